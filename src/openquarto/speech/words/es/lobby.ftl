### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Sala
lobby-about = Mesas que esperan a cualquiera y partidas para mirar.
lobby-play = Jugar ahora
lobby-play-about = Te sientas donde alguien espera una partida así. Si no hay nadie, se abre una mesa y espera contigo.
lobby-name = Tu nombre, si quieres
lobby-variant = Reglas
lobby-variant-classic = líneas
lobby-variant-blocks = líneas y bloques
lobby-clock = Reloj
lobby-clock-none = sin reloj
lobby-edition = Piezas
lobby-any = todos
lobby-filter = Mostrar
lobby-waiting = Esperan a alguien
lobby-playing = Partidas para mirar
lobby-nobody = Ahora mismo no espera nadie.
lobby-no-games = Ahora mismo no se juega ninguna partida abierta.
lobby-somebody = Alguien
lobby-sit = Sentarse
lobby-mine = Vuelve a tu mesa
lobby-watch = Mirar
lobby-watchers = Espectadores: { $count }
lobby-told = En espera: { $waiting }. Para mirar: { $playing }.
lobby-choice = Cualquiera puede venir y mirar: mostrar esta mesa en la sala
fault-lobby-table-gone = Esta mesa ya no espera: alguien fue más rápido o se ha ido. La sala muestra las demás.
fault-no-lobby = Este servidor no tiene sala.
