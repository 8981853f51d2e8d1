### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Aqui não é o token de nenhum bot. O operador cria um com openquarto bot token.
fault-bot-name = Um nome que termina em (bot) é para programas. Escolhe outro.
fault-bot-known = Já há um bot chamado { $name }.
fault-bot-unknown = Não há nenhum bot chamado { $name }.
fault-bots-off = Este servidor não tem ficheiro para bots.
