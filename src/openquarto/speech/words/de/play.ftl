### What is said at the table: what happens, and the answers to questions.
### A new fact comes first in its sentence: a key pressed cuts the rest off. One fact a sentence, and a full stop.
### $who is a player: "First" or "player Ada". CAPITAL($who) writes its first letter large.
### $piece is a piece by its words, code or marked sides; $square a square; $line a line such as "row 2".
### .terse is what those hear who want few words.

## What happens. -you: the hearer did it. -to-you: the opponent did it to the hearer. Else: for everybody.

gave-you = Gegeben: { $piece }.
    .terse = Gegeben.
gave-to-you = Du bekommst { $piece }.
    .terse = Bekommen: { $piece }.
gave = { CAPITAL($who) } gibt { $piece }.
    .terse = { CAPITAL($who) } gibt { $piece }.

placed-you = Gesetzt auf { $square }.
    .terse = { $square }.
# An opponent's turn is placed + gave-to-you, together at most 18 words.
placed = { CAPITAL($who) }: { $square }, { $piece }.
    .terse = { CAPITAL($who) }: { $square }, { $piece }.

# What the hearer has to do after these; not said to those who want few words.
next-give = Gib eine Figur.
next-last-look = Letzter Blick: Quarto rufen oder fertig.

called-you = Du rufst Quarto: { $line }.
called = { CAPITAL($who) } ruft Quarto: { $line }.
# After a true call. $sides is a list of the sides that the four pieces share: "round, tall".
call-true = Gemeinsam: { $sides }.
call-false = Kein Quarto.
# A quarto that won by itself, where the calling is automatic.
quarto-shown = Quarto: { $line }. Gemeinsam: { $sides }.

done-you = Fertig.
done = { CAPITAL($who) }: fertig.

draw-offered-you = Remis angeboten.
draw-offered-to-you = { CAPITAL($who) } bietet Remis an. Ja oder nein?
draw-offered = { CAPITAL($who) } bietet Remis an.
draw-declined-you = Remis abgelehnt.
draw-declined = { CAPITAL($who) } lehnt Remis ab.
take-back-asked-you = Du möchtest den Zug zurücknehmen.
take-back-asked-to-you = { CAPITAL($who) } möchte den Zug zurücknehmen. Ja oder nein?
take-back-asked = { CAPITAL($who) } möchte den Zug zurücknehmen.
take-back-declined-you = Zurücknehmen abgelehnt.
take-back-declined = { CAPITAL($who) } lehnt das Zurücknehmen ab.
taken-back = Zurückgenommen.

## How a game ends. $loser is the other player; two sentences where there are two facts.

wins-you = Du gewinnst.
wins = { CAPITAL($who) } gewinnt.
draw = Remis.
# Said before who wins, or before "Draw.".
ended-full-board = Das Brett ist voll.
ended-agreed = Beide sind einverstanden.
ended-resigned-you = Du gibst auf.
ended-resigned = { CAPITAL($loser) } gibt auf.
ended-time-you = Deine Zeit ist abgelaufen.
ended-time = { CAPITAL($loser) }: Zeit abgelaufen.
ended-false-call-you = Falsche Ansage: Du verlierst.
ended-false-call = Falsche Ansage: { CAPITAL($loser) } verliert.
ended-abandoned-you = Du hast die Partie verlassen.
ended-abandoned = { CAPITAL($loser) } hat die Partie verlassen.
# Abandoned, and nobody claimed it.
ended-abandoned-open = Die Partie ist abgebrochen.

## Answers. $things is a list, one word or piece a square; $square is the first square of the line only.

read-line = { $square } { $things }.
read-square = { $square } { $thing }.
read-board-empty = Brett leer.
read-stock = Vorrat: { $things }.
read-stock-empty = Vorrat leer.
read-hand = Hand: { $piece }.
read-hand-empty = Hand leer.
read-no-last = Es ist noch nichts geschehen.
# Where a piece is.
where-board = { CAPITAL($piece) }, auf { $square }.
where-hand = { CAPITAL($piece) }, in der Hand.
where-stock = { CAPITAL($piece) }, im Vorrat.

# Clocks. $time is one of the three durations below; $who is "you" or a player.
time-left = { CAPITAL($who) }: { $time }.
time-none = { CAPITAL($who) }: keine Uhr.
duration-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
duration-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
# $minutes and $seconds are the two durations above, already in words.
duration-both = { $minutes } { $seconds }

# Whose turn it is, and what for.
turn-give-you = Du bist dran: geben.
turn-place-you = Du bist dran: setzen.
turn-last-look-you = Du bist dran: letzter Blick.
turn-give = { CAPITAL($who) } ist dran: geben.
turn-place = { CAPITAL($who) } ist dran: setzen.
turn-last-look = { CAPITAL($who) } ist dran: letzter Blick.
turn-over = Die Partie ist zu Ende.

# The prompt: one word that tells what to do. prompt-named is for two people at one keyboard.
prompt-give = geben?
prompt-place = setzen?
prompt-last-look = Blick?
prompt-over = neu?
prompt-named = { CAPITAL($who) }, { $prompt }

# "Quarto" without a line: the question, and the lines that there are ($lines is a list).
call-which = Welche Linie? { CAPITAL($lines) }.

## What was set. $word is the new setting, in its own words.

set-language = Sprache: { $word }.
set-edition = Ausgabe: { $word }.
set-pieces = Figuren: { $word }.
set-squares = Felder: { $word }.
set-lens = Lupe: { $word }.
set-terse = Kurze Meldungen.
set-full = Ausführliche Meldungen.
# Nothing changed by what was typed.
set-already = Das ist schon eingestellt.
