### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Relojes
clocks-turn = por turno
clocks-game = para toda la partida
clocks-minutes = { $minutes } minutos
clocks-increment = { $minutes } minutos, más { $increment } segundos por turno
clocks-own = otra duración
clocks-own-minutes = Minutos para la partida
clocks-own-increment = Segundos añadidos en cada turno
