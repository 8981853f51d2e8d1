### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Podes anunciar outra vez quando a próxima peça for colocada.
next-place = Coloca a tua peça.
# At the last look, where the one call is used up.
next-done = Escolhe pronto.

## What the helps of every phase end with: the topics.

help-more = Escreve ajuda e uma destas palavras: jogar, peças, casas, quarto, perguntas, adversário, dica, definições, teclas.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = Para começar, um jogador só entrega uma peça; o outro coloca-a.
page-time-loses = Quem esgota o tempo perde a partida.
# Said with the rules of the table.
game-counts = Esta partida conta: nenhuma jogada se desfaz.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (nível { $number })
