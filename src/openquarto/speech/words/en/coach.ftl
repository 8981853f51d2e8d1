### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = coach, trainer
word-coach-on = coach on, with coach, coach me
word-coach-off = coach off, without coach, no coach
word-coach-warn = coach warn, coach warns, warn me

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = That lets a win go.
coach-loses = After that, your opponent can win.
coach-missed = The piece you placed could have completed { $line } on { $square }, in common: { $sides }.
    .terse = { CAPITAL($bare) } on { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Better
coach-ask = Take it back?
# After a yes, where another piece is enough.
coach-choose = Choose another piece to give.

## The setting.

coach-is-off = The coach is off.
coach-is-on = The coach speaks up when a turn gives something away.
coach-is-warn = The coach speaks up when a turn gives something away, and always before a piece that loses.
coach-how = Type coach on, coach off, or coach warn.
fault-coach-masked = No coach here: this game is played with a mask.
fault-coach-counts = No coach here: this is a serious game.
fault-coach-agreed = By link, the coach stays as it was agreed before the game.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Coach
label-coach-off = Off
label-coach-on = After a slip
label-coach-warn = After a slip, and before a losing piece
page-coach-about = The coach says so when a turn gives something away, and offers to take it back. The better you play, the less it speaks. It never tells of a quarto on the board.
page-coach-waiting = The coach is having a look.
page-coach-back = Take back
page-coach-keep = Keep playing
page-coach-why = { label-why }
