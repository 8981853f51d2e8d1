### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, a game by Blaise Muller, published by Gigamic in 1991.
notice = Quarto is a trademark of Gigamic. This is an independent project, neither made nor endorsed by them.
help-hint = Type help for the commands.
goodbye = Goodbye.
# Left in the middle of a game: it is kept.
goodbye-kept = Goodbye. Your game is kept. Start again to continue it.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Goodbye. Your game is not kept: { $file } cannot be written.
# $who is the player who gives first, by lot.
lot-you = At random: you give first.
lot = At random: { $who } gives first.
# The same where no lot was drawn.
first-you = You give first.
first-of = { CAPITAL($who) } gives first.
new-game = New game.
# $when is a date and time as the system writes it, or a file's name.
resuming = Resuming your game of { $when }.
resume-offer = There is a game of { $when }. Continue it? Yes or no?
resume-none = There is no game to continue. A new one begins.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: not over, after turn { $turns }. { $file }
kept-over = { $when }, { $players }: over, { $result }. { $file }
kept-none = No game is kept in { $folder }.
# Before leaving while the game goes on.
resign-sure = Resign? Yes or no?
new-sure = End this game and begin a new one? Yes or no?
load-sure = Leave this game and continue { $file }? Yes or no?
cancelled = Cancelled.
yes-or-no = Yes or no?
nothing-to-answer = There is no question to answer.
nothing-to-repeat = There is nothing to repeat.
not-after-end = The game is over. Type new for another one.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Missed: { $missed }.
missed-one = { $line } after turn { $turn }

## Files. $file is a file's name as it was typed.

saved = Saved as { $file }.
loaded = Loaded { $file }.
save-which = Type save and a file name.
load-which = Type load and a file name.
file-not-found = There is no file { $file }.
file-not-readable = { $file } cannot be read.
file-not-writable = { $file } cannot be written.
game-not-kept = This game is not kept: { $file } cannot be written. Type save and a file name to keep it elsewhere.
file-exists = { $file } already exists. Overwrite it? Yes or no?
file-not-text = { $file } is not a text file.
file-empty = There is no game in { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } holds { $games } games. This is number { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } is not a valid record. { $place }
record-title = The record:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = No clock.
clock-turn = Clock: { $time } per turn.
clock-game = Clock: { $time } for the game.
clock-increment = Clock: { $time } for the game, plus { $increment } per turn.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}

## A terminal that cannot show all.

screen-too-small = The window is too small: { $columns } by { $rows }. At least { $least-columns } by { $least-rows } is needed.
screen-missing = The full screen needs the extra package screen. Continuing line by line.
screen-no-terminal = The full screen needs a terminal. Continuing line by line.
mask-honour = What was said stays above on the screen. You are on your honour.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Board
label-stock = Stock
label-hand = Hand
label-clocks = Clocks
label-messages = Messages
label-actions = Actions
label-command = Command
label-status = Status
label-keys = Keys
label-help = Help
label-quarto = Quarto!
label-done = Done
label-menu = Menu
label-settings = Settings
label-language = Language
label-edition = Edition
label-variant = Variant
label-traits = Traits that count
label-blocks = Blocks count
label-calling = Calling
label-false-call = False call
label-false-call-goes-on = play goes on
label-false-call-loses = loses
label-clock = Clock
label-opponent = Opponent
label-pieces = Pieces
label-squares = Squares
label-words = Brief messages
label-pieces-words = words
label-pieces-letters = letters
label-pieces-marked = differences only
label-squares-letters = letters
label-squares-names = names
label-squares-nato = NATO words
label-lens = Lens
label-lens-all = all traits
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Look
label-theme-light = light
label-theme-dark = dark
label-sound = Sound
label-record = Record
label-resign = Resign
label-draw = Offer a draw
label-back = Take back the move
label-accept = Yes
label-decline = No
label-save = Save
label-load = Load
label-new = New game
label-quit = Leave
label-close = Close
label-cancel = Cancel
label-which-line = Which line?
label-last-look = Last look
label-on = on
label-off = off

## The keys, one a line in the list of keys.

key-arrows = Arrows, Home, End: move
key-digits = 1 to 4: to a row; with Shift to a column; in the stock flip a trait
key-enter = Enter, Space: place here, or give this piece
key-r = R: read the row
key-c = C: read the column
key-d = D: read the diagonal
key-x = X: read the blocks through here
key-v = V: read the board, or the pieces left
key-z = Z: change the lens
key-h = H: the hand
key-o = O: where am I
key-w = W: whose turn
key-t = T: the clocks
key-l = L: repeat the last move
key-comma = comma, full stop: older and newer message
key-s = S: go to the stock
key-b = B: go to the board
key-i = I: go to the command field
key-q = Q: call Quarto
key-e = E: done
key-m = M: menu
key-help = question mark: help
