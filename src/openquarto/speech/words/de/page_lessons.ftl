### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Zehn kurze Lektionen, jede mit ein paar Aufgaben und einer Übungspartie. Hör auf, wann du magst, und mach später weiter.
lessons-five-minutes = In fünf Minuten lernen
lessons-begin = Mit Lektion 1 anfangen
lessons-go-on = Weiter: Lektion { $number }, Aufgabe { $task }
lessons-go-on-match = Weiter: Lektion { $number }, Übungspartie
lessons-go-on-home = Weiterlernen
lessons-door = Zehn kurze Lektionen, von der ersten Linie bis zur Falle.
lessons-next = Als Nächstes: { $title }
lessons-count = { $done } von { $count } Lektionen
lessons-course-done = Du hast alle zehn Lektionen geschafft.
lessons-ten = Zehn Lektionen
lessons-extras = Zugaben
lessons-tasks = { $count } Aufgaben und eine Übungspartie
lessons-some = { $done } von { $count } Aufgaben gelöst
lessons-match-left = Alle Aufgaben gelöst, die Übungspartie fehlt noch
lessons-is-done = Geschafft
lessons-now = Jetzt
lessons-more = Auch hier
lessons-edition = Figuren in den Lektionen

## One lesson.

lesson-number = Lektion { $number } von { $count }
lesson-extra = Zugabe
lesson-all = Alle Lektionen
lesson-pass-on = Diese Lektion weitergeben
lesson-pass-on-how = Für eine Klasse oder einen lieben Menschen: Dieser Link öffnet diese Lektion. Alle lernen in ihrem Tempo.
lesson-scripts = Die Aufgaben brauchen JavaScript. Ohne kannst du die Regeln lesen.
page-lesson-task = Aufgabe { $number } von { $count }
page-lesson-to-task = Aufgabe { $number }
page-lesson-to-task-done = Aufgabe { $number }, gelöst
page-lesson-tasks = Aufgaben
page-lesson-match = Übungspartie
page-lesson-match-done = Übungspartie, geschafft
page-lesson-next-task = Nächste Aufgabe
page-lesson-on-to-match = Weiter zur Übungspartie
page-lesson-start-match = Die Übungspartie spielen
page-lesson-failed = Die Lektion konnte nicht geladen werden.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Geschafft: Die Lektion „{ $title }“ ist fertig.
page-lesson-passed-game = Übungspartie geschafft. In der Lektion „{ $title }“ sind noch Aufgaben offen.
page-lesson-not-passed = Diesmal nicht geschafft. Spiel sie noch einmal, oder mach weiter.
page-lesson-next = Nächste Lektion: { $title }
page-lesson-no-connection = Keine Verbindung. Nichts ist verloren: Versuch es noch einmal.
page-lesson-again = Noch einmal spielen
page-lesson-back = Zurück zur Lektion
page-lesson-all = Alle Lektionen
