### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, un jeu de Blaise Muller, édité par Gigamic en 1991.
notice = Quarto est une marque de Gigamic. Ce projet est indépendant : Gigamic ne l'a ni réalisé ni approuvé.
help-hint = Tapez aide pour la liste des commandes.
goodbye = Au revoir.
# Left in the middle of a game: it is kept.
goodbye-kept = Au revoir. Votre partie est gardée. Relancez le jeu pour continuer.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Au revoir. Votre partie n'est pas gardée : impossible d'écrire { $file }.
# $who is the player who gives first, by lot.
lot-you = Tirage au sort : vous donnez en premier.
lot = Tirage au sort : { $who } donne la première pièce.
# The same where no lot was drawn.
first-you = Vous donnez en premier.
first-of = { CAPITAL($who) } donne la première pièce.
new-game = Nouvelle partie.
# $when is a date and time as the system writes it, or a file's name.
resuming = Reprise de votre partie : { $when }.
resume-offer = Il y a une partie en cours : { $when }. La continuer ? Oui ou non ?
resume-none = Il n'y a pas de partie à continuer. Une nouvelle commence.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players } : en cours, après le tour { $turns }. { $file }
kept-over = { $when }, { $players } : finie, { $result }. { $file }
kept-none = Aucune partie n'est gardée dans { $folder }.
# Before leaving while the game goes on.
resign-sure = Abandonner ? Oui ou non ?
new-sure = Finir cette partie et en commencer une autre ? Oui ou non ?
load-sure = Quitter cette partie et continuer { $file } ? Oui ou non ?
cancelled = Annulé.
yes-or-no = Oui ou non ?
nothing-to-answer = Aucune question ne vous a été posée.
nothing-to-repeat = Il n'y a rien à répéter.
not-after-end = La partie est finie. Tapez nouvelle pour une autre.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Quartos manqués : { $missed }.
missed-one = { $line } après le tour { $turn }

## Files. $file is a file's name as it was typed.

saved = Partie enregistrée sous { $file }.
loaded = { $file } chargé.
save-which = Tapez enregistrer et un nom de fichier.
load-which = Tapez charger et un nom de fichier.
file-not-found = Le fichier { $file } n'existe pas.
file-not-readable = Impossible de lire { $file }.
file-not-writable = Impossible d'écrire { $file }.
game-not-kept = Cette partie n'est pas gardée : impossible d'écrire { $file }. Tapez enregistrer et un nom de fichier pour la garder ailleurs.
file-exists = { $file } existe déjà. Le remplacer ? Oui ou non ?
file-not-text = { $file } n'est pas un texte.
file-empty = Il n'y a pas de partie dans { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } contient { $games } parties. Voici la numéro { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } n'est pas une notation correcte. { $place }
record-title = La notation :

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Pas de pendule.
clock-turn = Pendule : { $time } par tour.
clock-game = Pendule : { $time } pour la partie.
clock-increment = Pendule : { $time } pour la partie, et { $increment } de plus par tour.
clock-of = { CAPITAL($who) } : { $clock }
seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
seconds-left-of = { CAPITAL($who) } : { $seconds ->
    [one] encore { $seconds } seconde.
   *[other] encore { $seconds } secondes.
}

## A terminal that cannot show all.

screen-too-small = La fenêtre est trop petite : { $columns } sur { $rows }. Il faut au moins { $least-columns } sur { $least-rows }.
screen-missing = Le plein écran demande le paquet screen. On continue ligne par ligne.
screen-no-terminal = Le plein écran demande un terminal. On continue ligne par ligne.
mask-honour = Ce qui a été dit reste plus haut à l'écran. Vous jouez sur l'honneur.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Plateau
label-stock = Réserve
label-hand = En main
label-clocks = Pendules
label-messages = Messages
label-actions = Actions
label-command = Commande
label-status = État
label-keys = Touches
label-help = Aide
label-quarto = Quarto !
label-done = Terminé
label-menu = Menu
label-settings = Réglages
label-language = Langue
label-edition = Édition
label-variant = Variante
label-traits = Caractères qui comptent
label-blocks = Les blocs comptent
label-calling = Annonce
label-false-call = Fausse annonce
label-false-call-goes-on = la partie continue
label-false-call-loses = fait perdre
label-clock = Pendule
label-opponent = Adversaire
label-pieces = Pièces
label-squares = Cases
label-words = Messages brefs
label-pieces-words = mots
label-pieces-letters = lettres
label-pieces-marked = différences seulement
label-squares-letters = lettres
label-squares-names = prénoms
label-squares-nato = mots OTAN
label-lens = Loupe
label-lens-all = tous les caractères
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Aspect
label-theme-light = clair
label-theme-dark = sombre
label-sound = Son
label-record = Notation de la partie
label-resign = Abandonner
label-draw = Proposer la nulle
label-back = Annuler le coup
label-accept = Oui
label-decline = Non
label-save = Enregistrer
label-load = Charger
label-new = Nouvelle partie
label-quit = Quitter
label-close = Fermer
label-cancel = Annuler
label-which-line = Quel alignement ?
label-last-look = Dernière vérification
label-on = oui
label-off = non

## The keys, one a line in the list of keys.

key-arrows = Flèches, Début, Fin : se déplacer
key-digits = 1 à 4 : aller à une ligne ; avec Majuscule, à une colonne ; dans la réserve, changer un caractère
key-enter = Entrée, Espace : poser ici, ou donner cette pièce
key-r = R : lire la ligne
key-c = C : lire la colonne
key-d = D : lire la diagonale
key-x = X : lire les blocs qui passent par ici
key-v = V : lire le plateau, ou les pièces restantes
key-z = Z : changer le caractère de la loupe
key-h = H : la pièce en main
key-o = O : où suis-je
key-w = W : à qui de jouer
key-t = T : les pendules
key-l = L : redire le dernier coup
key-comma = virgule, point : message plus ancien, plus récent
key-s = S : aller à la réserve
key-b = B : aller au plateau
key-i = I : aller au champ de commande
key-q = Q : annoncer Quarto
key-e = E : terminé
key-m = M : menu
key-help = point d'interrogation : aide
