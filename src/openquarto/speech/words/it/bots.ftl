### What programs that play, and who runs a server for them, are refused. $name is the name of a bot.

fault-no-bot = Qui non è il token di nessun bot. Il gestore ne crea uno con openquarto bot token.
fault-bot-name = Un nome che finisce con (bot) è per i programmi. Scegline un altro.
fault-bot-known = C'è già un bot di nome { $name }.
fault-bot-unknown = Non c'è nessun bot di nome { $name }.
fault-bots-off = Questo server non ha un file per i bot.
