### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Spielen ohne zu sehen
guide-about = Über diese Anleitung
guide-about-text =
    Alles in OpenQuarto lässt sich mit der Tastatur und nach Gehör spielen.
    Nichts braucht Farbe, eine Maus, einen Ton oder schnelle Hände; eine Uhr läuft nur, wenn es vereinbart ist.
    Blinde und Sehende erfahren dasselbe: Niemand hört oder sieht, dass es ein Quarto gibt.
guide-start = Der Anfang
guide-start-text =
    Im Browser: tippe openquarto play. Die Seite öffnet sich, und ihre Adresse wird ausgegeben.
    Wähle einen Gegner, dann die Taste Spielen.
    Im Terminal: tippe openquarto terminal --plain. Dann steht in jeder Zeile eine Sache.
    Die Ausgabe Access sagt glatt und gerillt, groß und klein, wie ein Spiel, das zum Fühlen gemacht ist.
guide-playing = Das Spiel
guide-pieces = Die Figuren
guide-squares = Die Felder
guide-page = Auf der Seite
guide-page-text =
    Brett und Vorrat sind zwei Gitter von vier mal vier, in denen du dich mit den Pfeiltasten bewegst.
    Tabulator geht vom Brett zum Vorrat, dann zur Taste Quarto, zum Menü und zum Befehlsfeld.
    In den Gittern sollte dein Vorleser im Fokusmodus sein. Behält er die Buchstaben für sich, nimm das Befehlsfeld.
    Was dein Gegner tut, wird von selbst gesagt, wo immer du bist.
guide-keys = Die Tasten
guide-questions = Im Terminal und im Befehlsfeld
guide-questions-text =
    Tippe, was du willst, und drück die Eingabetaste. Die Frage sagt, was kommt: geben oder setzen.
    Hilfe sagt, was du jetzt tippen kannst.
guide-quarto = Ein Quarto rufen
guide-quarto-text =
    Nichts sagt dir, dass es eines gibt: Du findest es selbst, wie alle anderen.
    Auf der Seite öffnet Q die Linien durch das zuletzt besetzte Feld. Wähle eine und drück die Eingabetaste.
    Hat dein Gegner eines übersehen, ruf es, bevor du setzt.
guide-memory = Das Brett im Kopf behalten
guide-memory-text =
    Lies nach jedem Setzen die Reihe, die Spalte und die Diagonale durch das Feld.
    Die Lupe liest nur ein Merkmal; so sagen vier Wörter eine Linie.
    Der letzte Zug und deine Figur werden so oft gesagt, wie du fragst.
    Eine Seite in Brailleschrift von jeder Stellung schreibt openquarto braille.
    Ein Blatt für Schwellpapier zeichnet openquarto tactile, und ein Spiel für den 3D-Drucker schreibt openquarto model.
guide-settings = Einstellungen
guide-together = Mit anderen
guide-together-text =
    Per Link spielst du mit jemandem anderswo; jeder hört oder sieht den Tisch auf seine Art und in seiner Sprache.
    An einem Bildschirm kann eine hören und die andere schauen.
    Mit einem Spiel auf dem Tisch sag Figur und Feld laut, wenn du setzt.
guide-stuck = Wenn du nichts hörst
guide-stuck-text =
    W sagt, wer dran ist, O, wo du bist, L, was zuletzt geschah.
    Reißt die Verbindung zum Server ab, wird es gesagt, und auch, wenn sie wieder da ist. Kein Zug geht verloren.
    Welche Vorleser geprüft sind und welche nicht, steht in der Dokumentation.
