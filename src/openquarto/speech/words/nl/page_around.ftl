### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto in de browser: zestien stukken, vier kenmerken, en je tegenstander kiest het stuk dat jij plaatst.
page-around = Pagina's
page-home = Start
page-sit-down = Ga zitten voor een partij
page-picture = Een bord met een paar stukken
page-motto = Vier op een lijn met één gemeenschappelijke eigenschap winnen. Maar je tegenstander kiest jouw stuk.

## Home.

page-home-title = Ga aan tafel zitten
page-home-lead = Quarto: zestien stukken, geen twee gelijk, en je kiest nooit je eigen stuk.
page-start = Spelen
page-choose = Tafel kiezen
page-first-visit = Ken je Quarto nog niet? De regels lees je in een minuut.
page-known = Ken ik al
page-games = Mijn partijen
page-games-empty = Nog geen partijen. Met één klik begint je eerste.
page-continue = Verder spelen
page-look = Bekijken
page-rename = Hernoemen
page-new-name = Nieuwe naam
page-renamed = Hernoemd.
page-delete = Verwijderen
page-delete-sure = Deze partij voorgoed verwijderen?
page-deleted = Verwijderd.
page-failed = Dat lukte niet. Probeer het opnieuw.
page-record-title = Een verslag openen
page-record-file = Het bestand van een partij
page-record-text = of de tekst ervan

## A new table.

page-new-title = Een nieuwe partij
page-new-lead = Alles staat klaar voor een eerste partij. Begin maar.
page-here = Samen op dit scherm
page-here-about = om de beurt op hetzelfde apparaat
page-computer = De computer, niveau 1 tot en met 10
page-name-me = Je naam
page-name-other = Naam van de andere speler
page-edition-classic = Klassiek
page-edition-classic-about = licht en donker
page-edition-access = { edition-access }
page-edition-access-about = glad en gegroefd
page-more-choices = Meer instellingen
page-traits-hint = Met minder kenmerken zie je een quarto makkelijker. Je speelt altijd met alle zestien stukken.
page-calling-announced = Zelf roepen
page-calling-announced-about = wie een quarto ziet, moet het roepen
page-calling-automatic = Automatisch
page-calling-automatic-about = een quarto wint meteen
page-false-call-goes-on = De partij gaat door
page-false-call-loses = Dan verlies je de partij
page-clock-me = Die van mij
page-clock-other = Die van de tegenstander
page-clock-none = geen
page-clock-seconds = { $seconds } seconden
page-clock-minutes = { $minutes } minuten
page-clock-day = een dag
page-first = Wie als eerste geeft
page-first-lot = Het lot beslist
page-first-me = Ik
page-first-other = De tegenstander
page-kind = Vriendschappelijk of serieus
page-counts = Dit is een serieuze partij
page-counts-about = In een serieuze partij zijn er geen hints en neem je geen zetten terug.
page-lot-hint = Het lot beslist wie als eerste geeft.

## The rules in a minute.

page-rules-title = De regels in een minuut
page-rules-pieces = Zestien stukken
page-rules-pieces-text = Elk stuk heeft vier kenmerken en voor elk kenmerk één van twee eigenschappen. Elke combinatie komt precies één keer voor.
page-rules-turn = Je plaatst wat je krijgt
page-rules-turn-text = Je tegenstander geeft je een stuk. Je plaatst het op een vrij veld. Dan kies jij het stuk dat je tegenstander moet plaatsen.
page-rules-quarto = Vier met iets gemeen
page-rules-quarto-text = Vier stukken in een rij, kolom of diagonaal met een gemeenschappelijke eigenschap zijn een quarto: bijvoorbeeld allemaal licht, of allemaal hoog. Wie de andere heeft geplaatst, maakt niet uit.
page-rules-quarto-picture = Vier ronde hoge stukken in kolom a
page-rules-call = Roep het
page-rules-call-text = Een quarto wint alleen als je het roept en de lijn aanwijst: na het plaatsen en voor het geven.
page-rules-missed-text = Wie een quarto mist, laat het over aan de tegenstander, die het voor het plaatsen mag roepen. Daarna is het vervallen. Verkeerd roepen kost je die kans.
page-rules-end = De laatste blik
page-rules-end-text = Als alle zestien stukken geplaatst zijn, kijken beide spelers nog één keer: Quarto roepen of klaar. Roept niemand, dan is het remise.
page-rules-end-picture = Een vol bord
page-rules-variants = Makkelijker en moeilijker
page-rules-variants-text = Beginners laten één, twee of drie kenmerken tellen. Kenners laten ook elk blok van vier velden tellen.
page-rules-access-text = In de editie Access, gemaakt om op de tast te spelen, komen glad en gegroefd in de plaats van licht en donker, en groot en klein in de plaats van hoog en laag.
page-rules-access-picture = Gladde en gegroefde stukken
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Terug naar de tafel
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Hier is niets
page-error-later = Nu even niet
page-error-refused = Dat is niet gelukt
