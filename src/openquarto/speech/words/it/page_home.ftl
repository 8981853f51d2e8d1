### Le parole delle vie tra le pagine, dell'inizio, delle mie partite con le loro statistiche, e dell'imparare.

## L'intestazione. Cinque parole affiancate, anche su un telefono stretto: brevi.

nav-play = Gioca
nav-learn = Impara
nav-puzzles = Problemi
nav-analyse = Analizza
nav-club = Club
nav-skip = Vai al contenuto

## L'inizio. $level è un numero.

home-starts = Gioca avvia una partita contro il computer: livello { $level }, senza orologio.
home-your-turn = Tocca a te
home-place = Posala
home-give = Dai una pedina
home-more = Altro da fare
home-here = Fianco a fianco, o passandosi lo schermo.
home-without-sight = A orecchio e al tatto, con o senza lettore di schermo.
home-all-games = { $count ->
    [one] Tutte le mie partite
   *[other] Tutte le { $count } partite
}

## Le mie partite.

games-masked = Con la maschera
games-look = Guarda
games-placed = { $count ->
    [one] Una pedina posata.
   *[other] { $count } pedine posate.
}
games-won = vinta
games-drawn = pareggio
games-lost = persa
games-search = Cerca
games-search-hint = Nome, risultato o data
games-show = Mostra
games-show-all = tutte le partite
games-show-turn = tocca a te
games-show-running = in corso
games-show-ended = finite
games-found = { $count ->
    [0] Nessuna partita trovata.
    [one] Una partita trovata.
   *[other] { $count } partite trovate.
}
games-page = Pagina { $page } di { $pages }
games-previous = Pagina precedente
games-next = Pagina successiva
games-export = Scarica tutte le trascrizioni

## Statistiche.

stats-title = Le mie statistiche
stats-about = Valgono le partite finite contro il computer e tramite link.
stats-none = Le tue statistiche cominciano con la prima partita che finisci.
stats-against = Contro
stats-level = Livello { $level }
stats-link = Tramite link
stats-played = Giocate
stats-won = Vinte
stats-drawn = Pareggi
stats-lost = Perse
stats-taken = Quarto annunciati
stats-left-over = di cui non visti prima dall'avversario
stats-missed = Quarto non visti

## Imparare, e aprire una trascrizione.

learn-title = Impara il Quarto
learn-rules = Sedici pedine, quattro caratteristiche, un annuncio.
learn-first = Una prima partita
learn-first-about = Al livello 1 sfuggono molte cose: un avversario gentile per cominciare.
open-lead = Una trascrizione è una partita messa per iscritto. Aprine una per rivederla, o per continuare da dove si era fermata.

## Quanto tempo fa.

ago-now = proprio ora
ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
ago-hours = { $count ->
    [one] un'ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
ago-weeks = { $count ->
    [one] una settimana fa
   *[other] { $count } settimane fa
}
ago-months = { $count ->
    [one] un mese fa
   *[other] { $count } mesi fa
}
ago-years = { $count ->
    [one] un anno fa
   *[other] { $count } anni fa
}

## Alla fine di una partita contro il computer, composto dal browser.

page-ladder-beaten = Hai battuto il livello { $level }.
page-ladder-next = Prova il livello { $level }
