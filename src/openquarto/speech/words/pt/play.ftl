### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Entregaste: { $piece }.
    .terse = Peça entregue.
gave-to-you = Recebes { $piece }.
    .terse = Recebes { $piece }.
gave = { CAPITAL($who) } entrega { $piece }.
    .terse = { CAPITAL($who) } entrega { $piece }.

placed-you = Colocada em { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Entrega uma peça.
next-last-look = Último olhar: anuncia Quarto ou escolhe pronto.

called-you = Anuncias Quarto: { $line }.
called = { CAPITAL($who) } anuncia Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = Em comum: { $sides }.
call-false = Não é um Quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. Em comum: { $sides }.

done-you = Pronto.
done = { CAPITAL($who) }: pronto.

draw-offered-you = Empate proposto.
draw-offered-to-you = { CAPITAL($who) } propõe empate. Sim ou não?
draw-offered = { CAPITAL($who) } propõe empate.
draw-declined-you = Empate recusado.
draw-declined = { CAPITAL($who) } recusa o empate.
take-back-asked-you = Pediste para desfazer a jogada.
take-back-asked-to-you = { CAPITAL($who) } pede para desfazer a jogada. Sim ou não?
take-back-asked = { CAPITAL($who) } pede para desfazer a jogada.
take-back-declined-you = Recusaste desfazer a jogada.
take-back-declined = { CAPITAL($who) } recusa desfazer a jogada.
taken-back = Jogada desfeita.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Ganhaste.
wins = { CAPITAL($who) } ganha.
draw = Empate.
# Said before who wins, or before "Draw.".
ended-full-board = O tabuleiro está cheio.
ended-agreed = De comum acordo.
ended-resigned-you = Desististe.
ended-resigned = { CAPITAL($loser) } desiste.
ended-time-you = O teu tempo acabou.
ended-time = Tempo esgotado para { $loser }.
ended-false-call-you = Perdes por anúncio falso.
ended-false-call = { CAPITAL($loser) } perde por anúncio falso.
ended-abandoned-you = Saíste da partida.
ended-abandoned = { CAPITAL($loser) } saiu da partida.
# Abandoned, and nobody claimed it.
ended-abandoned-open = A partida foi abandonada.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Tabuleiro vazio.
read-stock = Reserva: { $things }.
read-stock-empty = Reserva vazia.
read-hand = Na mão: { $piece }.
read-hand-empty = Nada na mão.
read-no-last = Ainda não aconteceu nada.
# Where a piece is.
where-board = { CAPITAL($piece) }, em { $square }.
where-hand = { CAPITAL($piece) }, na mão.
where-stock = { CAPITAL($piece) }, na reserva.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: sem relógio.
duration-seconds = { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}
duration-minutes = { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = É a tua vez: entrega uma peça.
turn-place-you = É a tua vez: coloca a peça.
turn-last-look-you = É a tua vez: último olhar.
turn-give = { CAPITAL($who) } deve entregar.
turn-place = { CAPITAL($who) } deve colocar.
turn-last-look = { CAPITAL($who) } olha uma última vez.
turn-over = A partida acabou.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = entregar?
prompt-place = colocar?
prompt-last-look = olhar?
prompt-over = nova?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Que alinhamento? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Idioma: { $word }.
set-edition = Edição: { $word }.
set-pieces = Peças: { $word }.
set-squares = Casas: { $word }.
set-lens = Lupa: { $word }.
set-terse = Mensagens breves.
set-full = Mensagens completas.
# Nothing changed by what was typed.
set-already = Já está assim.
