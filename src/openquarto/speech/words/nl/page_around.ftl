### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto in de browser: zestien stukken, vier kenmerken, en je tegenstander kiest het stuk dat jij plaatst.
page-around = Pagina's
page-home = Begin
page-sit-down = Ga zitten voor een spel
page-picture = Een bord met enkele stukken
page-motto = Vier op een lijn met één gemeenschappelijke eigenschap winnen. Maar je tegenstander kiest jouw stuk.

## Home.

page-home-title = Ga aan tafel zitten
page-home-lead = Quarto: zestien stukken, geen twee gelijk, en je kiest nooit je eigen stuk.
page-start = Spelen
page-choose = Tafel kiezen
page-first-visit = Is Quarto nieuw voor je? De regels kosten een minuut.
page-known = Ken ik
page-games = Mijn spellen
page-games-empty = Nog geen spellen. Het eerste is één klik weg.
page-continue = Verder spelen
page-look = Bekijken
page-rename = Hernoemen
page-new-name = Nieuwe naam
page-renamed = Hernoemd.
page-delete = Verwijderen
page-delete-sure = Dit spel voorgoed verwijderen?
page-deleted = Verwijderd.
page-failed = Dat lukte niet. Probeer het opnieuw.
page-record-title = Een verslag openen
page-record-file = Het bestand van een partij
page-record-text = of de tekst ervan

## A new table.

page-new-title = Een nieuw spel
page-new-lead = Alles staat klaar voor een eerste spel. Begin maar.
page-here = Iemand hier
page-here-about = met z'n tweeën aan één scherm
page-computer = De computer, niveau 1 tot 10
page-name-me = Jouw naam
page-name-other = Naam van de ander
page-edition-classic = Klassiek
page-edition-classic-about = licht en donker
page-edition-access = { edition-access }
page-edition-access-about = glad en gegroefd
page-more-choices = Meer keuzes
page-traits-hint = Minder kenmerken zijn makkelijker te zien. Alle zestien stukken doen toch mee.
page-calling-announced = Geroepen
page-calling-announced-about = wie een quarto ziet, moet roepen
page-calling-automatic = Vanzelf
page-calling-automatic-about = een quarto wint meteen
page-false-call-goes-on = Het spel gaat door
page-false-call-loses = Het verliest het spel
page-clocks = Klokken, per beurt
page-clock-me = Die van mij
page-clock-other = Die van de tegenstander
page-clock-none = geen
page-clock-seconds = { $seconds } seconden
page-clock-minutes = { $minutes } minuten
page-clock-day = een dag
page-first = Wie eerst geeft
page-first-lot = Het lot beslist
page-first-me = Ik
page-first-other = De tegenstander
page-kind = Vrijblijvend of niet
page-counts = Dit spel telt mee
page-counts-about = Als een spel meetelt, wordt niets teruggenomen.
page-lot-hint = Het lot beslist wie eerst geeft.

## The rules in a minute.

page-rules-title = De regels in een minuut
page-rules-pieces = Zestien stukken
page-rules-pieces-text = Elk stuk heeft van vier kenmerken één van twee eigenschappen. Elke combinatie is er één keer.
page-rules-turn = Je plaatst wat je krijgt
page-rules-turn-text = Je tegenstander geeft je een stuk. Je plaatst het op een leeg veld. Dan kies jij het stuk dat je tegenstander moet plaatsen.
page-rules-quarto = Vier met iets gemeen
page-rules-quarto-text = Vier stukken in een rij, kolom of diagonaal met een gemeenschappelijke eigenschap zijn een quarto. Wie de andere plaatste, maakt niet uit.
page-rules-quarto-picture = Vier ronde hoge stukken in kolom a
page-rules-call = Roep het
page-rules-call-text = Een quarto wint alleen als je het roept en de lijn toont: na het plaatsen, voor het geven.
page-rules-missed-text = Wie een quarto mist, laat het aan de ander, die het voor het plaatsen mag roepen. Daarna is het verlopen. Verkeerd roepen kost die kans.
page-rules-end = De laatste blik
page-rules-end-text = Als alle zestien stukken geplaatst zijn, kijken beiden nog een keer: roepen, of klaar zeggen. Roept niemand, dan is het remise.
page-rules-end-picture = Een vol bord
page-rules-variants = Makkelijker en moeilijker
page-rules-variants-text = Beginners laten één, twee of drie kenmerken tellen. Kenners laten ook elk blok van vier velden tellen.
page-rules-access-text = In de editie Access, gemaakt om op de tast te spelen, staan glad en gegroefd voor licht en donker.
page-rules-access-picture = Gladde en gegroefde stukken
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Terug naar de tafel
page-error-title = Hier staat niets
page-error-text = Deze pagina of dit spel is hier niet. Misschien is het verwijderd.
