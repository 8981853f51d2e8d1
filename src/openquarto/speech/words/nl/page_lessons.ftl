### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Tien korte lessen, elk met een paar opgaven en een oefenpartij. Stop wanneer je wilt en ga later verder.
lessons-five-minutes = Leer het in vijf minuten
lessons-begin = Begin met les 1
lessons-go-on = Verder: les { $number }, opgave { $task }
lessons-go-on-match = Verder: les { $number }, oefenpartij
lessons-go-on-home = Verder leren
lessons-door = Tien korte lessen, van de eerste lijn tot de val.
lessons-next = Hierna: { $title }
lessons-count = { $done } van { $count } lessen
lessons-course-done = Je hebt alle tien lessen gedaan.
lessons-ten = Tien lessen
lessons-extras = Extra's
lessons-tasks = { $count } opgaven en een oefenpartij
lessons-some = { $done } van { $count } opgaven gedaan
lessons-match-left = Alle opgaven gedaan, alleen de oefenpartij nog
lessons-is-done = Klaar
lessons-now = Nu
lessons-more = Ook hier
lessons-edition = Stukken in de lessen

## One lesson.

lesson-number = Les { $number } van { $count }
lesson-extra = Extra les
lesson-all = Alle lessen
lesson-pass-on = Deze les doorgeven
lesson-pass-on-how = Voor een klas of voor iemand die je kent: deze link opent deze les. Iedereen leert in eigen tempo.
lesson-scripts = De opgaven hebben JavaScript nodig. Zonder kun je de regels lezen.
page-lesson-task = Opgave { $number } van { $count }
page-lesson-to-task = Opgave { $number }
page-lesson-to-task-done = Opgave { $number }, gedaan
page-lesson-tasks = Opgaven
page-lesson-match = Oefenpartij
page-lesson-match-done = Oefenpartij, gelukt
page-lesson-next-task = Volgende opgave
page-lesson-on-to-match = Naar de oefenpartij
page-lesson-start-match = Speel de oefenpartij
page-lesson-failed = De les kon niet worden geladen.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Gelukt: de les “{ $title }” is klaar.
page-lesson-passed-game = Oefenpartij gelukt. In de les “{ $title }” staan nog opgaven open.
page-lesson-not-passed = Deze keer niet gelukt. Speel hem nog eens, of ga verder.
page-lesson-next = Volgende les: { $title }
page-lesson-no-connection = Geen verbinding. Er is niets verloren: probeer het opnieuw.
page-lesson-again = Speel nog eens
page-lesson-back = Terug naar de les
page-lesson-all = Alle lessen
