### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Hai dato: { $piece }.
    .terse = Consegnata.
gave-to-you = Ricevi { $piece }.
    .terse = Ricevi { $piece }.
gave = { CAPITAL($who) } dà { $piece }.
    .terse = { CAPITAL($who) } dà { $piece }.

placed-you = Posata in { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Dai una pedina.
next-last-look = Ultimo sguardo: annuncia Quarto o scegli fatto.

called-you = Annunci Quarto: { $line }.
called = { CAPITAL($who) } annuncia Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = In comune: { $sides }.
call-false = Non è un Quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. In comune: { $sides }.

done-you = Fatto.
done = { CAPITAL($who) }: fatto.

draw-offered-you = Pareggio offerto.
draw-offered-to-you = { CAPITAL($who) } offre il pareggio. Sì o no?
draw-offered = { CAPITAL($who) } offre il pareggio.
draw-declined-you = Pareggio rifiutato.
draw-declined = { CAPITAL($who) } rifiuta il pareggio.
take-back-asked-you = Hai chiesto di annullare la mossa.
take-back-asked-to-you = { CAPITAL($who) } chiede di annullare la mossa. Sì o no?
take-back-asked = { CAPITAL($who) } chiede di annullare la mossa.
take-back-declined-you = Hai rifiutato di annullare la mossa.
take-back-declined = { CAPITAL($who) } rifiuta di annullare la mossa.
taken-back = Mossa annullata.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Hai vinto.
wins = { CAPITAL($who) } vince.
draw = Pareggio.
# Said before who wins, or before "Draw.".
ended-full-board = Il tabellone è pieno.
ended-agreed = Di comune accordo.
ended-resigned-you = Hai abbandonato.
ended-resigned = { CAPITAL($loser) } abbandona.
ended-time-you = Il tuo tempo è scaduto.
ended-time = Tempo scaduto per { $loser }.
ended-false-call-you = Perdi per annuncio falso.
ended-false-call = { CAPITAL($loser) } perde per annuncio falso.
ended-abandoned-you = Hai lasciato la partita.
ended-abandoned = { CAPITAL($loser) } ha lasciato la partita.
# Abandoned, and nobody claimed it.
ended-abandoned-open = La partita è stata abbandonata.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Tabellone vuoto.
read-stock = Riserva: { $things }.
read-stock-empty = Riserva vuota.
read-hand = In mano: { $piece }.
read-hand-empty = Niente in mano.
read-no-last = Non è ancora successo niente.
# Where a piece is.
where-board = { CAPITAL($piece) }, in { $square }.
where-hand = { CAPITAL($piece) }, in mano.
where-stock = { CAPITAL($piece) }, nella riserva.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: senza orologio.
duration-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
duration-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = Tocca a te: dai una pedina.
turn-place-you = Tocca a te: posa la pedina.
turn-last-look-you = Tocca a te: ultimo sguardo.
turn-give = { CAPITAL($who) } deve dare.
turn-place = { CAPITAL($who) } deve posare.
turn-last-look = { CAPITAL($who) } guarda un'ultima volta.
turn-over = La partita è finita.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = dare?
prompt-place = posare?
prompt-last-look = sguardo?
prompt-over = nuova?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Quale linea? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Lingua: { $word }.
set-edition = Edizione: { $word }.
set-pieces = Pedine: { $word }.
set-squares = Caselle: { $word }.
set-lens = Lente: { $word }.
set-terse = Messaggi brevi.
set-full = Messaggi completi.
# Nothing changed by what was typed.
set-already = È già così.
