### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Salon
lobby-about = Des tables qui attendent quelqu'un, et des parties à regarder.
lobby-play = Jouer maintenant
lobby-play-about = Vous prenez place là où quelqu'un attend une telle partie. Sinon, une table s'ouvre et attend avec vous.
lobby-name = Votre nom, si vous voulez
lobby-variant = Règles
lobby-variant-classic = alignements
lobby-variant-blocks = alignements et blocs
lobby-clock = Pendule
lobby-clock-none = sans pendule
lobby-edition = Pièces
lobby-any = tous
lobby-filter = Afficher
lobby-waiting = En attente de quelqu'un
lobby-playing = Parties à regarder
lobby-nobody = Personne n'attend pour l'instant.
lobby-no-games = Aucune partie ouverte ne se joue pour l'instant.
lobby-somebody = Quelqu'un
lobby-sit = Prendre place
lobby-mine = Retour à votre table
lobby-watch = Regarder
lobby-watchers = Spectateurs : { $count }
lobby-told = En attente : { $waiting }. À regarder : { $playing }.
lobby-choice = Chacun peut venir et regarder : montrer cette table dans le salon
fault-lobby-table-gone = Cette table n'attend plus : quelqu'un a été plus rapide, ou est parti. Le salon montre les autres.
fault-no-lobby = Ce serveur n'a pas de salon.
