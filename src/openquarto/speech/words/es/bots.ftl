### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Aquí no es la clave de ningún bot. El operador crea una con openquarto bot token.
fault-bot-name = Un nombre que acaba en (bot) es para programas. Elige otro.
fault-bot-known = Ya hay un bot llamado { $name }.
fault-bot-unknown = No hay ningún bot llamado { $name }.
fault-bots-off = Este servidor no tiene archivo para bots.
