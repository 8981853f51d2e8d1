### Na het einde: de beurten bekijken, gemiste quarto's, delen.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Beurt { $turn } van { $turns }
replay-start = Begin
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Beurt { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } maakte het. Niemand riep.
replay-missed-both-you = Jij maakte het. Niemand riep.
replay-missed-maker = { CAPITAL($who) } maakte het en riep niet.
replay-missed-maker-you = Jij maakte het en riep niet.
page-steps = Partij terugkijken
page-step-first = Eerste beurt
page-step-before = Vorige beurt
page-step-next = Volgende beurt
page-step-last = Laatste beurt
page-steps-failed = De beurten konden niet worden geladen. Probeer het opnieuw.
key-steps = Pijl links en rechts, Home, End: de beurten van een afgelopen partij bekijken, buiten bord en voorraad

## Sharing a game, and the page that such a link opens.

page-share = Delen
page-close = { label-close }
page-share-title = Deze partij delen
page-share-note = De link bevat de hele partij, beurt voor beurt, en opent zonder account.
page-share-names = Namen van de spelers meesturen
page-share-svg = Afbeelding (SVG)
page-share-png = Afbeelding (PNG)
# How far the link of a server of one's own goes.
page-share-here = Deze server draait alleen op jouw computer: elders opent de link niet.
page-share-near = De link opent alleen in jouw netwerk.
replay-title = Een partij Quarto
replay-about = De hele partij, beurt voor beurt.
replay-list = Beurt voor beurt
replay-play = Zelf een partij spelen

## What is refused.

fault-replay-link = Deze link bevat geen hele partij: misschien is hij afgebroken.
fault-replay-before-the-end = Je kunt de beurten bekijken zodra de partij is afgelopen.
fault-no-png = Deze server tekent geen PNG. De afbeelding is er als SVG.
fault-no-such-turn = De beurten gaan van { $first } tot en met { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = vorige, vorige zet, vorige beurt
word-start = begin, eerste beurt, naar het begin
help-steps = Typ begin, volgende, vorige, laatste of beurt 7 om de beurten te bekijken.
