### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto dans le navigateur : seize pièces, quatre caractères, et l'adversaire choisit la pièce que vous posez.
page-around = Pages du site
page-home = Accueil
page-sit-down = Commencer une partie
page-picture = Un plateau avec quelques pièces
page-motto = Quatre pièces alignées avec un caractère commun gagnent. Mais c'est l'adversaire qui choisit votre pièce.

## Home.

page-home-title = Prenez place à la table
page-home-lead = Quarto : seize pièces, toutes différentes, et vous ne choisissez jamais la vôtre.
page-start = Jouer
page-choose = Choisir les options
page-first-visit = Vous découvrez Quarto ? Les règles se lisent en une minute.
page-known = Je les connais
page-games = Mes parties
page-games-empty = Pas encore de partie. La première est à un clic.
page-continue = Continuer
page-look = Revoir
page-rename = Renommer
page-new-name = Nouveau nom
page-renamed = Partie renommée.
page-delete = Supprimer
page-delete-sure = Supprimer définitivement cette partie ?
page-deleted = Partie supprimée.
page-failed = Cela n'a pas marché. Réessayez.
page-record-title = Ouvrir une partie notée
page-record-file = Le fichier de la partie
page-record-text = ou son texte

## A new table.

page-new-title = Une nouvelle partie
page-new-lead = Tout est prêt pour une première partie. Il n'y a plus qu'à commencer.
page-here = À deux sur cet écran
page-here-about = chacun joue à son tour
page-computer = L'ordinateur, niveaux 1 à 10
page-name-me = Votre nom
page-name-other = Le nom de l'autre joueur
page-edition-classic = Classique
page-edition-classic-about = claires et foncées
page-edition-access = { edition-access }
page-edition-access-about = lisses et rainurées
page-more-choices = Plus d'options
page-traits-hint = Avec moins de caractères, un quarto se voit mieux. On joue toujours avec les seize pièces.
page-calling-announced = À annoncer
page-calling-announced-about = qui voit un quarto doit l'annoncer
page-calling-automatic = Automatique
page-calling-automatic-about = un quarto gagne aussitôt
page-false-call-goes-on = La partie continue
page-false-call-loses = Elle fait perdre la partie
page-clock-me = La mienne
page-clock-other = Celle de l'adversaire
page-clock-none = aucune
page-clock-seconds = { $seconds } secondes
page-clock-minutes = { $minutes } minutes
page-clock-day = un jour
page-first = Qui donne en premier
page-first-lot = Tirage au sort
page-first-me = Moi
page-first-other = L'adversaire
page-kind = Amicale ou sérieuse
page-counts = Partie sérieuse
page-counts-about = Dans une partie sérieuse, il n'y a pas d'indices, et on n'annule aucun coup.
page-lot-hint = Un tirage au sort décide qui donne en premier.

## The rules in a minute.

page-rules-title = Les règles en une minute
page-rules-pieces = Seize pièces
page-rules-pieces-text = Chaque pièce a quatre caractères : claire ou foncée, ronde ou carrée, haute ou basse, pleine ou creuse. Chaque combinaison existe une seule fois.
page-rules-turn = Vous posez ce qu'on vous donne
page-rules-turn-text = L'adversaire vous donne une pièce. Vous la posez sur une case vide. Puis vous choisissez la pièce qu'il doit poser.
page-rules-quarto = Quatre avec un caractère commun
page-rules-quarto-text = Quatre pièces alignées en ligne, en colonne ou en diagonale et ayant au moins un caractère commun font un quarto. Peu importe qui a posé les autres.
page-rules-quarto-picture = Quatre pièces rondes et hautes dans la colonne a
page-rules-call = Annoncez-le
page-rules-call-text = Un quarto ne gagne que si vous l'annoncez en montrant son alignement : après avoir posé, avant de donner.
page-rules-missed-text = Un quarto que vous laissez passer revient à l'adversaire, qui peut l'annoncer avant de poser. Ensuite, il ne vaut plus rien. Une fausse annonce coûte cette occasion.
page-rules-end = La dernière vérification
page-rules-end-text = Quand les seize pièces sont posées, chacun vérifie une dernière fois : il annonce, ou dit terminé. Si personne n'annonce, la partie est nulle.
page-rules-end-picture = Un plateau plein
page-rules-variants = Plus facile, plus difficile
page-rules-variants-text = Les débutants peuvent ne compter qu'un, deux ou trois caractères. Les experts comptent aussi chaque bloc de quatre cases.
page-rules-access-text = Dans l'édition Access, conçue pour jouer au toucher, lisse et rainurée remplacent claire et foncée, grande et petite remplacent haute et basse.
page-rules-access-picture = Pièces lisses et rainurées
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Retour à la table
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Il n'y a rien ici
page-error-later = Pas pour l'instant
page-error-refused = Cela n'a pas marché
