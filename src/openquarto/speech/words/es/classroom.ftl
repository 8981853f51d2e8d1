### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = Una clase necesita un nombre de 1 a { $longest } caracteres.
fault-class-setting = { $text } no es posible aquí. Elige entre: { $choices }.
fault-pupil-there = { $name } ya está en esta clase. Si eres tú, pide tu enlace a tu docente. Si no, añade una letra a tu nombre.
fault-class-full = Esta clase está completa: { $most } estudiantes como máximo.
fault-no-such-pupil = No hay estudiante { $text } en esta clase.
fault-same-pupil = { $name } no se puede unir consigo. Elige dos entradas.
fault-assigned-already = Eso ya está repartido: { $text }.
fault-no-such-assignment = En esta clase no hay nada repartido con el número { $text }.
fault-too-many-assignments = Una clase tiene como máximo { $most } lecciones y selecciones. Retira antes una.
fault-too-many-tasks = Es demasiado para una clase: { $most } ejercicios como máximo.
fault-class-closed = Esta clase está cerrada.
fault-class-shut = Ahora no puede entrar nadie más en esta clase. Pregunta a tu docente.
fault-class-changed = Alguien fue más rápido. Mira otra vez y decide.
fault-class-unreadable = Esta clase no se puede leer: { $why }.
fault-no-such-class = Aquí no hay ninguna clase así. Quizá se borró, o el enlace está cortado.
fault-not-the-teacher = Solo puede hacerlo quien da esta clase.
fault-not-in-this-class = En este dispositivo no estás en esta clase.
fault-no-small-match = No es una partida de práctica tuya que haya terminado.
fault-nothing-chosen = Elige primero una lección o problemas.

## What is noted, and marks of tasks.

class-noted-first = Anotado para { $name }: resuelto al primer intento.
class-noted-done = Anotado para { $name }: resuelto.
class-noted-tried = Anotado para { $name }: intentado. Inténtalo otra vez.
class-noted-nothing = Este ejercicio no está repartido en { $name }.
class-not-noted = No se anotó nada.
class-pupil = Estudiante
class-match = partida de práctica
class-task = ejercicio { $number }
class-puzzles = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
class-letter-open = –
class-letter-tried = I
class-letter-done = R
class-letter-first = 1
class-mark-open = sin empezar
class-mark-tried = intentado
class-mark-done = resuelto
class-mark-first = resuelto al primer intento
class-tally = { $solved } de { $count } resueltos, { $first } al primer intento
