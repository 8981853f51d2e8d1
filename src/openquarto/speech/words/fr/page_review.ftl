### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Bilan de la partie
page-review-title = Bilan
page-review-back-to = Retour à la partie
page-review-turns = Tours

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = donne
page-review-calls = annonce { $line }
page-review-done = terminé

# While the server computes, and where it cannot.
page-review-computing = Le bilan est en cours. Vous pouvez déjà parcourir les tours.
page-review-failed = Le serveur ne répond pas. Rien n'est perdu : les tours sont toujours là.
page-review-ask-again = Redemander

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = Ce qui aurait gagné
page-review-better-d = Ce qui aurait gardé la nulle
page-review-better-said = Mieux : { $turns }.
page-review-square-fine = { $square } convenait. Il valait mieux donner :
page-review-rows = Afficher les détails

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Repère précédent
page-review-mark-next = Repère suivant
page-review-mark-none = Plus de repère dans cette direction.
page-review-no-reason = Il n'y a rien de plus à dire de ce tour.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Valeur après chaque tour, pour { $who }
page-review-curve-you = Valeur après chaque tour, pour vous
page-review-letters = W victoire · D nulle · L défaite
page-review-value-w = victoire
page-review-value-d = nulle
page-review-value-l = défaite
page-review-run = tours { $first } à { $last } : { $value }
page-review-run-one = tour { $first } : { $value }
page-review-run-separator = { " " };{ " " }

# The legend of the marks.
page-review-punished = erreur, punie
page-review-unpunished = erreur, impunie
page-review-overlooked = quarto manqué
page-review-attention = Attention aux quartos

# What can be done from a slip. $who is a player, or you.
page-review-try = Réessayer à partir d'ici
page-review-try-short = Réessayer
page-review-play = Continuer à jouer d'ici
page-review-play-level = Adversaire
page-review-play-go = Continuer
page-review-play-before = Depuis la position avant le tour { $turn }, à la place de : { $who }.
page-review-play-before-you = Depuis la position avant le tour { $turn }, à votre place.
page-review-play-after = Depuis la position après le tour { $turn }, à la place de : { $who }.
page-review-play-after-you = Depuis la position après le tour { $turn }, à votre place.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Réessayer : tour { $turn }
page-review-try-place = En main : { $piece }. Posez-la, puis donnez une pièce.
page-review-try-place-last = En main : { $piece }. Posez-la.
page-review-try-give = Donnez une pièce.
page-review-try-then-give = { $square }. Donnez maintenant une pièce.
page-review-try-look = Le plateau est plein : annoncez un quarto, ou choisissez Terminé.
page-review-goal-w = Tout coup qui garde la victoire est bon.
page-review-goal-d = Tout coup qui garde la nulle est bon.
page-review-right = C'est juste
page-review-wrong = Pas celui-ci
page-review-no-quarto = { CAPITAL($line) } : pas de quarto à annoncer ici.
page-review-keeps-w = La victoire est gardée.
page-review-keeps-d = La nulle est gardée.
page-review-answer = La réponse : { $turn }.
page-review-again = Réessayer
page-review-held-show = Montrer ce qui était mieux
page-review-back = Retour au bilan
page-review-checking = Un instant.

# The keys of this page.
page-review-keys = Touches : n repère suivant, p repère précédent, y pourquoi, flèches gauche et droite un tour, haut et bas dans la liste des tours.
