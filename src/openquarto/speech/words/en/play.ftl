### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Given { $piece }.
    .terse = Given.
gave-to-you = You get { $piece }.
    .terse = Get { $piece }.
gave = { CAPITAL($who) } gives { $piece }.
    .terse = { CAPITAL($who) } gives { $piece }.

placed-you = Placed { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Give a piece.
next-last-look = Last look: call Quarto or choose done.

called-you = You call Quarto: { $line }.
called = { CAPITAL($who) } calls Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = In common: { $sides }.
call-false = Not a quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. In common: { $sides }.

done-you = Done.
done = { CAPITAL($who) }: done.

draw-offered-you = Draw offered.
draw-offered-to-you = { CAPITAL($who) } offers a draw. Yes or no?
draw-offered = { CAPITAL($who) } offers a draw.
draw-declined-you = Draw declined.
draw-declined = { CAPITAL($who) } declines the draw.
take-back-asked-you = Asked to take the move back.
take-back-asked-to-you = { CAPITAL($who) } asks to take the move back. Yes or no?
take-back-asked = { CAPITAL($who) } asks to take the move back.
take-back-declined-you = Take-back declined.
take-back-declined = { CAPITAL($who) } declines the take-back.
taken-back = Taken back.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = You win.
wins = { CAPITAL($who) } wins.
draw = Draw.
# Said before who wins, or before "Draw.".
ended-full-board = The board is full.
ended-agreed = Agreed.
ended-resigned-you = You resign.
ended-resigned = { CAPITAL($loser) } resigns.
ended-time-you = Your time is up.
ended-time = { CAPITAL($loser) } is out of time.
ended-false-call-you = You lose: false call.
ended-false-call = { CAPITAL($loser) } loses: false call.
ended-abandoned-you = You left the game.
ended-abandoned = { CAPITAL($loser) } left the game.
# Abandoned, and nobody claimed it.
ended-abandoned-open = The game is abandoned.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Board empty.
read-stock = Stock: { $things }.
read-stock-empty = Stock empty.
read-hand = Hand: { $piece }.
read-hand-empty = Hand empty.
read-no-last = Nothing has happened yet.
# Where a piece is.
where-board = { CAPITAL($piece) }, on { $square }.
where-hand = { CAPITAL($piece) }, in hand.
where-stock = { CAPITAL($piece) }, in the stock.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: no clock.
duration-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = Your turn: give.
turn-place-you = Your turn: place.
turn-last-look-you = Your turn: last look.
turn-give = { CAPITAL($who) } gives now.
turn-place = { CAPITAL($who) } places now.
turn-last-look = { CAPITAL($who) } has the last look.
turn-over = The game is over.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = give?
prompt-place = place?
prompt-last-look = look?
prompt-over = new?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Which line? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Language: { $word }.
set-edition = Edition: { $word }.
set-pieces = Pieces: { $word }.
set-squares = Squares: { $word }.
set-lens = Lens: { $word }.
set-terse = Brief.
set-full = Whole sentences.
# Nothing changed by what was typed.
set-already = No change.
