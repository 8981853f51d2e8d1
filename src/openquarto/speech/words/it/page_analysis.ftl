### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = vittoria in { $count }
page-analysis-value-win-now = vittoria immediata
page-analysis-value-draw = pareggio
page-analysis-value-loss = sconfitta in { $count }
page-analysis-value-loss-now = sconfitta immediata
page-analysis-unknown = valore non ancora noto
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, poi dare { $piece }
page-analysis-turn-give = dare { $piece }
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, Quarto, { $line }
page-analysis-turn-call = Quarto, { $line }
page-analysis-turn-done = fatto
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = una di { $count } pedine
page-analysis-or = { $one } o { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } su { $of } vincono
page-analysis-share-draw = { $count } su { $of } mantengono il pareggio
page-analysis-share-loss = tutte e { $of } perdono

## Status.

page-analysis-title = Analisi
page-analysis-classic = variante classica
page-analysis-exact = valori esatti
page-analysis-computing = Calcolo dei valori esatti.
page-analysis-progress = Calcolo dei valori esatti: { $finished } mosse su { $total }.
page-analysis-to-place = Da posare: { $piece }.
page-analysis-to-give = Da dare: scegli una pedina.
page-analysis-to-look = Il tabellone è pieno: fatto?
page-analysis-chosen = { $square } è scelta. Quale pedina dare?
page-analysis-chosen-quarto = { $square } forma un Quarto. Annuncialo oppure dai una pedina.
page-analysis-unchosen = { $square } non è più scelta.
page-analysis-over = La partita è finita: { $turn }.
page-analysis-no-call = { CAPITAL($line) }: ora non c'è un Quarto da annunciare.

## Beside the board.

page-analysis-gives = Pedine da dare
page-analysis-gives-after = Pedine da dare dopo { $square }
page-analysis-line = Seguito migliore
page-analysis-why = Perché?
page-analysis-why-nothing = Qui non c'è niente da spiegare: la partita è finita.
page-analysis-why-ask = Mostra il motivo
page-analysis-why-wait = Cerco il motivo.
page-analysis-all-turns = Tutte le mosse
page-analysis-explorer = Esploratore delle aperture
page-analysis-explorer-note = Le mosse simmetriche stanno insieme.
page-analysis-more = Altri gruppi: { $count }
page-analysis-group-count = mosse equivalenti: { $count }
page-analysis-pressure = Pressione
page-analysis-pressure-ask = Misura la pressione
page-analysis-pressure-note = La pressione è la parte delle risposte che perdono: quanto è facile sbagliare.
page-analysis-pressure-progress = Misurate: { $finished } su { $total }.
page-analysis-legend-win = vittoria, punta in su
page-analysis-legend-draw = pareggio, piatto
page-analysis-legend-loss = sconfitta, punta in giù

## Variations.

page-analysis-variations = Varianti
page-analysis-start = Inizio, pedine posate: { $count }
page-analysis-turn-count = Mosse: { $count }
page-analysis-delete = Elimina questa variante
page-analysis-deleted = Eliminata: { $turn }.
page-analysis-too-many = Questo albero è pieno. Elimina prima una variante.

## Set up.

page-analysis-setup = Componi
page-analysis-setup-how = Scegli una pedina, poi una casella. Una pedina sul tabellone si prende allo stesso modo.
page-analysis-setup-text = Posizione come testo
page-analysis-setup-lines = Linee
page-analysis-setup-lines-classic = classiche
page-analysis-setup-lines-blocks = con i blocchi
page-analysis-setup-calling-announced = con annuncio
page-analysis-setup-calling-automatic = automatico
page-analysis-setup-last = Ultima casella giocata
page-analysis-setup-last-none = nessuna
page-analysis-setup-hand = Metti in mano la pedina scelta
page-analysis-setup-hand-empty = Svuota la mano
page-analysis-setup-clear = Svuota il tabellone
page-analysis-setup-undo = Annulla
page-analysis-setup-start = Posizione iniziale
page-analysis-setup-analyse = Analizza
page-analysis-setup-close = Chiudi senza cambiare
page-analysis-setup-fits = Questa posizione si può analizzare. Pedine posate: { $count }.
page-analysis-setup-faults = Questa posizione non si può ancora analizzare:
page-analysis-setup-no-traits = Almeno una caratteristica deve contare.
page-analysis-setup-choose = Scegli una pedina.
page-analysis-setup-chosen = { CAPITAL($piece) } è scelta. Dove?
page-analysis-setup-put = { CAPITAL($piece) } in { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } presa da { $square }. Dove?
page-analysis-setup-into-hand = { CAPITAL($piece) } in mano.
page-analysis-setup-hand-emptied = La mano è vuota.

## Copy.

page-analysis-copy-title = Copia o salva
page-analysis-copy-position = Posizione
page-analysis-copy-record = Trascrizione con varianti
page-analysis-copy-link = Link
page-analysis-copy-svg = Immagine (SVG)
page-analysis-copy-png = Immagine (PNG)
page-analysis-copied = Copiato: { $what }.
page-analysis-save = Salva
page-analysis-png-failed = Questo browser non può creare un PNG qui. L'immagine in SVG c'è.

## What goes wrong.

page-analysis-offline = Nessuna connessione. Nulla è perso: le tue varianti sono salvate.
page-analysis-failed = Non è stato possibile calcolare. Nulla è perso.
page-analysis-again = Riprova

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = perché, motivo
page-analysis-command-best = migliore, mossa migliore
page-analysis-command-before = precedente, mossa precedente
page-analysis-command-next = avanti, prossima
page-analysis-command-first = inizio
page-analysis-command-last = ultima, fine
page-analysis-command-setup = componi, posizione
page-analysis-command-analyse = analizza
page-analysis-command-copy = copia, condividi
page-analysis-command-delete = elimina
page-analysis-command-help = aiuto
page-analysis-command-give = dai, dare, la, una, pedina
page-analysis-command-unknown = { $text }: qui non si conosce. Scrivi una casella, una pedina o: { $words }.
page-analysis-command-helped = Scrivi una casella, una pedina o: { $words }.
page-analysis-command-hint = perché, migliore, a3, componi

## Ways here from elsewhere.

page-analysis-open = Analizza questa posizione
page-analysis-back = Indietro

## Lent from elsewhere.

page-key-y = Y: perché, in un'analisi
page-analysis-setup-traits = { label-traits }
page-analysis-setup-calling = { label-calling }
page-analysis-setup-edition = { label-edition }
page-analysis-edition-classic = { edition-classic }
page-analysis-edition-access = { edition-access }
page-fault-position-fields = { fault-position-fields }
page-fault-position-rows = { fault-position-rows }
page-fault-row-unreadable = { fault-row-unreadable }
page-fault-row-length = { fault-row-length }
page-fault-piece-unreadable = { fault-piece-unreadable }
page-fault-square-unreadable = { fault-square-unreadable }
page-fault-variant-flag-unknown = { fault-variant-flag-unknown }
page-fault-variant-flag-twice = { fault-variant-flag-twice }
page-fault-variant-traits = { fault-variant-traits }
page-fault-piece-twice = { fault-piece-twice }
page-fault-hand-on-board = { fault-hand-on-board }
page-fault-last-empty = { fault-last-empty }
