### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Sala de espera
lobby-about = Mesas que esperam por alguém e partidas para ver.
lobby-play = Jogar agora
lobby-play-about = Sentas-te onde alguém espera por uma partida assim. Se não houver ninguém, abre-se uma mesa que espera contigo.
lobby-name = O teu nome, se quiseres
lobby-variant = Regras
lobby-variant-classic = linhas
lobby-variant-blocks = linhas e blocos
lobby-clock = Relógio
lobby-clock-none = sem relógio
lobby-edition = Peças
lobby-any = todos
lobby-filter = Mostrar
lobby-waiting = À espera de alguém
lobby-playing = Partidas para ver
lobby-nobody = De momento ninguém está à espera.
lobby-no-games = De momento não se joga nenhuma partida aberta.
lobby-somebody = Alguém
lobby-sit = Sentar-se
lobby-mine = Volta à tua mesa
lobby-watch = Ver
lobby-watchers = Espectadores: { $count }
lobby-told = À espera: { $waiting }. Para ver: { $playing }.
lobby-choice = Qualquer pessoa pode vir e ver: mostrar esta mesa na sala de espera
fault-lobby-table-gone = Esta mesa já não espera: alguém foi mais rápido ou saiu. A sala de espera mostra as outras.
fault-no-lobby = Este servidor não tem sala de espera.
