### The choice of clocks for a new table: so much a turn, or a bank of time for the whole game.

clocks-title = Orologi
clocks-turn = per turno
clocks-game = per tutta la partita
clocks-minutes = { $minutes } minuti
clocks-increment = { $minutes } minuti, più { $increment } secondi per turno
clocks-own = un'altra durata
clocks-own-minutes = Minuti per la partita
clocks-own-increment = Secondi aggiunti a ogni turno
