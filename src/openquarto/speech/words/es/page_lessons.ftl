### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Diez lecciones cortas, cada una con unos ejercicios y una partida de práctica. Para cuando quieras y sigue más tarde.
lessons-five-minutes = Aprende en cinco minutos
lessons-begin = Empezar por la lección 1
lessons-go-on = Seguir: lección { $number }, ejercicio { $task }
lessons-go-on-match = Seguir: lección { $number }, partida de práctica
lessons-go-on-home = Seguir aprendiendo
lessons-door = Diez lecciones cortas, de la primera línea a la trampa.
lessons-next = Ahora toca: { $title }
lessons-count = { $done } de { $count } lecciones
lessons-course-done = Has completado las diez lecciones.
lessons-ten = Diez lecciones
lessons-extras = Lecciones extra
lessons-tasks = { $count } ejercicios y una partida de práctica
lessons-some = { $done } de { $count } ejercicios hechos
lessons-match-left = Ejercicios hechos, falta la partida de práctica
lessons-is-done = Hecha
lessons-now = Ahora
lessons-more = También aquí
lessons-edition = Piezas de las lecciones

## One lesson.

lesson-number = Lección { $number } de { $count }
lesson-extra = Lección extra
lesson-all = Todas las lecciones
lesson-pass-on = Compartir esta lección
lesson-pass-on-how = Para una clase o para alguien cercano: este enlace abre esta lección. Cada persona va a su ritmo.
lesson-scripts = Los ejercicios necesitan JavaScript. Sin él, puedes leer las reglas.
page-lesson-task = Ejercicio { $number } de { $count }
page-lesson-to-task = Ejercicio { $number }
page-lesson-to-task-done = Ejercicio { $number }, hecho
page-lesson-tasks = Ejercicios
page-lesson-match = Partida de práctica
page-lesson-match-done = Partida de práctica, superada
page-lesson-next-task = Siguiente ejercicio
page-lesson-on-to-match = Ir a la partida de práctica
page-lesson-start-match = Jugar la partida de práctica
page-lesson-failed = No se ha podido cargar la lección.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Superada: la lección «{ $title }» está hecha.
page-lesson-passed-game = Partida de práctica superada. En la lección «{ $title }» quedan ejercicios.
page-lesson-not-passed = Esta vez no la has superado. Puedes repetirla o seguir.
page-lesson-next = Siguiente lección: { $title }
page-lesson-no-connection = Sin conexión. No se ha perdido nada: inténtalo de nuevo.
page-lesson-again = Jugar otra vez
page-lesson-back = Volver a la lección
page-lesson-all = Todas las lecciones
