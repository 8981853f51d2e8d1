### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Problemas
puzzles-lead = { $count } tableros con una pregunta cada uno. Cada respuesta está demostrada.
puzzles-daily = El problema del día
puzzles-same = el mismo para todo el mundo
puzzles-rated = dificultad { $rating }
puzzles-solve = Resolver
puzzles-days = Las dos últimas semanas
puzzles-day-right = { $day }: correcto
puzzles-day-wrong = { $day }: incorrecto
puzzles-day-open = { $day }: sin intentar
puzzles-days-in-a-row = Días seguidos: { $count }
puzzles-row = Uno tras otro
puzzles-streak = Racha
puzzles-streak-about = Cada vez más difícil, hasta el primer fallo.
puzzles-storm = Tormenta
puzzles-storm-about = Tres minutos, cada vez más difícil. Un fallo cuesta diez segundos; el reloj espera mientras lees.
puzzles-again = Otra vez
puzzles-again-about = Lo que no salió vuelve a los 1, 3, 7 y 21 días, hasta acertar dos veces seguidas.
puzzles-again-waiting = Esperan: { $count }
puzzles-again-next = Próximo: { $day }
puzzles-again-none = Hoy no espera nada.
puzzles-best = Récord: { $count }
puzzles-kinds = Por tipo
puzzles-all-kinds = Todos los tipos
puzzles-all-kinds-about = Un poco de todo.
puzzles-difficulty = Dificultad
puzzles-difficulty-easier = Más fácil
puzzles-difficulty-mine = Mi nivel
puzzles-difficulty-harder = Más difícil
puzzles-rules = Reglas
puzzles-rules-all = Todas las reglas
puzzles-rules-classic = Clásicas
puzzles-rules-blocks = Con bloques
puzzles-rules-fewer = Menos características
puzzles-none-left = No hay ningún problema así. Elige otra cosa.
puzzles-no-index = Ahora no se puede cargar la lista de problemas. Inténtalo de nuevo.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Tu puntuación
puzzles-rating-none = Aún no se conoce. Empieza en 1200 y cambia con cada primer intento.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = alrededor de
puzzles-rating-settling = Tu puntuación todavía está buscando su sitio.
puzzles-rating-range = Muy probablemente entre { $low } y { $high }.
puzzles-rating-course = De { $first } a { $last }; la más baja { $low }, la más alta { $high }.
puzzles-rating-how = Cada primer intento cuenta como una partida entre tú y el problema.
puzzles-tried = Problemas intentados: { $count }, acertados a la primera: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = Lo que este navegador recuerda
puzzles-kept-about = Tu puntuación, tus problemas y tus lecciones se guardan en este navegador y en ningún otro sitio. Un archivo te permite llevártelos.
puzzles-export = Guardar en un archivo
puzzles-import = Leer un archivo
puzzles-forget = Olvidar todo
puzzles-exported = Guardado: { $name }
puzzles-imported = El archivo se ha leído.
puzzles-forgotten = Olvidado.
puzzles-import-sure = El archivo sustituye todo lo que este navegador recuerda ahora.
puzzles-import-do = Sustituir
puzzles-forget-sure = ¿Olvidar para siempre tu puntuación, tus problemas y tus lecciones?
puzzles-forget-do = Olvidar todo
puzzles-file-too-large = Este archivo es demasiado grande para ser nuestro. Nada ha cambiado.
puzzles-file-unreadable = Este archivo no se puede leer: quizá esté cortado. Nada ha cambiado.
puzzles-file-foreign = Este archivo no se guardó en esta página. Nada ha cambiado.
puzzles-file-newer = Este archivo viene de una versión más nueva de este sitio. Nada ha cambiado.
puzzles-file-empty = En este archivo no hay nada que recordar. Nada ha cambiado.
page-progress-off = Este navegador no nos deja recordar nada: tu progreso dura hasta que salgas de esta página.
page-progress-full = No queda espacio en este navegador: tu progreso dura hasta que cierres esta pestaña.
page-progress-newer = Una versión más nueva de este sitio ha guardado aquí tu progreso: lo que hagas ahora dura hasta que salgas de esta página.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Para clase
puzzles-teachers-about = Elige problemas y pasa un solo enlace: todo el mundo recibe los mismos, en su idioma. Sin cuentas, sin nombres.
puzzles-kind = Tipo
puzzles-level = Nivel
puzzles-level-easy = Fácil
puzzles-level-middle = Medio
puzzles-level-hard = Difícil
puzzles-level-any = Todos los niveles
puzzles-number = Cuántos
puzzles-number-bad = Elige un número del 1 al { $most }.
puzzles-ids = O problemas por su nombre
puzzles-ids-hint = Cada problema tiene ocho letras y cifras al final de su dirección. Escribe algunos, separados por espacios.
puzzles-ids-bad = Ningún problema se llama { $text }.
puzzles-ids-many = En un enlace caben como mucho { $most } problemas.
puzzles-make-link = Crear el enlace
puzzles-print = Imprimir
puzzles-set = Una selección
puzzles-set-look = Ver la selección
puzzles-set-title = { $count ->
    [one] Una selección de un problema
   *[other] Una selección de { $count } problemas
}
puzzles-set-about = Alguien ha reunido estos problemas para ti. Tómate tu tiempo.
puzzles-begin = Empezar
puzzles-result-right = Correcto.
puzzles-result-wrong = Incorrecto.
puzzles-result-open = Sin intentar.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Tu puntuación y otros problemas
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Siguiente problema
puzzles-number-one = Problema { $number }
puzzles-number-of = Problema { $number } de { $count }
puzzles-clock = Quedan { $time }
puzzles-seconds-left = Quedan { $count } segundos.
puzzles-right-count = Aciertos: { $count }
puzzles-streak-over = La racha termina en { $count }.
puzzles-storm-over = Se acabó el tiempo. Aciertos: { $count }
puzzles-set-over = Fin de la selección. Aciertos: { $right } de { $count }
puzzles-again-over = Eso es todo por hoy. Aciertos: { $right } de { $count }
puzzles-kind-over = Aciertos: { $right } de { $count }
puzzles-went-wrong = Lo que no salió
puzzles-comes-again = Estos vuelven otro día, en «Otra vez».
puzzles-nothing-wrong = Todo ha salido bien.
puzzles-once-more = Una vez más
puzzles-practise-again = Probar estos otra vez
puzzles-all = Todos los problemas
puzzles-rating-before = antes { $rating }
puzzles-first-only = Solo cuenta el primer intento.
puzzles-leave = Terminar la serie
