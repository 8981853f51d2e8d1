### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Puzzles
puzzles-lead = { $count } boards with one question each. Every answer is proved.
puzzles-daily = Puzzle of the day
puzzles-same = the same for everybody
puzzles-rated = difficulty { $rating }
puzzles-solve = Solve it
puzzles-days = The last two weeks
puzzles-day-right = { $day }: right
puzzles-day-wrong = { $day }: not right
puzzles-day-open = { $day }: not tried
puzzles-days-in-a-row = Days in a row: { $count }
puzzles-row = In a row
puzzles-streak = Streak
puzzles-streak-about = Harder and harder, until the first wrong answer.
puzzles-storm = Storm
puzzles-storm-about = Three minutes, harder and harder. A wrong answer costs ten seconds; the clock waits while you read.
puzzles-again = Again
puzzles-again-about = What went wrong comes back after 1, 3, 7 and 21 days, until it was right twice in a row.
puzzles-again-waiting = Waiting for you: { $count }
puzzles-again-next = Next: { $day }
puzzles-again-none = Nothing is waiting today.
puzzles-best = Best so far: { $count }
puzzles-kinds = By kind
puzzles-all-kinds = All kinds
puzzles-all-kinds-about = A bit of everything.
puzzles-difficulty = Difficulty
puzzles-difficulty-easier = Easier
puzzles-difficulty-mine = My level
puzzles-difficulty-harder = Harder
puzzles-rules = Rules
puzzles-rules-all = All rules
puzzles-rules-classic = Classic
puzzles-rules-blocks = With blocks
puzzles-rules-fewer = Fewer traits
puzzles-none-left = There is no puzzle like that. Choose something else.
puzzles-no-index = The list of puzzles cannot be loaded just now. Please try again.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Your rating
puzzles-rating-none = Not known yet. It begins at 1200 and moves with every first try.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = about
puzzles-rating-settling = Your rating is still finding its place.
puzzles-rating-range = Most likely between { $low } and { $high }.
puzzles-rating-course = From { $first } to { $last }; lowest { $low }, highest { $high }.
puzzles-rating-how = Every first try counts as a game between you and the puzzle.
puzzles-tried = Puzzles tried: { $count }, right at the first try: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = What this browser remembers
puzzles-kept-about = Your rating, puzzles and lessons are kept in this browser and nowhere else. A file takes them along.
puzzles-export = Save as a file
puzzles-import = Read a file
puzzles-forget = Forget everything
puzzles-exported = Saved: { $name }
puzzles-imported = The file was read.
puzzles-forgotten = Forgotten.
puzzles-import-sure = The file replaces everything that this browser remembers now.
puzzles-import-do = Replace it
puzzles-forget-sure = Forget your rating, puzzles and lessons for good?
puzzles-forget-do = Forget everything
puzzles-file-too-large = This file is too large to be one of ours. Nothing was changed.
puzzles-file-unreadable = This file cannot be read: it may have been cut off. Nothing was changed.
puzzles-file-foreign = This is not a file saved on this page. Nothing was changed.
puzzles-file-newer = This file comes from a newer version of this site. Nothing was changed.
puzzles-file-empty = There is nothing to remember in this file. Nothing was changed.
page-progress-off = This browser does not let us remember anything: your progress lasts until you leave this page.
page-progress-full = There is no room left in this browser: your progress lasts until you close this tab.
page-progress-newer = A newer version of this site has saved your progress here: what you do now lasts until you leave this page.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = For teachers
puzzles-teachers-about = Choose puzzles and pass on one link: everybody gets the same ones, in their own language. No accounts, no names.
puzzles-kind = Kind
puzzles-level = Level
puzzles-level-easy = Easy
puzzles-level-middle = Medium
puzzles-level-hard = Hard
puzzles-level-any = Any level
puzzles-number = How many
puzzles-number-bad = Choose a number from 1 to { $most }.
puzzles-ids = Or puzzles by name
puzzles-ids-hint = Every puzzle has eight letters and digits at the end of its address. Type some of them, with spaces.
puzzles-ids-bad = There is no puzzle called { $text }.
puzzles-ids-many = At most { $most } puzzles fit into one link.
puzzles-make-link = Make the link
puzzles-print = Print them
puzzles-set = A set
puzzles-set-look = Look at the set
puzzles-set-title = { $count ->
    [one] A set of one puzzle
   *[other] A set of { $count } puzzles
}
puzzles-set-about = Somebody has put these puzzles together. Take your time.
puzzles-begin = Begin
puzzles-result-right = Right.
puzzles-result-wrong = Not right.
puzzles-result-open = Not tried.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Your rating and other puzzles
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Next puzzle
puzzles-number-one = Puzzle { $number }
puzzles-number-of = Puzzle { $number } of { $count }
puzzles-clock = { $time } left
puzzles-seconds-left = { $count } seconds left.
puzzles-right-count = Right: { $count }
puzzles-streak-over = The streak ended at { $count }.
puzzles-storm-over = Time is up. Right: { $count }
puzzles-set-over = That was the set. Right: { $right } of { $count }
puzzles-again-over = That was all for today. Right: { $right } of { $count }
puzzles-kind-over = Right: { $right } of { $count }
puzzles-went-wrong = What went wrong
puzzles-comes-again = These come back on another day, under “Again”.
puzzles-nothing-wrong = Nothing went wrong.
puzzles-once-more = Once more
puzzles-practise-again = Try these again
puzzles-all = All puzzles
puzzles-rating-before = { $rating } before
puzzles-first-only = Only the first try counts.
puzzles-leave = End the series
