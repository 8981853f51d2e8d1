### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Ten short lessons, each with a few tasks and a practice game. Stop whenever you like, and go on later.
lessons-five-minutes = Learn in five minutes
lessons-begin = Start with lesson 1
lessons-go-on = Go on: lesson { $number }, task { $task }
lessons-go-on-match = Go on: lesson { $number }, practice game
lessons-go-on-home = Go on learning
lessons-door = Ten short lessons, from the first line to the trap.
lessons-next = Next: { $title }
lessons-count = { $done } of { $count } lessons
lessons-course-done = You have done all ten lessons.
lessons-ten = Ten lessons
lessons-extras = Extras
lessons-tasks = { $count } tasks and a practice game
lessons-some = { $done } of { $count } tasks done
lessons-match-left = All tasks done, the practice game is left
lessons-is-done = Done
lessons-now = Now
lessons-more = Also here
lessons-edition = Pieces in the lessons

## One lesson.

lesson-number = Lesson { $number } of { $count }
lesson-extra = Extra lesson
lesson-all = All lessons
lesson-pass-on = Pass this lesson on
lesson-pass-on-how = For a class or a friend: this link opens this lesson. Everybody learns at their own pace.
lesson-scripts = The tasks need JavaScript. Without it, the rules can be read.
page-lesson-task = Task { $number } of { $count }
page-lesson-to-task = Task { $number }
page-lesson-to-task-done = Task { $number }, done
page-lesson-tasks = Tasks
page-lesson-match = Practice game
page-lesson-match-done = Practice game, passed
page-lesson-next-task = Next task
page-lesson-on-to-match = On to the practice game
page-lesson-start-match = Play the practice game
page-lesson-failed = The lesson could not be loaded.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Passed: the lesson “{ $title }” is done.
page-lesson-passed-game = Practice game passed. Some tasks of the lesson “{ $title }” are still open.
page-lesson-not-passed = Not passed this time. You can play it again, or go on.
page-lesson-next = Next lesson: { $title }
page-lesson-no-connection = No connection. Nothing is lost: try again.
page-lesson-again = Play it again
page-lesson-back = Back to the lesson
page-lesson-all = All lessons
