### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = réserve { $number }

## What happens, without the piece.

masked-gave-you = Pièce donnée.
masked-gave-to-you = Vous recevez une pièce.
masked-gave = { CAPITAL($who) } donne une pièce.
masked-placed-you = Posée en { $square }.
masked-placed = { CAPITAL($who) } : { $square }.
# The hand holds something.
masked-hand = En main : une pièce.
# A computer under a mask says what it touched.
touched-you = Vous touchez : { $felt }.
touched = { CAPITAL($who) } touche : { $felt }.

## What was agreed, and the touches after the end.

mask-both = Les deux joueurs portent un masque.
mask-you = Vous portez un masque.
mask-of = { CAPITAL($who) } porte un masque.
mask-announced = La pièce que l'adversaire pose est nommée une fois.
mask-touches = Contacts par tour : { $count }.
mask-how = Touchez une case, un emplacement de la réserve ou la main pour reconnaître la pièce.
# $touches is a list of the next one: who touched, and how often.
touch-review = Contacts : { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Pas avec un masque. Touchez une case, un emplacement de la réserve ou la main.
fault-masked-give-by-name = Pas avec un masque. Donnez par numéro de réserve : 1 à 16.
fault-masked-give-too-soon = Pas maintenant. Posez d'abord votre pièce, ou attendez votre tour.
fault-masked-place-first = Posez votre pièce : tapez une case.
fault-masked-not-your-turn = Ce n'est pas votre tour.
fault-stock-place-unknown = L'emplacement { $text } n'existe pas. La réserve a les emplacements 1 à 16.
fault-spot-unknown = On ne peut pas toucher { $text }. Tapez toucher b2, toucher 5 ou toucher main.
fault-no-mask-to-feel-under = Vous ne portez pas de masque.
fault-touch-too-soon = Trop vite. Attendez la réponse.
fault-touches-used = Plus de contact possible à ce tour. Nombre convenu : { $count }.
fault-touches-agreed = De 1 à { $most } contacts par tour, et non { $count }.

## Help.

help-mask =
    Vous portez un masque : pour reconnaître une pièce, tapez toucher b2, toucher 5 pour la réserve, ou main.
    Tapez une case, comme b2, pour y poser. Si elle est occupée, vous la touchez.
    Tapez donner et un numéro de réserve, de 1 à 16.
    Tapez quarto et l'alignement, comme quarto ligne 2. Si vous tapez seulement quarto, on vous demande l'alignement.
    Vous pouvez demander : tour, temps, variante. Vous pouvez taper abandonner, nulle ou annuler.

## The page.

page-stock-place = { stock-place }
page-masked-hand = une pièce
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Pour toucher : Espace, appui long ou double appui. Pour poser ou donner : Entrée ou un clic.
page-badge-mask = masque
page-mask-title = Masques
page-mask-none = personne
page-mask-me = j'en porte un
page-mask-them = l'adversaire en porte un
page-mask-both = les deux en portent un
page-mask-about = Les pièces sont cachées et se touchent une à une. À deux devant le même écran, les deux joueurs portent un masque.
page-mask-announced = Nommer une fois la pièce que l'adversaire pose
page-mask-touches = Contacts par tour
page-mask-touches-any = sans limite
