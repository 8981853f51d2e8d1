### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = entrenador, coach
word-coach-on = entrenador sí, con entrenador, activar entrenador
word-coach-off = entrenador no, sin entrenador, desactivar entrenador
word-coach-warn = entrenador avisa, entrenador avisar, avísame, avisa

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Así se escapa una victoria.
coach-loses = Después de esto, tu adversario puede ganar.
coach-missed = La pieza colocada habría podido completar { $line } en { $square }, en común: { $sides }.
    .terse = { CAPITAL($bare) } en { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Mejor
coach-ask = ¿Deshacer la jugada?
# After a yes, where another piece is enough.
coach-choose = Elige otra pieza para entregar.

## The setting.

coach-is-off = El entrenador calla.
coach-is-on = El entrenador habla cuando una jugada deja escapar algo.
coach-is-warn = El entrenador habla cuando una jugada deja escapar algo, y siempre antes de una pieza que pierde.
coach-how = Escribe entrenador sí, entrenador no o entrenador avisa.
fault-coach-masked = Aquí no hay entrenador: se juega con antifaz.
fault-coach-counts = Aquí no hay entrenador: esta partida es seria.
fault-coach-agreed = Por enlace, el entrenador queda como se acordó antes de la partida.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Entrenador
label-coach-off = No
label-coach-on = Tras un error
label-coach-warn = Tras un error y antes de una pieza que pierde
page-coach-about = El entrenador avisa cuando una jugada deja escapar algo y propone deshacerla. Cuanto mejor juegas, menos habla. Nunca revela un quarto del tablero.
page-coach-waiting = El entrenador está mirando.
page-coach-back = Deshacer
page-coach-keep = Seguir jugando
page-coach-why = { label-why }
