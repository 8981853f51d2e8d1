### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Deze link leidt niet naar een selectie puzzels. Misschien is hij onvolledig.
fault-set-kind = Puzzels van het soort { $text } zijn er niet. Je kunt kiezen uit: { $choices }.
fault-set-rating = { $text } is geen moeilijkheid. Schrijf bijvoorbeeld 1000-1400.
fault-set-count = Een selectie heeft 1 tot en met { $most } puzzels, niet { $text }.
fault-set-seed = { $text } kan niet het nummer van een selectie zijn. Nummers gaan van 0 tot en met { $most }.
fault-set-empty = Geen puzzel voldoet aan dat alles. Vraag iets minder.
fault-puzzle-unknown = Er is geen puzzel { $text }.

## On paper.

print-title = Quarto-puzzels
# On top of the first sheet.
print-intro = In elke puzzel ben jij aan de beurt. Hoekjes geven het veld aan waarop het laatst is geplaatst. Schrijf velden zo: b2; stukken mag je omcirkelen.
print-difficulty = Moeilijkheid { $rating }
print-last = Laatst geplaatst: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Dek het bord af en kijk maar naar { $count } veld.
       *[other] Dek het bord af en kijk naar hooguit { $count } velden, een voor een.
    }
print-answer = Antwoord
print-answers = Antwoorden
# Two right answers; the second may be such a pair again.
print-or = { $answer } of { $other }
# Links between the views of a sheet on the screen.
print-large = Grote letters
print-normal = Gewone letters
print-solve = Op het scherm oplossen
