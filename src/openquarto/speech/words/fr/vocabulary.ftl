### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = le, la, les, l, un, une, la pièce, pièce, s'il te plaît, s'il vous plaît, svp, je, j, moi, mon, ma, mes, te, tu, toi, vous, votre, sur, dans, en, à, au, aux, elle, ce, cette, celle, du, des, de la, est, sont, il, y, avec, et, pour, case, la case, alignement, veux, voudrais, vais, alors, donc, maintenant, coup, partie, qui, de

## The three things a player does, and done.

word-give = donner, donne, je donne, donnes, offre, tiens, voici, pour toi, pour vous, prends
word-place = poser, pose, posée, place, placer, mettre, mets, met, jouer, joue
word-call = quarto, annonce, annoncer, j'annonce, appel
word-done = terminé, fini, c'est fini, passe, rien à annoncer

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = ligne, lignes, rangée, rang
word-column = colonne, col, colonnes
word-diagonal = diagonale, diag, diagonales
word-block = bloc, blocs

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = regarder, regarde, quoi, que, quelle, quelle pièce, qu'est-ce qu'il y a, montre, montrer, lis, lire, dis, voir, vois, qu'y a-t-il, que vois-tu
# Under a mask, before a square, a number of the stock or the hand.
word-touch = toucher, touche, touché, tâter, palper, sentir
word-where = où, trouve, cherche
word-board = plateau, damier, table, position
word-stock = réserve, stock, pièces restantes, restantes, reste, qu'est-ce qui reste, qu'est-ce qu'il reste, que reste-t-il, quelles pièces restent
word-hand = main, en main, ma pièce, qu'est-ce que j'ai, qu'ai-je, quelle pièce ai-je, quelle pièce j'ai, j'ai quoi, qu'est-ce que j'ai en main, qu'ai-je en main
word-last = dernier, dernier coup, dernière, que s'est-il passé, dernier tour
word-time = temps, pendule, pendules, horloge, heure, combien de temps, temps restant
word-turn = tour, à qui, à qui le tour, à qui de jouer, état, phase
word-variant = variante, règles, règle
word-lens = loupe
# Said instead of a trait, the lens shows all traits again.
word-all = tout, tous, toutes, tous les caractères
# With the lens, the trait after this one.
word-next = suivant, suivante

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = pourquoi, pour quelle raison, raison, raisons, explique, expliquer, expliquez
word-hint = indice, conseil, piste, donne-moi un indice, donnez-moi un indice
word-review = bilan, analyse, analyser, analysez, revoir la partie

## What a player may wish.

word-repeat = répéter, répète, encore, pardon, redis
word-resign = abandonner, abandonne, j'abandonne, abandon
word-draw = nulle, égalité, match nul, proposer nulle, je propose la nulle
word-back = annuler, annule, reprendre, retour, reprise, je reprends
word-accept = oui, o, accepter, accepte, d'accord, ok
word-decline = non, n, refuser, refuse
word-new = nouvelle, nouvelle partie, nouveau, revanche, recommencer
word-quit = quitter, quitte, sortir, partir, au revoir, adieu
# A file's name may follow these two.
word-save = enregistrer, enregistre, enregistrer sous, sauver, sauvegarder, sauvegarde
word-load = charger, charge, ouvrir, ouvre, continuer
# A name or a number may follow: see opponents.ftl.
word-opponent = adversaire, contre, niveau, jouer contre
# A topic may follow: one of the topics below.
word-help = aide, aider, aidez moi, commandes, que dire, que puis-je dire

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = langue, parle, parler
word-edition = édition
word-pieces = pièces
word-squares = cases, coordonnées
word-terse = bref, messages brefs, peu de mots, brièvement
word-full = complet, messages complets, tous les mots
word-classic = classique
word-access = access, accès
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = mots
word-letters = lettres, codes
word-marked = différences, différence, différences seulement, marquées
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = prénoms, noms
word-nato = otan, radio

## The traits, after "lens".

word-colour = couleur, texture, caractère 1, caractère un
word-shape = forme, caractère 2, caractère deux
word-height = hauteur, taille, caractère 3, caractère trois
word-fill = remplissage, creux, caractère 4, caractère quatre

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = questions, question, demander
word-settings = réglages, réglage, options
word-keys = touches, clavier
word-playing = jeu, le jeu, comment jouer

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = simple

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = un, première, premier, une
word-2 = deux, deuxième, seconde, second
word-3 = trois, troisième
word-4 = quatre, quatrième

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = clair, blanche, blanc, pâle
also-dark = foncé, noire, noir, sombre, brune, brun, marron, rainuré, rugueuse, striée, rayée
also-round = rond, cylindrique, circulaire
also-square = carré, cubique, cube
also-tall = haut, grand
also-short = bas, petit
also-solid = plein, massive, bouchée, sans trou
also-hollow = trouée, troué, trou, avec trou, avec un trou

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de allemand, en anglais, es espagnol, fr français, it italien, nl néerlandais, nl hollandais, pt portugais
