### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Pendules
clocks-turn = par tour
clocks-game = pour toute la partie
clocks-minutes = { $minutes } minutes
clocks-increment = { $minutes } minutes, plus { $increment } secondes par tour
clocks-own = une autre durée
clocks-own-minutes = Minutes pour la partie
clocks-own-increment = Secondes ajoutées à chaque tour
