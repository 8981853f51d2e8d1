### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = win in { $count }
page-analysis-value-win-now = win now
page-analysis-value-draw = draw
page-analysis-value-loss = loss in { $count }
page-analysis-value-loss-now = loss now
page-analysis-unknown = value not known yet
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, then give { $piece }
page-analysis-turn-give = give { $piece }
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, quarto, { $line }
page-analysis-turn-call = quarto, { $line }
page-analysis-turn-done = done
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = any of { $count } pieces
page-analysis-or = { $one } or { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } of { $of } win
page-analysis-share-draw = { $count } of { $of } hold the draw
page-analysis-share-loss = all { $of } lose

## Status.

page-analysis-title = Analysis
page-analysis-classic = classic variant
page-analysis-exact = exact values
page-analysis-computing = Computing the exact values.
page-analysis-progress = Computing the exact values: { $finished } of { $total } turns.
page-analysis-to-place = To place: { $piece }.
page-analysis-to-give = To give: choose a piece.
page-analysis-to-look = The board is full: done?
page-analysis-chosen = { $square } is chosen. Which piece to give?
page-analysis-chosen-quarto = { $square } makes a quarto. Call it, or give a piece.
page-analysis-unchosen = { $square } is no longer chosen.
page-analysis-over = The game is over: { $turn }.
page-analysis-no-call = { CAPITAL($line) } is no quarto that can be called now.

## Beside the board.

page-analysis-gives = Pieces to give
page-analysis-gives-after = Pieces to give after { $square }
page-analysis-line = Best line
page-analysis-why = Why?
page-analysis-why-nothing = There is nothing to explain here: the game is over.
page-analysis-why-ask = Show the reason
page-analysis-why-wait = Looking for the reason.
page-analysis-all-turns = All turns
page-analysis-explorer = Opening explorer
page-analysis-explorer-note = Turns that are mirror images of each other stand together.
page-analysis-more = More groups: { $count }
page-analysis-group-count = equal turns: { $count }
page-analysis-pressure = Pressure
page-analysis-pressure-ask = Measure the pressure
page-analysis-pressure-note = Pressure is the share of all answers that lose: how easily the other player goes wrong.
page-analysis-pressure-progress = Measured: { $finished } of { $total }.
page-analysis-legend-win = win, points up
page-analysis-legend-draw = draw, flat
page-analysis-legend-loss = loss, points down

## Variations.

page-analysis-variations = Variations
page-analysis-start = Start, pieces placed: { $count }
page-analysis-turn-count = Turns: { $count }
page-analysis-delete = Delete this variation
page-analysis-deleted = Deleted: { $turn }.
page-analysis-too-many = This tree is full. Delete a variation first.

## Set up.

page-analysis-setup = Set up
page-analysis-setup-how = Choose a piece, then a square. A piece on the board is picked up the same way.
page-analysis-setup-text = Position as text
page-analysis-setup-lines = Lines
page-analysis-setup-lines-classic = classic
page-analysis-setup-lines-blocks = with blocks
page-analysis-setup-calling-announced = announced
page-analysis-setup-calling-automatic = automatic
page-analysis-setup-last = Last placed
page-analysis-setup-last-none = none
page-analysis-setup-hand = Put the chosen piece in the hand
page-analysis-setup-hand-empty = Empty the hand
page-analysis-setup-clear = Clear the board
page-analysis-setup-undo = Undo
page-analysis-setup-start = Start position
page-analysis-setup-analyse = Analyse
page-analysis-setup-close = Close without a change
page-analysis-setup-fits = This can be analysed. Pieces placed: { $count }.
page-analysis-setup-faults = This cannot be analysed yet:
page-analysis-setup-no-traits = At least one trait has to count.
page-analysis-setup-choose = Choose a piece.
page-analysis-setup-chosen = { CAPITAL($piece) } is chosen. Where to?
page-analysis-setup-put = { CAPITAL($piece) } on { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } picked up from { $square }. Where to?
page-analysis-setup-into-hand = { CAPITAL($piece) } in the hand.
page-analysis-setup-hand-emptied = The hand is empty.

## Copy.

page-analysis-copy-title = Copy or save
page-analysis-copy-position = Position
page-analysis-copy-record = Record with variations
page-analysis-copy-link = Link
page-analysis-copy-svg = Picture (SVG)
page-analysis-copy-png = Picture (PNG)
page-analysis-copied = Copied: { $what }.
page-analysis-save = Save
page-analysis-png-failed = This browser cannot make a PNG here. The picture as SVG is there.

## What goes wrong.

page-analysis-offline = No connection. Nothing is lost: your variations are kept.
page-analysis-failed = This could not be computed. Nothing is lost.
page-analysis-again = Try again

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = why, reason
page-analysis-command-best = best, best turn
page-analysis-command-before = previous, turn before
page-analysis-command-next = next
page-analysis-command-first = start, first
page-analysis-command-last = last, end
page-analysis-command-setup = set up, setup
page-analysis-command-analyse = analyse, analyze
page-analysis-command-copy = copy, share
page-analysis-command-delete = delete, remove
page-analysis-command-help = help
page-analysis-command-give = give, the, a, an, piece, please
page-analysis-command-unknown = { $text } is not known here. Type a square, a piece, or one of these: { $words }.
page-analysis-command-helped = Type a square, a piece, or one of these: { $words }.
page-analysis-command-hint = why, best, a3, set up

## Ways here from elsewhere.

page-analysis-open = Analyse this position
page-analysis-back = Back

## Lent from elsewhere.

page-key-y = Y: why, in an analysis
page-analysis-setup-traits = { label-traits }
page-analysis-setup-calling = { label-calling }
page-analysis-setup-edition = { label-edition }
page-analysis-edition-classic = { edition-classic }
page-analysis-edition-access = { edition-access }
page-fault-position-fields = { fault-position-fields }
page-fault-position-rows = { fault-position-rows }
page-fault-row-unreadable = { fault-row-unreadable }
page-fault-row-length = { fault-row-length }
page-fault-piece-unreadable = { fault-piece-unreadable }
page-fault-square-unreadable = { fault-square-unreadable }
page-fault-variant-flag-unknown = { fault-variant-flag-unknown }
page-fault-variant-flag-twice = { fault-variant-flag-twice }
page-fault-variant-traits = { fault-variant-traits }
page-fault-piece-twice = { fault-piece-twice }
page-fault-hand-on-board = { fault-hand-on-board }
page-fault-last-empty = { fault-last-empty }
