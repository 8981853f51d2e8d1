### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Dit is hier geen token van een bot. De beheerder maakt er een met openquarto bot token.
fault-bot-name = Een naam die eindigt op (bot) is voor programma's. Kies een andere.
fault-bot-known = Er is al een bot met de naam { $name }.
fault-bot-unknown = Er is geen bot met de naam { $name }.
fault-bots-off = Deze server heeft geen bestand voor bots.
