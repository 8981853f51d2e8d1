### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = victoire en { $count }
page-analysis-value-win-now = victoire immédiate
page-analysis-value-draw = nulle
page-analysis-value-loss = défaite en { $count }
page-analysis-value-loss-now = défaite immédiate
page-analysis-unknown = valeur encore inconnue
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, puis donner { $piece }
page-analysis-turn-give = donner { $piece }
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, quarto, { $line }
page-analysis-turn-call = quarto, { $line }
page-analysis-turn-done = terminé
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = une pièce parmi { $count }
page-analysis-or = { $one } ou { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } sur { $of } gagnent
page-analysis-share-draw = { $count } sur { $of } gardent la nulle
page-analysis-share-loss = les { $of } perdent

## Status.

page-analysis-title = Analyse
page-analysis-classic = variante classique
page-analysis-exact = valeurs exactes
page-analysis-computing = Calcul des valeurs exactes.
page-analysis-progress = Calcul des valeurs exactes : { $finished } coups sur { $total }.
page-analysis-to-place = À poser : { $piece }.
page-analysis-to-give = À donner : choisissez une pièce.
page-analysis-to-look = Le plateau est plein : terminé ?
page-analysis-chosen = { $square } est choisie. Quelle pièce donner ?
page-analysis-chosen-quarto = { $square } forme un quarto. Annoncez-le ou donnez une pièce.
page-analysis-unchosen = { $square } n'est plus choisie.
page-analysis-over = La partie est finie : { $turn }.
page-analysis-no-call = { CAPITAL($line) } : pas de quarto à annoncer ici.

## Beside the board.

page-analysis-gives = Pièces à donner
page-analysis-gives-after = Pièces à donner après { $square }
page-analysis-line = Meilleure suite
page-analysis-why = Pourquoi ?
page-analysis-why-nothing = Rien à expliquer ici : la partie est finie.
page-analysis-why-ask = Montrer la raison
page-analysis-why-wait = Recherche de la raison.
page-analysis-all-turns = Tous les coups
page-analysis-explorer = Explorateur d'ouvertures
page-analysis-explorer-note = Les coups symétriques sont réunis.
page-analysis-more = Autres groupes : { $count }
page-analysis-group-count = coups équivalents : { $count }
page-analysis-pressure = Pression
page-analysis-pressure-ask = Mesurer la pression
page-analysis-pressure-note = La pression est la part des réponses qui perdent : plus elle est haute, plus il est facile de se tromper.
page-analysis-pressure-progress = Mesurés : { $finished } sur { $total }.
page-analysis-legend-win = victoire, pointe en haut
page-analysis-legend-draw = nulle, à plat
page-analysis-legend-loss = défaite, pointe en bas

## Variations.

page-analysis-variations = Variantes
page-analysis-start = Départ, pièces posées : { $count }
page-analysis-turn-count = Coups : { $count }
page-analysis-delete = Supprimer cette variante
page-analysis-deleted = Supprimée : { $turn }.
page-analysis-too-many = Cet arbre est plein. Supprimez d'abord une variante.

## Set up.

page-analysis-setup = Composer
page-analysis-setup-how = Choisissez une pièce, puis une case. Une pièce du plateau se prend de la même façon.
page-analysis-setup-text = Position en texte
page-analysis-setup-lines = Alignements
page-analysis-setup-lines-classic = classiques
page-analysis-setup-lines-blocks = avec les blocs
page-analysis-setup-calling-announced = à annoncer
page-analysis-setup-calling-automatic = automatique
page-analysis-setup-last = Dernière case jouée
page-analysis-setup-last-none = aucune
page-analysis-setup-hand = Mettre la pièce choisie en main
page-analysis-setup-hand-empty = Vider la main
page-analysis-setup-clear = Vider le plateau
page-analysis-setup-undo = Annuler
page-analysis-setup-start = Position de départ
page-analysis-setup-analyse = Analyser
page-analysis-setup-close = Fermer sans rien changer
page-analysis-setup-fits = Cette position peut être analysée. Pièces posées : { $count }.
page-analysis-setup-faults = Cette position ne peut pas encore être analysée :
page-analysis-setup-no-traits = Au moins un caractère doit compter.
page-analysis-setup-choose = Choisissez une pièce.
page-analysis-setup-chosen = { CAPITAL($piece) } est choisie. Sur quelle case ?
page-analysis-setup-put = { CAPITAL($piece) } en { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } prise en { $square }. Sur quelle case ?
page-analysis-setup-into-hand = { CAPITAL($piece) } en main.
page-analysis-setup-hand-emptied = La main est vide.

## Copy.

page-analysis-copy-title = Copier ou enregistrer
page-analysis-copy-position = Position
page-analysis-copy-record = Notation avec variantes
page-analysis-copy-link = Lien
page-analysis-copy-svg = Image (SVG)
page-analysis-copy-png = Image (PNG)
page-analysis-copied = Copié : { $what }.
page-analysis-save = Enregistrer
page-analysis-png-failed = Ce navigateur ne peut pas produire de PNG ici. L'image en SVG est disponible.

## What goes wrong.

page-analysis-offline = Pas de connexion. Rien n'est perdu : vos variantes sont conservées.
page-analysis-failed = Le calcul n'a pas abouti. Rien n'est perdu.
page-analysis-again = Réessayer

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = pourquoi, raison
page-analysis-command-best = meilleur, meilleur coup
page-analysis-command-before = précédent, tour précédent
page-analysis-command-next = suivant
page-analysis-command-first = départ, début
page-analysis-command-last = dernier, fin
page-analysis-command-setup = composer, position
page-analysis-command-analyse = analyser
page-analysis-command-copy = copier, partager
page-analysis-command-delete = supprimer
page-analysis-command-help = aide
page-analysis-command-give = donner, donne, la, le, une, pièce
page-analysis-command-unknown = { $text } : inconnu ici. Tapez une case, une pièce, ou : { $words }.
page-analysis-command-helped = Tapez une case, une pièce, ou : { $words }.
page-analysis-command-hint = pourquoi, meilleur, a3, composer

## Ways here from elsewhere.

page-analysis-open = Analyser cette position
page-analysis-back = Retour

## Lent from elsewhere.

page-key-y = Y : pourquoi, dans une analyse
page-analysis-setup-traits = { label-traits }
page-analysis-setup-calling = { label-calling }
page-analysis-setup-edition = { label-edition }
page-analysis-edition-classic = { edition-classic }
page-analysis-edition-access = { edition-access }
page-fault-position-fields = { fault-position-fields }
page-fault-position-rows = { fault-position-rows }
page-fault-row-unreadable = { fault-row-unreadable }
page-fault-row-length = { fault-row-length }
page-fault-piece-unreadable = { fault-piece-unreadable }
page-fault-square-unreadable = { fault-square-unreadable }
page-fault-variant-flag-unknown = { fault-variant-flag-unknown }
page-fault-variant-flag-twice = { fault-variant-flag-twice }
page-fault-variant-traits = { fault-variant-traits }
page-fault-piece-twice = { fault-piece-twice }
page-fault-hand-on-board = { fault-hand-on-board }
page-fault-last-empty = { fault-last-empty }
