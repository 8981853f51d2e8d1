### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Ce n'est pas un jeton de bot ici. L'opérateur en crée un avec openquarto bot token.
fault-bot-name = Un nom qui finit par (bot) est réservé aux programmes. Choisissez-en un autre.
fault-bot-known = Il y a déjà un bot nommé { $name }.
fault-bot-unknown = Il n'y a pas de bot nommé { $name }.
fault-bots-off = Ce serveur n'a pas de fichier pour les bots.
