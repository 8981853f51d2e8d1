### De woorden van de wegen door de pagina's, van de beginpagina, van mijn partijen met hun statistiek, en van het leren.

## De kop. Vijf woorden naast elkaar, ook op een smalle telefoon: kort.

nav-play = Spelen
nav-learn = Leren
nav-puzzles = Puzzels
nav-analyse = Analyse
nav-club = Club
nav-skip = Naar de inhoud

## De beginpagina. $level is een getal.

home-starts = Spelen begint een partij tegen de computer: niveau { $level }, zonder klok.
home-your-turn = Jij bent aan de beurt
home-place = Plaatsen
home-give = Een stuk geven
home-more = Wat er nog meer is
home-here = Naast elkaar, of het scherm gaat heen en weer.
home-without-sight = Op gehoor en op de tast, met of zonder schermlezer.
home-all-games = { $count ->
    [one] Al mijn partijen
   *[other] Alle { $count } partijen
}

## Mijn partijen.

games-masked = Met masker
games-look = Bekijken
games-placed = { $count ->
    [one] Eén stuk geplaatst.
   *[other] { $count } stukken geplaatst.
}
games-won = gewonnen
games-drawn = remise
games-lost = verloren
games-search = Zoeken
games-search-hint = Naam, uitslag of datum
games-show = Tonen
games-show-all = alle partijen
games-show-turn = jij bent aan de beurt
games-show-running = nog niet afgelopen
games-show-ended = afgelopen
games-found = { $count ->
    [0] Geen partij gevonden.
    [one] Eén partij gevonden.
   *[other] { $count } partijen gevonden.
}
games-page = Pagina { $page } van { $pages }
games-previous = Vorige pagina
games-next = Volgende pagina
games-export = Alle verslagen downloaden

## Statistiek.

stats-title = Mijn statistiek
stats-about = Afgelopen partijen tegen de computer en via een link tellen.
stats-none = Je statistiek begint met de eerste partij die je uitspeelt.
stats-against = Tegen
stats-level = Niveau { $level }
stats-link = Via een link
stats-played = Gespeeld
stats-won = Gewonnen
stats-drawn = Remise
stats-lost = Verloren
stats-taken = Quarto geroepen
stats-left-over = waarvan eerst gemist door de tegenstander
stats-missed = Quarto gemist

## Leren, en een verslag openen.

learn-title = Quarto leren
learn-rules = Zestien stukken, vier eigenschappen, één roep.
learn-first = Een eerste partij
learn-first-about = Niveau 1 ziet veel over het hoofd: een vriendelijke tegenstander om mee te beginnen.
open-lead = Een verslag is een opgeschreven partij. Open er een om die te bekijken, of om verder te spelen waar die ophield.

## Hoe lang geleden.

ago-now = zojuist
ago-minutes = { $count ->
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
ago-hours = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
ago-days = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}
ago-weeks = { $count ->
    [one] een week geleden
   *[other] { $count } weken geleden
}
ago-months = { $count ->
    [one] een maand geleden
   *[other] { $count } maanden geleden
}
ago-years = { $count ->
    [one] een jaar geleden
   *[other] { $count } jaar geleden
}

## Aan het eind van een partij tegen de computer, samengevoegd door de browser.

page-ladder-beaten = Je hebt niveau { $level } verslagen.
page-ladder-next = Probeer niveau { $level }
