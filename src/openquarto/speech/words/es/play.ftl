### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Entregada: { $piece }.
    .terse = Entregada.
gave-to-you = Recibes { $piece }.
    .terse = Recibes { $piece }.
gave = { CAPITAL($who) } entrega { $piece }.
    .terse = { CAPITAL($who) } entrega { $piece }.

placed-you = Colocada en { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Entrega una pieza.
next-last-look = Último vistazo: anuncia Quarto o di listo.

called-you = Anuncias Quarto: { $line }.
called = { CAPITAL($who) } anuncia Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = En común: { $sides }.
call-false = No es un quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. En común: { $sides }.

done-you = Listo.
done = { CAPITAL($who) }: listo.

draw-offered-you = Empate ofrecido.
draw-offered-to-you = { CAPITAL($who) } ofrece empate. ¿Sí o no?
draw-offered = { CAPITAL($who) } ofrece empate.
draw-declined-you = Empate rechazado.
draw-declined = { CAPITAL($who) } rechaza el empate.
take-back-asked-you = Has pedido deshacer la jugada.
take-back-asked-to-you = { CAPITAL($who) } pide deshacer la jugada. ¿Sí o no?
take-back-asked = { CAPITAL($who) } pide deshacer la jugada.
take-back-declined-you = No aceptas deshacer la jugada.
take-back-declined = { CAPITAL($who) } no acepta deshacer la jugada.
taken-back = Jugada deshecha.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Has ganado.
wins = { CAPITAL($who) } gana.
draw = Empate.
# Said before who wins, or before "Draw.".
ended-full-board = El tablero está lleno.
ended-agreed = De común acuerdo.
ended-resigned-you = Abandonas.
ended-resigned = { CAPITAL($loser) } abandona.
ended-time-you = Se te acabó el tiempo.
ended-time = Tiempo agotado: { $loser }.
ended-false-call-you = Pierdes por anuncio falso.
ended-false-call = { CAPITAL($loser) } pierde por anuncio falso.
ended-abandoned-you = Has dejado la partida.
ended-abandoned = { CAPITAL($loser) } ha dejado la partida.
# Abandoned, and nobody claimed it.
ended-abandoned-open = La partida ha quedado abandonada.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Tablero vacío.
read-stock = Reserva: { $things }.
read-stock-empty = Reserva vacía.
read-hand = En la mano: { $piece }.
read-hand-empty = Nada en la mano.
read-no-last = Todavía no ha pasado nada.
# Where a piece is.
where-board = { CAPITAL($piece) }, en { $square }.
where-hand = { CAPITAL($piece) }, en la mano.
where-stock = { CAPITAL($piece) }, en la reserva.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: sin reloj.
duration-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
duration-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = Te toca: entrega.
turn-place-you = Te toca: coloca.
turn-last-look-you = Te toca: último vistazo.
turn-give = { CAPITAL($who) } debe entregar.
turn-place = { CAPITAL($who) } debe colocar.
turn-last-look = { CAPITAL($who) } echa el último vistazo.
turn-over = La partida ha terminado.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = ¿entregar?
prompt-place = ¿colocar?
prompt-last-look = ¿vistazo?
prompt-over = ¿nueva?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = ¿Qué línea? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Idioma: { $word }.
set-edition = Edición: { $word }.
set-pieces = Piezas: { $word }.
set-squares = Casillas: { $word }.
set-lens = Lupa: { $word }.
set-terse = Mensajes breves.
set-full = Mensajes completos.
# Nothing changed by what was typed.
set-already = Ya estaba así.
