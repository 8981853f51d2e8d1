### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = De andere speler uitnodigen
page-invite-how = Stuur deze link naar de andere speler. Wie hem als eerste opent, krijgt de andere plaats.
page-invite-ready = De link voor de andere speler is klaar.
page-invite-making = De link wordt gemaakt.
page-invite-failed = De link kon niet worden gemaakt.
page-try-again = Opnieuw proberen
page-link-copy = Link kopiëren
page-link-share = Delen
page-link-copied = Link gekopieerd.
page-link-picture = De link als QR-code
# $command is what to type to start the game for a whole network.
page-reach-here = Deze link werkt alleen op deze computer. Wil je hem in je netwerk gebruiken, start dan met { $command }.
page-reach-near = Deze link werkt op de apparaten in je netwerk. Onderweg is niets versleuteld.
page-move-title = Je plaats op een ander apparaat
page-move-how = Open deze link op het andere apparaat. Dan speel je daar verder en kijk je hier alleen nog toe.
page-move-warning = Geef deze link niet door: wie hem als eerste opent, krijgt jouw plaats.
page-watch-copied = Link gekopieerd. Wie hem opent, kan alleen toekijken.
page-note-free = plaats vrij
page-presence-here = online
page-presence-away = offline
page-watching = Toeschouwers: { $count }
page-your-turn = Jouw beurt
page-notify-blocked = Deze browser staat hier geen meldingen toe.
page-server-stops = De server stopt even. Nieuwe poging loopt; je partij is bewaard.
page-rematch-asked = Je tegenstander wil nog een partij.
page-rematch-begun = Aan deze tafel is een nieuwe partij begonnen.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = De andere speler uitnodigen
link-watch = Kijklink kopiëren
link-move = Mijn plaats meenemen naar een ander apparaat
link-notify = Een melding als ik aan de beurt ben
link-home = Via een link spelen
link-elsewhere = Iemand via een link
link-elsewhere-about = ieder aan een eigen scherm

## The way in with an invitation. $who is a player.

join-title = Je bent uitgenodigd
join-from = { CAPITAL($who) } nodigt je uit voor een partij Quarto.
join-from-somebody = Iemand nodigt je uit voor een partij Quarto.
join-rules = Zo speel je
join-name = Je naam
join-name-hint = De andere speler ziet je naam. Je mag het veld leeg laten.
join-sit = Plaatsnemen
join-move-title = Je plaats wacht op je
join-move = Neem je plaats in op dit apparaat. Op het andere kijk je dan toe.
join-move-sit = Mijn plaats hier innemen
join-mine = Je zit al aan deze tafel.
join-mine-hint = De link is voor de andere speler.
join-table = Naar de tafel
join-cut = Het einde van deze uitnodiging ontbreekt. Open de link nog eens, of vraag om een nieuwe.
join-watch = Partij bekijken
join-offline = Geen verbinding. Er is niets verloren gegaan: probeer het opnieuw.
join-noscript = Plaatsnemen kan alleen met JavaScript, en dat staat hier uit.

## Privacy. $days is how long games are kept.

privacy-title = Privacy
docs-title = Documentatie
privacy-private = Deze server is privé: alles blijft op de computer waarop hij draait.
privacy-offline = Hier is geen server: je browser doet alles zelf, en wat je doet blijft daarin.
privacy-offline-games = Je partijen, met de namen erin, blijven in deze browser tot je ze verwijdert of de gegevens van deze site wist.
privacy-offline-network = Het netwerk wordt alleen gebruikt om naar een nieuwere versie te zoeken, en om je partijen naar een server te brengen als je daarom vraagt.
privacy-who = Wie deze server beheert
privacy-contact = Contact
privacy-what = Wat er wordt bewaard en wat niet
privacy-third = Er wordt niets van elders geladen: geen reclame, geen tracking, geen lettertypen of scripts van derden.
privacy-cookies = Er zijn twee cookies nodig: het ene onthoudt je plaats aan de tafels, het andere je taal. Meer zijn er niet.
privacy-addresses = Netwerkadressen blijven een minuut in het geheugen, tegen misbruik. Ze worden nooit bewaard en nooit volledig gelogd. Een adres dat is geblokkeerd, wordt onthouden tot het weer wordt toegelaten.
privacy-games = { $days ->
    [one] Partijen via een link worden één dag na hun einde verwijderd.
   *[other] Partijen via een link worden { $days } dagen na hun einde verwijderd.
}
privacy-waiting = { $days ->
    [one] Partijen via een link waar niemand bij komt, worden na één dag verwijderd.
   *[other] Partijen via een link waar niemand bij komt, worden na { $days } dagen verwijderd.
}
privacy-unfinished = { $days ->
    [one] Partijen via een link die niet zijn uitgespeeld, worden één dag na de laatste zet verwijderd.
   *[other] Partijen via een link die niet zijn uitgespeeld, worden { $days } dagen na de laatste zet verwijderd.
}
privacy-local = { $days ->
    [one] Partijen aan één scherm of tegen de computer worden één dag na de laatste zet verwijderd.
   *[other] Partijen aan één scherm of tegen de computer worden { $days } dagen na de laatste zet verwijderd.
}
privacy-invitations = { $days ->
    [one] Een uitnodiging die niemand gebruikt, wordt na één dag verwijderd.
   *[other] Een uitnodiging die niemand gebruikt, wordt na { $days } dagen verwijderd.
}
privacy-names = Je naam is te zien voor de andere speler en voor wie toekijkt. Als je een partij voorgoed verlaat, verdwijnt je naam ook bij hen.
privacy-links = Een uitnodiging werkt één keer. De server bewaart geen kopie die iets kan openen.
privacy-settings = De instellingen van de pagina blijven in deze browser.
privacy-forget = Mijn naam verwijderen
privacy-forget-text = Haalt je naam uit al je partijen en uit de titels waar hij in staat. De partijen blijven.
privacy-forget-sure = Je naam uit al je partijen verwijderen?
privacy-forgotten = Je naam is verwijderd.
