### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = This is no token of a bot here. The operator makes one with openquarto bot token.
fault-bot-name = A name that ends with (bot) is for programs. Choose another one.
fault-bot-known = There is a bot called { $name } already.
fault-bot-unknown = There is no bot called { $name }.
fault-bots-off = This server has no file for bots.
