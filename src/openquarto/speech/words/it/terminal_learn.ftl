### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = nessuna, nessuno, niente, nessuna linea, nessun quarto, non c'è, non ce n'è
word-skip = salta, saltare, salto, passa al prossimo
word-puzzle = problema, problemi
word-learn = impara, imparare, lezione, lezioni
# Between the names of lines: row 2 and column b.
practice-and = e, ed

## How an answer is typed, said once each.

practice-how-square = Scrivi una casella, per esempio b2.
practice-how-piece = Scrivi una pedina a parole, per esempio { $piece }.
practice-how-line = Scrivi una linea, per esempio riga 2, o nessuna. Guarda riga 2 la legge.
practice-how-lines = Scrivi le linee, per esempio riga 2 e colonna b. Guarda riga 2 ne legge una.
practice-how-turn = Scrivi la tua mossa come in una partita: una casella, una pedina da dare, o quarto e la linea.
practice-half-give = Posata. Ora annuncia Quarto o dai una pedina.
    .terse = Annuncia o dai.
practice-half-last-look = Posata. Ora annuncia Quarto o scrivi fatto.
    .terse = Annuncia, o fatto.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Nomina un'altra linea o scrivi fatto.
practice-last = Ultima casella: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = avanti?
prompt-line = linea?

## After an answer.

practice-try-again = Riprova, oppure scrivi suggerimento o salta.
    .terse = Riprova.
practice-why-more = Scrivi perché per saperne di più.
practice-go-on = Premi Invio per andare avanti.
    .terse = Invio: avanti.
practice-begin = Premi Invio per cominciare, oppure scrivi salta.
practice-leave = Premi Invio per uscire.
practice-refuted = Ecco che cosa succede:
# $turn is a turn in words.
practice-turn-you = Tu: { $turn }.
practice-turn-opponent = Avversario: { $turn }.
practice-you = Tu
practice-opponent = Avversario
# An answer was told before one was given.
practice-told = Vale come non trovato.
practice-answer-first = Prima rispondi, oppure scrivi suggerimento.
practice-no-touches = Non ci sono più tocchi. Rispondi adesso.
practice-touches-left = Tocchi rimasti: { $count }.
practice-time-up = Il tempo è scaduto.
practice-not-here = Questo serve nelle partite. Qui rispondi, oppure scrivi suggerimento, perché, salta o esci.
practice-nothing-asked = Qui non c'è nessuna domanda. Scrivi problema o lezione.
practice-not-now = Non mentre corre un orologio o con la maschera. Prima finisci questa partita.
practice-back = Torni alla tua partita.
practice-help =
    Rispondi come in una partita: una casella, una pedina a parole, una linea come riga 2, o nessuna.
    Scrivi suggerimento per un aiuto in tre passi, perché per la spiegazione completa, salta per la risposta.
    Scrivi tabellone, riserva, mano, oppure guarda e una casella o una riga, per ascoltare la posizione.
    Scrivi annulla per ricominciare la risposta. Scrivi esci per smettere: tutto resta salvato.

## Labels of the menu.

label-puzzle = Problemi
label-learn = Lezioni
label-skip = Salta
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Indica linea
label-none = { page-task-no }
label-go-on = Avanti

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Difficoltà { $rating }.
practice-puzzle-of = Problema { $number } di { $of }. { CAPITAL($kind) }. Difficoltà { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Il tuo punteggio: { $rating }.
practice-rating-moved = Il tuo punteggio: { $rating }, { $before }.
practice-rating-none = Il tuo punteggio non è ancora noto. Comincia da 1200 e cambia a ogni primo tentativo.
# $day is a date such as 2026-11-18.
practice-daily = Il problema del { $day }.
practice-daily-done = L'hai già provato: non conta di nuovo.
practice-streak = Una serie, sempre più difficile, fino al primo errore. Il tuo record: { $best }.
practice-in-a-row = Di fila: { $count }.
practice-over-streak = La serie finisce: { $count }. Il tuo record: { $best }.
practice-storm = La tempesta: tre minuti. Un errore costa dieci secondi. Il tuo record: { $best }.
practice-over-storm = Giuste: { $right }. Sbagliate: { $wrong }. Il tuo record: { $best }.
practice-again = { $count ->
    [one] Oggi torna un problema.
   *[other] Oggi tornano { $count } problemi.
}
practice-again-none = Oggi non torna nessun problema.
practice-again-next = Il prossimo torna il { $day }.
practice-set = { $count ->
    [one] Una raccolta di un problema.
   *[other] Una raccolta di { $count } problemi.
}
practice-none-left = Non c'è nessun problema così.
practice-over = È tutto. Giusti al primo colpo: { $right } su { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Lezione { $number } di { $of }: { $title }.
practice-lesson-extra = Lezione extra: { $title }.
practice-task = Esercizio { $number } di { $of }.
practice-passed = Superata!
practice-lesson-done = Lezione finita: { $title }.
practice-not-passed = Non ancora superata. Premi Invio per rigiocare, oppure scrivi salta.
practice-lessons-all = Tutte le lezioni sono finite.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): finita.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } esercizi su { $of }.
practice-list-open = · { $number } { $title } ({ $name }): da cominciare.

## What is kept. $file is a file.

practice-goodbye = Arrivederci. Tutto quello che hai fatto è salvato.
practice-goodbye-not-kept = Arrivederci. Quello che hai fatto non si è potuto salvare.
practice-not-kept = { $file } non si può leggere o scrivere: quello che fai adesso vale finché non esci.
practice-newer = { $file } viene da una versione più nuova. Resta com'è, e quello che fai adesso vale finché non esci.
practice-broken = { $file } non si può leggere. Resta salvato come { $aside }, e ricominci da capo.
practice-known = Problemi provati: { $tries }, giusti al primo colpo: { $right }. Lezioni finite: { $lessons }.
practice-bests = Migliore serie: { $streak }. Migliore tempesta: { $storm }.
practice-exported = Scritto in { $file }.
practice-imported = Letto da { $file }.
practice-import-sure = Questo sostituisce quello che è salvato qui. Vuoi andare avanti? Sì o no?
practice-forget-sure = Vuoi dimenticare il punteggio, i problemi e le lezioni? Sì o no?
practice-forgotten = Dimenticato.
practice-file-too-large = { $file } è troppo grande per un file dei progressi.
practice-file-unreadable = { $file } non è un file dei progressi: non si può leggere.
practice-file-foreign = { $file } non è un file dei progressi di OpenQuarto.
practice-file-newer = { $file } viene da una versione più nuova di OpenQuarto.
practice-file-empty = In { $file } non c'è nessun progresso.
