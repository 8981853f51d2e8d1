### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = You can call again once the next piece is placed.
next-place = Place your piece.
# At the last look, where the one call is used up.
next-done = Choose done.

## What the helps of every phase end with: the topics.

help-more = Type help and one of these for more: playing, pieces, squares, quarto, questions, opponent, hint, settings, keys.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = To begin, one player only gives a piece; the other places it.
page-time-loses = Whoever runs out of time loses the game.
# Said with the rules of the table.
game-counts = This is a serious game: no move is taken back.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (level { $number })
