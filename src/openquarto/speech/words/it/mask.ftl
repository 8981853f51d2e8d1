### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = riserva { $number }

## What happens, without the piece.

masked-gave-you = Consegnata.
masked-gave-to-you = Ricevi una pedina.
masked-gave = { CAPITAL($who) } dà una pedina.
masked-placed-you = Posata in { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = In mano: una pedina.
# A computer under a mask says what it touched.
touched-you = Toccato: { $felt }.
touched = { CAPITAL($who) } tocca: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Entrambi portano una maschera.
mask-you = Porti una maschera.
mask-of = { CAPITAL($who) } porta una maschera.
mask-announced = La pedina che l'avversario posa viene detta una volta.
mask-touches = Tocchi per turno: { $count }.
mask-how = Tocca una casella, un posto della riserva o la mano per sapere che cosa c'è.
# $touches is a list of the next one: who touched, and how often.
touch-review = Tocchi: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Non con la maschera. Tocca una casella, un posto della riserva o la mano.
fault-masked-give-by-name = Non con la maschera. Dai una pedina con il suo numero nella riserva: da 1 a 16.
fault-masked-give-too-soon = Non ora. Prima posa la tua pedina, o aspetta il tuo turno.
fault-masked-place-first = Posa la tua pedina: scrivi una casella.
fault-masked-not-your-turn = Non tocca a te.
fault-stock-place-unknown = Il posto { $text } non esiste. La riserva ha i posti da 1 a 16.
fault-spot-unknown = { $text } non si può toccare. Scrivi toccare b2, toccare 5 o toccare mano.
fault-no-mask-to-feel-under = Non porti una maschera.
fault-touch-too-soon = Troppo in fretta. Aspetta la risposta.
fault-touches-used = Tocchi finiti per questo turno. Concordati: { $count }.
fault-touches-agreed = Da 1 a { $most } tocchi per turno, non { $count }.

## Help.

help-mask =
    Porti una maschera: scrivi toccare b2, toccare 5 per la riserva, o mano, per toccare una cosa alla volta.
    Scrivi una casella, come b2, per posare lì. Se è occupata, la tocchi.
    Scrivi dare e un numero della riserva, da 1 a 16.
    Scrivi quarto e la linea, come quarto riga 2. Se scrivi solo quarto, ti viene chiesta la linea.
    Puoi chiedere: turno, tempo, variante. Puoi anche scrivere abbandona, pareggio o annulla.

## The page.

page-stock-place = { stock-place }
page-masked-hand = una pedina
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Per toccare: Spazio, pressione lunga o doppio tocco. Per posare o dare: Invio o un clic.
page-badge-mask = maschera
page-mask-title = Chi porta la maschera
page-mask-none = nessuno
page-mask-me = solo io
page-mask-them = solo l'avversario
page-mask-both = entrambi
page-mask-about = Le pedine sono nascoste e si toccano una alla volta. Davanti allo stesso schermo la maschera la portano entrambi.
page-mask-announced = Dire una volta la pedina che l'avversario posa
page-mask-touches = Tocchi per turno
page-mask-touches-any = senza limite
