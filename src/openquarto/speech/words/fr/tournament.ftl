### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Un tournoi a un nom de 1 à { $longest } caractères.
fault-tournament-setting = { $text } n'est pas possible ici. Choix : { $choices }.
fault-rounds-number = Un tournoi a de 1 à { $most } rondes, pas { $count }.
fault-entered-already = { $name } est déjà dans la liste, avec le numéro { $number }.
fault-too-many-players = La liste est complète : { $most } joueurs au plus.
fault-no-such-player = Il n'y a pas de joueur { $text } dans la liste.
fault-entries-closed = { $name } ne peut plus entrer : les adversaires sont fixés. Annulez d'abord la ronde 1.
fault-has-played = { $name } a déjà été apparié et reste dans la liste. Vous pouvez noter son départ.
fault-withdrawn-already = { $name } est déjà parti.
fault-not-withdrawn = { $name } n'est pas parti.
fault-round-past = Cela ne peut plus changer : la ronde { $round } est déjà appariée.
fault-rating-number = Un classement est un nombre de { $least } à { $most }, pas { $text }.
fault-too-few-players = Il faut deux joueurs présents pour une ronde. Présents : { $count }.
fault-results-missing = La ronde { $round } n'est pas finie. { $count ->
    [one] Il manque le résultat de la table { $boards }.
   *[other] Il manque les résultats des tables { $boards }.
}
fault-no-more-rounds = Les { $count } rondes ont été jouées.
fault-rounds-paired = Il ne peut pas y avoir moins de { $count } rondes : elles sont déjà appariées.
fault-nobody-left = Plus personne n'est en course : il n'y a pas d'autre ronde. Vous pouvez terminer le tournoi.
fault-no-round = La ronde { $round } n'est pas encore appariée.
fault-not-newest-round = Seule la dernière ronde peut changer, pas la ronde { $round }.
fault-no-such-board = La ronde { $round } n'a pas de table { $text }.
fault-paired-twice = { $name } y est deux fois.
fault-not-paired = Il manque quelqu'un : { $names }.
fault-nobody-waits = Personne ne peut être apparié pour le moment.
fault-time-over = Le temps de cette arène est écoulé : { $minutes } minutes depuis la ronde 1. Les réglages permettent d'en donner plus.
fault-no-swiss = Le système suisse n'est pas installé ici. Les autres formules fonctionnent.
fault-result-unreadable = { $text } n'est pas un résultat. Écrivez 1-0, 0-1 ou 1/2-1/2, ou +/- pour un forfait.
fault-result-of-pair = Les points des { $games } parties vont ensemble, par exemple { $example }.
fault-result-there = La table { $board } a déjà un résultat : { $result }. S'il est faux, corrigez-le.
fault-result-settled = La table { $board } a déjà son résultat : { $result }. S'il est faux, dites-le à l'arbitre.
fault-too-many-reports = Vous avez déjà indiqué { $most } résultats. Dites à l'arbitre comment la partie s'est finie.
fault-no-result = La table { $board } n'a pas encore de résultat.
fault-draw-knocks-nobody-out = Il faut un vainqueur. Rejouez à la table { $board } en échangeant les places.
fault-next-round-paired = La ronde { $round } se joue entre les vainqueurs. Annulez-la d'abord.
fault-tournament-over = Ce tournoi est terminé.
fault-tournament-not-over = Ce tournoi n'est pas terminé.
fault-nothing-to-undo = Il n'y a rien à annuler.
fault-undo-too-late = Cela ne peut plus être annulé : la ronde { $round } a été appariée depuis. Annulez d'abord cette ronde, ou notez le départ de qui ne doit pas jouer.
fault-log-unreadable = Ce fichier n'est pas un tournoi : ligne { $line }, { $why }.
fault-log-newer = Une version plus récente a écrit ce tournoi. Mettez celle-ci à jour.
fault-log-changed = Quelqu'un a été plus rapide. Regardez à nouveau, puis décidez.

## Lists and sheets.

club-kind-swiss = Système suisse
club-kind-round-robin = Toutes rondes
club-kind-knock-out = Élimination directe
club-kind-arena = Arène
club-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
club-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
club-round = Ronde { $number }
club-by-name = Ronde { $number }, par nom
club-standings-after = Classement après la ronde { $number }
club-board = Table
club-first = Premier (donne en premier)
club-second = Second
club-first-short = donne en premier
club-second-short = place en premier
club-result = Résultat
club-player = Joueur
club-opponent = Adversaire
club-seat = Place
club-points = Points
club-bye-bye = pas d'adversaire : 1 point
club-bye-half = pause demandée : ½ point
club-bye-free = pas de partie dans cette ronde
club-bye-absent = pas là : 0 point
club-ties = Comment les égalités sont départagées
club-tie-direct-encounter = Confrontation directe
club-tie-direct-encounter-rule = Les points marqués entre joueurs qui ont autant de points, si tous se sont rencontrés.
club-tie-buchholz-cut-1 = Tronqué
club-tie-buchholz-cut-1-rule = La somme des points des adversaires, sans le plus faible.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = La somme des points des adversaires. Une ronde non jouée compte vos propres points.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = Les points de ceux que vous avez battus, et la moitié des points de ceux avec qui vous avez fait nulle.
club-tie-wins-as-second = Victoires en second
club-tie-wins-as-second-rule = Les parties gagnées par celui qui ne donne pas en premier.
