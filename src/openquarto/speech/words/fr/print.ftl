### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Ce lien ne mène à aucune sélection de problèmes. Il est peut-être incomplet.
fault-set-kind = Il n'y a pas de problèmes du genre { $text }. Genres : { $choices }.
fault-set-rating = { $text } n'est pas une difficulté. Écrivez par exemple 1000-1400.
fault-set-count = Une sélection compte de 1 à { $most } problèmes, pas { $text }.
fault-set-seed = { $text } ne peut pas être le numéro d'une sélection. Les numéros vont de 0 à { $most }.
fault-set-empty = Aucun problème ne remplit toutes ces conditions. Demandez-en un peu moins.
fault-puzzle-unknown = Il n'y a pas de problème { $text }.

## On paper.

print-title = Problèmes de Quarto
# On top of the first sheet.
print-intro = Dans chaque problème, c'est à vous de jouer. Des coins marquent la case jouée en dernier. Notez les cases ainsi : b2. Les pièces peuvent être entourées.
print-difficulty = Difficulté { $rating }
print-last = Dernière case jouée : { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Cachez le plateau et ne découvrez qu'une case.
       *[other] Cachez le plateau et découvrez au plus { $count } cases, l'une après l'autre.
    }
print-answer = Réponse
print-answers = Réponses
# Two right answers; the second may be such a pair again.
print-or = { $answer } ou { $other }
# Links between the views of a sheet on the screen.
print-large = Gros caractères
print-normal = Caractères normaux
print-solve = Résoudre à l'écran
