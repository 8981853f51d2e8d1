### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = reserva { $number }

## What happens, without the piece.

masked-gave-you = Entregada.
masked-gave-to-you = Recibes una pieza.
masked-gave = { CAPITAL($who) } entrega una pieza.
masked-placed-you = Colocada en { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = En mano: una pieza.
# A computer under a mask says what it touched.
touched-you = Palpado: { $felt }.
touched = { CAPITAL($who) } toca: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Los dos llevan antifaz.
mask-you = Llevas antifaz.
mask-of = { CAPITAL($who) } lleva antifaz.
mask-announced = La pieza que coloca el rival se nombra una vez.
mask-touches = Toques por turno: { $count }.
mask-how = Toca una casilla, un sitio de la reserva o la mano para palparla.
# $touches is a list of the next one: who touched, and how often.
touch-review = Toques: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Con antifaz no. Toca una casilla, un sitio de la reserva o la mano.
fault-masked-give-by-name = Con antifaz no. Entrega un sitio de la reserva: del 1 al 16.
fault-masked-give-too-soon = Ahora no. Coloca primero tu pieza, o espera tu turno.
fault-masked-place-first = Coloca tu pieza: di una casilla.
fault-masked-not-your-turn = No es tu turno.
fault-stock-place-unknown = No hay sitio { $text }. La reserva tiene los sitios 1 a 16.
fault-spot-unknown = { $text } no se puede tocar. Di tocar b2, tocar 5 o tocar mano.
fault-no-mask-to-feel-under = No llevas antifaz.
fault-touch-too-soon = Demasiado rápido. Espera la respuesta.
fault-touches-used = No quedan toques en este turno: se acordaron { $count }.
fault-touches-agreed = De 1 a { $most } toques por turno, no { $count }.

## Help.

help-mask =
    Llevas antifaz: di tocar b2, tocar 5 para la reserva, o mano, para palpar una sola cosa.
    Di una casilla, como b2, para colocar allí. Una casilla ocupada se palpa.
    Di entregar y un sitio de la reserva, del 1 al 16.
    Di quarto y la línea, como quarto fila 2. Quarto solo pregunta la línea.
    Puedes preguntar: turno, tiempo, variante. Puedes decir rendirse, tablas o deshacer.

## The page.

page-stock-place = { stock-place }
page-masked-hand = una pieza
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Espacio, mantener pulsado o doble toque palpa. Intro o un clic actúa.
page-badge-mask = antifaz
page-mask-title = Antifaces
page-mask-none = nadie
page-mask-me = yo llevo uno
page-mask-them = el rival lleva uno
page-mask-both = los dos llevan uno
page-mask-about = Las piezas se ocultan y se palpan una a una. Dos en una pantalla llevan los dos.
page-mask-announced = Nombrar una vez la pieza que coloca el rival
page-mask-touches = Toques por turno
page-mask-touches-any = sin límite
