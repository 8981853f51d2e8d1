### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = A class needs a name of 1 to { $longest } characters.
fault-class-setting = { $text } is not possible here. Choose from: { $choices }.
fault-pupil-there = { $name } is in this class already. If that is you, ask your teacher for your own link. If not, add a letter to your name.
fault-class-full = This class is full: { $most } pupils at most.
fault-no-such-pupil = There is no pupil { $text } in this class.
fault-same-pupil = { $name } cannot be joined with itself. Choose two entries.
fault-assigned-already = That is handed out already: { $text }.
fault-no-such-assignment = Nothing with the number { $text } is handed out in this class.
fault-too-many-assignments = A class has { $most } lessons and selections at most. Take one back first.
fault-too-many-tasks = That is too much for one class: { $most } tasks at most.
fault-class-closed = This class is closed.
fault-class-shut = Nobody new can come into this class just now. Ask your teacher.
fault-class-changed = Somebody else was quicker. Look again, then decide.
fault-class-unreadable = This class cannot be read: { $why }.
fault-no-such-class = There is no such class here. It may have been deleted, or the link is cut off.
fault-not-the-teacher = Only the teacher of this class can do that.
fault-not-in-this-class = You are not in this class on this device.
fault-no-small-match = That is not a finished practice game of yours.
fault-nothing-chosen = Choose a lesson or puzzles first.

## What is noted, and marks of tasks.

class-noted-first = Noted for { $name }: solved at the first try.
class-noted-done = Noted for { $name }: solved.
class-noted-tried = Noted for { $name }: tried. Try again.
class-noted-nothing = This task is not handed out in { $name }.
class-not-noted = Nothing was noted.
class-pupil = Pupil
class-match = practice game
class-task = task { $number }
class-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
class-letter-open = –
class-letter-tried = T
class-letter-done = S
class-letter-first = 1
class-mark-open = not begun
class-mark-tried = tried
class-mark-done = solved
class-mark-first = solved at the first try
class-tally = { $solved } of { $count } solved, { $first } at the first try
