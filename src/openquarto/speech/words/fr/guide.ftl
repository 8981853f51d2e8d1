### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Jouer sans la vue
guide-about = À propos de ce guide
guide-about-text =
    Tout dans OpenQuarto peut se jouer au clavier et à l'oreille.
    Rien ne demande la couleur, une souris, un son ou des mains rapides ; une pendule ne court que si c'est convenu.
    Joueurs aveugles et voyants reçoivent la même chose : personne n'entend ni ne voit qu'il y a un quarto.
guide-start = Pour commencer
guide-start-text =
    Dans le navigateur : tapez openquarto play. La page s'ouvre, et son adresse s'affiche.
    Choisissez un adversaire, puis le bouton Jouer.
    Dans un terminal : tapez openquarto terminal --plain. Tout y est alors un fait par ligne.
    L'édition Access dit lisse et rainurée, grande et petite, comme un jeu fait pour être touché.
guide-playing = Le jeu
guide-pieces = Les pièces
guide-squares = Les cases
guide-page = Dans la page
guide-page-text =
    Le plateau et la réserve sont deux grilles de quatre sur quatre, où les flèches déplacent.
    Tabulation va du plateau à la réserve, puis au bouton Quarto, au menu et au champ de commande.
    Dans les grilles, votre lecteur doit être en mode focus. S'il garde les lettres pour lui, utilisez le champ de commande.
    Ce que fait l'adversaire est dit de soi-même, où que vous soyez.
guide-keys = Les touches
guide-questions = Dans le terminal et dans le champ de commande
guide-questions-text =
    Tapez ce que vous voulez, puis Entrée. L'invite dit la suite : donner ou poser.
    Aide dit ce qui peut être tapé maintenant.
guide-quarto = Annoncer un quarto
guide-quarto-text =
    Rien ne vous dit qu'il y en a un : vous le trouvez vous-même, comme tout le monde.
    Dans la page, Q ouvre les alignements qui passent par la dernière case posée. Choisissez-en un, puis Entrée.
    Si l'adversaire en a manqué un, annoncez-le avant de poser.
guide-memory = Garder le plateau en tête
guide-memory-text =
    Après chaque pose, lisez la ligne, la colonne et la diagonale qui y passent.
    La loupe lit un seul caractère : quatre mots disent un alignement.
    Le dernier coup et votre pièce sont redits aussi souvent que vous le demandez.
    Une page en braille de toute position s'écrit avec openquarto braille.
    Une feuille de papier thermogonflable se dessine avec openquarto tactile, et un jeu pour imprimante 3D s'écrit avec openquarto model.
guide-settings = Réglages
guide-together = Avec d'autres
guide-together-text =
    Par lien, vous jouez avec quelqu'un ailleurs ; chacun entend ou voit la table à sa façon et dans sa langue.
    Devant un même écran, l'un peut écouter et l'autre regarder.
    Avec un jeu sur la table, dites à voix haute la pièce et la case quand vous posez.
guide-stuck = Si vous n'entendez rien
guide-stuck-text =
    W dit à qui est le tour, O où vous êtes, L ce qui s'est passé en dernier.
    Si la liaison avec le serveur est perdue, vous l'apprenez, et aussi quand elle revient. Aucun coup n'est perdu.
    Quels lecteurs ont été essayés, et lesquels non, figure dans la documentation.
