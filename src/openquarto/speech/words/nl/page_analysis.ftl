### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = winst in { $count }
page-analysis-value-win-now = meteen winst
page-analysis-value-draw = remise
page-analysis-value-loss = verlies in { $count }
page-analysis-value-loss-now = meteen verlies
page-analysis-unknown = waarde nog onbekend
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, dan { $piece } geven
page-analysis-turn-give = { $piece } geven
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, quarto, { $line }
page-analysis-turn-call = quarto, { $line }
page-analysis-turn-done = klaar
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = een van { $count } stukken
page-analysis-or = { $one } of { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } van { $of } winnen
page-analysis-share-draw = { $count } van { $of } houden remise
page-analysis-share-loss = alle { $of } verliezen

## Status.

page-analysis-title = Analyse
page-analysis-classic = klassieke variant
page-analysis-exact = exacte waarden
page-analysis-computing = De exacte waarden worden berekend.
page-analysis-progress = De exacte waarden worden berekend: { $finished } van { $total } zetten.
page-analysis-to-place = Te plaatsen: { $piece }.
page-analysis-to-give = Te geven: kies een stuk.
page-analysis-to-look = Het bord is vol: klaar?
page-analysis-chosen = { $square } is gekozen. Welk stuk geven?
page-analysis-chosen-quarto = { $square } maakt een quarto. Roep het, of geef een stuk.
page-analysis-unchosen = { $square } is niet meer gekozen.
page-analysis-over = De partij is afgelopen: { $turn }.
page-analysis-no-call = { CAPITAL($line) }: hier valt nu geen quarto te roepen.

## Beside the board.

page-analysis-gives = Stukken om te geven
page-analysis-gives-after = Stukken om te geven na { $square }
page-analysis-line = Beste vervolg
page-analysis-why = Waarom?
page-analysis-why-nothing = Hier valt niets uit te leggen: de partij is afgelopen.
page-analysis-why-ask = Toon de reden
page-analysis-why-wait = De reden wordt gezocht.
page-analysis-all-turns = Alle zetten
page-analysis-explorer = Openingen verkennen
page-analysis-explorer-note = Zetten die elkaars spiegelbeeld zijn, staan bij elkaar.
page-analysis-more = Meer groepen: { $count }
page-analysis-group-count = gelijke zetten: { $count }
page-analysis-pressure = Druk
page-analysis-pressure-ask = Druk meten
page-analysis-pressure-note = Druk is het deel van de antwoorden dat verliest: hoe makkelijk het misgaat.
page-analysis-pressure-progress = Gemeten: { $finished } van { $total }.
page-analysis-legend-win = winst, punt omhoog
page-analysis-legend-draw = remise, plat
page-analysis-legend-loss = verlies, punt omlaag

## Variations.

page-analysis-variations = Varianten
page-analysis-start = Begin, geplaatste stukken: { $count }
page-analysis-turn-count = Zetten: { $count }
page-analysis-delete = Deze variant verwijderen
page-analysis-deleted = Verwijderd: { $turn }.
page-analysis-too-many = Deze boom is vol. Verwijder eerst een variant.

## Set up.

page-analysis-setup = Opzetten
page-analysis-setup-how = Kies een stuk, dan een veld. Een stuk op het bord pak je net zo op.
page-analysis-setup-text = Stelling als tekst
page-analysis-setup-lines = Lijnen
page-analysis-setup-lines-classic = klassiek
page-analysis-setup-lines-blocks = met blokken
page-analysis-setup-calling-announced = zelf roepen
page-analysis-setup-calling-automatic = automatisch
page-analysis-setup-last = Laatst geplaatst
page-analysis-setup-last-none = geen
page-analysis-setup-hand = Gekozen stuk in de hand
page-analysis-setup-hand-empty = Hand leegmaken
page-analysis-setup-clear = Bord leegmaken
page-analysis-setup-undo = Ongedaan maken
page-analysis-setup-start = Beginstelling
page-analysis-setup-analyse = Analyseren
page-analysis-setup-close = Sluiten zonder wijziging
page-analysis-setup-fits = Deze stelling kan geanalyseerd worden. Geplaatste stukken: { $count }.
page-analysis-setup-faults = Deze stelling kan nog niet geanalyseerd worden:
page-analysis-setup-no-traits = Minstens één kenmerk moet tellen.
page-analysis-setup-choose = Kies een stuk.
page-analysis-setup-chosen = { CAPITAL($piece) } is gekozen. Waarheen?
page-analysis-setup-put = { CAPITAL($piece) } op { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } van { $square } gepakt. Waarheen?
page-analysis-setup-into-hand = { CAPITAL($piece) } in de hand.
page-analysis-setup-hand-emptied = De hand is leeg.

## Copy.

page-analysis-copy-title = Kopiëren of opslaan
page-analysis-copy-position = Stelling
page-analysis-copy-record = Notatie met varianten
page-analysis-copy-link = Link
page-analysis-copy-svg = Afbeelding (SVG)
page-analysis-copy-png = Afbeelding (PNG)
page-analysis-copied = Gekopieerd: { $what }.
page-analysis-save = Opslaan
page-analysis-png-failed = Deze browser kan hier geen PNG maken. De afbeelding als SVG is er wel.

## What goes wrong.

page-analysis-offline = Geen verbinding. Er is niets verloren: je varianten zijn bewaard.
page-analysis-failed = Dit kon niet berekend worden. Er is niets verloren.
page-analysis-again = Opnieuw proberen

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = waarom, reden
page-analysis-command-best = beste, beste zet
page-analysis-command-before = vorige, beurt ervoor
page-analysis-command-next = volgende, verder
page-analysis-command-first = begin, eerste
page-analysis-command-last = laatste, einde
page-analysis-command-setup = opzetten, stelling
page-analysis-command-analyse = analyseren, analyse
page-analysis-command-copy = kopiëren, delen
page-analysis-command-delete = verwijderen
page-analysis-command-help = hulp
page-analysis-command-give = geef, geven, het, een, stuk, de
page-analysis-command-unknown = { $text } is hier niet bekend. Typ een veld, een stuk, of: { $words }.
page-analysis-command-helped = Typ een veld, een stuk, of: { $words }.
page-analysis-command-hint = waarom, beste, a3, opzetten

## Ways here from elsewhere.

page-analysis-open = Deze stelling analyseren
page-analysis-back = Terug

## Lent from elsewhere.

page-key-y = Y: waarom, in een analyse
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
