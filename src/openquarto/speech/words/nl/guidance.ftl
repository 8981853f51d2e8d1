### What helps a player on: what comes next, how a game begins, what a serious game and a clock mean.

## After a false call where play goes on: that the call is used up, and what comes next.

call-used = Je kunt weer roepen als het volgende stuk geplaatst is.
next-place = Plaats je stuk.
# At the last look, where the one call is used up.
next-done = Kies klaar.

## What the helps of every phase end with: the topics.

help-more = Wil je meer weten, typ dan hulp en een van deze woorden: uitleg, stukken, velden, quarto, vragen, tegenstander, hint, instellingen, toetsen.

## How a game begins, what a clock and a serious game mean.

page-rules-begin-text = Aan het begin geeft de ene speler alleen een stuk; de andere plaatst het.
page-time-loses = Wie geen tijd meer heeft, verliest de partij.
# Said with the rules of the table.
game-counts = Dit is een serieuze partij: zetten worden niet teruggenomen.

page-label-quarto = { label-quarto }
# The name of a level on the page, also inside a sentence.
titled-level = { CAPITAL($level) } (niveau { $number })
