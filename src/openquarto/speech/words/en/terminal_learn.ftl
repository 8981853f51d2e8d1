### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = none, nothing, no line, no quarto, there is none
word-skip = skip, pass on
word-puzzle = puzzle, puzzles
word-learn = learn, lesson, lessons
# Between the names of lines: row 2 and column b.
practice-and = and

## How an answer is typed, said once each.

practice-how-square = Type a square, such as b2.
practice-how-piece = Type a piece in words, such as { $piece }.
practice-how-line = Type a line, such as row 2, or none. Look row 2 reads it.
practice-how-lines = Type the lines, such as row 2 and column b. Look row 2 reads one.
practice-how-turn = Type your turn as in a game: a square, a piece to give, or quarto and the line.
practice-half-give = Placed. Now call Quarto, or give a piece.
    .terse = Call or give.
practice-half-last-look = Placed. Now call Quarto, or type done.
    .terse = Call, or done.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Name another line, or type done.
practice-last = Placed last: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = next?
prompt-line = line?

## After an answer.

practice-try-again = Try again, or type hint or skip.
    .terse = Try again.
practice-why-more = Type why for more.
practice-go-on = Press Enter to go on.
    .terse = Enter: on.
practice-begin = Press Enter to begin, or type skip.
practice-leave = Press Enter to leave.
practice-refuted = This is what happens:
# $turn is a turn in words.
practice-turn-you = You: { $turn }.
practice-turn-opponent = Opponent: { $turn }.
practice-you = You
practice-opponent = Opponent
# An answer was told before one was given.
practice-told = It counts as not found.
practice-answer-first = Answer first, or type hint.
practice-no-touches = No touches left. Answer now.
practice-touches-left = Touches left: { $count }.
practice-time-up = Time is up.
practice-not-here = That is for games. Here you can answer, or type hint, why, skip or leave.
practice-nothing-asked = There is no task here. Type puzzle or learn.
practice-not-now = Not while a clock runs or with a mask on. Finish this game first.
practice-back = Back to your game.
practice-help =
    Answer as in a game: a square, a piece in words, a line such as row 2, or none.
    Type hint for help in three steps, why for the reason in full, skip for the answer.
    Type board, stock, hand, or look and a square or a row to hear the table.
    Type back to begin your answer again. Type leave to stop: everything is kept.

## Labels of the menu.

label-puzzle = Puzzles
label-learn = Lessons
label-skip = Skip
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Name a line
label-none = { page-task-no }
label-go-on = Continue

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Difficulty { $rating }.
practice-puzzle-of = Puzzle { $number } of { $of }. { CAPITAL($kind) }. Difficulty { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Your rating: { $rating }.
practice-rating-moved = Your rating: { $rating }, { $before }.
practice-rating-none = Your rating is not known yet. It begins at 1200 and moves with every first try.
# $day is a date such as 2026-11-18.
practice-daily = The puzzle of { $day }.
practice-daily-done = You have tried it before, so it does not count again.
practice-streak = A streak: harder and harder until your first wrong answer. Your best: { $best }.
practice-in-a-row = In a row: { $count }.
practice-over-streak = The streak is over: { $count }. Your best: { $best }.
practice-storm = A storm: three minutes. A wrong answer costs ten seconds. Your best: { $best }.
practice-over-storm = Right: { $right }. Wrong: { $wrong }. Your best: { $best }.
practice-again = { $count ->
    [one] One puzzle comes again today.
   *[other] { $count } puzzles come again today.
}
practice-again-none = No puzzle comes again today.
practice-again-next = The next one comes on { $day }.
practice-set = { $count ->
    [one] A set with one puzzle.
   *[other] A set with { $count } puzzles.
}
practice-none-left = There is no such puzzle.
practice-over = That was all. Right at the first try: { $right } of { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Lesson { $number } of { $of }: { $title }.
practice-lesson-extra = Extra lesson: { $title }.
practice-task = Task { $number } of { $of }.
practice-passed = Passed!
practice-lesson-done = Lesson done: { $title }.
practice-not-passed = Not passed yet. Press Enter to play again, or type skip.
practice-lessons-all = All lessons are done.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): done.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } of { $of } tasks.
practice-list-open = · { $number } { $title } ({ $name }): not begun.

## What is kept. $file is a file.

practice-goodbye = Goodbye. Everything you have done is kept.
practice-goodbye-not-kept = Goodbye. What you have done could not be kept.
practice-not-kept = { $file } cannot be read or written: what you do now counts until you leave.
practice-newer = { $file } is from a newer version. It stays as it is, and what you do now counts until you leave.
practice-broken = { $file } cannot be read. It is kept as { $aside }, and you begin anew.
practice-known = Puzzles tried: { $tries }, right at the first try: { $right }. Lessons done: { $lessons }.
practice-bests = Best streak: { $streak }. Best storm: { $storm }.
practice-exported = Written to { $file }.
practice-imported = Read from { $file }.
practice-import-sure = This replaces what is known here. Go on? Yes or no?
practice-forget-sure = Forget your rating, your puzzles and your lessons? Yes or no?
practice-forgotten = Forgotten.
practice-file-too-large = { $file } is too large for a file of progress.
practice-file-unreadable = { $file } is not a file of progress: it cannot be read.
practice-file-foreign = { $file } is not a file of progress of OpenQuarto.
practice-file-newer = { $file } is from a newer version of OpenQuarto.
practice-file-empty = There is no progress in { $file }.
