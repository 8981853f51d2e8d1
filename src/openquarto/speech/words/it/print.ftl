### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Questo link non porta a nessuna raccolta di problemi. Forse è incompleto.
fault-set-kind = Non ci sono problemi del tipo { $text }. Tipi: { $choices }.
fault-set-rating = { $text } non è una difficoltà. Scrivi per esempio 1000-1400.
fault-set-count = Una raccolta ha da 1 a { $most } problemi, non { $text }.
fault-set-seed = { $text } non può essere il numero di una raccolta. I numeri vanno da 0 a { $most }.
fault-set-empty = Nessun problema soddisfa tutto questo. Chiedi un po' meno.
fault-puzzle-unknown = Non c'è nessun problema { $text }.

## On paper.

print-title = Problemi di Quarto
# On top of the first sheet.
print-intro = In ogni problema tocca a te. Gli angoli segnano l'ultima casella giocata. Scrivi le caselle così: b2; le pedine puoi cerchiarle.
print-difficulty = Difficoltà { $rating }
print-last = Ultima casella giocata: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Copri il tabellone e guarda una sola casella.
       *[other] Copri il tabellone e guarda al massimo { $count } caselle, una dopo l'altra.
    }
print-answer = Risposta
print-answers = Risposte
# Two right answers; the second may be such a pair again.
print-or = { $answer } o { $other }
# Links between the views of a sheet on the screen.
print-large = Caratteri grandi
print-normal = Caratteri normali
print-solve = Risolvi sullo schermo
