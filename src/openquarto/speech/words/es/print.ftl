### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Este enlace no lleva a ninguna selección de problemas. Quizá esté incompleto.
fault-set-kind = No hay problemas del tipo { $text }. Tipos: { $choices }.
fault-set-rating = { $text } no es una dificultad. Escribe por ejemplo 1000-1400.
fault-set-count = Una selección tiene de 1 a { $most } problemas, no { $text }.
fault-set-seed = { $text } no puede ser el número de una selección. Los números van de 0 a { $most }.
fault-set-empty = Ningún problema cumple todo eso. Pide un poco menos.
fault-puzzle-unknown = No hay ningún problema { $text }.

## On paper.

print-title = Problemas de Quarto
# On top of the first sheet.
print-intro = En cada problema te toca jugar. Las esquinas marcan la última casilla jugada. Escribe las casillas así: b2; las piezas puedes rodearlas.
print-difficulty = Dificultad { $rating }
print-last = Última casilla jugada: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Tapa el tablero y mira solo una casilla.
       *[other] Tapa el tablero y mira como mucho { $count } casillas, una tras otra.
    }
print-answer = Respuesta
print-answers = Respuestas
# Two right answers; the second may be such a pair again.
print-or = { $answer } o { $other }
# Links between the views of a sheet on the screen.
print-large = Letra grande
print-normal = Letra normal
print-solve = Resolver en pantalla
