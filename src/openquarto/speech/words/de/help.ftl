### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Gib eine Figur: Tippe ihre Wörter in beliebiger Reihenfolge, etwa { $piece }.
    Wortanfänge genügen, oder vier Buchstaben wie { $code }.
    Mit Vorrat hörst du die übrigen Figuren, mit Brett das Brett.
# Said only where a call may be made.
help-give-call = Du darfst Quarto rufen, bevor du gibst: quarto Reihe 2.
help-place =
    Setz deine Figur: Tippe ein Feld, etwa b2.
    Mit Hand hörst du deine Figur, mit Brett das Brett.
help-place-call = Du darfst Quarto rufen, bevor du setzt: quarto Reihe 2.
help-last-look =
    Das Brett ist voll: Das ist dein letzter Blick.
    Sag eine Linie an, die du siehst, etwa mit quarto Reihe 2, oder tippe fertig.
    Mit Brett hörst du das Brett, mit Reihe 2 eine Reihe.
help-over =
    Die Partie ist zu Ende.
    Tippe neu für eine neue Partie, Gegner für einen anderen Gegner, speichern, um diese zu behalten, beenden, um zu gehen.
    Mit Brett hörst du das Brett, mit zuletzt noch einmal den Schluss.
# While it is somebody else's turn.
help-wait =
    Dein Gegner ist dran.
    Du kannst fragen: Brett, Reihe 2, Vorrat, zuletzt, dran, Zeit.
    Du kannst aufgeben, Remis oder zurück tippen.

## Help by topic.

help-playing =
    Sechzehn Figuren, vier Merkmale mit je zwei Eigenschaften, ein Brett mit vier mal vier Feldern.
    Am Anfang gibt eine Person nur eine Figur; die andere setzt sie.
    Dein Gegner wählt die Figur, die du setzt; dann wählst du eine für deinen Gegner.
    Vier Figuren in einer Linie mit einer gemeinsamen Eigenschaft sind ein Quarto.
    Ein Quarto gewinnt nur, wenn es mit seiner Linie angesagt wird.
    Wer gesetzt hat, darf es vor dem Geben ansagen; danach der Gegner vor dem Setzen; dann ist es verfallen.
help-pieces =
    Eine Figur nennst du mit ihren vier Eigenschaften in beliebiger Reihenfolge: { $sides }.
    Wortanfänge genügen, und weniger Wörter, wenn nur eine Figur passt.
    Oder tippe ihre vier Buchstaben, etwa { $code }, oder gib und ihren Buchstaben, A bis P.
    Mit Figuren Wörter, Figuren Buchstaben oder Figuren Abweichungen wählst du, wie du sie hörst.
    Abweichungen heißt: Gesagt wird nur dunkel oder gerillt, eckig, niedrig oder klein, hohl.
help-squares =
    Spalten sind a bis d von links, Reihen 1 bis 4 von oben: a1 ist oben links.
    Tippe b2, oder { $name }, oder { $nato }.
    Mit Felder Buchstaben, Felder Namen oder Felder Nato wählst du, wie du sie hörst.
help-quarto =
    Tippe quarto und die Linie: quarto Reihe 2, quarto Spalte b, quarto Diagonale a1, quarto Block b2.
    Eine Diagonale heißt nach ihrem linken Ende, ein Block nach seinem Feld oben links.
    Ansagen darfst du eine Linie durch die zuletzt gesetzte Figur: gleich nachdem du gesetzt hast, oder bevor du die nächste Figur setzt.
    Nach einer falschen Ansage darfst du diesmal nicht noch einmal rufen.
    Quarto allein fragt nach der Linie.
help-questions =
    Reihe 2, Spalte b, Diagonale, Block b2: So hörst du eine Linie, vom ersten Feld an.
    Schau b2 nennt, was dort steht; wo und eine Figur nennt ihren Platz.
    Brett, Vorrat, Hand, zuletzt, dran, Zeit, Variante.
    Lupe und ein Merkmal: Dann hörst du ein Wort pro Feld. Lupe alle beendet das.
    Wiederholen sagt das Letzte noch einmal.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Tippe Gegner und einen Namen oder eine Zahl: Dann beginnt eine neue Partie.
    Zehn Stufen, benannt nach Hölzern von weich bis hart; die letzte ist perfekt.
help-settings =
    Sprache und eine Sprache, etwa Sprache { $language }.
    Ausgabe klassisch oder Ausgabe Access.
    Figuren Wörter, Buchstaben oder Abweichungen. Felder Buchstaben, Namen oder Nato.
    Knapp für kurze Meldungen, ausführlich für ganze Sätze.
help-keys =
    Mit den Pfeiltasten bewegst du dich. Pos 1 und Ende gehen an die Enden einer Reihe.
    1 bis 4 gehen zu einer Reihe, mit Umschalttaste zu einer Spalte; im Vorrat wechseln sie ein Merkmal.
    Die Eingabetaste setzt hier oder gibt diese Figur.
    R, C, D und X lesen Reihe, Spalte, Diagonale und Blöcke durch dieses Feld.
    V liest das Brett oder den Vorrat.
    Z wechselt die Lupe.
    H nennt die Figur in der Hand; O sagt, wo du bist, W, wer dran ist, T, wie die Uhren stehen.
    L sagt den letzten Zug noch einmal; Komma und Punkt gehen durch die Meldungen.
    S geht zum Vorrat, B zum Brett, I zum Befehlsfeld.
    Q ruft Quarto, E heißt fertig, M öffnet das Menü, das Fragezeichen diese Hilfe.
