### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = There is no such puzzle here. Perhaps the link was cut off.
fault-no-such-lesson = There is no such lesson here.
fault-no-such-task = This lesson has tasks 1 to { $most }. There is no task { $text }.
fault-no-such-day = { $text } is not a date. A date looks like this: 2026-11-18.
fault-answer-not-whole = The turn is not complete yet: place, then give a piece, or call Quarto with its line.
fault-answer-lines = Name at most { $most } lines.
fault-answer-no-line = This does not count here: { $line }. Choose another line.

## The heading of a result. $answer is a square or a line.

task-heading-right = Right
task-heading-right-so = Right: { $answer }
task-heading-wrong = Not quite
task-heading-wrong-so = Not { $answer }

## What can be typed, by what is asked for.

task-help-square = Type a square, such as b2. Besides: hint, board, stock, hand.
task-help-piece = Type a piece by its words or letters. Besides: hint, board, stock.
task-help-line = Type a line, such as row 2, or no. Besides: hint, board, stock, hand.
task-help-lines = Type the lines with commas between them: row 2, column a. Besides: hint, board, stock.
task-help-turn = Type a square and a piece, or a square and quarto with its line: b2 quarto row 2. Besides: hint, board, stock, hand.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = In hand: { $piece }. Place it.
page-task-place-turn = In hand: { $piece }. Place it, then give a piece or call Quarto.
page-task-give = Give a piece.
page-task-then = { $square }. Now give a piece, or call Quarto.
page-task-look = The board is full. Call Quarto, or press Done.
page-task-see = Is there a quarto to call? Answer yes or no.
page-task-lines = Choose lines, then press OK.
page-task-checking = One moment.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Yes, show the line
page-task-no = No quarto
page-task-which = Which line?
page-task-which-lines = Which lines?
page-task-which-how = Choose squares of the line on the board, or choose it here.
page-task-fitting = { $square }. Lines that fit: { $count }.
page-task-chosen = Chosen: { $lines }.
page-task-chosen-none = No line chosen yet.
page-task-half = Half of these boards have none.

## What does not fit the question.

page-task-wants-square = This task asks for a square.
page-task-wants-piece = This task asks for a piece to give.
page-task-over = This answer is given. Try again, or go on.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Touches left: { $count }.
page-task-touches-none = No touches left. Answer now.
page-task-time = Time left: { $seconds } seconds.
page-task-time-up = Time is up
page-task-time-up-why = No answer came in time.

## After an answer. $answers is a list.

page-task-again = Try again
page-task-next = Next puzzle
page-task-show = Show the answer
page-task-answer = Right: { $answers }.
page-task-happens = Here is what happens.
page-task-hint = Hint
page-task-failed = The server could not be reached. Your answer is not lost: try again.

## The page of one puzzle. $rating is a number.

page-task-rated = difficulty { $rating }
page-task-command = Type your answer
page-task-all = All puzzles
