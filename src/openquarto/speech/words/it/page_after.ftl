### Dopo la fine: rivedere le mosse, quarto non annunciati, condividere.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Mossa { $turn } di { $turns }
replay-start = Inizio
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Mossa { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } lo ha formato. Nessuno lo ha annunciato.
replay-missed-both-you = Lo hai formato tu. Nessuno lo ha annunciato.
replay-missed-maker = { CAPITAL($who) } lo ha formato e non lo ha annunciato.
replay-missed-maker-you = Lo hai formato e non lo hai annunciato.
page-steps = Rivedi la partita
page-step-first = Prima mossa
page-step-before = Mossa precedente
page-step-next = Mossa successiva
page-step-last = Ultima mossa
page-steps-failed = Impossibile caricare le mosse. Riprova.
key-steps = Freccia sinistra e destra, Inizio, Fine: rivedere le mosse di una partita finita, fuori da tabellone e riserva

## Sharing a game, and the page that such a link opens.

page-share = Condividi
page-close = { label-close }
page-share-title = Condividi questa partita
page-share-note = Il link contiene tutta la partita, mossa per mossa, e si apre senza account.
page-share-names = Includi i nomi dei giocatori
page-share-svg = Immagine (SVG)
page-share-png = Immagine (PNG)
# How far the link of a server of one's own goes.
page-share-here = Questo server funziona solo sul tuo computer: altrove il link non si apre.
page-share-near = Il link si apre solo nella tua rete.
replay-title = Una partita di Quarto
replay-about = Tutta la partita, mossa per mossa.
replay-list = Mossa per mossa
replay-play = Gioca una partita

## What is refused.

fault-replay-link = Questo link non contiene una partita intera: forse è stato tagliato.
fault-replay-before-the-end = Potrai rivedere le mosse quando la partita sarà finita.
fault-no-png = Questo server non disegna PNG. L'immagine c'è in SVG.
fault-no-such-turn = Le mosse vanno da { $first } a { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = precedente, mossa precedente
word-start = inizio, prima mossa, all'inizio
help-steps = Scrivi inizio, prossima, precedente, ultima o mossa 7 per rivedere le mosse.
