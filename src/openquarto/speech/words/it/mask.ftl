### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = riserva { $number }

## What happens, without the piece.

masked-gave-you = Data.
masked-gave-to-you = Ricevi una pedina.
masked-gave = { CAPITAL($who) } dà una pedina.
masked-placed-you = Posata in { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = In mano: una pedina.
# A computer under a mask says what it touched.
touched-you = Sentito: { $felt }.
touched = { CAPITAL($who) } tocca: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Tutti e due portano una maschera.
mask-you = Porti una maschera.
mask-of = { CAPITAL($who) } porta una maschera.
mask-announced = La pedina che l'avversario posa si nomina una volta.
mask-touches = Tocchi per turno: { $count }.
mask-how = Tocca una casella, un posto della riserva o la mano per sentirla.
# $touches is a list of the next one: who touched, and how often.
touch-review = Tocchi: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Non sotto la maschera. Tocca una casella, un posto della riserva o la mano.
fault-masked-give-by-name = Non sotto la maschera. Dai un posto della riserva: da 1 a 16.
fault-masked-give-too-soon = Non ora. Posa prima la tua pedina, o aspetta il tuo turno.
fault-masked-place-first = Posa la tua pedina: di' una casella.
fault-masked-not-your-turn = Non è il tuo turno.
fault-stock-place-unknown = Non c'è il posto { $text }. La riserva ha i posti da 1 a 16.
fault-spot-unknown = { $text } non si può toccare. Di' toccare b2, toccare 5 o toccare mano.
fault-no-mask-to-feel-under = Non porti una maschera.
fault-touch-too-soon = Troppo in fretta. Aspetta la risposta.
fault-touches-used = Nessun tocco in questo turno: erano { $count }.
fault-touches-agreed = Da 1 a { $most } tocchi per turno, non { $count }.

## Help.

help-mask =
    Porti una maschera: di' toccare b2, toccare 5 per la riserva, o mano, per sentire una cosa sola.
    Di' una casella, come b2, per posare lì. Una casella occupata si tocca.
    Di' dare e un posto della riserva, da 1 a 16.
    Di' quarto e la linea, come quarto riga 2. Quarto da solo chiede la linea.
    Puoi chiedere: turno, tempo, variante. Puoi dire abbandonare, patta o indietro.

## The page.

page-stock-place = { stock-place }
page-masked-hand = una pedina
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Spazio, tenere premuto o un doppio tocco sente. Invio o un clic agisce.
page-badge-mask = maschera
page-mask-title = Maschere
page-mask-none = nessuno
page-mask-me = io ne porto una
page-mask-them = l'avversario ne porta una
page-mask-both = tutti e due
page-mask-about = Le pedine sono nascoste e si toccano una alla volta. In due a uno schermo la portano entrambi.
page-mask-announced = Nominare una volta la pedina che l'avversario posa
page-mask-touches = Tocchi per turno
page-mask-touches-any = senza limite
