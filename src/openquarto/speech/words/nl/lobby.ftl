### The lobby: tables that wait for anybody, games to watch. $count, $waiting and $playing are numbers.

lobby-title = Lobby
lobby-about = Tafels die op iemand wachten, en partijen om te bekijken.
lobby-play = Nu spelen
lobby-play-about = Je gaat zitten waar iemand op zo'n partij wacht. Wacht er niemand, dan gaat er een tafel open die met je wacht.
lobby-name = Je naam, als je wilt
lobby-variant = Regels
lobby-variant-classic = lijnen
lobby-variant-blocks = lijnen en blokken
lobby-clock = Klok
lobby-clock-none = zonder klok
lobby-edition = Stukken
lobby-any = alle
lobby-filter = Tonen
lobby-waiting = Wachten op iemand
lobby-playing = Partijen om te bekijken
lobby-nobody = Er wacht nu niemand.
lobby-no-games = Er wordt nu geen open partij gespeeld.
lobby-somebody = Iemand
lobby-sit = Ga zitten
lobby-mine = Terug naar je tafel
lobby-watch = Kijken
lobby-watchers = Kijkers: { $count }
lobby-told = Wachten: { $waiting }. Om te bekijken: { $playing }.
lobby-choice = Iedereen mag meedoen en kijken: toon deze tafel in de lobby
fault-lobby-table-gone = Deze tafel wacht niet meer: iemand was sneller of is weggegaan. De lobby toont de andere.
fault-no-lobby = Deze server heeft geen lobby.
