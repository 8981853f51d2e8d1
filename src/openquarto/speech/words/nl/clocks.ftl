### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Klokken
clocks-turn = per beurt
clocks-game = voor de hele partij
clocks-minutes = { $minutes } minuten
clocks-increment = { $minutes } minuten, plus { $increment } seconden per beurt
clocks-own = een andere tijd
clocks-own-minutes = Minuten voor de partij
clocks-own-increment = Seconden erbij per beurt
