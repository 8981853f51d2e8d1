### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Podrás anunciar otra vez cuando se coloque la próxima pieza.
next-place = Coloca tu pieza.
# At the last look, where the one call is used up.
next-done = Elige listo.

## What the helps of every phase end with: the topics.

help-more = Para saber más, escribe ayuda y una de estas palabras: jugar, piezas, casillas, quarto, preguntas, adversario, pista, ajustes, teclas.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = Para empezar, un jugador solo entrega una pieza; el otro la coloca.
page-time-loses = Quien agota su tiempo pierde la partida.
# Said with the rules of the table.
game-counts = Es una partida seria: no se deshace ninguna jugada.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (nivel { $number })
