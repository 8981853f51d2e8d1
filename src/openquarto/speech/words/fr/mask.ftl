### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = réserve { $number }

## What happens, without the piece.

masked-gave-you = Donnée.
masked-gave-to-you = Vous recevez une pièce.
masked-gave = { CAPITAL($who) } donne une pièce.
masked-placed-you = Posée en { $square }.
masked-placed = { CAPITAL($who) } : { $square }.
# The hand holds something.
masked-hand = En main : une pièce.
# A computer under a mask says what it touched.
touched-you = Touché : { $felt }.
touched = { CAPITAL($who) } touche : { $felt }.

## What was agreed, and the touches after the end.

mask-both = Les deux portent un masque.
mask-you = Vous portez un masque.
mask-of = { CAPITAL($who) } porte un masque.
mask-announced = La pièce que l'adversaire pose est nommée une fois.
mask-touches = Touchers par tour : { $count }.
mask-how = Touchez une case, une place de la réserve ou la main pour la sentir.
# $touches is a list of the next one: who touched, and how often.
touch-review = Touchers : { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Pas sous un masque. Touchez une case, une place de la réserve ou la main.
fault-masked-give-by-name = Pas sous un masque. Donnez une place de la réserve : 1 à 16.
fault-masked-give-too-soon = Pas maintenant. Posez d'abord votre pièce, ou attendez votre tour.
fault-masked-place-first = Posez votre pièce : dites une case.
fault-masked-not-your-turn = Ce n'est pas votre tour.
fault-stock-place-unknown = Il n'y a pas de place { $text }. La réserve a les places 1 à 16.
fault-spot-unknown = { $text } ne se touche pas. Dites toucher b2, toucher 5 ou toucher main.
fault-no-mask-to-feel-under = Vous ne portez pas de masque.
fault-touch-too-soon = Trop vite. Attendez la réponse.
fault-touches-used = Plus de toucher ce tour : { $count } étaient convenus.
fault-touches-agreed = De 1 à { $most } touchers par tour, pas { $count }.

## Help.

help-mask =
    Vous portez un masque : dites toucher b2, toucher 5 pour la réserve, ou main, pour sentir une seule chose.
    Dites une case, comme b2, pour y poser. Une case prise est touchée.
    Dites donner et une place de la réserve, 1 à 16.
    Dites quarto et la ligne, comme quarto ligne 2. Quarto seul demande la ligne.
    Vous pouvez demander : tour, temps, variante. Vous pouvez dire abandonner, nulle ou reprendre.

## The page.

page-stock-place = { stock-place }
page-masked-hand = une pièce
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Espace, un appui long ou un double appui touche. Entrée ou un clic agit.
page-badge-mask = masque
page-mask-title = Masques
page-mask-none = personne
page-mask-me = j'en porte un
page-mask-them = l'adversaire en porte un
page-mask-both = les deux en portent un
page-mask-about = Les pièces sont cachées et se touchent une à une. Deux à un écran en portent tous deux.
page-mask-announced = Nommer une fois la pièce que l'adversaire pose
page-mask-touches = Touchers par tour
page-mask-touches-any = sans limite
