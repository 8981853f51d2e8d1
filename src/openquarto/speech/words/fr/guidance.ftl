### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Vous pourrez annoncer de nouveau quand la prochaine pièce sera posée.
next-place = Posez votre pièce.
# At the last look, where the one call is used up.
next-done = Choisissez terminé.

## What the helps of every phase end with: the topics.

help-more = Pour en savoir plus, tapez aide et l'un de ces mots : jeu, pièces, cases, quarto, questions, adversaire, indice, réglages, touches.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = Pour commencer, un joueur donne seulement une pièce ; l'autre la pose.
page-time-loses = Qui dépasse son temps perd la partie.
# Said with the rules of the table.
game-counts = C'est une partie sérieuse : on n'annule aucun coup.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (niveau { $number })
