### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Lobby
lobby-about = Tische, die auf irgendwen warten, und Partien zum Zuschauen.
lobby-play = Jetzt spielen
lobby-play-about = Du setzt dich, wo jemand auf so eine Partie wartet. Wartet niemand, öffnet sich ein Tisch und wartet mit dir.
lobby-name = Dein Name, wenn du magst
lobby-variant = Regeln
lobby-variant-classic = Linien
lobby-variant-blocks = Linien und Blöcke
lobby-clock = Uhr
lobby-clock-none = ohne Uhr
lobby-edition = Figuren
lobby-any = alle
lobby-filter = Anzeigen
lobby-waiting = Warten auf jemanden
lobby-playing = Partien zum Zuschauen
lobby-nobody = Gerade wartet niemand.
lobby-no-games = Gerade läuft keine offene Partie.
lobby-somebody = Jemand
lobby-sit = Platz nehmen
lobby-mine = Zurück an deinen Tisch
lobby-watch = Zuschauen
lobby-watchers = Zuschauer: { $count }
lobby-told = Warten: { $waiting }. Zum Zuschauen: { $playing }.
lobby-choice = Alle dürfen dazukommen und zuschauen: Diesen Tisch in der Lobby zeigen
fault-lobby-table-gone = Dieser Tisch wartet nicht mehr: Jemand war schneller oder ist gegangen. Die Lobby zeigt die anderen.
fault-no-lobby = Dieser Server hat keine Lobby.
