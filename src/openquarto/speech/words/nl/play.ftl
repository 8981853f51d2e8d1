### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Gegeven: { $piece }.
    .terse = Gegeven.
gave-to-you = Je krijgt { $piece }.
    .terse = Gekregen: { $piece }.
gave = { CAPITAL($who) } geeft { $piece }.
    .terse = { CAPITAL($who) } geeft { $piece }.

placed-you = Geplaatst op { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Geef een stuk.
next-last-look = Laatste blik: Quarto roepen of klaar.

called-you = Je roept Quarto: { $line }.
called = { CAPITAL($who) } roept Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = Gemeenschappelijk: { $sides }.
call-false = Geen quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. Gemeenschappelijk: { $sides }.

done-you = Klaar.
done = { CAPITAL($who) }: klaar.

draw-offered-you = Remise aangeboden.
draw-offered-to-you = { CAPITAL($who) } biedt remise aan. Ja of nee?
draw-offered = { CAPITAL($who) } biedt remise aan.
draw-declined-you = Remise geweigerd.
draw-declined = { CAPITAL($who) } weigert remise.
take-back-asked-you = Je vraagt de zet terug te nemen.
take-back-asked-to-you = { CAPITAL($who) } wil de zet terugnemen. Ja of nee?
take-back-asked = { CAPITAL($who) } wil de zet terugnemen.
take-back-declined-you = Terugnemen geweigerd.
take-back-declined = { CAPITAL($who) } weigert het terugnemen.
taken-back = Teruggenomen.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Je wint.
wins = { CAPITAL($who) } wint.
draw = Remise.
# Said before who wins, or before "Draw.".
ended-full-board = Het bord is vol.
ended-agreed = Beide spelers zijn akkoord.
ended-resigned-you = Je geeft op.
ended-resigned = { CAPITAL($loser) } geeft op.
ended-time-you = Je tijd is om.
ended-time = { CAPITAL($loser) }: de tijd is om.
ended-false-call-you = Verkeerd geroepen: je verliest.
ended-false-call = Verkeerd geroepen: { $loser } verliest.
ended-abandoned-you = Je hebt de partij verlaten.
ended-abandoned = { CAPITAL($loser) } heeft de partij verlaten.
# Abandoned, and nobody claimed it.
ended-abandoned-open = De partij is afgebroken.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Bord leeg.
read-stock = Voorraad: { $things }.
read-stock-empty = Voorraad leeg.
read-hand = Hand: { $piece }.
read-hand-empty = Hand leeg.
read-no-last = Er is nog niets gebeurd.
# Where a piece is.
where-board = { CAPITAL($piece) }, op { $square }.
where-hand = { CAPITAL($piece) }, in de hand.
where-stock = { CAPITAL($piece) }, in de voorraad.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: geen klok.
duration-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
duration-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = Jouw beurt: geven.
turn-place-you = Jouw beurt: plaatsen.
turn-last-look-you = Jouw beurt: laatste blik.
turn-give = { CAPITAL($who) } moet geven.
turn-place = { CAPITAL($who) } moet plaatsen.
turn-last-look = { CAPITAL($who) } kijkt een laatste keer.
turn-over = De partij is afgelopen.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = geven?
prompt-place = plaatsen?
prompt-last-look = blik?
prompt-over = nieuw?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Welke lijn? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Taal: { $word }.
set-edition = Editie: { $word }.
set-pieces = Stukken: { $word }.
set-squares = Velden: { $word }.
set-lens = Loep: { $word }.
set-terse = Korte berichten.
set-full = Uitgebreide berichten.
# Nothing changed by what was typed.
set-already = Dat staat al zo.
