### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto dans le navigateur : seize pièces, quatre caractères, et l'adversaire choisit la pièce que vous posez.
page-around = Pages du site
page-home = Accueil
page-sit-down = S'asseoir pour une partie
page-picture = Un plateau avec quelques pièces
page-motto = Quatre alignées avec un côté commun gagnent. Mais l'adversaire choisit votre pièce.

## Home.

page-home-title = Prenez place à la table
page-home-lead = Quarto : seize pièces, toutes différentes, et vous ne choisissez jamais la vôtre.
page-start = Jouer
page-choose = Choisir la table
page-first-visit = Quarto est nouveau pour vous ? Les règles prennent une minute.
page-known = Je les connais
page-games = Mes parties
page-games-empty = Pas encore de partie. La première est à un clic.
page-continue = Continuer
page-look = Revoir
page-rename = Renommer
page-new-name = Nouveau nom
page-renamed = Renommé.
page-delete = Supprimer
page-delete-sure = Supprimer cette partie pour de bon ?
page-deleted = Supprimée.
page-failed = Cela n'a pas marché. Réessayez.
page-record-title = Ouvrir un enregistrement
page-record-file = Le fichier d'une partie
page-record-text = ou son texte

## A new table.

page-new-title = Une nouvelle partie
page-new-lead = Tout est prêt pour une première partie. Commencez.
page-here = Quelqu'un ici
page-here-about = à deux devant un écran
page-computer = L'ordinateur, niveaux 1 à 10
page-name-me = Votre nom
page-name-other = Le nom de l'autre
page-edition-classic = Classique
page-edition-classic-about = claires et foncées
page-edition-access = { edition-access }
page-edition-access-about = lisses et rainurées
page-more-choices = Plus de choix
page-traits-hint = Moins de caractères se voient mieux. Les seize pièces servent quand même.
page-calling-announced = Annoncé
page-calling-announced-about = qui voit un quarto doit l'annoncer
page-calling-automatic = Automatique
page-calling-automatic-about = un quarto gagne aussitôt
page-false-call-goes-on = La partie continue
page-false-call-loses = Elle perd la partie
page-clocks = Pendules, par tour
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
page-kind = Amicale ou non
page-counts = Cette partie compte
page-counts-about = Quand la partie compte, on ne reprend rien.
page-lot-hint = Un tirage au sort décide qui donne en premier.

## The rules in a minute.

page-rules-title = Les règles en une minute
page-rules-pieces = Seize pièces
page-rules-pieces-text = Chaque pièce a l'un des deux côtés de quatre caractères. Chaque mélange existe une fois.
page-rules-turn = Vous posez ce qu'on vous donne
page-rules-turn-text = L'adversaire vous donne une pièce. Vous la posez sur une case vide. Puis vous choisissez la pièce qu'il doit poser.
page-rules-quarto = Quatre avec un côté commun
page-rules-quarto-text = Quatre pièces sur une ligne, une colonne ou une diagonale avec un côté commun sont un quarto. Peu importe qui a posé les autres.
page-rules-quarto-picture = Quatre pièces rondes et hautes dans la colonne a
page-rules-call = Annoncez-le
page-rules-call-text = Un quarto ne gagne que si vous l'annoncez et montrez son alignement : après avoir posé, avant de donner.
page-rules-missed-text = Qui manque un quarto le laisse à l'autre, qui peut l'annoncer avant de poser. Ensuite il n'a plus de valeur. Une fausse annonce coûte cette chance.
page-rules-end = Le dernier regard
page-rules-end-text = Quand les seize pièces sont posées, chacun regarde encore une fois : annoncer, ou dire terminé. Si personne n'annonce, la partie est nulle.
page-rules-end-picture = Un plateau plein
page-rules-variants = Plus facile, plus difficile
page-rules-variants-text = Les débutants font compter un, deux ou trois caractères. Les experts comptent aussi chaque bloc de quatre cases.
page-rules-access-text = Dans l'édition Access, faite pour jouer au toucher, lisse et rainurée remplacent claire et foncée.
page-rules-access-picture = Pièces lisses et rainurées
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Retour à la table
page-error-title = Il n'y a rien ici
page-error-text = Cette page ou cette partie n'est pas ici. Elle a peut-être été supprimée.
