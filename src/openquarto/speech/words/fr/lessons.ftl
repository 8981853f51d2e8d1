### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Un point commun
lesson-one-trait-text = Quatre pièces sur une ligne, une colonne ou une diagonale font un quarto si elles ont un caractère commun. Pour commencer, seule la forme compte : ronde ou carrée. Posez la quatrième pièce.
lesson-pieces = Seize pièces
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Il y a seize pièces, toutes différentes. Quatre caractères les distinguent : { $traits }. Si quatre pièces alignées en ont un en commun, c'est un quarto.
lesson-give-and-place = Donner et poser
lesson-give-and-place-text = L'adversaire choisit la pièce que vous posez, et vous choisissez la sienne. Chaque tour a donc deux moitiés : poser, puis donner. Réfléchissez deux fois : où va la pièce, et laquelle donner ensuite ?
lesson-call-and-show = Annoncer et montrer
lesson-call-and-show-text = Un quarto ne gagne que si vous l'annoncez et montrez l'alignement. Vous pouvez le faire après avoir posé, avant de donner la pièce suivante. Si ce n'est pas un quarto, l'annonce est fausse et la partie continue.
lesson-missed = Un quarto manqué
lesson-missed-text = Si vous formez un quarto et donnez la pièce suivante sans rien dire, l'adversaire peut l'annoncer avant de poser. Et ce que l'adversaire a manqué, vous pouvez l'annoncer. Si personne ne le fait, il n'est plus valable.
lesson-hot = La pièce brûlante
lesson-hot-text = Trois pièces alignées ont un caractère commun, et la quatrième case est vide : toute pièce qui convient est alors brûlante. Avec elle, on peut gagner tout de suite. Trouvez les pièces brûlantes avant de donner.
lesson-safe = La pièce sûre
lesson-safe-text = Une pièce qui ne complète aucun alignement est sûre à donner. Passez en revue chaque alignement de trois pièces, puis les pièces qui restent. Après chaque pièce posée, recommencez.
lesson-pincer = La tenaille
lesson-pincer-text = Un alignement attend une pièce ronde, un autre une pièce carrée : aucune pièce n'est plus sûre. C'est une tenaille. Ne la fermez pas si c'est à vous de donner ensuite.
lesson-count = Compter, puis vérifier
lesson-count-text = Comptez les pièces sûres à donner : si leur nombre est impair, c'est souvent l'adversaire qui en manque le premier. Mais chaque pièce posée peut changer le compte. Alors comptez, puis vérifiez.
lesson-trap = Le piège, et la nulle
lesson-trap-text = Un piège est une pièce sûre après laquelle, où qu'elle soit posée, aucune autre n'est sûre à donner. Tendez-en un si vous pouvez. S'il n'y a rien à gagner, gardez la nulle.

## The extras.

lesson-blocks = Les blocs
lesson-blocks-text = Avec les blocs, quatre pièces sur un carré de deux cases sur deux peuvent aussi faire un quarto. Un bloc porte le nom de sa première case : le bloc b2, c'est b2, c2, b3 et c3. Il y en a neuf.
lesson-mask = Avec un masque
lesson-mask-text = Avec un masque, on connaît le plateau par le toucher et la mémoire. Vous touchez un endroit à la fois : une case, une pièce de la réserve, la pièce en main. Commencez autour de la dernière case jouée.
lesson-clock = À la pendule
lesson-clock-text = En tournoi, on peut avoir une minute par tour, du moment où l'on reçoit une pièce à celui où l'on donne la suivante. Si le temps est écoulé, la partie est perdue. Cherchez donc d'abord un quarto, puis une pièce sûre.

## The small match at the end. $level is the name of the level.

lesson-match-call = Et maintenant, une partie d'entraînement contre { $level }. C'est réussi si vous gagnez en annonçant un quarto.
lesson-match-hold = Et maintenant, une partie d'entraînement contre { $level }. C'est réussi si vous ne perdez pas.
lesson-match-finish = Et maintenant, une partie d'entraînement contre { $level }. Jouez-la jusqu'au bout, peu importe qui gagne.
