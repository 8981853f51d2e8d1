### After the end: stepping through the turns, missed quartos, sharing. $who is a player, $line a line such as "row 2".

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Turn { $turn } of { $turns }
replay-start = Start
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Turn { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } made it. Nobody called.
replay-missed-both-you = You made it. Nobody called.
replay-missed-maker = { CAPITAL($who) } made it and did not call.
replay-missed-maker-you = You made it and did not call.
page-steps = Step through
page-step-first = First turn
page-step-before = Turn before
page-step-next = Next turn
page-step-last = Last turn
page-steps-failed = The turns could not be loaded. Try again.
key-steps = Left and right arrow, Home, End: step through the turns of a game that is over, outside board and stock

## Sharing a game, and the page that such a link opens.

page-share = Share
page-close = { label-close }
page-share-title = Share this game
page-share-note = The link holds the whole game, turn by turn, and opens without an account.
page-share-names = Include the players' names
page-share-svg = Picture (SVG)
page-share-png = Picture (PNG)
# How far the link of a server of one's own goes.
page-share-here = This server runs on your computer only: elsewhere the link does not open.
page-share-near = The link opens in your network only.
replay-title = A game of Quarto
replay-about = The whole game, turn by turn.
replay-list = Turn by turn
replay-play = Play a game yourself

## What is refused.

fault-replay-link = This link does not hold a whole game: it may have been cut off.
fault-replay-before-the-end = You can step through the turns once the game is over.
fault-no-png = This server draws no PNG. The picture as SVG is there.
fault-no-such-turn = There are turns { $first } to { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = previous, turn before, previous turn
word-start = start, first turn, beginning, to the start
help-steps = Type start, next, previous, last or turn 7 to step through the turns.
