### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Donnez une pièce : dites ses mots dans n'importe quel ordre, comme { $piece }.
    Le début des mots suffit, ou quatre lettres comme { $code }.
    Dites réserve pour entendre les pièces restantes, plateau pour le plateau.
    Dites aide et l'un de ces mots : jeu, pièces, cases, quarto, questions, adversaire, réglages, touches.
# Said only where a call may be made.
help-give-call = Vous pouvez annoncer avant de donner : quarto ligne 2.
help-place =
    Posez votre pièce : dites une case, comme b2.
    Dites main pour entendre votre pièce, plateau pour le plateau.
    Dites aide et l'un de ces mots : jeu, pièces, cases, quarto, questions, adversaire, réglages, touches.
help-place-call = Vous pouvez annoncer avant de poser : quarto ligne 2.
help-last-look =
    Le plateau est plein : c'est votre dernier regard.
    Annoncez un alignement que vous voyez, comme quarto ligne 2, ou dites terminé.
    Dites plateau pour entendre le plateau, ligne 2 pour une ligne.
    Dites aide et l'un de ces mots : jeu, pièces, cases, quarto, questions, adversaire, réglages, touches.
help-over =
    La partie est finie.
    Dites nouvelle pour une autre partie, adversaire pour un autre adversaire, enregistrer pour garder celle-ci, quitter pour partir.
    Dites plateau pour entendre le plateau, dernier pour réentendre la fin.
# While it is somebody else's turn.
help-wait =
    C'est le tour de l'adversaire.
    Vous pouvez demander : plateau, ligne 2, réserve, dernier, tour, temps.
    Vous pouvez dire abandonner, nulle ou reprendre.

## Help by topic.

help-playing =
    Seize pièces, quatre caractères à deux côtés, un plateau de quatre cases sur quatre.
    L'adversaire choisit la pièce que vous posez ; puis vous en choisissez une pour lui.
    Quatre pièces alignées qui ont un côté en commun sont un quarto.
    Un quarto ne gagne que s'il est annoncé, avec son alignement.
    Celui qui a posé peut annoncer avant de donner ; puis l'autre avant de poser ; ensuite il est perdu.
help-pieces =
    Une pièce se dit par ses quatre côtés, dans n'importe quel ordre : { $sides }.
    Le début des mots suffit, et moins de mots quand une seule pièce convient.
    Ou dites ses quatre lettres, comme { $code }, ou donner et sa lettre, de A à P.
    Dites pièces mots, pièces lettres ou pièces marquées pour choisir comment les entendre.
help-squares =
    Les colonnes vont de a à d depuis la gauche, les lignes de 1 à 4 depuis le haut : a1 est en haut à gauche.
    Dites b2, ou { $name }, ou { $nato }.
    Dites cases lettres, cases noms ou cases otan pour choisir comment les entendre.
help-quarto =
    Dites quarto et l'alignement : quarto ligne 2, quarto colonne b, quarto diagonale a1, quarto bloc b2.
    Une diagonale se nomme par son bout gauche, un bloc par sa case en haut à gauche.
    Vous pouvez annoncer après avoir posé, ou avant de poser.
    Un alignement qui n'est pas un quarto vous coûte cette annonce.
    Quarto seul demande l'alignement.
help-questions =
    Ligne 2, colonne b, diagonale, bloc b2 : un alignement est lu depuis sa première case.
    Regarder b2 lit une case ; où et une pièce dit où elle est.
    Plateau, réserve, main, dernier, tour, temps, variante.
    Loupe et un caractère : un seul mot par case est lu. Loupe tout y met fin.
    Répéter redit les derniers mots.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Dites adversaire et un nom ou un nombre : une nouvelle partie commence.
    Dix niveaux, nommés d'après des bois, du plus tendre au plus dur ; le dernier est parfait.
help-settings =
    Langue et une langue, comme langue { $language }.
    Édition classique ou édition access.
    Pièces mots, lettres ou marquées. Cases lettres, noms ou otan.
    Bref pour peu de mots, complet pour tous les mots.
help-keys =
    Les flèches déplacent. Début et Fin vont aux bouts d'une ligne.
    1 à 4 vont à une ligne, avec Majuscule à une colonne ; dans la réserve, elles changent un caractère.
    Entrée pose ici, ou donne cette pièce.
    R, C, D et X lisent la ligne, la colonne, la diagonale et les blocs qui passent ici.
    V lit le plateau ou la réserve.
    Z change la loupe.
    H est la main, O l'endroit où vous êtes, W le tour, T les pendules.
    L redit le dernier coup ; virgule et point parcourent les messages.
    S va à la réserve, B au plateau, I à la ligne de commande.
    Q annonce Quarto, E est terminé, M le menu, point d'interrogation cette aide.
