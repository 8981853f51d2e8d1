### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = ¿Dónde forma un quarto la pieza en la mano?
task-ask-see = Has colocado en { $square }. ¿Hay un quarto que anunciar? ¿En qué línea?
task-ask-missed = Tu adversario ha colocado en { $square } y no ha dicho nada. ¿Hay un quarto que anunciar? ¿En qué línea?
task-ask-fit = ¿Qué pieza completa { $line }?
task-ask-safe = ¿Qué pieza es segura?
task-ask-hot = ¿Qué pieza quema?
task-ask-leave = ¿Dónde colocas para que quede una pieza segura que entregar?
task-ask-cover = Ninguna pieza es segura. ¿Por qué líneas? Nombra las menos posibles.
task-ask-call = Coloca, anuncia Quarto y muestra la línea.
task-ask-take = Gana ahora: anuncia enseguida, o coloca y anuncia.
task-ask-quiet = Coloca y después entrega una pieza segura.
task-ask-give-win = ¿Qué pieza entregas para ganar?
task-ask-give-hold = ¿Qué pieza entregas para mantener el empate?
task-ask-place-hold = ¿Dónde colocas para mantener el empate?
task-ask-turn-win = Coloca y entrega para ganar.
task-ask-turn-hold = Coloca y entrega para mantener el empate.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } piezas son seguras: la cuenta está en tu contra. Comprueba: ¿cuál gana de todos modos?
task-ask-count-promises = { $count } piezas son seguras: la cuenta promete una victoria, pero no la hay. Comprueba: ¿cuál mantiene el empate?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Toques: { $count }.
task-ask-seconds = Tiempo: { $seconds } segundos.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Correcto.
task-wrong = Todavía no.
task-silent = Había un quarto, pero no se anunció: ahora puede anunciarlo el adversario.
    .terse = Quarto sin anunciar.
task-none = No hay ningún quarto que anunciar.
task-open = No es un quarto, { $line }: aún vacío en { $squares }.
    .terse = { CAPITAL($line) }: vacío en { $squares }.
task-nothing = No es un quarto, { $line }: las cuatro piezas no tienen nada en común que cuente.
    .terse = { CAPITAL($line) }: nada en común que cuente.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Ya no vale, { $line }: en común { $sides }, pero nadie lo anunció a tiempo.
    .terse = { CAPITAL($line) }: ya no vale.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = En { $square } la pieza llena { $lines }, pero allí las cuatro piezas no tienen nada en común que cuente.
    .terse = { $square } llena { $lines }: nada en común que cuente.
task-fills-none = En { $square } la pieza no llena ninguna línea.
    .terse = { $square } no llena ninguna línea.
task-safe-piece = La pieza { $piece } no completa ninguna línea.
    .terse = { CAPITAL($piece) }: segura.
# $threats says which pieces complete which line: this one is none of them.
task-outside = La pieza { $piece } no encaja: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Ninguna pieza completa esto en la próxima jugada: { $lines }.
task-larger = { $count ->
    [one] Con estas líneas ninguna pieza es segura, pero basta una.
   *[other] Con estas líneas ninguna pieza es segura, pero bastan { $count }.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = Esto es lo que pasa: { $turns }.
task-refuted-long = Esto es lo que pasa: { $turns }; y al final: { $last }.
task-refuted-draw = La victoria se ha escapado. Esto mantiene el empate: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Mira las líneas con tres piezas: ¿qué tienen en común?
task-hint-full = Mira las líneas completas: ¿qué tienen en común sus cuatro piezas?
task-hint-win = Puedes ganar enseguida.
task-hint-choice = Con cada opción, piensa qué puede hacer después tu adversario.
task-hint-answer = Una respuesta correcta: { $answer }.
task-hint-no-line = ningún quarto que anunciar
