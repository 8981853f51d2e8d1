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
masked-hand = En la mano: una pieza.
# A computer under a mask says what it touched.
touched-you = Has tocado: { $felt }.
touched = { CAPITAL($who) } toca: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Los dos jugadores llevan antifaz.
mask-you = Llevas antifaz.
mask-of = { CAPITAL($who) } lleva antifaz.
mask-announced = La pieza que coloca el adversario se nombra una vez.
mask-touches = Toques por turno: { $count }.
mask-how = Toca una casilla, un sitio de la reserva o la mano para reconocer la pieza.
# $touches is a list of the next one: who touched, and how often.
touch-review = Toques: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Con antifaz no. Toca una casilla, un sitio de la reserva o la mano.
fault-masked-give-by-name = Con antifaz no. Entrega por número de la reserva: del 1 al 16.
fault-masked-give-too-soon = Ahora no. Coloca primero tu pieza, o espera tu turno.
fault-masked-place-first = Coloca tu pieza: escribe una casilla.
fault-masked-not-your-turn = No es tu turno.
fault-stock-place-unknown = No existe el sitio { $text }. La reserva tiene los sitios 1 a 16.
fault-spot-unknown = { $text } no se puede tocar. Escribe tocar b2, tocar 5 o tocar mano.
fault-no-mask-to-feel-under = No llevas antifaz.
fault-touch-too-soon = Demasiado rápido. Espera la respuesta.
fault-touches-used = No quedan toques en este turno. Acordados: { $count }.
fault-touches-agreed = De 1 a { $most } toques por turno, no { $count }.

## Help.

help-mask =
    Llevas antifaz: para reconocer una pieza, escribe tocar b2, tocar 5 para la reserva, o mano.
    Escribe una casilla, como b2, para colocar allí. Si está ocupada, la tocas.
    Escribe entregar y un número de la reserva, del 1 al 16.
    Escribe quarto y la línea, como quarto fila 2. Quarto a secas pregunta por la línea.
    Puedes preguntar: turno, tiempo, variante. Puedes escribir abandonar, empate o deshacer.

## The page.

page-stock-place = { stock-place }
page-masked-hand = una pieza
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Para tocar: Espacio, pulsación larga o doble toque. Para colocar o entregar: Intro o un clic.
page-badge-mask = antifaz
page-mask-title = Antifaces
page-mask-none = nadie
page-mask-me = yo llevo uno
page-mask-them = el adversario lleva uno
page-mask-both = los dos llevan uno
page-mask-about = Las piezas se ocultan y se tocan una a una. En una misma pantalla, los dos jugadores llevan antifaz.
page-mask-announced = Nombrar una vez la pieza que coloca el adversario
page-mask-touches = Toques por turno
page-mask-touches-any = sin límite
