### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, een spel van Blaise Muller, in 1991 verschenen bij Gigamic.
notice = Quarto is een merk van Gigamic. Dit is een onafhankelijk project, door Gigamic niet gemaakt en niet goedgekeurd.
help-hint = Zeg hulp en hoor wat je kunt zeggen.
goodbye = Tot ziens.
# Left in the middle of a game: it is kept.
goodbye-kept = Tot ziens. Je spel is bewaard. Start opnieuw om verder te gaan.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Tot ziens. Je spel is niet bewaard: { $file } is niet te schrijven.
# $who is the player who gives first, by lot.
lot-you = Het lot: jij geeft eerst.
lot = Het lot: { $who } geeft eerst.
# The same where no lot was drawn.
first-you = Jij geeft eerst.
first-of = { CAPITAL($who) } geeft eerst.
new-game = Nieuw spel.
# $when is a date and time as the system writes it, or a file's name.
resuming = Je spel gaat verder: { $when }.
resume-offer = Er is een spel van { $when }. Verdergaan? Ja of nee?
resume-none = Er is geen spel om verder te spelen. Een nieuw spel begint.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: niet afgelopen, na beurt { $turns }. { $file }
kept-over = { $when }, { $players }: afgelopen, { $result }. { $file }
kept-none = Er is geen spel bewaard in { $folder }.
# Before leaving while the game goes on.
resign-sure = Opgeven? Ja of nee?
new-sure = Dit spel beëindigen en een nieuw beginnen? Ja of nee?
load-sure = Dit spel verlaten en verdergaan met { $file }? Ja of nee?
cancelled = Geannuleerd.
yes-or-no = Ja of nee?
nothing-to-answer = Er is geen vraag om te beantwoorden.
nothing-to-repeat = Er is niets om te herhalen.
not-after-end = Het spel is afgelopen. Zeg nieuw voor een nieuw spel.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Gemist: { $missed }.
missed-one = { $line } na beurt { $turn }

## Files. $file is a file's name as it was typed.

saved = Opgeslagen als { $file }.
loaded = { $file } geladen.
save-which = Zeg opslaan en een bestandsnaam.
load-which = Zeg laden en een bestandsnaam.
file-not-found = Er is geen bestand { $file }.
file-not-readable = { $file } is niet te lezen.
file-not-writable = { $file } is niet te schrijven.
game-not-kept = Dit spel wordt niet bewaard: { $file } is niet te schrijven. Zeg opslaan en een bestandsnaam om het ergens anders te bewaren.
file-exists = { $file } bestaat al. Overschrijven? Ja of nee?
file-not-text = { $file } is geen tekst.
file-empty = Er staat geen spel in { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } bevat { $games } spellen. Dit is nummer { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } is geen foutloos verslag. { $place }
record-title = Het verslag:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Geen klok.
clock-turn = Klok: { $time } per beurt.
clock-game = Klok: { $time } voor het spel.
clock-increment = Klok: { $time } voor het spel, en { $increment } erbij per beurt.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [one] nog { $seconds } seconde.
   *[other] nog { $seconds } seconden.
}

## A terminal that cannot show all.

screen-too-small = Het venster is te klein: { $columns } bij { $rows }. Nodig is minstens { $least-columns } bij { $least-rows }.
screen-missing = Het volledige scherm heeft het extra pakket screen nodig. Verder regel voor regel.
screen-no-terminal = Hier is geen terminal. Het gaat regel voor regel verder.
mask-honour = Wat gezegd is, blijft boven op het scherm staan. Je speelt op je eer.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Bord
label-stock = Voorraad
label-hand = Hand
label-clocks = Klokken
label-messages = Berichten
label-actions = Acties
label-command = Opdracht
label-status = Status
label-keys = Toetsen
label-help = Hulp
label-quarto = Quarto!
label-done = Klaar
label-menu = Menu
label-settings = Instellingen
label-language = Taal
label-edition = Editie
label-variant = Variant
label-traits = Kenmerken die tellen
label-blocks = Blokken tellen
label-calling = Roepen
label-false-call = Verkeerd geroepen
label-false-call-goes-on = spel gaat door
label-false-call-loses = verliest
label-clock = Klok
label-opponent = Tegenstander
label-pieces = Stukken
label-squares = Velden
label-words = Weinig woorden
label-pieces-words = woorden
label-pieces-letters = letters
label-pieces-marked = alleen gemarkeerde eigenschappen
label-squares-letters = letters
label-squares-names = namen
label-squares-nato = NAVO-woorden
label-lens = Loep
label-lens-all = alle kenmerken
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Uiterlijk
label-theme-light = licht
label-theme-dark = donker
label-sound = Geluid
label-record = Verslag
label-resign = Opgeven
label-draw = Remise aanbieden
label-back = Terugnemen
label-accept = Ja
label-decline = Nee
label-save = Opslaan
label-load = Laden
label-new = Nieuw spel
label-quit = Verlaten
label-close = Sluiten
label-cancel = Annuleren
label-which-line = Welke lijn?
label-last-look = Laatste blik
label-on = aan
label-off = uit

## The keys, one a line in the list of keys.

key-arrows = Pijlen, Home, End: verplaatsen
key-digits = 1 tot en met 4: naar een rij; met Shift naar een kolom; in de voorraad een kenmerk wisselen
key-enter = Enter, spatie: hier plaatsen, of dit stuk geven
key-r = R: de rij lezen
key-c = C: de kolom lezen
key-d = D: de diagonaal lezen
key-x = X: de blokken door dit veld lezen
key-v = V: het bord lezen, of de stukken die over zijn
key-z = Z: de loep wisselen
key-h = H: de hand
key-o = O: waar ben ik
key-w = W: wie is aan de beurt
key-t = T: de klokken
key-l = L: de laatste zet nog eens
key-comma = komma, punt: ouder en nieuwer bericht
key-s = S: naar de voorraad
key-b = B: naar het bord
key-i = I: naar de opdrachtregel
key-q = Q: Quarto roepen
key-e = E: klaar
key-m = M: menu
key-help = vraagteken: hulp
