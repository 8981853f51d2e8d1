### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } n'est pas une pièce. Les lettres des pièces vont de A à P.
fault-sides-of-a-piece = Une pièce a un seul mot pour chacun des quatre caractères, et non { $text }.
fault-square-unreadable = { $text } n'est pas une case. Les cases vont de a1 à d4.
fault-line-unreadable = { $text } n'est pas un alignement. Il se nomme par ses deux bouts, comme a1-d1.
fault-variant-empty = Il manque la variante. Écrivez classic, ou par exemple blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } n'est pas une variante. Écrivez classic seul, ou blocks, traits= et auto.
fault-variant-flag-twice = { $text } figure deux fois dans la variante.
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
fault-calling-automatic = Pas d'annonce ici : un quarto gagne automatiquement.
fault-no-window = Pas d'annonce maintenant. On annonce un alignement qui passe par la dernière pièce posée : après l'avoir posée, ou avant de poser la suivante.
fault-call-used = Vous avez déjà annoncé. Une seule annonce par occasion.
fault-line-not-in-variant = { CAPITAL($line) } ne compte pas dans cette variante.
fault-line-not-kept = Alignement que cette symétrie ne conserve pas : { $line }.
fault-end-reason = Une partie ne peut pas finir ainsi : { $reason }.
fault-nothing-to-take-back = Aucun coup à annuler.
fault-game-length = Une partie a une position de plus que d'actions, et non { $positions } et { $actions }.
fault-traits-order = Une variante compte un à quatre caractères, dans l'ordre cshf, et non { $text }.
fault-board-size = Un plateau a 16 cases, et non { $count }.
fault-piece-twice = { CAPITAL($piece) } est posée deux fois, en { $squares }.
fault-hand-on-board = La pièce en main, { $piece }, est aussi en { $square }.
fault-last-empty = La dernière case jouée, { $square }, est vide.
fault-value-impossible = La valeur { $letter } { $distance } n'existe pas.
fault-turn-limit = Un tour dure de 5 secondes à 24 heures, et non { $seconds } secondes.
fault-game-limit = Une pendule donne de 5 secondes à 24 heures et ajoute jusqu'à 60 minutes, et non { $text }.

## The referee.

fault-match-over = La partie est finie.
fault-not-your-turn = Ce n'est pas votre tour. { CAPITAL($to_act) } doit jouer.
fault-draw-offered-already = La nulle est déjà proposée. À l'adversaire de répondre.
fault-no-draw-offered = Aucune nulle n'est proposée.
fault-take-back-not-allowed = Pas d'annulation : cette partie est sérieuse.
fault-take-back-asked-already = C'est déjà demandé. À l'adversaire de répondre.
fault-no-take-back-asked = Personne n'a demandé à annuler le coup.
fault-own-turn = C'est à vous de jouer. Seule la personne qui attend peut réclamer la victoire.
fault-clock-runs = Rien à réclamer quand une pendule tourne : la personne absente perd au temps.
# $days and $hours are digits.
fault-claim-too-early = Trop tôt. On peut réclamer la victoire après { $days } jours ; { $hours } heures seulement ont passé.
fault-start-variant = La position est de la variante { $variant }, et non { $expected }.
fault-name-length = Un nom a de 1 à { $longest } lettres, et non { $count }.
fault-name-characters = Un nom contient au moins une lettre ou un signe visible, et rien de caché.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Ligne { $line }, colonne { $column } : { $sentence }
fault-tag-unreadable = { $text } n'est pas une étiquette. Une étiquette s'écrit [First "Anna"].
fault-tag-twice = L'étiquette { $name } figure deux fois.
fault-tag-value = L'étiquette { $name } ne peut pas contenir { $text }.
fault-tag-characters = Impossible d'écrire l'étiquette { $name } : { $text }.
fault-set-up-without-position = SetUp vaut 1, mais l'étiquette Position manque.
fault-two-variants = Les étiquettes nomment deux variantes, { $tag } et { $position }.
fault-comment-unclosed = Ce commentaire n'est pas fermé.
fault-variation-unclosed = Cette variation n'est pas fermée.
fault-variation-unopened = Une parenthèse se ferme sans variation ouverte.
fault-variations-too-deep = Les variations s'emboîtent jusqu'à { $count } fois, et pas plus.
fault-variation-without-turn = Une variation vient avant le premier coup.
fault-result-in-variation = Un résultat, { $text }, est dans une variation.
fault-token-unreadable = { $text } n'est pas un coup. Un coup s'écrit b4A.
fault-marked-as-false = L'annonce { $action } est juste, mais marquée comme fausse.
fault-not-marked-as-false = L'annonce { $action } est fausse, mais n'est pas marquée ainsi.
fault-turn-cut-short = Le coup { $text } n'est pas complet.
fault-result-missing = Il manque le résultat : 1-0, 0-1, 1/2-1/2 ou *.
fault-result-of-the-tag = Le résultat est { $text } ici et { $tag } dans son étiquette.
fault-result-of-the-game = Le résultat est { $text }, mais la partie s'est terminée par { $expected }.
fault-result-of-the-termination = Le résultat { $text } ne correspond pas à la Termination { $termination }.
fault-result-unexplained = Le résultat { $text } ne correspond pas à la partie.
fault-start-unwritable = La position { $position } ne peut pas être le début d'une notation.
fault-value-without-distance = Une valeur notée porte sa distance, sauf pour une nulle, et non { $value }.
fault-turn-unknown = La notation a { $count } tours, comptés depuis 0 ; il n'y a pas de tour { $number }.
fault-games = Il faut une seule partie, et non { $count }.

## The solver.

fault-threads = Le nombre de fils d'exécution va de 1 à { $most }, et non { $count }.
fault-table = Une table va de 1 à { $most } Mo, et non { $megabytes }.
fault-table-memory = Pas de table de { $megabytes } Mo : cette machine a { $memory } Mo.
fault-table-refused = Pas de table de { $megabytes } Mo : le système n'a plus de mémoire.
fault-book = Le livre d'ouvertures est abîmé.
fault-node-limit = Une limite est d'au moins 1 nœud, et non { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Vous n'avez rien tapé. Tapez aide pour la liste des commandes.
fault-typed-too-long = Trop long : { $count } lettres. Au plus { $longest }.
fault-word-unknown = Je ne connais pas { $text }. Tapez aide pour la liste des commandes.
fault-words-unclear = Je ne comprends pas { $text }. Tapez aide pour la liste des commandes.
# A single letter could be a piece or a column.
fault-letter-alone = Une lettre ne suffit pas : { $text }. Tapez donner { CAPITAL($text) } pour la pièce, ou b2 pour une case.
fault-number-alone = Un nombre ne suffit pas : { $text }. Tapez b { $text } pour une case, ou ligne { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Cela peut vouloir dire { $readings }. Précisez.
# $pieces is a list of two to four pieces.
fault-several-pieces = Quelle pièce : { $pieces } ?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pièces conviennent. Ajoutez des mots.
fault-no-such-piece = Aucune pièce de la réserve n'est { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Aucune pièce n'est à la fois { $sides }.
fault-square-unknown = La case { $text } n'existe pas. Les cases vont de a1 à d4.
fault-row-unknown = La ligne { $text } n'existe pas. Les lignes vont de 1 à 4.
fault-column-unknown = La colonne { $text } n'existe pas. Les colonnes vont de a à d.
fault-diagonal-unknown = Aucune diagonale ne passe par { $square }. Tapez diagonale a1 ou diagonale a4.
fault-block-unknown = { $square } ne nomme aucun bloc. Un bloc se nomme par sa case en haut à gauche, de a1 à c3.
fault-no-line-between = { $text } ne sont pas les deux bouts d'un alignement.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Quel alignement ? Tapez ligne 2, colonne b, diagonale a1 ou bloc b2.
fault-no-call-now = Pas d'annonce maintenant. On annonce un alignement qui passe par la dernière pièce posée : après l'avoir posée, ou avant de poser la suivante.
# $choices is a list of the words that can follow.
fault-which-setting = Choisissez parmi : { $choices }.
fault-language-unknown = Je ne parle pas { $text }. Langues : { $choices }.
fault-opponent-unknown = Il n'y a pas d'adversaire { $text }. Tapez un nom comme chêne, un numéro de 1 à 10, hasard ou ici.

## The server and the page.

fault-message-unreadable = Ce message est illisible.
fault-stale = La table a changé entre-temps. Regardez à nouveau.
fault-no-seat = Vous regardez la partie. Seuls les joueurs peuvent agir.
fault-not-over = Pas tant que la partie dure.
fault-not-here = Ce n'est pas possible à cette table. Voyez le menu.
fault-link-offline = Jouer par lien demande le réseau. Contre l'ordinateur et sur un même écran, vous pouvez jouer maintenant.
fault-not-kept = La partie n'a pas pu être enregistrée, donc rien n'a changé. Réessayez.
fault-not-known = Une erreur de disque est survenue à ce moment-là : on ne sait pas encore si c'est enregistré. La table va revenir : regardez avant de continuer.
fault-closing = Cette table est en cours de fermeture. Revenez dans un instant.
fault-no-such-game = Cette partie n'existe pas. Elle a peut-être été supprimée.
fault-not-your-game = Cette partie est à quelqu'un d'autre.
fault-title = Un titre a de 1 à { $longest } lettres visibles.
fault-too-many-games = Trop de nouvelles parties. Attendez une minute.
fault-no-new-games = Ce serveur n'accepte pas de nouvelle partie pour le moment. Les parties commencées continuent.
fault-leaving = Ce serveur va s'arrêter. Réessayez dans un instant.
fault-newer-game = Une version plus récente de ce serveur continue déjà cette partie. Réessayez dans un instant.
fault-banned = L'accès depuis votre réseau est fermé pour le moment.
fault-too-many-sockets = Trop de tables sont ouvertes. Fermez-en quelques-unes.
fault-choice = { $text } n'est pas un choix pour { $field }. Choix : { $choices }.
fault-two-callings = L'annonce est indiquée deux fois, et différemment : { $calling } et { $variant }.
fault-not-begun = L'autre joueur n'est pas encore là. Attendez un instant.
fault-too-many-wishes = Assez de propositions et d'annulations pour ce tour. Continuez d'abord à jouer.
fault-too-many-touches = Vous avez touché { $most } fois pendant ce tour. C'est le maximum.
fault-too-long = Cette partie est devenue si longue qu'on ne peut plus rien proposer, annuler ni toucher. Vous pouvez encore la jouer jusqu'au bout.
fault-invitation-used = Cette invitation a déjà servi, ou il en manque une partie. Demandez un nouveau lien.
fault-own-invitation = Vous avez déjà une place à cette table. Donnez le lien à l'autre joueur.
fault-nobody-to-invite = Les deux places sont prises.
fault-too-many-tries = Trop d'essais. Au plus { $most } par minute.
fault-operator = Un serveur ouvert à d'autres doit dire qui le gère. Indiquez operator et contact, pour sa page de confidentialité.
fault-no-record = Ce texte ne contient aucune notation de partie.
fault-one-record-at-a-time = Une seule notation à la fois : la précédente est encore en cours de lecture. Réessayez dans un instant.
fault-opponent-not-ready = Les niveaux ont besoin du solveur, qui n'est pas installé ici. Choisissez le hasard ou deux joueurs.
fault-no-such-page = La page { $path } n'existe pas.
fault-foreign = Cette demande venait d'un autre site et n'a pas été traitée.
fault-foreign-host = Ce serveur n'est pas connu sous ce nom.
fault-too-large = Trop grand : au plus { $most } octets.
fault-unreadable = Cette demande est illisible.
fault-our-mistake = Une erreur s'est produite ici. Vos parties ne sont pas perdues.
fault-setting = Le réglage { $name } ne peut pas être { $text } : { $why }.
fault-settings-unreadable = Les réglages de { $file } sont illisibles : { $why }.
fault-port-taken = Le port { $port } est pris sur { $host } : un autre programme y écoute. Choisissez-en un autre avec --port.
fault-address = Impossible d'écouter sur { $host } : { $why }. Choisissez une autre adresse avec --host.
fault-off-loopback = D'autres machines peuvent atteindre { $host }. Indiquez --public-url https://, ou enlevez --host.
fault-database-locked = { $file } est utilisé par un autre serveur. Arrêtez-le, ou choisissez un autre fichier avec --database.
fault-database-unwritable = Impossible d'écrire { $file } : { $why }. Choisissez un autre fichier avec --database.
fault-database-newer = { $file } vient d'une version plus récente. Mettez ce programme à jour.
fault-database-foreign = { $file } n'est pas une base de données de parties. Choisissez un autre fichier avec --database.
fault-database-older = { $file } vient d'une version plus ancienne. Mettez-la à jour avec openquarto database migrate.
fault-database-away = { $file } est inaccessible : { $why }.
fault-database-address = Ce n'est pas l'adresse d'une base de données. En voici une : postgresql://user@host/name.
fault-database-not-empty = { $file } contient déjà des parties. Choisissez une base vide.
fault-copy-differs = { $file } n'a pas gardé ce qui a été copié. Il n'en reste rien.
fault-no-database = { $file } n'existe pas ou ne contient aucune partie.
fault-workers = Plusieurs processus (--workers) demandent une base de données qu'ils puissent partager : indiquez --database postgresql://me@host/quarto.
fault-worker-failed = Un processus s'est arrêté avant de pouvoir servir (code { $status }). Le journal en dit plus.
fault-no-postgres = PostgreSQL demande le paquet supplémentaire postgres : pip install 'openquarto[postgres]'.
fault-no-backup-here = Cette base n'est pas un fichier. Pour PostgreSQL, pg_dump fait une sauvegarde, et openquarto database copy écrit un fichier.
fault-no-server = Impossible de joindre le serveur par { $file } : { $why }.
fault-backup = Impossible d'écrire { $file } : { $why }.
fault-nothing-to-back-up = Ce serveur ne garde aucune partie, il n'y a donc rien à sauvegarder.
fault-not-in-memory = Personne n'a ouvert cette partie, il n'y a donc rien à fermer.
fault-network = { $text } n'est pas une adresse réseau. Écrivez par exemple 192.0.2.7 ou 192.0.2.0/24.
fault-admin-socket = Les commandes de l'exploitant ne peuvent pas passer par { $file } : { $why }. Choisissez un autre endroit avec admin_socket, ou off.
