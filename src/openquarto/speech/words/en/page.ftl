### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, on { $square }
page-home-hand = { $piece }, in hand
page-home-note-hand = hand
page-hand-mine = Your piece:
page-hand-of = Piece for { $who }:
page-hand-choose = Choose from the stock
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: once more to give.
page-again-place = { $square }: once more to place.

## Status and players.

page-phase-place = Place
page-phase-give = Give
page-note-placing = places
page-note-giving = gives
page-note-looking = has the last look
page-note-waits = waits
page-note-waits-piece = waits for a piece
page-note-winner = has won
page-note-over = game over
page-points = Score: { $points }

## The rule badge.

page-badge-lines = rows, columns, diagonals
page-badge-blocks = blocks too
page-badge-automatic = no calling
page-badge-loses = a false call loses
page-badge-counts = serious
page-rules-here = Rules at this table

## The call dialog.

page-clock-runs = The clock runs.
page-no-diagonal = No diagonal here.

## Notices.

page-offline = No connection. Trying again; your game is kept.
page-back-online = Connected again. Nothing is lost.
page-no-game = This game is no longer here.
page-not-allowed = This table is not open to you.
page-offer-draw = { CAPITAL($who) } offers a draw.
page-offer-back = { CAPITAL($who) } asks to take the move back.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Missed quartos
page-rematch = Rematch
page-rematch-you = Rematch: you give first
page-rematch-other = Rematch: { $who } gives first
page-rematch-go = To the rematch

## The menu and the record.

page-more = More
page-ok = OK
page-claim = Claim the game
page-resign-sure = Resign this game?
page-copy = Copy
page-download = Download
page-open = Open
page-print = Print
page-position = Position
page-copy-link = Copy a link to the position
page-copied = Copied.
page-copy-failed = This browser does not allow copying here. Please select the text and copy it yourself.

## Settings and keys.

page-volume = Sound volume
page-theme-system = same as the system
page-confirm = Ask for a second tap
page-confirm-touch = when giving by touch
page-confirm-gifts = whenever giving
page-confirm-all = when giving or placing
page-confirm-never = never
page-turn = Turn board and stock
page-turn-no = no
page-turn-half = half a turn
page-turn-second = towards the player to move
page-keys-on = Single keys on board and stock
page-keys-where = These keys work while the board or the stock has the focus.
page-keys-change = To change a key, choose it and press another one.
page-keys-reset = Reset all keys
page-key-older = comma: older message
page-key-newer = full stop: newer message
page-key-press = press

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
page-you = You
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = none yet
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
