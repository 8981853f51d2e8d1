### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = You asked for a hint.
hint-asked = { CAPITAL($who) } asks for a hint.
# After the end: $hints is a list of players with their number of hints.
hint-review = Hints: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = No hints before the end: this game is played with a mask.
fault-hint-counts = No hints before the end: this is a serious game.
fault-too-many-hints = Enough hints for one turn. Play on first.
fault-review-too-soon = The review comes when the game is over.
insight-not-built = Hints and reasons need the solver, which is not installed here.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Hint { $step } of { $steps }: { $text }
hint-call = There is a quarto that can be called now.
hint-complete = The piece in hand can win at once.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] There is a win: 1 of { $of } turns wins.
   *[other] There is a win: { $keep } of { $of } turns win.
}
hint-win-all = Every turn wins with perfect play.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Careful when giving: 1 of { $of } pieces completes a line.
   *[other] Careful when giving: { $count } of { $of } pieces complete a line.
}
hint-hold = { $keep ->
    [one] Careful: only 1 of { $of } turns keeps the draw.
   *[other] Careful: only { $keep } of { $of } turns keep the draw.
}
hint-quiet = Nothing urgent: every turn keeps the draw.
hint-lost = Against perfect play every turn loses; look for the longest way.
hint-where-place = Look at { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Look at { $line }: its three pieces have in common { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Look among the pieces that are { $side }.
hint-where-any = No place needs special care.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Type why again for more.
why-row = { $heading }: { $text }
why-no-more = That is all there is to tell.
why-no-turn = No turn was played.
insight-working = One moment.
insight-progress = Turn { $done } of { $all } so far. Ctrl+C stops.
insight-stopped = Stopped.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Type review again to go through them.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } of { $of }. { CAPITAL($turn) }, { $who }.
marks-end = That was the last one.
review-elsewhere = The review of this game has a page of its own: choose Review the game.

## Trying again from a slip: another turn is typed.

try-how = Try a better turn: type the square first, then the piece to give. Review goes on to the next one.
try-right = Right: { $value }.
try-wrong = Not this one: { $value }.
try-again = Try another one.

## Help, in the terminal and on the page.

help-hints =
    In a game that is not serious and has no masks, hint tells that there is something; again, where; once more, what to do.
    Why tells what the position is worth, and the reason; why again tells more.
    Each one is counted. Your opponent is told that you asked, never what you were told.
    After the end, review goes through the slips, and why explains the turn you have stepped to.
help-review = Type review to hear where the game turned, why to hear about the turn you are at.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Hint
label-why = Why?
label-review = Review
key-hint = N: a hint
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Tell me more
