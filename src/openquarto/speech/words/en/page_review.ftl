### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Review the game
page-review-title = Review
page-review-back-to = Back to the game
page-review-turns = Turns

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = gives
page-review-calls = calls { $line }
page-review-done = done

# While the server computes, and where it cannot.
page-review-computing = The turns are being valued. You can step through them already.
page-review-failed = The server could not be reached. Nothing is lost: the turns are still here.
page-review-ask-again = Ask again

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = What would have won
page-review-better-d = What would have held
page-review-better-said = Better: { $turns }.
page-review-square-fine = { $square } was fine. Better to give:
page-review-rows = Show the details

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Mark before
page-review-mark-next = Next mark
page-review-mark-none = No further mark in this direction.
page-review-no-reason = There is nothing more to say about this turn.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Value after each turn, for { $who }
page-review-curve-you = Value after each turn, for you
page-review-letters = W win · D draw · L loss
page-review-value-w = win
page-review-value-d = draw
page-review-value-l = loss
page-review-run = turns { $first } to { $last }: { $value }
page-review-run-one = turn { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = slip, punished
page-review-unpunished = slip, not punished
page-review-overlooked = overlooked quarto
page-review-attention = Attention

# What can be done from a slip. $who is a player, or you.
page-review-try = Try again from here
page-review-try-short = Try again
page-review-play = Play on from here
page-review-play-level = Opponent
page-review-play-go = Play on
page-review-play-before = From before turn { $turn }, in the place of { $who }.
page-review-play-before-you = From before turn { $turn }, in your own place.
page-review-play-after = From after turn { $turn }, in the place of { $who }.
page-review-play-after-you = From after turn { $turn }, in your own place.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Try again: turn { $turn }
page-review-try-place = In hand: { $piece }. Place it, then give a piece.
page-review-try-place-last = In hand: { $piece }. Place it.
page-review-try-give = Give a piece.
page-review-try-then-give = { $square }. Now give a piece.
page-review-try-look = The board is full: call a quarto, or choose Done.
page-review-goal-w = Every turn that keeps the win is right.
page-review-goal-d = Every turn that keeps the draw is right.
page-review-right = Right
page-review-wrong = Not this one
page-review-no-quarto = { CAPITAL($line) } is not a quarto that may be called here.
page-review-keeps-w = That keeps the win.
page-review-keeps-d = That keeps the draw.
page-review-answer = The answer: { $turn }.
page-review-again = Try again
page-review-held-show = Show what was better
page-review-back = Back to the review
page-review-checking = One moment.

# The keys of this page.
page-review-keys = Keys: n next mark, p mark before, y why, left and right arrow one turn, up and down in the list of turns.
