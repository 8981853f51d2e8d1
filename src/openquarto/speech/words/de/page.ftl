### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, auf { $square }
page-home-hand = { $piece }, in der Hand
page-home-note-hand = Hand
page-hand-mine = Deine Figur:
page-hand-of = Figur für { $who }:
page-hand-choose = Wähle aus dem Vorrat
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: noch einmal zum Geben.
page-again-place = { $square }: noch einmal zum Setzen.

## Status and players.

page-phase-place = Setzen
page-phase-give = Geben
page-note-placing = setzt
page-note-giving = gibt
page-note-looking = schaut ein letztes Mal hin
page-note-waits = wartet
page-note-waits-piece = wartet auf eine Figur
page-note-winner = hat gewonnen
page-note-over = Partie zu Ende
page-points = Punkte: { $points }

## The rule badge.

page-badge-lines = Reihen, Spalten, Diagonalen
page-badge-blocks = auch Blöcke
page-badge-automatic = ohne Ansage
page-badge-loses = wer falsch ansagt, verliert
page-badge-counts = gewertet
page-rules-here = Regeln an diesem Tisch

## The call dialog.

page-clock-runs = Die Uhr läuft.
page-no-diagonal = Hier ist keine Diagonale.

## Notices.

page-offline = Keine Verbindung. Neuer Versuch läuft; deine Partie ist gespeichert.
page-back-online = Wieder verbunden. Es ging nichts verloren.
page-no-game = Diese Partie gibt es hier nicht mehr.
page-not-allowed = Zu diesem Tisch hast du keinen Zugang.
page-offer-draw = { CAPITAL($who) } bietet Remis an.
page-offer-back = { CAPITAL($who) } möchte den Zug zurücknehmen.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Übersehene Quartos
page-rematch = Revanche
page-rematch-you = Revanche: Du gibst zuerst
page-rematch-other = Revanche: { $who } gibt zuerst
page-rematch-go = Zur Revanche

## The menu and the record.

page-more = Mehr
page-ok = OK
page-claim = Partie beanspruchen
page-resign-sure = Diese Partie aufgeben?
page-copy = Kopieren
page-download = Herunterladen
page-open = Öffnen
page-print = Drucken
page-position = Stellung
page-copy-link = Link zur Stellung kopieren
page-copied = Kopiert.
page-copy-failed = Kopieren ist hier nicht erlaubt. Markier den Text selbst.

## Settings and keys.

page-volume = Lautstärke
page-theme-system = wie das System
page-confirm = Zweites Antippen verlangen
page-confirm-touch = beim Geben mit dem Finger
page-confirm-gifts = bei jedem Geben
page-confirm-all = beim Geben und Setzen
page-confirm-never = nie
page-turn = Brett und Vorrat drehen
page-turn-no = nein
page-turn-half = halbe Drehung
page-turn-second = zur Person am Zug
page-keys-on = Tastenkürzel auf Brett und Vorrat
page-keys-where = Diese Tasten wirken, solange Brett oder Vorrat den Fokus hat.
page-keys-change = Um eine Taste zu ändern, wähl sie aus und drück eine andere.
page-keys-reset = Tasten zurücksetzen
page-key-older = Komma: ältere Meldung
page-key-newer = Punkt: neuere Meldung
page-key-press = drücken

## What is said elsewhere too, lent to the page.

page-read-line = { read-line }
page-read-square = { read-square }
page-read-board-empty = { read-board-empty }
page-read-stock = { read-stock }
page-read-stock-empty = { read-stock-empty }
page-set-lens = { set-lens }
page-lens-all = { label-lens-all }
page-list-separator = { list-separator }
page-lens-separator = { lens-separator }
page-piece-plain = { piece-plain }
page-code-classic = { code-classic }
page-code-access = { code-access }
page-columns-names = { columns-names }
page-columns-nato = { columns-nato }
page-line-row = { line-row }
page-line-column = { line-column }
page-line-diagonal = { line-diagonal }
page-line-block = { line-block }
page-you = Du
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = noch keine
page-hand = { label-hand }
page-key-r = { key-r }
page-key-c = { key-c }
page-key-d = { key-d }
page-key-x = { key-x }
page-key-v = { key-v }
page-key-z = { key-z }
page-key-h = { key-h }
page-key-o = { key-o }
page-key-w = { key-w }
page-key-t = { key-t }
page-key-l = { key-l }
page-key-s = { key-s }
page-key-b = { key-b }
page-key-i = { key-i }
page-key-q = { key-q }
page-key-e = { key-e }
page-key-m = { key-m }
page-key-help = { key-help }

## Lent to a board that is mounted without a server: its labels, and what happens there.

page-label-board = { label-board }
page-label-stock = { label-stock }
page-label-done = { label-done }
page-label-cancel = { label-cancel }
page-label-which-line = { label-which-line }
page-gave = { gave-you }
page-placed = { placed-you }
page-turn-give = { turn-give-you }
page-turn-place = { turn-place-you }
page-turn-over = { turn-over }
page-square-taken = { fault-square-taken }
page-give-expected = { fault-give-expected }
page-place-expected = { fault-place-expected }
page-read-hand = { read-hand }
page-read-hand-empty = { read-hand-empty }
page-read-no-last = { read-no-last }
