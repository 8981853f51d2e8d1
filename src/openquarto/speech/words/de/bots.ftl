### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Das ist hier kein Token eines Bots. Der Betreiber erzeugt eines mit openquarto bot token.
fault-bot-name = Ein Name, der mit (bot) endet, ist Programmen vorbehalten. Wähl einen anderen.
fault-bot-known = Es gibt schon einen Bot namens { $name }.
fault-bot-unknown = Es gibt keinen Bot namens { $name }.
fault-bots-off = Dieser Server hat keine Datei für Bots.
