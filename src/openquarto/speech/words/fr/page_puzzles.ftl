### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Problèmes
puzzles-lead = { $count } plateaux, une question chacun. Chaque réponse est démontrée.
puzzles-daily = Le problème du jour
puzzles-same = le même pour tout le monde
puzzles-rated = difficulté { $rating }
puzzles-solve = Résoudre
puzzles-days = Les deux dernières semaines
puzzles-day-right = { $day } : juste
puzzles-day-wrong = { $day } : pas juste
puzzles-day-open = { $day } : pas essayé
puzzles-days-in-a-row = Jours de suite : { $count }
puzzles-row = À la suite
puzzles-streak = Série
puzzles-streak-about = De plus en plus difficile, jusqu'à la première erreur.
puzzles-storm = Tempête
puzzles-storm-about = Trois minutes, de plus en plus difficile. Une erreur coûte dix secondes ; l'horloge attend pendant que vous lisez.
puzzles-again = Encore
puzzles-again-about = Ce qui n'a pas réussi revient après 1, 3, 7 et 21 jours, jusqu'à deux réussites de suite.
puzzles-again-waiting = En attente : { $count }
puzzles-again-next = Prochain : { $day }
puzzles-again-none = Rien n'est en attente aujourd'hui.
puzzles-best = Record : { $count }
puzzles-kinds = Par genre
puzzles-all-kinds = Tous les genres
puzzles-all-kinds-about = Un peu de tout.
puzzles-difficulty = Difficulté
puzzles-difficulty-easier = Plus facile
puzzles-difficulty-mine = Mon niveau
puzzles-difficulty-harder = Plus difficile
puzzles-rules = Règles
puzzles-rules-all = Toutes les règles
puzzles-rules-classic = Classiques
puzzles-rules-blocks = Avec les blocs
puzzles-rules-fewer = Moins de caractères
puzzles-none-left = Il n'y a pas de tel problème. Choisissez autre chose.
puzzles-no-index = La liste des problèmes ne peut pas être chargée pour l'instant. Réessayez.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Votre classement
puzzles-rating-none = Pas encore connu. Il commence à 1200 et change à chaque premier essai.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = environ
puzzles-rating-settling = Votre classement cherche encore sa place.
puzzles-rating-range = Très probablement entre { $low } et { $high }.
puzzles-rating-course = De { $first } à { $last } ; au plus bas { $low }, au plus haut { $high }.
puzzles-rating-how = Chaque premier essai compte comme une partie entre vous et le problème.
puzzles-tried = Problèmes essayés : { $count }, justes au premier essai : { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = Ce que ce navigateur retient
puzzles-kept-about = Votre classement, vos problèmes et vos leçons restent dans ce navigateur et nulle part ailleurs. Un fichier permet de les emporter.
puzzles-export = Enregistrer un fichier
puzzles-import = Lire un fichier
puzzles-forget = Tout oublier
puzzles-exported = Enregistré : { $name }
puzzles-imported = Le fichier a été lu.
puzzles-forgotten = Oublié.
puzzles-import-sure = Le fichier remplace tout ce que ce navigateur retient maintenant.
puzzles-import-do = Remplacer
puzzles-forget-sure = Oublier pour toujours votre classement, vos problèmes et vos leçons ?
puzzles-forget-do = Tout oublier
puzzles-file-too-large = Ce fichier est trop grand pour être l'un des nôtres. Rien n'a changé.
puzzles-file-unreadable = Ce fichier est illisible : il a peut-être été coupé. Rien n'a changé.
puzzles-file-foreign = Ce fichier n'a pas été enregistré sur cette page. Rien n'a changé.
puzzles-file-newer = Ce fichier vient d'une version plus récente de ce site. Rien n'a changé.
puzzles-file-empty = Il n'y a rien à retenir dans ce fichier. Rien n'a changé.
page-progress-off = Ce navigateur ne permet pas de retenir quoi que ce soit : vos progrès durent jusqu'à ce que vous quittiez cette page.
page-progress-full = Il n'y a plus de place dans ce navigateur : vos progrès durent jusqu'à la fermeture de cet onglet.
page-progress-newer = Une version plus récente de ce site a enregistré vos progrès ici : ce que vous faites maintenant dure jusqu'à ce que vous quittiez cette page.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Pour l'enseignement
puzzles-teachers-about = Choisissez des problèmes et transmettez un seul lien : tout le monde reçoit les mêmes, dans sa langue. Ni compte, ni nom.
puzzles-kind = Genre
puzzles-level = Niveau
puzzles-level-easy = Facile
puzzles-level-middle = Moyen
puzzles-level-hard = Difficile
puzzles-level-any = Tous les niveaux
puzzles-number = Combien
puzzles-number-bad = Choisissez un nombre de 1 à { $most }.
puzzles-ids = Ou des problèmes par leur nom
puzzles-ids-hint = Chaque problème a huit lettres et chiffres à la fin de son adresse. Tapez-en quelques-uns, séparés par des espaces.
puzzles-ids-bad = Aucun problème ne s'appelle { $text }.
puzzles-ids-many = Un lien contient au plus { $most } problèmes.
puzzles-make-link = Créer le lien
puzzles-print = Imprimer
puzzles-set = Une sélection
puzzles-set-look = Voir la sélection
puzzles-set-title = { $count ->
    [one] Une sélection d'un problème
   *[other] Une sélection de { $count } problèmes
}
puzzles-set-about = Ces problèmes ont été choisis pour vous. Prenez votre temps.
puzzles-begin = Commencer
puzzles-result-right = Juste.
puzzles-result-wrong = Pas juste.
puzzles-result-open = Pas essayé.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Votre classement et d'autres problèmes
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Problème suivant
puzzles-number-one = Problème { $number }
puzzles-number-of = Problème { $number } sur { $count }
puzzles-clock = Reste { $time }
puzzles-seconds-left = Encore { $count } secondes.
puzzles-right-count = Justes : { $count }
puzzles-streak-over = La série s'arrête à { $count }.
puzzles-storm-over = Le temps est écoulé. Justes : { $count }
puzzles-set-over = La sélection est finie. Justes : { $right } sur { $count }
puzzles-again-over = C'est tout pour aujourd'hui. Justes : { $right } sur { $count }
puzzles-kind-over = Justes : { $right } sur { $count }
puzzles-went-wrong = Ce qui n'a pas réussi
puzzles-comes-again = Ces problèmes reviennent un autre jour, sous « Encore ».
puzzles-nothing-wrong = Tout a réussi.
puzzles-once-more = Encore une fois
puzzles-practise-again = Réessayer ceux-ci
puzzles-all = Tous les problèmes
puzzles-rating-before = { $rating } avant
puzzles-first-only = Seul le premier essai compte.
puzzles-leave = Terminer la série
