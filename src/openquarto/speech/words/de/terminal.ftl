### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, ein Spiel von Blaise Muller, 1991 bei Gigamic erschienen.
notice = Quarto ist eine Marke von Gigamic. Dieses Projekt ist unabhängig, von Gigamic weder gemacht noch genehmigt.
help-hint = Tippe Hilfe für die Befehle.
goodbye = Tschüss.
# Left in the middle of a game: it is kept.
goodbye-kept = Tschüss. Deine Partie ist gespeichert. Starte wieder, um weiterzuspielen.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Tschüss. Deine Partie ist nicht gespeichert: { $file } kann nicht geschrieben werden.
# $who is the player who gives first, by lot.
lot-you = Das Los: Du gibst zuerst.
lot = Das Los: { CAPITAL($who) } gibt zuerst.
# The same where no lot was drawn.
first-you = Du gibst zuerst.
first-of = { CAPITAL($who) } gibt zuerst.
new-game = Neue Partie.
# $when is a date and time as the system writes it, or a file's name.
resuming = Deine Partie geht weiter: { $when }.
resume-offer = Es gibt eine offene Partie: { $when }. Weiterspielen? Ja oder nein?
resume-none = Es gibt keine offene Partie. Eine neue beginnt.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: offen, nach Zug { $turns }. { $file }
kept-over = { $when }, { $players }: zu Ende, { $result }. { $file }
kept-none = In { $folder } ist keine Partie gespeichert.
# Before leaving while the game goes on.
resign-sure = Aufgeben? Ja oder nein?
new-sure = Diese Partie beenden und eine neue beginnen? Ja oder nein?
load-sure = Diese Partie verlassen und mit { $file } weiterspielen? Ja oder nein?
cancelled = Abgebrochen.
yes-or-no = Ja oder nein?
nothing-to-answer = Es ist keine Frage offen.
nothing-to-repeat = Es gibt nichts zu wiederholen.
not-after-end = Die Partie ist zu Ende. Tippe neu für eine neue.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Übersehen: { $missed }.
missed-one = { $line } nach Zug { $turn }

## Files. $file is a file's name as it was typed.

saved = Gespeichert als { $file }.
loaded = { $file } geladen.
save-which = Tippe speichern und einen Dateinamen.
load-which = Tippe laden und einen Dateinamen.
file-not-found = Die Datei { $file } gibt es nicht.
file-not-readable = { $file } ist nicht lesbar.
file-not-writable = { $file } kann nicht geschrieben werden.
game-not-kept = Diese Partie wird nicht gespeichert: { $file } kann nicht geschrieben werden. Tippe speichern und einen Dateinamen, um sie anderswo zu speichern.
file-exists = { $file } gibt es schon. Überschreiben? Ja oder nein?
file-not-text = { $file } ist kein Text.
file-empty = In { $file } ist keine Partie.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } enthält { $games } Partien. Das ist Nummer { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } ist keine gültige Aufzeichnung. { $place }
record-title = Die Aufzeichnung:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Keine Uhr.
clock-turn = Uhr: { $time } pro Zug.
clock-game = Uhr: { $time } für die Partie.
clock-increment = Uhr: { $time } für die Partie und { $increment } mehr pro Zug.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [one] noch { $seconds } Sekunde.
   *[other] noch { $seconds } Sekunden.
}

## A terminal that cannot show all.

screen-too-small = Das Fenster ist zu klein: { $columns } mal { $rows }. Nötig ist mindestens { $least-columns } mal { $least-rows }.
screen-missing = Der Vollbildmodus braucht das Zusatzpaket screen. Weiter geht es Zeile für Zeile.
screen-no-terminal = Hier ist kein Terminal. Weiter geht es Zeile für Zeile.
mask-honour = Was gesagt wurde, bleibt oben auf dem Bildschirm stehen. Du spielst auf Ehre.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Brett
label-stock = Vorrat
label-hand = Hand
label-clocks = Uhren
label-messages = Meldungen
label-actions = Aktionen
label-command = Befehl
label-status = Status
label-keys = Tasten
label-help = Hilfe
label-quarto = Quarto!
label-done = Fertig
label-menu = Menü
label-settings = Einstellungen
label-language = Sprache
label-edition = Ausgabe
label-variant = Variante
label-traits = Merkmale, die zählen
label-blocks = Blöcke zählen
label-calling = Ansage
label-false-call = Falsche Ansage
label-false-call-goes-on = Partie geht weiter
label-false-call-loses = Partie verloren
label-clock = Uhr
label-opponent = Gegner
label-pieces = Figuren
label-squares = Felder
label-words = Kurze Meldungen
label-pieces-words = Wörter
label-pieces-letters = Buchstaben
label-pieces-marked = nur Abweichungen
label-squares-letters = Buchstaben
label-squares-names = Namen
label-squares-nato = Nato-Wörter
label-lens = Lupe
label-lens-all = alle Merkmale
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Aussehen
label-theme-light = hell
label-theme-dark = dunkel
label-sound = Ton
label-record = Aufzeichnung
label-resign = Aufgeben
label-draw = Remis anbieten
label-back = Zug zurücknehmen
label-accept = Ja
label-decline = Nein
label-save = Speichern
label-load = Laden
label-new = Neue Partie
label-quit = Verlassen
label-close = Schließen
label-cancel = Abbrechen
label-which-line = Welche Linie?
label-last-look = Letzter Blick
label-on = an
label-off = aus

## The keys, one a line in the list of keys.

key-arrows = Pfeiltasten, Pos 1, Ende: bewegen
key-digits = 1 bis 4: zu einer Reihe; mit Umschalttaste zu einer Spalte; im Vorrat ein Merkmal wechseln
key-enter = Eingabetaste, Leertaste: hier setzen oder diese Figur geben
key-r = R: die Reihe lesen
key-c = C: die Spalte lesen
key-d = D: die Diagonale lesen
key-x = X: die Blöcke durch dieses Feld lesen
key-v = V: das Brett oder die übrigen Figuren lesen
key-z = Z: die Lupe wechseln
key-h = H: die Hand
key-o = O: wo bin ich
key-w = W: wer ist dran
key-t = T: die Uhren
key-l = L: der letzte Zug noch einmal
key-comma = Komma, Punkt: ältere und neuere Meldung
key-s = S: zum Vorrat
key-b = B: zum Brett
key-i = I: zum Befehlsfeld
key-q = Q: Quarto rufen
key-e = E: fertig
key-m = M: Menü
key-help = Fragezeichen: Hilfe
