### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, een spel van Blaise Muller, in 1991 verschenen bij Gigamic.
notice = Quarto is een merk van Gigamic. Dit is een onafhankelijk project, door Gigamic niet gemaakt en niet goedgekeurd.
help-hint = Typ hulp voor de opdrachten.
goodbye = Tot ziens.
# Left in the middle of a game: it is kept.
goodbye-kept = Tot ziens. Je partij is bewaard. Start opnieuw om verder te spelen.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Tot ziens. Je partij is niet bewaard: { $file } is niet te schrijven.
# $who is the player who gives first, by lot.
lot-you = Het lot: jij begint met geven.
lot = Het lot: { $who } begint met geven.
# The same where no lot was drawn.
first-you = Jij begint met geven.
first-of = { CAPITAL($who) } begint met geven.
new-game = Nieuwe partij.
# $when is a date and time as the system writes it, or a file's name.
resuming = Je partij gaat verder: { $when }.
resume-offer = Er is nog een open partij: { $when }. Verder spelen? Ja of nee?
resume-none = Er is geen open partij. Een nieuwe begint.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: niet afgelopen, na beurt { $turns }. { $file }
kept-over = { $when }, { $players }: afgelopen, { $result }. { $file }
kept-none = Er is geen partij bewaard in { $folder }.
# Before leaving while the game goes on.
resign-sure = Opgeven? Ja of nee?
new-sure = Deze partij beëindigen en een nieuwe beginnen? Ja of nee?
load-sure = Deze partij verlaten en verder spelen met { $file }? Ja of nee?
cancelled = Geannuleerd.
yes-or-no = Ja of nee?
nothing-to-answer = Er staat geen vraag open.
nothing-to-repeat = Er is niets om te herhalen.
not-after-end = De partij is afgelopen. Typ nieuw voor een nieuwe partij.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Gemist: { $missed }.
missed-one = { $line } na beurt { $turn }

## Files. $file is a file's name as it was typed.

saved = Opgeslagen als { $file }.
loaded = { $file } geladen.
save-which = Typ opslaan en een bestandsnaam.
load-which = Typ laden en een bestandsnaam.
file-not-found = Er is geen bestand { $file }.
file-not-readable = { $file } is niet te lezen.
file-not-writable = { $file } is niet te schrijven.
game-not-kept = Deze partij wordt niet bewaard: { $file } is niet te schrijven. Typ opslaan en een bestandsnaam om ze ergens anders te bewaren.
file-exists = { $file } bestaat al. Overschrijven? Ja of nee?
file-not-text = { $file } is geen tekst.
file-empty = Er staat geen partij in { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } bevat { $games } partijen. Dit is nummer { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } is geen geldig verslag. { $place }
record-title = Het verslag:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Geen klok.
clock-turn = Klok: { $time } per beurt.
clock-game = Klok: { $time } voor de partij.
clock-increment = Klok: { $time } voor de partij, en { $increment } erbij per beurt.
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
screen-missing = De schermvullende modus heeft het extra pakket screen nodig. We gaan regel voor regel verder.
screen-no-terminal = Hier is geen terminal. We gaan regel voor regel verder.
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
label-false-call-goes-on = partij gaat door
label-false-call-loses = partij verloren
label-clock = Klok
label-opponent = Tegenstander
label-pieces = Stukken
label-squares = Velden
label-words = Korte berichten
label-pieces-words = woorden
label-pieces-letters = letters
label-pieces-marked = alleen de verschillen
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
label-back = Zet terugnemen
label-accept = Ja
label-decline = Nee
label-save = Opslaan
label-load = Laden
label-new = Nieuwe partij
label-quit = Verlaten
label-close = Sluiten
label-cancel = Annuleren
label-which-line = Welke lijn?
label-last-look = Laatste blik
label-on = aan
label-off = uit

## The keys, one a line in the list of keys.

key-arrows = Pijltjestoetsen, Home, End: bewegen
key-digits = 1 tot en met 4: naar een rij; met Shift naar een kolom; in de voorraad een kenmerk wisselen
key-enter = Enter, spatie: hier plaatsen of dit stuk geven
key-r = R: de rij lezen
key-c = C: de kolom lezen
key-d = D: de diagonaal lezen
key-x = X: de blokken door dit veld lezen
key-v = V: het bord of de stukken die over zijn lezen
key-z = Z: de loep wisselen
key-h = H: de hand
key-o = O: waar ben ik
key-w = W: wie is aan de beurt
key-t = T: de klokken
key-l = L: de laatste zet nog eens
key-comma = komma, punt: ouder en nieuwer bericht
key-s = S: naar de voorraad
key-b = B: naar het bord
key-i = I: naar het opdrachtveld
key-q = Q: Quarto roepen
key-e = E: klaar
key-m = M: menu
key-help = vraagteken: hulp
