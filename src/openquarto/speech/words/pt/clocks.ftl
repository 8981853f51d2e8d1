### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Relógios
clocks-turn = por jogada
clocks-game = para toda a partida
clocks-minutes = { $minutes } minutos
clocks-increment = { $minutes } minutos, mais { $increment } segundos por jogada
clocks-own = outra duração
clocks-own-minutes = Minutos para a partida
clocks-own-increment = Segundos acrescentados a cada jogada
