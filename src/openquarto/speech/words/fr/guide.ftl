### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Jouer sans la vue
guide-about = À propos de ce guide
guide-about-text =
    Tout, dans OpenQuarto, peut se jouer au clavier et à l'oreille.
    Il ne faut ni couleur, ni souris, ni son, ni mains rapides ; une pendule ne tourne que si c'est convenu.
    Joueurs aveugles et voyants reçoivent les mêmes informations : rien ne signale un quarto, ni à l'oreille ni à l'écran.
guide-start = Pour commencer
guide-start-text =
    Pour jouer dans le navigateur : tapez openquarto play. La page s'ouvre, et son adresse s'affiche.
    Choisissez un adversaire, puis le bouton Jouer.
    Pour jouer dans un terminal : tapez openquarto terminal --plain. Chaque ligne y dit alors une seule chose.
    L'édition Access dit lisse et rainurée, grande et petite, comme un jeu conçu pour le toucher.
guide-playing = Le jeu
guide-pieces = Les pièces
guide-squares = Les cases
guide-page = Dans la page
guide-page-text =
    Le plateau et la réserve sont deux grilles de quatre sur quatre, où l'on se déplace avec les flèches.
    La touche Tabulation va du plateau à la réserve, puis au bouton Quarto, au menu et au champ de commande.
    Dans les grilles, votre lecteur d'écran doit être en mode focus. S'il garde les lettres pour lui, utilisez le champ de commande.
    Ce que fait l'adversaire est lu automatiquement, où que vous soyez.
guide-keys = Les touches
guide-questions = Dans le terminal et dans le champ de commande
guide-questions-text =
    Tapez ce que vous voulez, puis Entrée. L'invite dit ce qu'il faut faire : donner ou poser.
    La commande aide dit ce que vous pouvez taper à ce moment-là.
guide-quarto = Annoncer un quarto
guide-quarto-text =
    Rien ne vous dit qu'il y en a un : vous le trouvez vous-même, comme tout le monde.
    Dans la page, Q ouvre la liste des alignements qui passent par la dernière case jouée. Choisissez-en un, puis Entrée.
    Si l'adversaire en a manqué un, annoncez-le avant de poser.
guide-memory = Garder le plateau en tête
guide-memory-text =
    Après chaque pièce posée, lisez la ligne, la colonne et la diagonale qui passent par sa case.
    La loupe ne lit qu'un caractère : quatre mots suffisent pour un alignement.
    Le dernier coup et votre pièce sont redits aussi souvent que vous le demandez.
    La commande openquarto braille écrit n'importe quelle position sur une page en braille.
    La commande openquarto tactile la dessine pour papier thermogonflable, et openquarto model prépare un jeu pour imprimante 3D.
guide-settings = Réglages
guide-together = Avec d'autres
guide-together-text =
    Par lien, vous jouez à distance avec quelqu'un ; chacun entend ou voit la table à sa façon et dans sa langue.
    Devant un même écran, une personne peut écouter et l'autre regarder.
    Avec un vrai jeu sur la table, dites à voix haute la pièce et la case quand vous posez.
guide-stuck = Si vous n'entendez rien
guide-stuck-text =
    W dit à qui de jouer, O où vous êtes, L ce qui s'est passé en dernier.
    Si la connexion au serveur est perdue, on vous le dit, et de nouveau quand elle revient. Aucun coup n'est perdu.
    La documentation dit quels lecteurs d'écran ont été essayés, et lesquels ne l'ont pas été.
