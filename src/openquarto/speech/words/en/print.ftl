### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = This link names no set of puzzles. It may have been cut off.
fault-set-kind = There is no kind of puzzle called { $text }. Kinds: { $choices }.
fault-set-rating = { $text } is not a range of difficulty. Write it like 1000-1400.
fault-set-count = A set has 1 to { $most } puzzles, not { $text }.
fault-set-seed = { $text } cannot be the number of a set. Numbers go from 0 to { $most }.
fault-set-empty = No puzzle fits all of that. Ask for a little less.
fault-puzzle-unknown = There is no puzzle named { $text }.

## On paper.

print-title = Quarto puzzles
# On top of the first sheet.
print-intro = In every puzzle it is your turn. Corners mark the square that was played last. Write squares like b2; pieces can simply be circled.
print-difficulty = Difficulty { $rating }
print-last = Last placed: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Cover the board and peek at { $count } square only.
       *[other] Cover the board and peek at { $count } squares at most, one after the other.
    }
print-answer = Answer
print-answers = Answers
# Two right answers; the second may be such a pair again.
print-or = { $answer } or { $other }
# Links between the views of a sheet on the screen.
print-large = Large print
print-normal = Normal print
print-solve = Solve on the screen
