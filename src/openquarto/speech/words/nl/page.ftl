### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, op { $square }
page-home-hand = { $piece }, in de hand
page-home-note-hand = hand
page-hand-mine = Jouw stuk:
page-hand-of = Stuk voor { $who }:
page-hand-choose = Kies uit de voorraad
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: nog een keer om te geven.
page-again-place = { $square }: nog een keer om te plaatsen.

## Status and players.

page-phase-place = Plaatsen
page-phase-give = Geven
page-note-placing = plaatst
page-note-giving = geeft
page-note-looking = kijkt een laatste keer
page-note-waits = wacht
page-note-waits-piece = wacht op een stuk
page-note-winner = heeft gewonnen
page-note-over = uitgespeeld
page-points = Punten: { $points }

## The rule badge.

page-badge-lines = rijen, kolommen, diagonalen
page-badge-blocks = ook blokken
page-badge-automatic = zonder roepen
page-badge-loses = wie verkeerd roept, verliest
page-badge-counts = serieus
page-rules-here = Regels aan deze tafel

## The call dialog.

page-clock-runs = De klok loopt.
page-no-diagonal = Hier is geen diagonaal.

## Notices.

page-offline = Geen verbinding. Nieuwe poging loopt; je partij is bewaard.
page-back-online = Weer verbonden. Er is niets verloren gegaan.
page-no-game = Deze partij is er niet meer.
page-not-allowed = Je hebt geen toegang tot deze tafel.
page-offer-draw = { CAPITAL($who) } biedt remise aan.
page-offer-back = { CAPITAL($who) } wil de zet terugnemen.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Gemiste quarto's
page-rematch = Revanche
page-rematch-you = Revanche: jij geeft als eerste
page-rematch-other = Revanche: { $who } geeft als eerste
page-rematch-go = Naar de revanche

## The menu and the record.

page-more = Meer
page-ok = OK
page-claim = Partij opeisen
page-resign-sure = Deze partij opgeven?
page-copy = Kopiëren
page-download = Downloaden
page-open = Openen
page-print = Afdrukken
page-position = Stelling
page-copy-link = Link naar de stelling kopiëren
page-copied = Gekopieerd.
page-copy-failed = Kopiëren mag hier niet. Selecteer de tekst zelf.

## Settings and keys.

page-volume = Volume
page-theme-system = zoals het systeem
page-confirm = Tweede tik vragen
page-confirm-touch = bij geven met de vinger
page-confirm-gifts = bij elk stuk dat je geeft
page-confirm-all = bij geven en plaatsen
page-confirm-never = nooit
page-turn = Bord en voorraad draaien
page-turn-no = nee
page-turn-half = een halve slag
page-turn-second = naar wie aan de beurt is
page-keys-on = Sneltoetsen op bord en voorraad
page-keys-where = Deze toetsen werken zolang bord of voorraad de focus heeft.
page-keys-change = Om een toets te wijzigen, kies je hem en druk je op een andere.
page-keys-reset = Toetsen herstellen
page-key-older = komma: ouder bericht
page-key-newer = punt: nieuwer bericht
page-key-press = druk nu

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
page-you = Jij
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = nog geen
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
