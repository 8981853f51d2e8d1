### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Lobby
lobby-about = Tables that wait for anybody, and games to watch.
lobby-play = Play now
lobby-play-about = You sit down where somebody waits for such a game. If nobody does, a table opens and waits with you.
lobby-name = Your name, if you like
lobby-variant = Rules
lobby-variant-classic = lines
lobby-variant-blocks = lines and blocks
lobby-clock = Clock
lobby-clock-none = no clock
lobby-edition = Pieces
lobby-any = any
lobby-filter = Show
lobby-waiting = Waiting for somebody
lobby-playing = Games to watch
lobby-nobody = Nobody is waiting just now.
lobby-no-games = No open game is being played just now.
lobby-somebody = Somebody
lobby-sit = Sit down
lobby-mine = Back to your table
lobby-watch = Watch
lobby-watchers = Watching: { $count }
lobby-told = Waiting: { $waiting }. To watch: { $playing }.
lobby-choice = Anybody may join and watch: show this table in the lobby
fault-lobby-table-gone = This table no longer waits: somebody was quicker, or has left. The lobby shows the others.
fault-no-lobby = This server has no lobby.
