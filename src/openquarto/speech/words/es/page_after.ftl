### Después del final: recorrer las jugadas, quartos sin anunciar, compartir.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Jugada { $turn } de { $turns }
replay-start = Comienzo
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Jugada { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } lo formó. Nadie lo anunció.
replay-missed-both-you = Lo formaste tú. Nadie lo anunció.
replay-missed-maker = { CAPITAL($who) } lo formó y no lo anunció.
replay-missed-maker-you = Lo formaste y no lo anunciaste.
page-steps = Repasar la partida
page-step-first = Primera jugada
page-step-before = Jugada anterior
page-step-next = Jugada siguiente
page-step-last = Última jugada
page-steps-failed = No se han podido cargar las jugadas. Vuelve a intentarlo.
key-steps = Flechas izquierda y derecha, Inicio, Fin: recorrer las jugadas de una partida terminada, fuera del tablero y de la reserva

## Sharing a game, and the page that such a link opens.

page-share = Compartir
page-close = { label-close }
page-share-title = Compartir esta partida
page-share-note = El enlace contiene toda la partida, jugada a jugada, y se abre sin cuenta.
page-share-names = Incluir los nombres de los jugadores
page-share-svg = Imagen (SVG)
page-share-png = Imagen (PNG)
# How far the link of a server of one's own goes.
page-share-here = Este servidor funciona solo en tu ordenador: en otro sitio el enlace no se abre.
page-share-near = El enlace se abre solo en tu red.
replay-title = Una partida de Quarto
replay-about = La partida entera, jugada a jugada.
replay-list = Jugada a jugada
replay-play = Jugar una partida

## What is refused.

fault-replay-link = Este enlace no contiene una partida entera: puede que esté cortado.
fault-replay-before-the-end = Podrás recorrer las jugadas cuando termine la partida.
fault-no-png = Este servidor no dibuja PNG. La imagen está en SVG.
fault-no-such-turn = Las jugadas van de la { $first } a la { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = anterior, jugada anterior
word-start = comienzo, primera jugada, al comienzo
help-steps = Escribe comienzo, siguiente, anterior, última o jugada 7 para recorrer las jugadas.
