### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Clocks
clocks-turn = for each turn
clocks-game = for the whole game
clocks-minutes = { $minutes } minutes
clocks-increment = { $minutes } minutes, plus { $increment } seconds a turn
clocks-own = another length
clocks-own-minutes = Minutes for the game
clocks-own-increment = Seconds added each turn
