### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = L'adversaire est l'ordinateur : { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, niveau { $number }
opponent-here = Deux joueurs à la même table.
# The computer's own name, where a player would have a chosen one.
computer = l'ordinateur
# Asked for an opponent without a name.
opponent-which = Quel adversaire ? Tapez un nom ou un numéro de 1 à 10, hasard ou ici. Tapez aide adversaire pour les connaître.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = Les niveaux ont besoin du solveur, qui n'est pas installé ici. Tapez adversaire hasard ou adversaire ici.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = saule
level-poplar = peuplier
level-pine = pin
level-larch = mélèze
level-walnut = noyer
level-birch = bouleau
level-ash = frêne
level-oak = chêne
level-maple = érable
level-ebony = ébène
level-random = hasard, au hasard
# Another word for the last level, to be typed.
level-perfect = parfait
# Two people at this keyboard.
level-here = ici, deux joueurs, deux personnes

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = comme un enfant, manque presque tous les quartos
about-poplar = laisse passer deux quartos sur trois
about-pine = laisse passer un quarto sur deux
about-larch = en manque quelques-uns, donne sans trop regarder
about-walnut = voit presque tout, mais donne souvent à la légère
about-birch = donne avec plus de soin, prévoit la toute fin
about-ash = rarement distrait, prévoit le dernier tiers
about-oak = sans faute en seconde moitié, un piège parfois
about-maple = très tôt presque sans faute, tend des pièges
about-ebony = parfait, ne se trompe jamais et tend des pièges
about-random = donne et pose au hasard, et n'annonce jamais
about-here = deux personnes à ce clavier

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level } : { $about }.
opponent-other = { CAPITAL($level) } : { $about }.
