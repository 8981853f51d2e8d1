### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Sala d'attesa
lobby-about = Tavoli che aspettano chiunque e partite da guardare.
lobby-play = Gioca adesso
lobby-play-about = Ti siedi dove qualcuno aspetta una partita così. Se non c'è nessuno, si apre un tavolo e aspetta con te.
lobby-name = Il tuo nome, se vuoi
lobby-variant = Regole
lobby-variant-classic = linee
lobby-variant-blocks = linee e blocchi
lobby-clock = Orologio
lobby-clock-none = senza orologio
lobby-edition = Pedine
lobby-any = tutti
lobby-filter = Mostra
lobby-waiting = Aspettano qualcuno
lobby-playing = Partite da guardare
lobby-nobody = Adesso non aspetta nessuno.
lobby-no-games = Adesso non si gioca nessuna partita aperta.
lobby-somebody = Qualcuno
lobby-sit = Siediti
lobby-mine = Torna al tuo tavolo
lobby-watch = Guarda
lobby-watchers = Spettatori: { $count }
lobby-told = In attesa: { $waiting }. Da guardare: { $playing }.
lobby-choice = Chiunque può venire e guardare: mostra questo tavolo nella sala d'attesa
fault-lobby-table-gone = Questo tavolo non aspetta più: qualcuno è stato più veloce o se n'è andato. La sala d'attesa mostra gli altri.
fault-no-lobby = Questo server non ha una sala d'attesa.
