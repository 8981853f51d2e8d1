### Après la fin : parcourir les tours, quartos manqués, partage.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Tour { $turn } sur { $turns }
replay-start = Début
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Tour { $turn }, { $line } : { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } l'a formé. Personne ne l'a annoncé.
replay-missed-both-you = Vous l'avez formé. Personne ne l'a annoncé.
replay-missed-maker = { CAPITAL($who) } l'a formé sans l'annoncer.
replay-missed-maker-you = Vous l'avez formé sans l'annoncer.
page-steps = Revoir la partie
page-step-first = Premier tour
page-step-before = Tour précédent
page-step-next = Tour suivant
page-step-last = Dernier tour
page-steps-failed = Impossible de charger les tours. Réessayez.
key-steps = Flèches gauche et droite, Début, Fin : parcourir les tours d'une partie terminée, hors du plateau et de la réserve

## Sharing a game, and the page that such a link opens.

page-share = Partager
page-close = { label-close }
page-share-title = Partager cette partie
page-share-note = Le lien contient toute la partie, tour par tour, et s'ouvre sans compte.
page-share-names = Inclure le nom des joueurs
page-share-svg = Image (SVG)
page-share-png = Image (PNG)
# How far the link of a server of one's own goes.
page-share-here = Ce serveur ne tourne que sur votre ordinateur : ailleurs, le lien ne s'ouvre pas.
page-share-near = Le lien ne s'ouvre que dans votre réseau.
replay-title = Une partie de Quarto
replay-about = Toute la partie, tour par tour.
replay-list = Tour par tour
replay-play = Jouer une partie

## What is refused.

fault-replay-link = Ce lien ne contient pas une partie entière : il a peut-être été coupé.
fault-replay-before-the-end = Vous pourrez parcourir les tours une fois la partie terminée.
fault-no-png = Ce serveur ne dessine pas de PNG. L'image existe en SVG.
fault-no-such-turn = Les tours vont de { $first } à { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = précédent, tour précédent
word-start = début, premier tour, au début
help-steps = Tapez début, suivant, précédent, dernier ou tour 7 pour parcourir les tours.
