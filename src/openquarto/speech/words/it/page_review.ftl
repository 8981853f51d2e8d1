### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Rivedi la partita
page-review-title = Revisione
page-review-back-to = Torna alla partita
page-review-turns = Mosse

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = dà
page-review-calls = annuncia { $line }
page-review-done = fatto

# While the server computes, and where it cannot.
page-review-computing = Si stanno valutando le mosse. Puoi già scorrerle.
page-review-failed = Il server non risponde. Non è andato perso niente: le mosse sono ancora qui.
page-review-ask-again = Chiedi di nuovo

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = Che cosa avrebbe vinto
page-review-better-d = Che cosa avrebbe mantenuto il pareggio
page-review-better-said = Meglio: { $turns }.
page-review-square-fine = { $square } andava bene. Era meglio dare:
page-review-rows = Mostra i dettagli

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Segno precedente
page-review-mark-next = Segno successivo
page-review-mark-none = Non ci sono altri segni in questa direzione.
page-review-no-reason = Non c'è altro da dire su questa mossa.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Valore dopo ogni mossa, per { $who }
page-review-curve-you = Valore dopo ogni mossa, per te
page-review-letters = W vittoria · D pareggio · L sconfitta
page-review-value-w = vittoria
page-review-value-d = pareggio
page-review-value-l = sconfitta
page-review-run = mosse da { $first } a { $last }: { $value }
page-review-run-one = mossa { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = errore, punito
page-review-unpunished = errore, impunito
page-review-overlooked = Quarto non visto
page-review-attention = Attenzione ai Quarto

# What can be done from a slip. $who is a player, or you.
page-review-try = Riprova da qui
page-review-try-short = Riprova
page-review-play = Continua a giocare da qui
page-review-play-level = Avversario
page-review-play-go = Continua
page-review-play-before = Da prima della mossa { $turn }, al posto di { $who }.
page-review-play-before-you = Da prima della mossa { $turn }, al tuo posto.
page-review-play-after = Da dopo la mossa { $turn }, al posto di { $who }.
page-review-play-after-you = Da dopo la mossa { $turn }, al tuo posto.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Riprova: mossa { $turn }
page-review-try-place = In mano: { $piece }. Posala, poi dai una pedina.
page-review-try-place-last = In mano: { $piece }. Posala.
page-review-try-give = Dai una pedina.
page-review-try-then-give = { $square }. Ora dai una pedina.
page-review-try-look = Il tabellone è pieno: annuncia un Quarto o scegli Fatto.
page-review-goal-w = È giusta ogni mossa che mantiene la vittoria.
page-review-goal-d = È giusta ogni mossa che mantiene il pareggio.
page-review-right = Giusto
page-review-wrong = Questa no
page-review-no-quarto = { CAPITAL($line) }: qui non c'è un Quarto da annunciare.
page-review-keeps-w = Così la vittoria resta.
page-review-keeps-d = Così il pareggio resta.
page-review-answer = La risposta: { $turn }.
page-review-again = Riprova
page-review-held-show = Mostra che cosa era meglio
page-review-back = Torna alla revisione
page-review-checking = Un momento.

# The keys of this page.
page-review-keys = Tasti: n segno successivo, p segno precedente, y perché, freccia sinistra e destra una mossa, su e giù nell'elenco delle mosse.
