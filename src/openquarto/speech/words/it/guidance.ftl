### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Potrai annunciare di nuovo quando sarà posata la prossima pedina.
next-place = Posa la tua pedina.
# At the last look, where the one call is used up.
next-done = Scegli fatto.

## What the helps of every phase end with: the topics.

help-more = Scrivi aiuto e una di queste parole: giocare, pedine, caselle, quarto, domande, avversario, suggerimento, impostazioni, tasti.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = All'inizio un giocatore dà soltanto una pedina; è l'altro a posarla.
page-time-loses = Chi esaurisce il tempo perde la partita.
# Said with the rules of the table.
game-counts = La partita vale: nessuna mossa si annulla.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (livello { $number })
