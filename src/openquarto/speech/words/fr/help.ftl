### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Donnez une pièce : tapez ses mots dans n'importe quel ordre, comme { $piece }.
    Le début de chaque mot suffit, ou un code de quatre lettres comme { $code }.
    Tapez réserve pour entendre les pièces restantes, plateau pour le plateau.
# Said only where a call may be made.
help-give-call = Vous pouvez annoncer avant de donner : quarto ligne 2.
help-place =
    Posez votre pièce : tapez une case, comme b2.
    Tapez main pour entendre votre pièce, plateau pour le plateau.
help-place-call = Vous pouvez annoncer avant de poser : quarto ligne 2.
help-last-look =
    Le plateau est plein : vérifiez une dernière fois.
    Annoncez l'alignement que vous voyez, comme quarto ligne 2, ou tapez terminé.
    Tapez plateau pour entendre le plateau, ligne 2 pour une ligne.
help-over =
    La partie est finie.
    Tapez nouvelle pour une autre partie, adversaire pour changer d'adversaire, enregistrer pour garder celle-ci, quitter pour partir.
    Tapez plateau pour entendre le plateau, dernier pour réentendre la fin.
# While it is somebody else's turn.
help-wait =
    C'est à l'adversaire de jouer.
    Vous pouvez demander : plateau, ligne 2, réserve, dernier, tour, temps.
    Vous pouvez taper abandonner, nulle ou annuler.

## Help by topic.

help-playing =
    Seize pièces toutes différentes, quatre caractères chacune, un plateau de quatre cases sur quatre.
    Pour commencer, un joueur donne seulement une pièce ; l'autre la pose.
    L'adversaire choisit la pièce que vous posez ; puis vous en choisissez une pour lui.
    Quatre pièces alignées qui ont au moins un caractère commun font un quarto.
    Un quarto ne gagne que s'il est annoncé, avec son alignement.
    Qui a posé peut l'annoncer avant de donner ; puis l'autre, avant de poser ; ensuite, ce quarto est perdu.
help-pieces =
    Une pièce se dit par ses quatre caractères, dans n'importe quel ordre : { $sides }.
    Le début de chaque mot suffit, et moins de mots quand une seule pièce convient.
    Ou tapez ses quatre lettres, comme { $code }, ou donner et sa lettre, de A à P.
    Tapez pièces mots, pièces lettres ou pièces différences pour choisir comment les entendre.
    Avec les différences, seul le second mot de chaque paire est dit ; la pièce qui n'en a aucun s'appelle simple.
help-squares =
    Les colonnes vont de a à d à partir de la gauche, les lignes de 1 à 4 à partir du haut : a1 est en haut à gauche.
    Tapez b2, ou { $name }, ou { $nato }.
    Tapez cases lettres, cases prénoms ou cases otan pour choisir comment les entendre.
help-quarto =
    Tapez quarto et l'alignement : quarto ligne 2, quarto colonne b, quarto diagonale a1, quarto bloc b2.
    Une diagonale se nomme par son bout gauche, un bloc par sa case en haut à gauche.
    On annonce un alignement qui passe par la dernière pièce posée : après l'avoir posée, ou avant de poser la suivante.
    Si ce n'est pas un quarto, vous perdez cette occasion.
    Si vous tapez seulement quarto, on vous demande l'alignement.
help-questions =
    Ligne 2, colonne b, diagonale, bloc b2 : l'alignement est lu à partir de sa première case.
    Regarder b2 lit une case ; où, suivi d'une pièce, dit où elle est.
    Vous pouvez aussi demander : plateau, réserve, main, dernier, tour, temps, variante.
    Loupe, suivi d'un caractère : un seul mot par case est lu. Loupe tout y met fin.
    Répéter redit le dernier message.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Tapez adversaire et un nom ou un numéro : une nouvelle partie commence.
    Dix niveaux, qui portent des noms de bois, du plus tendre au plus dur ; le dernier est parfait.
help-settings =
    Langue, suivi d'une langue, comme langue { $language }.
    Édition classique ou édition access.
    Pièces mots, lettres ou différences. Cases lettres, prénoms ou otan.
    Bref pour des messages brefs, complet pour des messages complets.
help-keys =
    Les flèches servent à se déplacer. Début et Fin vont aux bouts d'une ligne.
    Les touches 1 à 4 mènent à une ligne, avec Majuscule à une colonne ; dans la réserve, elles changent un caractère.
    Entrée pose ici, ou donne cette pièce.
    R, C, D et X lisent la ligne, la colonne, la diagonale et les blocs qui passent par ici.
    V lit le plateau ou la réserve.
    Z change le caractère que lit la loupe.
    H dit la pièce en main, O où vous êtes, W à qui de jouer, T lit les pendules.
    L redit le dernier coup ; virgule et point parcourent les messages.
    S va à la réserve, B au plateau, I au champ de commande.
    Q annonce Quarto, E signifie terminé, M ouvre le menu, le point d'interrogation donne cette aide.
