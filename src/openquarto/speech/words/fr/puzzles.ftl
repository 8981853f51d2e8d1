### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = À voir
puzzle-complete = À compléter
puzzle-safe-gift = La bonne pièce
puzzle-square = La bonne case
puzzle-trap = Le piège
puzzle-hold = Garder la nulle
puzzle-cover = Aucune pièce sûre
puzzle-take-it = À prendre
puzzle-mask = Avec un masque

## What is asked: nine words at most.

task-ask-puzzle-see = Y a-t-il un quarto à annoncer ?
task-ask-puzzle-complete = Formez un quarto et annoncez-le.
task-ask-puzzle-safe-gift = Quelle pièce donnez-vous ?
task-ask-puzzle-square = Où posez-vous votre pièce ?
task-ask-puzzle-trap = Trouvez un coup qui gagne.
task-ask-puzzle-hold = Trouvez un coup qui garde la nulle.
task-ask-puzzle-cover = Aucune pièce n'est sûre. Par quels alignements ?
task-ask-puzzle-take-it = Un quarto a échappé à l'adversaire. Quel alignement ?

## What a kind is about.

puzzle-see-about = Y a-t-il un quarto à annoncer, et où ? Une fois sur deux, il n'y en a pas.
puzzle-complete-about = Posez la pièce en main, annoncez Quarto et montrez l'alignement.
puzzle-safe-gift-about = Donnez une pièce qui garde ce que vous avez : la victoire ou la nulle.
puzzle-square-about = Posez de façon à garder ce que vous avez : la victoire ou la nulle.
puzzle-trap-about = La victoire est à quelques coups. Trouvez le coup qui la prépare.
puzzle-hold-about = Presque tous les coups perdent. Trouvez-en un qui ne perd pas.
puzzle-cover-about = Chaque pièce que vous pourriez donner complète un alignement. Nommez le moins d'alignements possible pour l'expliquer.
puzzle-take-it-about = L'adversaire a formé un quarto sans rien dire. Annoncez-le.
puzzle-mask-about = Vous ne voyez rien : touchez quelques endroits, puis répondez.
