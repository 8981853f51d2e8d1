### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Uhren
clocks-turn = je Zug
clocks-game = für die ganze Partie
clocks-minutes = { $minutes } Minuten
clocks-increment = { $minutes } Minuten, dazu { $increment } Sekunden je Zug
clocks-own = eine andere Zeit
clocks-own-minutes = Minuten für die Partie
clocks-own-increment = Sekunden dazu je Zug
