### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Dieser Link führt zu keiner Auswahl von Aufgaben. Vielleicht ist er unvollständig.
fault-set-kind = Aufgaben der Art { $text } gibt es nicht. Zur Wahl stehen: { $choices }.
fault-set-rating = { $text } ist keine Schwierigkeit. Schreib zum Beispiel 1000-1400.
fault-set-count = Eine Auswahl hat 1 bis { $most } Aufgaben, nicht { $text }.
fault-set-seed = { $text } kann nicht die Nummer einer Auswahl sein. Nummern gehen von 0 bis { $most }.
fault-set-empty = Keine Aufgabe erfüllt das alles. Verlang ein bisschen weniger.
fault-puzzle-unknown = Eine Aufgabe { $text } gibt es nicht.

## On paper.

print-title = Quarto-Aufgaben
# On top of the first sheet.
print-intro = In jeder Aufgabe bist du am Zug. Ecken zeigen das Feld, auf das zuletzt gesetzt wurde. Schreib Felder so: b2; Figuren kannst du einfach umkreisen.
print-difficulty = Schwierigkeit { $rating }
print-last = Zuletzt gesetzt: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Deck das Brett zu und schau nur { $count } Feld an.
       *[other] Deck das Brett zu und schau höchstens { $count } Felder an, eins nach dem anderen.
    }
print-answer = Antwort
print-answers = Antworten
# Two right answers; the second may be such a pair again.
print-or = { $answer } oder { $other }
# Links between the views of a sheet on the screen.
print-large = Großdruck
print-normal = Normaler Druck
print-solve = Am Bildschirm lösen
