### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Where does the piece in your hand make a quarto?
task-ask-see = You have placed on { $square }. Is there a quarto to call? Which line?
task-ask-missed = Your opponent has placed on { $square } and said nothing. Is there a quarto to call? Which line?
task-ask-fit = Which piece completes { $line }?
task-ask-safe = Which piece is safe to give?
task-ask-hot = Which piece is hot?
task-ask-leave = Where can you place so that a safe piece is left to give?
task-ask-cover = No piece is safe to give. Which lines make it so? Name as few as possible.
task-ask-call = Place, call Quarto and show the line.
task-ask-take = Win now: call at once, or place and call.
task-ask-quiet = Place, then give a safe piece.
task-ask-give-win = Which piece do you give to win?
task-ask-give-hold = Which piece do you give to keep the draw?
task-ask-place-hold = Where do you place to keep the draw?
task-ask-turn-win = Place and give so that you win.
task-ask-turn-hold = Place and give so that you keep the draw.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } pieces are safe: the count is against you. Check: which one wins all the same?
task-ask-count-promises = { $count } pieces are safe: the count promises a win, but there is none. Check: which one keeps the draw?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Touches: { $count }.
task-ask-seconds = Time: { $seconds } seconds.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Right.
task-wrong = Not quite.
task-silent = There was a quarto, but it was not called: now the opponent can call it.
    .terse = Quarto not called.
task-none = There is no quarto to call.
task-open = No quarto, { $line }: still empty at { $squares }.
    .terse = { CAPITAL($line) }: { $squares } empty.
task-nothing = No quarto, { $line }: the four pieces have nothing in common that counts.
    .terse = { CAPITAL($line) }: nothing in common that counts.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = No quarto any more, { $line }: in common { $sides }, but nobody called it in time.
    .terse = { CAPITAL($line) }: expired.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = On { $square } the piece fills { $lines }, but the four pieces there have nothing in common that counts.
    .terse = { $square } fills { $lines }: nothing in common that counts.
task-fills-none = On { $square } the piece fills no line.
    .terse = { $square } fills no line.
task-safe-piece = { CAPITAL($piece) } completes no line.
    .terse = { CAPITAL($piece) }: safe.
# $threats says which pieces complete which line: this one is none of them.
task-outside = { CAPITAL($piece) } does not fit: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = No piece completes this next: { $lines }.
task-larger = { $count ->
    [one] With these lines no piece is safe, but one line is enough.
   *[other] With these lines no piece is safe, but { $count } are enough.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = This is what happens: { $turns }.
task-refuted-long = This is what happens: { $turns }; and in the end: { $last }.
task-refuted-draw = The win is gone. This holds the draw: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Look at the lines with three pieces: what do they have in common?
task-hint-full = Look at the full lines: what do their four pieces have in common?
task-hint-win = You can win at once.
task-hint-choice = For each choice, think what your opponent can do next.
task-hint-answer = A right answer: { $answer }.
task-hint-no-line = no quarto to call
