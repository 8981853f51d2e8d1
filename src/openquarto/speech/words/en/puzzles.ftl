### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = See it
puzzle-complete = Complete it
puzzle-safe-gift = The right piece
puzzle-square = The right square
puzzle-trap = The trap
puzzle-hold = Hold the draw
puzzle-cover = No safe piece
puzzle-take-it = Take it
puzzle-mask = With a mask

## What is asked: nine words at most.

task-ask-puzzle-see = Is there a quarto that can be called?
task-ask-puzzle-complete = Make a quarto and call it.
task-ask-puzzle-safe-gift = Which piece do you give?
task-ask-puzzle-square = Where do you place your piece?
task-ask-puzzle-trap = Find a turn that wins.
task-ask-puzzle-hold = Find a turn that holds the draw.
task-ask-puzzle-cover = No piece is safe. Which lines make it so?
task-ask-puzzle-take-it = Your opponent missed a quarto. Which line?

## What a kind is about.

puzzle-see-about = Is there a quarto that can be called, and where? Half of these boards have none.
puzzle-complete-about = Place the piece in hand, call Quarto and show the line.
puzzle-safe-gift-about = Give a piece that keeps what you have: the win, or the draw.
puzzle-square-about = Place so that you keep what you have: the win, or the draw.
puzzle-trap-about = There is a win some turns ahead. Find the turn that begins it.
puzzle-hold-about = Nearly every turn loses. Find one that does not.
puzzle-cover-about = Every piece you could give completes a line. Name as few lines as explain it.
puzzle-take-it-about = Your opponent has made a quarto and said nothing. Call it.
puzzle-mask-about = You see nothing: feel a few places, then answer.
