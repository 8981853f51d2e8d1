### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Zonder netwerk
offline-offer = OpenQuarto werkt hier zonder netwerk zodra {$size} MB is opgehaald: alle niveaus, puzzels, lessen en de analyse. Je partijen blijven in deze browser.
offline-keep = Bewaren voor onderweg
offline-start = Ophalen en beginnen
offline-again = Opnieuw proberen
offline-fetching = OpenQuarto wordt opgehaald.
offline-starting = OpenQuarto start.
offline-done = Bewaard. Open zonder netwerk dit adres zoals altijd.
offline-renewed = Bewaard. De nieuwere versie opent de volgende keer dat je komt; een partij die open is, gaat gewoon door.
offline-kept = OpenQuarto is in deze browser bewaard en opent ook zonder netwerk.
offline-open = Nu zonder netwerk spelen
offline-new = Er kan een nieuwere versie bewaard worden: {$size} MB.
offline-update = De nieuwere versie bewaren
offline-letgo = Niet meer bewaren
offline-gone = Gedaan. Je partijen blijven in deze browser.
offline-fleeting = Deze browser bewaart geen partijen: ze zijn weg als je hem sluit. Neem daarvoor het verslag mee.
offline-fault-old = Deze browser kan OpenQuarto niet bewaren. Een nieuwere wel, via https en in een venster dat niet privé is.
offline-fault-room = Er is niet genoeg ruimte op dit apparaat. Maak wat vrij en probeer het opnieuw: wat er al is, wordt niet twee keer opgehaald.
offline-fault-broken = Wat aankwam, is niet volledig. Er is niets van bewaard; probeer het opnieuw.
offline-fault-network = Het netwerk viel weg voordat alles er was. Probeer het opnieuw: wat er al is, wordt niet twee keer opgehaald.
offline-fault-start = OpenQuarto kon niet starten. Je partijen zijn veilig. Probeer het opnieuw, en sluit andere tabbladen als het weer niet lukt.
