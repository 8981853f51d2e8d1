### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Dieci brevi lezioni, ognuna con qualche esercizio e una partita di allenamento. Fermati quando vuoi e riprendi più tardi.
lessons-five-minutes = Impara in cinque minuti
lessons-begin = Comincia dalla lezione 1
lessons-go-on = Continua: lezione { $number }, esercizio { $task }
lessons-go-on-match = Continua: lezione { $number }, partita di allenamento
lessons-go-on-home = Continua a imparare
lessons-door = Dieci brevi lezioni, dalla prima linea alla trappola.
lessons-next = Prossima: { $title }
lessons-count = { $done } su { $count } lezioni
lessons-course-done = Hai completato tutte e dieci le lezioni.
lessons-ten = Dieci lezioni
lessons-extras = Lezioni extra
lessons-tasks = { $count } esercizi e una partita di allenamento
lessons-some = Esercizi svolti: { $done } su { $count }
lessons-match-left = Esercizi svolti, manca la partita di allenamento
lessons-is-done = Completata
lessons-now = Adesso
lessons-more = C'è anche
lessons-edition = Pedine nelle lezioni

## One lesson.

lesson-number = Lezione { $number } di { $count }
lesson-extra = Lezione extra
lesson-all = Tutte le lezioni
lesson-pass-on = Condividi questa lezione
lesson-pass-on-how = Per una classe o per una persona cara: questo link apre questa lezione. Ognuno impara con i suoi tempi.
lesson-scripts = Gli esercizi hanno bisogno di JavaScript. Senza, si possono leggere le regole.
page-lesson-task = Esercizio { $number } di { $count }
page-lesson-to-task = Esercizio { $number }
page-lesson-to-task-done = Esercizio { $number }, svolto
page-lesson-tasks = Esercizi
page-lesson-match = Partita di allenamento
page-lesson-match-done = Partita di allenamento, superata
page-lesson-next-task = Prossimo esercizio
page-lesson-on-to-match = Vai alla partita di allenamento
page-lesson-start-match = Gioca la partita di allenamento
page-lesson-failed = Non è stato possibile caricare la lezione.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Superata: la lezione «{ $title }» è completata.
page-lesson-passed-game = Partita di allenamento superata. Nella lezione «{ $title }» restano esercizi.
page-lesson-not-passed = Stavolta non l'hai superata. Puoi rigiocarla o andare avanti.
page-lesson-next = Prossima lezione: { $title }
page-lesson-no-connection = Nessuna connessione. Non si è perso nulla: riprova.
page-lesson-again = Gioca di nuovo
page-lesson-back = Torna alla lezione
page-lesson-all = Tutte le lezioni
