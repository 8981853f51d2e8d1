### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Ese problema no existe aquí. Quizá el enlace está cortado.
fault-no-such-lesson = Esa lección no existe aquí.
fault-no-such-task = Esta lección tiene los ejercicios 1 a { $most }. No hay ejercicio { $text }.
fault-no-such-day = { $text } no es una fecha. Una fecha se escribe así: 2026-11-18.
fault-answer-not-whole = La jugada aún no está completa: coloca y después entrega una pieza, o anuncia Quarto con su línea.
fault-answer-lines = Nombra como mucho { $most } líneas.
fault-answer-no-line = Esto no cuenta aquí: { $line }. Elige otra línea.

## The heading of a result. $answer is a square or a line.

task-heading-right = Correcto
task-heading-right-so = Correcto: { $answer }
task-heading-wrong = Todavía no
task-heading-wrong-so = No es { $answer }

## What can be typed, by what is asked for.

task-help-square = Escribe una casilla, por ejemplo b2. Además: pista, tablero, reserva, mano.
task-help-piece = Escribe una pieza con sus palabras o letras. Además: pista, tablero, reserva.
task-help-line = Escribe una línea, por ejemplo fila 2, o no. Además: pista, tablero, reserva, mano.
task-help-lines = Escribe las líneas separadas por comas: fila 2, columna a. Además: pista, tablero, reserva.
task-help-turn = Escribe una casilla y una pieza, o una casilla y quarto con la línea: b2 quarto fila 2. Además: pista, tablero, reserva, mano.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = En la mano: { $piece }. Colócala.
page-task-place-turn = En la mano: { $piece }. Colócala y después entrega una pieza o anuncia Quarto.
page-task-give = Entrega una pieza.
page-task-then = { $square }. Ahora entrega una pieza o anuncia Quarto.
page-task-look = El tablero está lleno. Anuncia Quarto, o termina.
page-task-see = ¿Hay un quarto que anunciar? Responde sí o no.
page-task-lines = Elige líneas y pulsa OK.
page-task-checking = Un momento.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Sí, mostrar la línea
page-task-no = No hay quarto
page-task-which = ¿Qué línea?
page-task-which-lines = ¿Qué líneas?
page-task-which-how = Elige casillas de la línea en el tablero, o elígela aquí.
page-task-fitting = { $square }. Líneas posibles: { $count }.
page-task-chosen = Elegido: { $lines }.
page-task-chosen-none = Ninguna línea elegida.
page-task-half = En la mitad de estos tableros no hay ninguno.

## What does not fit the question.

page-task-wants-square = Este ejercicio pide una casilla.
page-task-wants-piece = Este ejercicio pide una pieza que entregar.
page-task-over = La respuesta está dada. Prueba otra vez o sigue.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Toques restantes: { $count }.
page-task-touches-none = No quedan toques. Responde ahora.
page-task-time = Quedan { $seconds } segundos.
page-task-time-up = Se acabó el tiempo
page-task-time-up-why = No llegó ninguna respuesta a tiempo.

## After an answer. $answers is a list.

page-task-again = Probar otra vez
page-task-next = Siguiente problema
page-task-show = Mostrar la respuesta
page-task-answer = Correcto: { $answers }.
page-task-happens = Esto es lo que pasa.
page-task-hint = Pista
page-task-failed = No se puede conectar con el servidor. No se ha perdido nada: prueba otra vez.

## The page of one puzzle. $rating is a number.

page-task-rated = dificultad { $rating }
page-task-command = Escribir la respuesta
page-task-all = Todos los problemas
