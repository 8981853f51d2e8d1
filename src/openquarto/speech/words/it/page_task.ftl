### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Questo problema qui non c'è. Forse il link è stato tagliato.
fault-no-such-lesson = Questa lezione qui non c'è.
fault-no-such-task = Questa lezione ha gli esercizi da 1 a { $most }. L'esercizio { $text } non c'è.
fault-no-such-day = { $text } non è una data. Una data si scrive così: 2026-11-18.
fault-answer-not-whole = La mossa non è ancora completa: posa, poi dai una pedina, o annuncia Quarto con la linea.
fault-answer-lines = Nomina al massimo { $most } linee.
fault-answer-no-line = Questo qui non conta: { $line }. Scegli un'altra linea.

## The heading of a result. $answer is a square or a line.

task-heading-right = Giusto
task-heading-right-so = Giusto: { $answer }
task-heading-wrong = Non ancora
task-heading-wrong-so = Non { $answer }

## What can be typed, by what is asked for.

task-help-square = Scrivi una casella, per esempio b2. Inoltre: suggerimento, tabellone, riserva, mano.
task-help-piece = Scrivi una pedina con le sue parole o lettere. Inoltre: suggerimento, tabellone, riserva.
task-help-line = Scrivi una linea, per esempio riga 2, o no. Inoltre: suggerimento, tabellone, riserva, mano.
task-help-lines = Scrivi le linee separate da virgole: riga 2, colonna a. Inoltre: suggerimento, tabellone, riserva.
task-help-turn = Scrivi una casella e una pedina, o una casella e quarto con la linea: b2 quarto riga 2. Inoltre: suggerimento, tabellone, riserva, mano.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = In mano: { $piece }. Posala.
page-task-place-turn = In mano: { $piece }. Posala, poi dai una pedina o annuncia Quarto.
page-task-give = Dai una pedina.
page-task-then = { $square }. Ora dai una pedina o annuncia Quarto.
page-task-look = Il tabellone è pieno. Annuncia Quarto, oppure finisci.
page-task-see = C'è un Quarto da annunciare? Rispondi sì o no.
page-task-lines = Scegli delle linee, poi OK.
page-task-checking = Un momento.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Sì, mostra la linea
page-task-no = Nessun Quarto
page-task-which = Quale linea?
page-task-which-lines = Quali linee?
page-task-which-how = Scegli caselle della linea sul tabellone, oppure sceglila qui.
page-task-fitting = { $square }. Linee possibili: { $count }.
page-task-chosen = Scelto: { $lines }.
page-task-chosen-none = Nessuna linea scelta.
page-task-half = In metà di queste posizioni non c'è.

## What does not fit the question.

page-task-wants-square = Questo esercizio chiede una casella.
page-task-wants-piece = Questo esercizio chiede una pedina da dare.
page-task-over = La risposta è data. Riprova, oppure vai avanti.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Tocchi rimasti: { $count }.
page-task-touches-none = Tocchi finiti. Rispondi ora.
page-task-time = Restano { $seconds } secondi.
page-task-time-up = Tempo scaduto
page-task-time-up-why = Non è arrivata nessuna risposta in tempo.

## After an answer. $answers is a list.

page-task-again = Riprova
page-task-next = Problema successivo
page-task-show = Mostra la risposta
page-task-answer = Giusto: { $answers }.
page-task-happens = Ecco che cosa succede.
page-task-hint = Suggerimento
page-task-failed = Il server non risponde. Non è perso nulla: riprova.

## The page of one puzzle. $rating is a number.

page-task-rated = difficoltà { $rating }
page-task-command = Scrivi la risposta
page-task-all = Tutti i problemi
