### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Spielen, ohne zu sehen
guide-about = Über diese Anleitung
guide-about-text =
    Alles in OpenQuarto lässt sich mit der Tastatur und nach Gehör spielen.
    Du brauchst weder Farben noch Maus, Ton oder schnelle Hände; eine Uhr läuft nur, wenn es vereinbart ist.
    Blinde und Sehende erfahren dasselbe: Niemand hört oder sieht, dass es ein Quarto gibt.
guide-start = Der Anfang
guide-start-text =
    Im Browser: Tippe openquarto play. Die Seite öffnet sich, und ihre Adresse wird ausgegeben.
    Wähle einen Gegner, dann die Schaltfläche Spielen.
    Im Terminal: Tippe openquarto terminal --plain. Dann steht in jeder Zeile nur eine Angabe.
    Die Ausgabe Access sagt glatt und gerillt, groß und klein, wie ein Spiel, das zum Ertasten gemacht ist.
guide-playing = Das Spiel
guide-pieces = Die Figuren
guide-squares = Die Felder
guide-page = Auf der Seite
guide-page-text =
    Brett und Vorrat sind zwei Gitter von vier mal vier, in denen du dich mit den Pfeiltasten bewegst.
    Die Tabulatortaste führt vom Brett zum Vorrat, dann zur Schaltfläche Quarto, zum Menü und zum Befehlsfeld.
    In den Gittern sollte dein Screenreader im Fokusmodus sein. Fängt er die Buchstaben ab, nimm das Befehlsfeld.
    Was dein Gegner tut, wird automatisch gesagt, wo du auch bist.
guide-keys = Die Tasten
guide-questions = Im Terminal und im Befehlsfeld
guide-questions-text =
    Tippe, was du willst, und drück die Eingabetaste. Die Frage sagt, was du tun sollst: geben oder setzen.
    Hilfe sagt, was du jetzt tippen kannst.
guide-quarto = Ein Quarto ansagen
guide-quarto-text =
    Nichts verrät dir, dass es eines gibt: Du findest es selbst, wie alle anderen.
    Auf der Seite öffnet Q die Linien durch das zuletzt besetzte Feld. Wähle eine und drück die Eingabetaste.
    Hat dein Gegner eines übersehen, sag es an, bevor du setzt.
guide-memory = Das Brett im Kopf behalten
guide-memory-text =
    Lies nach jedem Setzen die Reihe, die Spalte und die Diagonale durch das Feld.
    Die Lupe liest nur ein Merkmal: So genügen vier Wörter für eine Linie.
    Den letzten Zug und deine Figur hörst du, so oft du fragst.
    Mit openquarto braille bekommst du jede Stellung als Seite in Brailleschrift.
    Mit openquarto tactile bekommst du ein Blatt für Schwellpapier, mit openquarto model ein Spiel für den 3D-Drucker.
guide-settings = Einstellungen
guide-together = Mit anderen
guide-together-text =
    Per Link spielst du mit jemandem anderswo; beide hören oder sehen den Tisch auf ihre Art und in ihrer Sprache.
    An einem Bildschirm kann eine Person zuhören und die andere zuschauen.
    Steht ein Spiel auf dem Tisch, sag Figur und Feld laut, wenn du setzt.
guide-stuck = Wenn du nichts hörst
guide-stuck-text =
    W sagt, wer dran ist, O, wo du bist, L, was zuletzt geschah.
    Reißt die Verbindung zum Server ab, wird es gesagt, und auch, wenn sie wieder da ist. Kein Zug geht verloren.
    Welche Screenreader geprüft sind und welche nicht, steht in der Dokumentation.
