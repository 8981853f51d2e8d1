### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = De andere speler uitnodigen
page-invite-how = Stuur deze link. Wie hem het eerst opent, krijgt de andere plaats.
page-invite-ready = De link voor de andere speler is klaar.
page-invite-making = De link wordt gemaakt.
page-invite-failed = De link kon niet worden gemaakt.
page-try-again = Opnieuw proberen
page-link-copy = Link kopiëren
page-link-share = Delen
page-link-copied = Link gekopieerd.
page-link-picture = De link als QR-code
# $command is what to type to start the game for a whole network.
page-reach-here = Deze link werkt alleen op deze computer. Start voor je netwerk met { $command }.
page-reach-near = Deze link werkt op de apparaten in je netwerk. Onderweg is niets versleuteld.
page-move-title = Jouw plaats op een ander apparaat
page-move-how = Open deze link op het andere apparaat. Daar speel je dan, en dit apparaat kijkt toe.
page-move-warning = Geef deze link aan niemand: wie hem het eerst opent, heeft jouw plaats.
page-watch-copied = Link gekopieerd. Wie hem opent, kan toekijken en verder niets.
page-note-free = plaats vrij
page-presence-here = aanwezig
page-presence-away = afwezig
page-watching = Toeschouwers: { $count }
page-your-turn = Jouw beurt
page-notify-blocked = Deze browser staat hier geen meldingen toe.
page-server-stops = De server stopt even. Nieuwe poging; je spel is bewaard.
page-rematch-asked = De andere speler wil nog een spel.
page-rematch-begun = De spelers zijn een nieuw spel begonnen.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = De andere speler uitnodigen
link-watch = Link om toe te kijken kopiëren
link-move = Mijn plaats naar een ander apparaat verplaatsen
link-notify = Melden als ik aan de beurt ben
link-home = Via een link spelen
link-elsewhere = Iemand elders
link-elsewhere-about = via een link, ieder aan een eigen scherm

## The way in with an invitation. $who is a player.

join-title = Je bent uitgenodigd
join-from = { CAPITAL($who) } nodigt je uit voor een spel Quarto.
join-from-somebody = Iemand nodigt je uit voor een spel Quarto.
join-rules = Zo wordt er gespeeld
join-name = Jouw naam
join-name-hint = De andere speler ziet die. Je mag het leeg laten.
join-sit = Gaan zitten
join-move-title = Je plaats wacht op je
join-move = Neem je plaats in op dit apparaat. Het andere apparaat kijkt dan toe.
join-move-sit = Mijn plaats hier innemen
join-mine = Je zit al aan deze tafel.
join-mine-hint = De link is voor de andere speler.
join-table = Naar de tafel
join-cut = Het einde van deze uitnodiging ontbreekt. Open de link nog eens, of vraag om een nieuwe.
join-watch = Aan de tafel toekijken
join-offline = Geen verbinding. Er is niets verloren: probeer het opnieuw.
join-noscript = Gaan zitten kan alleen met JavaScript, en dat staat hier uit.

## Privacy. $days is how long games are kept.

privacy-title = Privacy
privacy-private = Deze server is privé: alles blijft op de computer waarop hij draait.
privacy-who = Wie deze server beheert
privacy-contact = Contact
privacy-what = Wat er wordt bewaard en wat niet
privacy-third = Er komt niets van elders: geen reclame, geen tellingen, geen vreemde lettertypen of scripts.
privacy-cookies = Er zijn twee cookies nodig: het ene is je plaats aan de tafels, het andere je taal. Meer zijn er niet.
privacy-addresses = Netwerkadressen blijven een minuut in het geheugen, tegen misbruik. Ze worden nooit bewaard en nooit volledig gelogd. Een adres dat wordt buitengesloten, wordt onthouden tot het weer binnen mag.
privacy-games = { $days ->
    [one] Spellen via een link worden één dag na hun einde verwijderd.
   *[other] Spellen via een link worden { $days } dagen na hun einde verwijderd.
}
privacy-waiting = { $days ->
    [one] Spellen via een link waar niemand bij komt, worden na één dag verwijderd.
   *[other] Spellen via een link waar niemand bij komt, worden na { $days } dagen verwijderd.
}
privacy-unfinished = { $days ->
    [one] Spellen via een link die niet uit zijn, worden één dag na de laatste zet verwijderd.
   *[other] Spellen via een link die niet uit zijn, worden { $days } dagen na de laatste zet verwijderd.
}
privacy-local = { $days ->
    [one] Spellen aan één scherm of tegen de computer worden één dag na de laatste zet verwijderd.
   *[other] Spellen aan één scherm of tegen de computer worden { $days } dagen na de laatste zet verwijderd.
}
privacy-invitations = { $days ->
    [one] Een uitnodiging die niemand gebruikt, wordt na één dag verwijderd.
   *[other] Een uitnodiging die niemand gebruikt, wordt na { $days } dagen verwijderd.
}
privacy-names = De naam die je jezelf geeft, wordt gezien door de andere speler en door wie toekijkt. Als je een spel verwijdert, verdwijnt hij ook bij de andere speler.
privacy-links = Een uitnodiging werkt één keer. De server bewaart geen kopie die iets kan openen.
privacy-settings = De instellingen van de pagina blijven in deze browser.
privacy-forget = Mijn naam vergeten
privacy-forget-text = Haalt je naam uit al je spellen en uit de titels waar hij in staat. De spellen blijven.
privacy-forget-sure = Je naam vergeten in al je spellen?
privacy-forgotten = Je naam is vergeten.
