### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Gib eine Figur: sag ihre Wörter in beliebiger Reihenfolge, etwa { $piece }.
    Wortanfänge genügen, oder vier Buchstaben wie { $code }.
    Mit Vorrat hörst du die übrigen Figuren, mit Brett das Brett.
    Mehr mit Hilfe und einem dieser Wörter: Anleitung, Figuren, Felder, Quarto, Fragen, Gegner, Einstellungen, Tasten.
# Said only where a call may be made.
help-give-call = Du darfst rufen, bevor du gibst: quarto Reihe 2.
help-place =
    Setze deine Figur: sag ein Feld, etwa b2.
    Mit Hand hörst du deine Figur, mit Brett das Brett.
    Mehr mit Hilfe und einem dieser Wörter: Anleitung, Figuren, Felder, Quarto, Fragen, Gegner, Einstellungen, Tasten.
help-place-call = Du darfst rufen, bevor du setzt: quarto Reihe 2.
help-last-look =
    Das Brett ist voll: das ist dein letzter Blick.
    Ruf eine Linie, die du siehst, etwa quarto Reihe 2, oder sag fertig.
    Mit Brett hörst du das Brett, mit Reihe 2 eine Reihe.
    Mehr mit Hilfe und einem dieser Wörter: Anleitung, Figuren, Felder, Quarto, Fragen, Gegner, Einstellungen, Tasten.
help-over =
    Die Partie ist zu Ende.
    Sag neu für eine neue Partie, Gegner für einen anderen Gegner, speichern, um diese aufzuheben, beenden, um zu gehen.
    Mit Brett hörst du das Brett, mit zuletzt noch einmal den Schluss.
# While it is somebody else's turn.
help-wait =
    Dein Gegner ist dran.
    Du darfst fragen: Brett, Reihe 2, Vorrat, zuletzt, dran, Zeit.
    Du darfst aufgeben, Remis oder zurück sagen.

## Help by topic.

help-playing =
    Sechzehn Figuren, vier Merkmale mit je zwei Eigenschaften, ein Brett mit vier mal vier Feldern.
    Dein Gegner wählt die Figur, die du setzt; dann wählst du eine für deinen Gegner.
    Vier Figuren in einer Linie mit einer gemeinsamen Eigenschaft sind ein Quarto.
    Ein Quarto gewinnt nur, wenn es gerufen wird, mit seiner Linie.
    Wer gesetzt hat, darf vor dem Geben rufen; dann der andere vor dem Setzen; dann ist es verfallen.
help-pieces =
    Eine Figur nennst du mit ihren vier Eigenschaften in beliebiger Reihenfolge: { $sides }.
    Wortanfänge genügen, und weniger Wörter, wenn nur eine Figur passt.
    Oder sag ihre vier Buchstaben, etwa { $code }, oder gib und ihren Buchstaben, A bis P.
    Sag Figuren Wörter, Figuren Buchstaben oder Figuren markiert; so hörst du sie dann.
help-squares =
    Spalten sind a bis d von links, Reihen 1 bis 4 von oben: a1 ist oben links.
    Sag b2, oder { $name }, oder { $nato }.
    Sag Felder Buchstaben, Felder Namen oder Felder Nato; so hörst du sie dann.
help-quarto =
    Sag quarto und die Linie: quarto Reihe 2, quarto Spalte b, quarto Diagonale a1, quarto Block b2.
    Eine Diagonale heißt nach ihrem linken Ende, ein Block nach seinem Feld oben links.
    Du darfst rufen, nachdem du gesetzt hast, oder bevor du setzt.
    Wer falsch ruft, darf diesmal nicht noch einmal rufen.
    Quarto allein fragt nach der Linie.
help-questions =
    Reihe 2, Spalte b, Diagonale, Block b2: so hörst du eine Linie, vom ersten Feld an.
    Schau b2 nennt ein Feld; wo und eine Figur nennt ihren Platz.
    Brett, Vorrat, Hand, zuletzt, dran, Zeit, Variante.
    Lupe und ein Merkmal: dann ein Wort pro Feld. Lupe alle beendet das.
    Wiederholen sagt das Letzte noch einmal.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Sag Gegner und einen Namen oder eine Zahl: dann beginnt eine neue Partie.
    Zehn Stufen, benannt nach Hölzern von weich bis hart; die letzte ist perfekt.
help-settings =
    Sprache und eine Sprache, etwa Sprache { $language }.
    Ausgabe klassisch oder Ausgabe Access.
    Figuren Wörter, Buchstaben oder markiert. Felder Buchstaben, Namen oder Nato.
    Knapp für wenige Wörter, ausführlich für alle Wörter.
help-keys =
    Pfeile bewegen dich. Pos 1 und Ende gehen an die Enden einer Reihe.
    1 bis 4 gehen zu einer Reihe, mit Umschalt zu einer Spalte; im Vorrat wechseln sie ein Merkmal.
    Eingabe setzt hier, oder gibt diese Figur.
    R, C, D und X lesen Reihe, Spalte, Diagonale und Blöcke durch dieses Feld.
    V liest das Brett oder den Vorrat.
    Z wechselt die Lupe.
    H ist die Hand, O wo du bist, W wer dran ist, T die Uhren.
    L ist der letzte Zug noch einmal; Komma und Punkt gehen durch die Meldungen.
    S geht zum Vorrat, B zum Brett, I zur Befehlszeile.
    Q ruft Quarto, E ist fertig, M das Menü, Fragezeichen diese Hilfe.
