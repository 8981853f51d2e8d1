### Les mots des chemins entre les pages, de l'accueil, de mes parties avec leurs statistiques, et de l'apprentissage.

## L'en-tête. Cinq mots côte à côte, aussi sur un téléphone étroit : courts.

nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-analyse = Analyser
nav-club = Club
nav-skip = Aller au contenu

## L'accueil. $level est un nombre.

home-starts = Jouer lance une partie contre l'ordinateur : niveau { $level }, sans pendule.
home-your-turn = À vous de jouer
home-place = La poser
home-give = Donner une pièce
home-more = À faire aussi
home-here = Côte à côte, ou l'écran passe de main en main.
home-without-sight = À l'oreille et au toucher, avec ou sans lecteur d'écran.
home-all-games = { $count ->
    [one] Toutes mes parties
   *[other] Les { $count } parties
}

## Mes parties.

games-masked = Avec un masque
games-look = Regarder
games-placed = { $count ->
    [one] Une pièce posée.
   *[other] { $count } pièces posées.
}
games-won = gagnée
games-drawn = nulle
games-lost = perdue
games-search = Chercher
games-search-hint = Nom, résultat ou date
games-show = Afficher
games-show-all = toutes les parties
games-show-turn = à vous de jouer
games-show-running = en cours
games-show-ended = terminées
games-found = { $count ->
    [0] Aucune partie trouvée.
    [one] Une partie trouvée.
   *[other] { $count } parties trouvées.
}
games-page = Page { $page } sur { $pages }
games-previous = Page précédente
games-next = Page suivante
games-export = Télécharger toutes les notations

## Statistiques.

stats-title = Mes statistiques
stats-about = Comptent les parties terminées contre l'ordinateur et par lien.
stats-none = Vos statistiques commencent avec la première partie terminée.
stats-against = Contre
stats-level = Niveau { $level }
stats-link = Par lien
stats-played = Jouées
stats-won = Gagnées
stats-drawn = Nulles
stats-lost = Perdues
stats-taken = Quartos annoncés
stats-left-over = dont manqués d'abord par l'adversaire
stats-missed = Quartos manqués

## Apprendre, et ouvrir une notation.

learn-title = Apprendre le Quarto
learn-rules = Seize pièces, quatre caractères, une annonce.
learn-first = Une première partie
learn-first-about = Le niveau 1 laisse passer beaucoup de choses : un adversaire aimable pour débuter.
open-lead = Une notation est une partie mise par écrit. Ouvrez-en une pour la revoir, ou pour la continuer là où elle s'est arrêtée.

## Il y a combien de temps.

ago-now = à l'instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
ago-weeks = { $count ->
    [one] il y a une semaine
   *[other] il y a { $count } semaines
}
ago-months = { $count ->
    [one] il y a un mois
   *[other] il y a { $count } mois
}
ago-years = { $count ->
    [one] il y a un an
   *[other] il y a { $count } ans
}

## À la fin d'une partie contre l'ordinateur, assemblé par le navigateur.

page-ladder-beaten = Vous avez battu le niveau { $level }.
page-ladder-next = Essayer le niveau { $level }
