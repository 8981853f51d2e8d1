### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } n'est pas une pièce. Les lettres des pièces vont de A à P.
fault-sides-of-a-piece = Une pièce a un côté de chacun des quatre caractères, et non { $text }.
fault-square-unreadable = { $text } n'est pas une case. Les cases vont de a1 à d4.
fault-line-unreadable = { $text } n'est pas un alignement. Il se nomme par ses deux bouts, comme a1-d1.
fault-variant-empty = La variante manque. Écrivez classic, ou par exemple blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } n'est pas une variante. Écrivez classic seul, ou blocks, traits= et auto.
fault-variant-flag-twice = { $text } est deux fois dans la variante.
fault-variant-traits = { $text } après traits= est illisible. Écrivez des lettres de cshf, dans cet ordre.
fault-position-fields = Une position a trois ou quatre champs, et non { $count }.
fault-position-rows = Une position a quatre lignes, et non { $count }.
fault-row-unreadable = La ligne { $row } de la position est illisible : { $text }.
fault-row-length = La ligne { $row } de la position a { $count } cases, et non 4.
fault-action-unreadable = { $text } n'est pas une action. Écrivez la lettre d'une pièce, une case, # et un alignement, ou =.
fault-time-control-unreadable = { $text } n'est pas une pendule. Écrivez 60/turn, 450+5 ou -.
fault-value-unreadable = { $text } n'est pas une valeur. Écrivez W ou L et une distance, ou D.
fault-game-over = La partie est finie.
fault-give-expected = Donnez d'abord une pièce.
fault-place-expected = Posez d'abord votre pièce : { $hand }.
fault-done-expected = Le plateau est plein. Annoncez Quarto ou dites terminé.
fault-piece-on-board = { CAPITAL($piece) } est déjà sur le plateau.
fault-square-taken = { $square } occupée.
fault-calling-automatic = Pas d'annonce ici : un quarto gagne de lui-même.
fault-no-window = Vous pouvez annoncer après avoir posé, ou avant de poser.
fault-call-used = Vous avez déjà annoncé. Une seule annonce à la fois.
fault-line-not-in-variant = { CAPITAL($line) } ne compte pas dans cette variante.
fault-line-not-kept = { CAPITAL($line) } n'est pas conservée par cette symétrie.
fault-end-reason = Une partie ne peut pas finir ainsi : { $reason }.
fault-nothing-to-take-back = Rien à reprendre.
fault-game-length = Une partie a une position de plus que d'actions, et non { $positions } et { $actions }.
fault-traits-order = Une variante compte un à quatre caractères, dans l'ordre cshf, et non { $text }.
fault-board-size = Un plateau a 16 cases, et non { $count }.
fault-piece-twice = { CAPITAL($piece) } est posée deux fois, en { $squares }.
fault-hand-on-board = La pièce en main, { $piece }, est aussi en { $square }.
fault-last-empty = La dernière case jouée, { $square }, est vide.
fault-value-impossible = Il n'y a pas de valeur { $letter } { $distance }.
fault-turn-limit = Un coup dure de 5 secondes à 24 heures, et non { $seconds } secondes.
fault-game-limit = Une pendule a de 5 secondes à 24 heures et ajoute jusqu'à 60 minutes, et non { $text }.

## The referee.

fault-match-over = La partie est finie.
fault-not-your-turn = Ce n'est pas votre tour. { CAPITAL($to_act) } doit jouer.
fault-draw-offered-already = La nulle est déjà proposée. À l'adversaire de répondre.
fault-no-draw-offered = Aucune nulle n'est proposée.
fault-take-back-not-allowed = Pas de reprise : cette partie compte.
fault-take-back-asked-already = Déjà demandé. À l'adversaire de répondre.
fault-no-take-back-asked = Personne n'a demandé à reprendre.
fault-own-turn = C'est votre propre tour. Seul celui qui attend peut réclamer la partie.
fault-clock-runs = Rien à réclamer quand une pendule tourne : l'absent perd au temps.
# $days and $hours are digits.
fault-claim-too-early = Trop tôt. Une partie se réclame après { $days } jours ; il y a { $hours } heures maintenant.
fault-start-variant = La position est de la variante { $variant }, et non { $expected }.
fault-name-length = Un nom a de 1 à { $longest } lettres, et non { $count }.
fault-name-characters = Un nom montre au moins une lettre ou un signe, et ne cache rien.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Ligne { $line }, colonne { $column } : { $sentence }
fault-tag-unreadable = { $text } n'est pas une étiquette. Une étiquette s'écrit [First "Anna"].
fault-tag-twice = L'étiquette { $name } est là deux fois.
fault-tag-value = L'étiquette { $name } ne peut pas contenir { $text }.
fault-tag-characters = L'étiquette { $name } ne peut pas s'écrire : { $text }.
fault-set-up-without-position = SetUp vaut 1, mais l'étiquette Position manque.
fault-two-variants = Les étiquettes nomment deux variantes, { $tag } et { $position }.
fault-comment-unclosed = Ce commentaire n'est pas fermé.
fault-variation-unclosed = Cette variation n'est pas fermée.
fault-variation-unopened = Une parenthèse se ferme sans variation ouverte.
fault-variations-too-deep = Les variations s'emboîtent { $count } fois, et pas plus.
fault-variation-without-turn = Une variation vient avant le premier coup.
fault-result-in-variation = Un résultat, { $text }, est dans une variation.
fault-token-unreadable = { $text } n'est pas un coup. Un coup s'écrit b4A.
fault-marked-as-false = L'annonce { $action } est juste, mais marquée comme fausse.
fault-not-marked-as-false = L'annonce { $action } est fausse, mais pas marquée ainsi.
fault-turn-cut-short = Le coup { $text } n'est pas complet.
fault-result-missing = Le résultat manque : 1-0, 0-1, 1/2-1/2 ou *.
fault-result-of-the-tag = Le résultat est { $text } ici et { $tag } dans son étiquette.
fault-result-of-the-game = Le résultat est { $text }, mais la partie a fini { $expected }.
fault-result-of-the-termination = Le résultat { $text } ne suit pas de la Termination { $termination }.
fault-result-unexplained = Le résultat { $text } ne suit pas de la partie.
fault-start-unwritable = La position { $position } ne peut pas être le début d'un enregistrement.
fault-value-without-distance = Une valeur notée a besoin de sa distance, sauf une nulle, et non { $value }.
fault-turn-unknown = L'enregistrement a { $count } coups, comptés depuis 0 ; il n'y a pas de coup { $number }.
fault-games = Il faut une seule partie, et non { $count }.

## The solver.

fault-threads = Le nombre de fils va de 1 à { $most }, et non { $count }.
fault-table = Une table va de 1 à { $most } Mo, et non { $megabytes }.
fault-table-memory = Pas de table de { $megabytes } Mo : cette machine a { $memory } Mo.
fault-table-refused = Pas de table de { $megabytes } Mo : le système n'a plus de mémoire.
fault-book = Le livre d'ouvertures est abîmé.
fault-node-limit = Une limite est d'au moins 1 nœud, et non { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Rien de tapé. Dites aide pour savoir que dire.
fault-typed-too-long = Trop long : { $count } lettres. Au plus { $longest }.
fault-word-unknown = Je ne connais pas { $text }. Dites aide pour savoir que dire.
fault-words-unclear = Je ne comprends pas { $text }. Dites aide pour savoir que dire.
# A single letter could be a piece or a column.
fault-letter-alone = Une lettre ne suffit pas : { $text }. Dites donner { CAPITAL($text) } pour la pièce, ou b2 pour une case.
fault-number-alone = Un nombre ne suffit pas : { $text }. Dites b { $text } pour une case, ou ligne { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Cela peut vouloir dire { $readings }. Dites-en un.
# $pieces is a list of two to four pieces.
fault-several-pieces = Laquelle : { $pieces } ?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pièces conviennent. Dites plus de mots.
fault-no-such-piece = Aucune pièce de la réserve n'est { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Aucune pièce n'est à la fois { $sides }.
fault-square-unknown = Il n'y a pas de { $text }. Les cases vont de a1 à d4.
fault-row-unknown = Il n'y a pas de ligne { $text }. Les lignes vont de 1 à 4.
fault-column-unknown = Il n'y a pas de colonne { $text }. Les colonnes vont de a à d.
fault-diagonal-unknown = Aucune diagonale ne passe par { $square }. Dites diagonale a1 ou diagonale a4.
fault-block-unknown = { $square } ne nomme aucun bloc. Un bloc se nomme par sa case en haut à gauche, de a1 à c3.
fault-no-line-between = { $text } ne sont pas les deux bouts d'un alignement.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Lequel ? Dites ligne 2, colonne b, diagonale a1 ou bloc b2.
fault-no-call-now = Vous pouvez annoncer après avoir posé, ou avant de poser.
# $choices is a list of the words that can follow.
fault-which-setting = Dites un de ceux-ci : { $choices }.
fault-language-unknown = Je ne parle pas { $text }. Langues : { $choices }.
fault-opponent-unknown = Il n'y a pas d'adversaire { $text }. Dites un nom comme chêne, un nombre de 1 à 10, hasard ou ici.

## Le serveur et la page.

fault-message-unreadable = Ce message est illisible.
fault-stale = La table a changé entre-temps. Regardez à nouveau.
fault-no-seat = Vous regardez. Seuls les joueurs agissent.
fault-not-over = Pas pendant une partie.
fault-not-here = Cela ne se fait pas à cette table. Voyez le menu.
fault-not-kept = La partie n'a pas pu être gardée, donc rien n'a changé. Essayez encore.
fault-not-known = Le disque a failli à ce moment, donc personne ne sait encore si c'est gardé. La table revient : regardez avant de continuer.
fault-closing = Cette table est en train de fermer. Revenez dans un instant.
fault-no-such-game = Cette partie n'existe pas. Elle a peut-être été effacée.
fault-not-your-game = Cette partie est à quelqu'un d'autre.
fault-title = Un titre a de 1 à { $longest } lettres visibles.
fault-too-many-games = Trop de nouvelles parties. Attendez une minute.
fault-no-new-games = Ce serveur ne prend pas de nouvelles parties pour le moment. Les parties commencées continuent.
fault-banned = Vous ne pouvez pas entrer depuis votre réseau pour le moment.
fault-too-many-sockets = Trop de tables sont ouvertes. Fermez-en quelques-unes.
fault-choice = { $text } n'est pas un choix pour { $field }. Choix : { $choices }.
fault-two-callings = L'annonce est indiquée deux fois, et différemment : { $calling } et { $variant }.
fault-not-begun = L'autre joueur n'est pas encore là. Attendez un instant.
fault-too-many-wishes = Vous avez assez proposé et repris pour ce tour. Continuez d'abord à jouer.
fault-too-many-touches = Vous avez touché { $most } choses pendant ce tour. C'est tout ce qu'un tour permet.
fault-too-long = Cette partie est devenue si longue qu'on ne peut plus rien proposer, reprendre ni toucher. Vous pouvez la jouer jusqu'au bout.
fault-invitation-used = Cette invitation a déjà servi, ou il en manque une partie. Demandez un nouveau lien.
fault-own-invitation = Vous êtes déjà à cette table. Donnez le lien à l'autre joueur.
fault-nobody-to-invite = Les deux places sont prises.
fault-too-many-tries = Trop d'essais. Au plus { $most } par minute.
fault-operator = Un serveur ouvert à d'autres dit qui le tient. Indiquez operator et contact, pour sa page sur la vie privée.
fault-no-record = Ce texte ne contient aucune partie.
fault-one-record-at-a-time = Une partie à la fois : la précédente est encore en cours de lecture. Réessayez dans un instant.
fault-opponent-not-ready = Les niveaux ont besoin du solveur, qui n'est pas construit ici. Choisissez le hasard ou deux joueurs.
fault-no-such-page = Il n'y a pas de page { $path }.
fault-foreign = Cette demande venait d'un autre site et n'a pas été suivie.
fault-foreign-host = Ce serveur n'est pas connu sous ce nom.
fault-too-large = Trop grand : au plus { $most } octets.
fault-unreadable = Cette demande est illisible.
fault-our-mistake = Quelque chose a échoué ici. Vos parties ne sont pas perdues.
fault-setting = Le réglage { $name } ne peut pas être { $text } : { $why }.
fault-settings-unreadable = Les réglages de { $file } sont illisibles : { $why }.
fault-port-taken = Le port { $port } est pris sur { $host } : un autre programme y écoute. Choisissez-en un autre avec --port.
fault-address = On ne peut pas écouter sur { $host } : { $why }. Choisissez une autre adresse avec --host.
fault-off-loopback = D'autres machines peuvent atteindre { $host }. Indiquez --public-url https://, ou enlevez --host.
fault-database-locked = { $file } est utilisé par un autre serveur. Arrêtez-le, ou choisissez un autre fichier avec --database.
fault-database-unwritable = { $file } ne peut pas être écrit : { $why }. Choisissez un autre fichier avec --database.
fault-database-newer = { $file } vient d'une version plus récente. Mettez ce programme à jour.
fault-database-foreign = { $file } n'est pas une base de données de parties. Choisissez un autre fichier avec --database.
fault-no-server = Le serveur à { $file } ne peut pas être joint : { $why }.
fault-backup = { $file } ne peut pas être écrit : { $why }.
fault-nothing-to-back-up = Ce serveur ne garde aucune partie, il n'y a donc rien à sauvegarder.
fault-not-in-memory = Personne n'a ouvert cette partie, il n'y a donc rien à fermer.
fault-network = { $text } n'est pas une adresse réseau. Dites par exemple 192.0.2.7 ou 192.0.2.0/24.
fault-admin-socket = Les commandes de l'exploitant ne peuvent pas entrer par { $file } : { $why }. Choisissez un autre endroit avec admin_socket, ou off.
