### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Un torneo necesita un nombre de 1 a { $longest } caracteres.
fault-tournament-setting = { $text } no es posible aquí. Opciones: { $choices }.
fault-rounds-number = Un torneo tiene de 1 a { $most } rondas, no { $count }.
fault-entered-already = { $name } ya está en la lista, con el número { $number }.
fault-too-many-players = La lista está completa: { $most } jugadores como máximo.
fault-no-such-player = No hay ningún jugador { $text } en la lista.
fault-entries-closed = { $name } ya no puede entrar: los adversarios están fijados. Primero anula la ronda 1.
fault-has-played = { $name } ya está emparejado y sigue en la lista. Puedes anotar su retirada.
fault-withdrawn-already = { $name } ya se ha ido.
fault-not-withdrawn = { $name } no se ha ido.
fault-round-past = Eso ya no puede cambiar: la ronda { $round } está emparejada.
fault-rating-number = Una puntuación es un número de { $least } a { $most }, no { $text }.
fault-too-few-players = Una ronda necesita dos jugadores presentes. Ahora: { $count }.
fault-results-missing = La ronda { $round } no ha terminado. { $count ->
    [one] Falta el resultado del tablero { $boards }.
   *[other] Faltan los resultados de los tableros { $boards }.
}
fault-no-more-rounds = Ya se han jugado las { $count } rondas.
fault-rounds-paired = No puede haber menos de { $count } rondas: ya están emparejadas.
fault-nobody-left = No queda nadie en el cuadro, así que no hay más rondas. Puedes terminar el torneo.
fault-no-round = La ronda { $round } aún no está emparejada.
fault-not-newest-round = Solo se puede cambiar la última ronda, no la ronda { $round }.
fault-no-such-board = La ronda { $round } no tiene tablero { $text }.
fault-paired-twice = { $name } aparece dos veces.
fault-not-paired = Falta alguien: { $names }.
fault-nobody-waits = Ahora mismo no se puede emparejar a nadie.
fault-time-over = El tiempo de esta arena ha terminado: { $minutes } minutos desde la ronda 1. En los ajustes puedes dar más.
fault-no-swiss = El sistema suizo no está instalado aquí. Los otros formatos funcionan.
fault-result-unreadable = { $text } no es un resultado. Escribe 1-0, 0-1 o 1/2-1/2, o +/- si no se presenta alguien.
fault-result-of-pair = Los puntos de las { $games } partidas van juntos, por ejemplo { $example }.
fault-result-there = El tablero { $board } ya tiene un resultado: { $result }. Si está mal, corrígelo.
fault-result-settled = El tablero { $board } ya tiene su resultado: { $result }. Si está mal, avisa al árbitro.
fault-too-many-reports = Ya has indicado un resultado { $most } veces. Cuéntale al árbitro cómo terminó.
fault-no-result = El tablero { $board } aún no tiene resultado.
fault-draw-knocks-nobody-out = Alguien tiene que pasar. Jugad otra vez en el tablero { $board }, cambiando los puestos.
fault-next-round-paired = La ronda { $round } la juegan los ganadores. Anúlala primero.
fault-tournament-over = Este torneo ha terminado.
fault-tournament-not-over = Este torneo no ha terminado.
fault-nothing-to-undo = No hay nada que deshacer.
fault-undo-too-late = Eso ya no se puede deshacer: desde entonces se ha emparejado la ronda { $round }. Anula primero esa ronda, o anota la retirada de quien no deba jugar.
fault-log-unreadable = Este archivo no es un torneo: línea { $line }, { $why }.
fault-log-newer = Una versión más nueva escribió este torneo. Actualiza esta.
fault-log-changed = Alguien fue más rápido. Mira otra vez y decide.

## Lists and sheets.

club-kind-swiss = Sistema suizo
club-kind-round-robin = Todos contra todos
club-kind-knock-out = Eliminatoria
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
club-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
club-round = Ronda { $number }
club-by-name = Ronda { $number }, por nombre
club-standings-after = Clasificación tras la ronda { $number }
club-board = Tablero
club-first = Primero (entrega primero)
club-second = Segundo
club-first-short = entrega primero
club-second-short = coloca primero
club-result = Resultado
club-player = Jugador
club-opponent = Adversario
club-seat = Puesto
club-points = Puntos
club-bye-bye = sin adversario: 1 punto
club-bye-half = descanso pedido: ½ punto
club-bye-free = sin partida en esta ronda
club-bye-absent = no está: 0 puntos
club-ties = Cómo se deshacen los empates
club-tie-direct-encounter = Enfrentamiento directo
club-tie-direct-encounter-rule = Los puntos entre los empatados, si todos se han enfrentado.
club-tie-buchholz-cut-1 = Menos el peor
club-tie-buchholz-cut-1-rule = La suma de los puntos de los adversarios, sin el más débil.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = La suma de los puntos de los adversarios. Una ronda sin jugar suma tus propios puntos.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = Los puntos de quienes has vencido y la mitad de los puntos de aquellos con quienes empataste.
club-tie-wins-as-second = Victorias como segundo
club-tie-wins-as-second-rule = Partidas ganadas por quien no entrega primero.
