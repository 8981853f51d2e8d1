### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = ninguna, ninguno, nada, ninguna línea, ningún quarto, no hay, no hay ninguna, no hay ninguno
word-skip = saltar, salta, omitir, pasar al siguiente
word-puzzle = problema, problemas
word-learn = aprender, lección, lecciones
# Between the names of lines: row 2 and column b.
practice-and = y

## How an answer is typed, said once each.

practice-how-square = Escribe una casilla, por ejemplo b2.
practice-how-piece = Escribe una pieza con palabras, por ejemplo { $piece }.
practice-how-line = Escribe una línea, por ejemplo fila 2, o ninguna. Ver fila 2 la lee.
practice-how-lines = Escribe las líneas, por ejemplo fila 2 y columna b. Ver fila 2 lee una.
practice-how-turn = Escribe tu jugada como en una partida: una casilla, una pieza que entregar, o quarto y la línea.
practice-half-give = Colocada. Ahora anuncia Quarto o entrega una pieza.
    .terse = Anuncia o entrega.
practice-half-last-look = Colocada. Ahora anuncia Quarto o escribe listo.
    .terse = Anuncia, o listo.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Nombra otra línea o escribe listo.
practice-last = Última casilla: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = ¿seguir?
prompt-line = ¿línea?

## After an answer.

practice-try-again = Prueba otra vez, o escribe pista o saltar.
    .terse = Otra vez.
practice-why-more = Escribe por qué para saber más.
practice-go-on = Pulsa Intro para seguir.
    .terse = Intro: seguir.
practice-begin = Pulsa Intro para empezar, o escribe saltar.
practice-leave = Pulsa Intro para salir.
practice-refuted = Esto es lo que pasa:
# $turn is a turn in words.
practice-turn-you = Tú: { $turn }.
practice-turn-opponent = Adversario: { $turn }.
practice-you = Tú
practice-opponent = Adversario
# An answer was told before one was given.
practice-told = Cuenta como no encontrado.
practice-answer-first = Responde primero, o escribe pista.
practice-no-touches = No quedan toques. Responde ahora.
practice-touches-left = Toques restantes: { $count }.
practice-time-up = Se acabó el tiempo.
practice-not-here = Eso es para las partidas. Aquí responde, o escribe pista, por qué, saltar o salir.
practice-nothing-asked = Aquí no hay ninguna pregunta. Escribe problema o lección.
practice-not-now = No mientras corre un reloj ni con antifaz. Termina antes esta partida.
practice-back = De vuelta a tu partida.
practice-help =
    Responde como en una partida: una casilla, una pieza con palabras, una línea como fila 2, o ninguna.
    Escribe pista para una ayuda en tres pasos, por qué para la explicación completa, saltar para la respuesta.
    Escribe tablero, reserva, mano, o ver y una casilla o una fila, para oír la posición.
    Escribe deshacer para empezar de nuevo tu respuesta. Escribe salir para dejarlo: todo queda guardado.

## Labels of the menu.

label-puzzle = Problemas
label-learn = Lecciones
label-skip = Saltar
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Nombrar línea
label-none = { page-task-no }
label-go-on = Seguir

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Dificultad { $rating }.
practice-puzzle-of = Problema { $number } de { $of }. { CAPITAL($kind) }. Dificultad { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Tu puntuación: { $rating }.
practice-rating-moved = Tu puntuación: { $rating }, { $before }.
practice-rating-none = Tu puntuación aún no se conoce. Empieza en 1200 y cambia con cada primer intento.
# $day is a date such as 2026-11-18.
practice-daily = El problema del { $day }.
practice-daily-done = Ya lo has intentado: no vuelve a contar.
practice-streak = Una racha, cada vez más difícil, hasta el primer fallo. Tu récord: { $best }.
practice-in-a-row = Seguidos: { $count }.
practice-over-streak = La racha termina: { $count }. Tu récord: { $best }.
practice-storm = La tormenta: tres minutos. Un fallo cuesta diez segundos. Tu récord: { $best }.
practice-over-storm = Aciertos: { $right }. Fallos: { $wrong }. Tu récord: { $best }.
practice-again = { $count ->
    [one] Hoy vuelve un problema.
   *[other] Hoy vuelven { $count } problemas.
}
practice-again-none = Hoy no vuelve ningún problema.
practice-again-next = El próximo vuelve el { $day }.
practice-set = { $count ->
    [one] Una selección de un problema.
   *[other] Una selección de { $count } problemas.
}
practice-none-left = No hay ningún problema así.
practice-over = Eso es todo. Bien a la primera: { $right } de { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Lección { $number } de { $of }: { $title }.
practice-lesson-extra = Lección extra: { $title }.
practice-task = Ejercicio { $number } de { $of }.
practice-passed = ¡Superado!
practice-lesson-done = Lección terminada: { $title }.
practice-not-passed = Todavía no. Pulsa Intro para jugar otra vez, o escribe saltar.
practice-lessons-all = Todas las lecciones están terminadas.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): terminada.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } de { $of } ejercicios.
practice-list-open = · { $number } { $title } ({ $name }): sin empezar.

## What is kept. $file is a file.

practice-goodbye = Adiós. Todo lo que has hecho queda guardado.
practice-goodbye-not-kept = Adiós. Lo que has hecho no se ha podido guardar.
practice-not-kept = { $file } no se puede leer o escribir: lo que hagas ahora vale hasta que salgas.
practice-newer = { $file } es de una versión más nueva. Se queda como está, y lo que hagas ahora vale hasta que salgas.
practice-broken = { $file } no se puede leer. Se guarda como { $aside }, y empiezas de nuevo.
practice-known = Problemas intentados: { $tries }, bien a la primera: { $right }. Lecciones terminadas: { $lessons }.
practice-bests = Mejor racha: { $streak }. Mejor tormenta: { $storm }.
practice-exported = Escrito en { $file }.
practice-imported = Leído de { $file }.
practice-import-sure = Esto sustituye lo que hay guardado aquí. ¿Seguir? ¿Sí o no?
practice-forget-sure = ¿Olvidar tu puntuación, tus problemas y tus lecciones? ¿Sí o no?
practice-forgotten = Olvidado.
practice-file-too-large = { $file } es demasiado grande para un archivo de progreso.
practice-file-unreadable = { $file } no es un archivo de progreso: no se puede leer.
practice-file-foreign = { $file } no es un archivo de progreso de OpenQuarto.
practice-file-newer = { $file } es de una versión más nueva de OpenQuarto.
practice-file-empty = En { $file } no hay ningún progreso.
