### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = Gewinn in { $count }
page-analysis-value-win-now = Gewinn sofort
page-analysis-value-draw = Remis
page-analysis-value-loss = Verlust in { $count }
page-analysis-value-loss-now = Verlust sofort
page-analysis-unknown = Wert noch unbekannt
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, dann { $piece } geben
page-analysis-turn-give = { $piece } geben
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, Quarto, { $line }
page-analysis-turn-call = Quarto, { $line }
page-analysis-turn-done = fertig
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = eine von { $count } Figuren
page-analysis-or = { $one } oder { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } von { $of } gewinnen
page-analysis-share-draw = { $count } von { $of } halten das Remis
page-analysis-share-loss = alle { $of } verlieren

## Status.

page-analysis-title = Analyse
page-analysis-classic = klassische Variante
page-analysis-exact = exakte Werte
page-analysis-computing = Die exakten Werte werden berechnet.
page-analysis-progress = Die exakten Werte werden berechnet: { $finished } von { $total } Zügen.
page-analysis-to-place = Zu setzen: { $piece }.
page-analysis-to-give = Zu geben: Wähle eine Figur.
page-analysis-to-look = Das Brett ist voll: fertig?
page-analysis-chosen = { $square } ist gewählt. Welche Figur geben?
page-analysis-chosen-quarto = { $square } bildet ein Quarto. Sag es an, oder gib eine Figur.
page-analysis-unchosen = { $square } ist nicht mehr gewählt.
page-analysis-over = Die Partie ist zu Ende: { $turn }.
page-analysis-no-call = { CAPITAL($line) }: Hier gibt es gerade kein Quarto anzusagen.

## Beside the board.

page-analysis-gives = Figuren zum Geben
page-analysis-gives-after = Figuren zum Geben nach { $square }
page-analysis-line = Beste Fortsetzung
page-analysis-why = Warum?
page-analysis-why-nothing = Hier gibt es nichts zu erklären: Die Partie ist zu Ende.
page-analysis-why-ask = Den Grund zeigen
page-analysis-why-wait = Der Grund wird gesucht.
page-analysis-all-turns = Alle Züge
page-analysis-explorer = Eröffnungen
page-analysis-explorer-note = Züge, die einander spiegeln, stehen zusammen.
page-analysis-more = Weitere Gruppen: { $count }
page-analysis-group-count = gleiche Züge: { $count }
page-analysis-pressure = Druck
page-analysis-pressure-ask = Druck messen
page-analysis-pressure-note = Druck ist der Anteil der Antworten, die verlieren: wie leicht man hier danebengreift.
page-analysis-pressure-progress = Gemessen: { $finished } von { $total }.
page-analysis-legend-win = Gewinn, Spitze oben
page-analysis-legend-draw = Remis, flach
page-analysis-legend-loss = Verlust, Spitze unten

## Variations.

page-analysis-variations = Varianten
page-analysis-start = Start, gesetzte Figuren: { $count }
page-analysis-turn-count = Züge: { $count }
page-analysis-delete = Diese Variante löschen
page-analysis-deleted = Gelöscht: { $turn }.
page-analysis-too-many = Dieser Baum ist voll. Lösch zuerst eine Variante.

## Set up.

page-analysis-setup = Aufbauen
page-analysis-setup-how = Wähle eine Figur, dann ein Feld. Eine Figur auf dem Brett nimmst du genauso auf.
page-analysis-setup-text = Stellung als Text
page-analysis-setup-lines = Linien
page-analysis-setup-lines-classic = klassisch
page-analysis-setup-lines-blocks = mit Blöcken
page-analysis-setup-calling-announced = mit Ansage
page-analysis-setup-calling-automatic = automatisch
page-analysis-setup-last = Zuletzt gesetzt
page-analysis-setup-last-none = keins
page-analysis-setup-hand = Gewählte Figur in die Hand
page-analysis-setup-hand-empty = Hand leeren
page-analysis-setup-clear = Brett leeren
page-analysis-setup-undo = Rückgängig
page-analysis-setup-start = Anfangsstellung
page-analysis-setup-analyse = Analysieren
page-analysis-setup-close = Schließen, nichts ändern
page-analysis-setup-fits = Diese Stellung kann analysiert werden. Gesetzte Figuren: { $count }.
page-analysis-setup-faults = Diese Stellung kann noch nicht analysiert werden:
page-analysis-setup-no-traits = Mindestens ein Merkmal muss zählen.
page-analysis-setup-choose = Wähle eine Figur.
page-analysis-setup-chosen = { CAPITAL($piece) } ist gewählt. Wohin?
page-analysis-setup-put = { CAPITAL($piece) } auf { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } von { $square } genommen. Wohin?
page-analysis-setup-into-hand = { CAPITAL($piece) } in der Hand.
page-analysis-setup-hand-emptied = Die Hand ist leer.

## Copy.

page-analysis-copy-title = Kopieren oder speichern
page-analysis-copy-position = Stellung
page-analysis-copy-record = Notation mit Varianten
page-analysis-copy-link = Link
page-analysis-copy-svg = Bild (SVG)
page-analysis-copy-png = Bild (PNG)
page-analysis-copied = Kopiert: { $what }.
page-analysis-save = Speichern
page-analysis-png-failed = Dieser Browser kann hier kein PNG erzeugen. Das Bild als SVG gibt es.

## What goes wrong.

page-analysis-offline = Keine Verbindung. Nichts ist verloren: Deine Varianten sind gespeichert.
page-analysis-failed = Das ließ sich nicht berechnen. Nichts ist verloren.
page-analysis-again = Noch einmal

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = warum, grund
page-analysis-command-best = beste, bester Zug
page-analysis-command-before = zurück, Zug davor
page-analysis-command-next = weiter, nächster
page-analysis-command-first = anfang, start
page-analysis-command-last = ende, letzter
page-analysis-command-setup = aufbauen, stellung
page-analysis-command-analyse = analysieren, analyse
page-analysis-command-copy = kopieren, teilen
page-analysis-command-delete = löschen
page-analysis-command-help = hilfe
page-analysis-command-give = gib, geben, die, eine, figur, bitte
page-analysis-command-unknown = { $text } kenne ich hier nicht. Tippe ein Feld, eine Figur oder: { $words }.
page-analysis-command-helped = Tippe ein Feld, eine Figur oder: { $words }.
page-analysis-command-hint = warum, beste, a3, aufbauen

## Ways here from elsewhere.

page-analysis-open = Diese Stellung analysieren
page-analysis-back = Zurück

## Lent from elsewhere.

page-key-y = Y: warum, in einer Analyse
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
