### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Problemi
puzzles-lead = { $count } tabelloni con una domanda ciascuno. Ogni risposta è dimostrata.
puzzles-daily = Il problema del giorno
puzzles-same = lo stesso per tutti
puzzles-rated = difficoltà { $rating }
puzzles-solve = Risolvi
puzzles-days = Le ultime due settimane
puzzles-day-right = { $day }: giusto
puzzles-day-wrong = { $day }: sbagliato
puzzles-day-open = { $day }: non provato
puzzles-days-in-a-row = Giorni di fila: { $count }
puzzles-row = Di seguito
puzzles-streak = Serie
puzzles-streak-about = Sempre più difficile, fino al primo errore.
puzzles-storm = Tempesta
puzzles-storm-about = Tre minuti, sempre più difficile. Un errore costa dieci secondi; l'orologio aspetta mentre leggi.
puzzles-again = Di nuovo
puzzles-again-about = Quello che non è riuscito torna dopo 1, 3, 7 e 21 giorni, finché è giusto due volte di fila.
puzzles-again-waiting = In attesa: { $count }
puzzles-again-next = Prossimo: { $day }
puzzles-again-none = Oggi non c'è nulla in attesa.
puzzles-best = Record: { $count }
puzzles-kinds = Per tipo
puzzles-all-kinds = Tutti i tipi
puzzles-all-kinds-about = Un po' di tutto.
puzzles-difficulty = Difficoltà
puzzles-difficulty-easier = Più facile
puzzles-difficulty-mine = Il mio livello
puzzles-difficulty-harder = Più difficile
puzzles-rules = Regole
puzzles-rules-all = Tutte le regole
puzzles-rules-classic = Classiche
puzzles-rules-blocks = Con i blocchi
puzzles-rules-fewer = Meno caratteristiche
puzzles-none-left = Non c'è nessun problema così. Scegli qualcos'altro.
puzzles-no-index = Ora non si può caricare l'elenco dei problemi. Riprova.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Il tuo punteggio
puzzles-rating-none = Non ancora noto. Comincia da 1200 e cambia a ogni primo tentativo.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = circa
puzzles-rating-settling = Il tuo punteggio sta ancora trovando il suo posto.
puzzles-rating-range = Molto probabilmente tra { $low } e { $high }.
puzzles-rating-course = Da { $first } a { $last }; il più basso { $low }, il più alto { $high }.
puzzles-rating-how = Ogni primo tentativo vale come una partita tra te e il problema.
puzzles-tried = Problemi provati: { $count }, giusti al primo tentativo: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = Quello che questo browser ricorda
puzzles-kept-about = Il tuo punteggio, i problemi e le lezioni restano in questo browser e da nessun'altra parte. Con un file puoi portarli con te.
puzzles-export = Salva in un file
puzzles-import = Leggi un file
puzzles-forget = Dimentica tutto
puzzles-exported = Salvato: { $name }
puzzles-imported = Il file è stato letto.
puzzles-forgotten = Dimenticato.
puzzles-import-sure = Il file sostituisce tutto quello che questo browser ricorda ora.
puzzles-import-do = Sostituisci
puzzles-forget-sure = Dimenticare per sempre il tuo punteggio, i problemi e le lezioni?
puzzles-forget-do = Dimentica tutto
puzzles-file-too-large = Questo file è troppo grande per essere dei nostri. Nulla è cambiato.
puzzles-file-unreadable = Questo file non si può leggere: forse è stato tagliato. Nulla è cambiato.
puzzles-file-foreign = Questo file non è stato salvato su questa pagina. Nulla è cambiato.
puzzles-file-newer = Questo file viene da una versione più recente di questo sito. Nulla è cambiato.
puzzles-file-empty = In questo file non c'è nulla da ricordare. Nulla è cambiato.
page-progress-off = Questo browser non ci permette di ricordare nulla: i tuoi progressi durano finché resti su questa pagina.
page-progress-full = In questo browser non c'è più spazio: i tuoi progressi durano finché non chiudi questa scheda.
page-progress-newer = Una versione più recente di questo sito ha salvato qui i tuoi progressi: quello che fai ora dura finché resti su questa pagina.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Per chi insegna
puzzles-teachers-about = Scegli dei problemi e passa un solo link: tutti ricevono gli stessi, nella propria lingua. Senza account, senza nomi.
puzzles-kind = Tipo
puzzles-level = Livello
puzzles-level-easy = Facile
puzzles-level-middle = Medio
puzzles-level-hard = Difficile
puzzles-level-any = Tutti i livelli
puzzles-number = Quanti
puzzles-number-bad = Scegli un numero da 1 a { $most }.
puzzles-ids = Oppure problemi per nome
puzzles-ids-hint = Ogni problema ha otto lettere e cifre alla fine del suo indirizzo. Scrivine alcuni, separati da spazi.
puzzles-ids-bad = Nessun problema si chiama { $text }.
puzzles-ids-many = In un link entrano al massimo { $most } problemi.
puzzles-make-link = Crea il link
puzzles-print = Stampa
puzzles-set = Una raccolta
puzzles-set-look = Guarda la raccolta
puzzles-set-title = { $count ->
    [one] Una raccolta di un problema
   *[other] Una raccolta di { $count } problemi
}
puzzles-set-about = Qualcuno ha scelto questi problemi per te. Prenditi il tuo tempo.
puzzles-begin = Comincia
puzzles-result-right = Giusto.
puzzles-result-wrong = Sbagliato.
puzzles-result-open = Non provato.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Il tuo punteggio e altri problemi
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Prossimo problema
puzzles-number-one = Problema { $number }
puzzles-number-of = Problema { $number } di { $count }
puzzles-clock = Restano { $time }
puzzles-seconds-left = Restano { $count } secondi.
puzzles-right-count = Giusti: { $count }
puzzles-streak-over = La serie finisce a { $count }.
puzzles-storm-over = Il tempo è finito. Giusti: { $count }
puzzles-set-over = La raccolta è finita. Giusti: { $right } di { $count }
puzzles-again-over = Per oggi è tutto. Giusti: { $right } di { $count }
puzzles-kind-over = Giusti: { $right } di { $count }
puzzles-went-wrong = Quello che non è riuscito
puzzles-comes-again = Questi tornano un altro giorno, sotto «Di nuovo».
puzzles-nothing-wrong = Tutto è riuscito.
puzzles-once-more = Ancora una volta
puzzles-practise-again = Riprova questi
puzzles-all = Tutti i problemi
puzzles-rating-before = prima { $rating }
puzzles-first-only = Conta solo il primo tentativo.
puzzles-leave = Termina la serie
