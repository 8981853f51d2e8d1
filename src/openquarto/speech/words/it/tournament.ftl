### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Un torneo ha bisogno di un nome da 1 a { $longest } caratteri.
fault-tournament-setting = { $text } qui non è possibile. Scelte: { $choices }.
fault-rounds-number = Un torneo ha da 1 a { $most } turni, non { $count }.
fault-entered-already = { $name } è già nell'elenco, con il numero { $number }.
fault-too-many-players = L'elenco è pieno: al massimo { $most } giocatori.
fault-no-such-player = Nell'elenco non c'è nessun giocatore { $text }.
fault-entries-closed = { $name } non può più entrare: gli avversari sono fissati. Prima annulla il turno 1.
fault-has-played = { $name } è già stato abbinato e resta nell'elenco. Puoi segnare il ritiro.
fault-withdrawn-already = { $name } è già andato via.
fault-not-withdrawn = { $name } non è andato via.
fault-round-past = Non si può più cambiare: il turno { $round } è già abbinato.
fault-rating-number = Un punteggio è un numero da { $least } a { $most }, non { $text }.
fault-too-few-players = Un turno ha bisogno di due giocatori presenti. Ora: { $count }.
fault-results-missing = Il turno { $round } non è finito. { $count ->
    [one] Manca il risultato al tavolo { $boards }.
   *[other] Mancano i risultati ai tavoli { $boards }.
}
fault-no-more-rounds = Tutti i { $count } turni sono stati giocati.
fault-rounds-paired = Non ci possono essere meno di { $count } turni: sono già abbinati.
fault-nobody-left = Nel tabellone non è rimasto nessuno, quindi non c'è un altro turno. Puoi chiudere il torneo.
fault-no-round = Il turno { $round } non è ancora abbinato.
fault-not-newest-round = Si può cambiare solo l'ultimo turno, non il turno { $round }.
fault-no-such-board = Il turno { $round } non ha il tavolo { $text }.
fault-paired-twice = { $name } compare due volte.
fault-not-paired = Manca qualcuno: { $names }.
fault-nobody-waits = Adesso non si può abbinare nessuno.
fault-time-over = Il tempo di questa arena è finito: { $minutes } minuti dal turno 1. Nelle impostazioni puoi darne di più.
fault-no-swiss = Il sistema svizzero qui non è installato. Le altre formule funzionano.
fault-result-unreadable = { $text } non è un risultato. Scrivi 1-0, 0-1 o 1/2-1/2, oppure +/- per una rinuncia.
fault-result-of-pair = I punti delle { $games } partite vanno insieme, per esempio { $example }.
fault-result-there = Il tavolo { $board } ha già un risultato: { $result }. Se è sbagliato, correggilo.
fault-result-settled = Il tavolo { $board } ha già il suo risultato: { $result }. Se è sbagliato, dillo all'arbitro.
fault-too-many-reports = Hai già indicato un risultato { $most } volte. Di' all'arbitro com'è finita.
fault-no-result = Il tavolo { $board } non ha ancora un risultato.
fault-draw-knocks-nobody-out = Qualcuno deve andare avanti. Rigiocate alil tavolo { $board } scambiando i posti.
fault-next-round-paired = Il turno { $round } lo giocano i vincitori. Prima annullalo.
fault-tournament-over = Questo torneo è finito.
fault-tournament-not-over = Questo torneo non è finito.
fault-nothing-to-undo = Non c'è niente da annullare.
fault-undo-too-late = Non si può più annullare: nel frattempo è stato abbinato il turno { $round }. Prima annulla quel turno, oppure segna il ritiro di chi non deve giocare.
fault-log-unreadable = Questo file non è un torneo: riga { $line }, { $why }.
fault-log-newer = Una versione più recente ha scritto questo torneo. Aggiorna questa.
fault-log-changed = Qualcuno è stato più veloce. Guarda di nuovo, poi decidi.

## Lists and sheets.

club-kind-swiss = Sistema svizzero
club-kind-round-robin = Tutti contro tutti
club-kind-knock-out = Eliminazione diretta
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
club-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
club-round = Turno { $number }
club-by-name = Turno { $number }, per nome
club-standings-after = Classifica dopo il turno { $number }
club-board = Tavolo
club-first = Primo (dà la prima pedina)
club-second = Secondo
club-first-short = dà la prima pedina
club-second-short = piazza per primo
club-result = Risultato
club-player = Giocatore
club-opponent = Avversario
club-seat = Posto
club-points = Punti
club-bye-bye = senza avversario: 1 punto
club-bye-half = pausa richiesta: ½ punto
club-bye-free = nessuna partita in questo turno
club-bye-absent = assente: 0 punti
club-ties = Come si decide a parità di punti
club-tie-direct-encounter = Scontro diretto
club-tie-direct-encounter-rule = I punti fatti tra i giocatori a pari punti, se si sono incontrati tutti.
club-tie-buchholz-cut-1 = Senza il peggiore
club-tie-buchholz-cut-1-rule = I punti di tutti gli avversari insieme, senza il più debole.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = I punti di tutti gli avversari insieme. Un turno senza partita conta i tuoi punti.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = I punti di chi hai battuto e metà dei punti di chi ha pareggiato con te.
club-tie-wins-as-second = Vittorie da secondo
club-tie-wins-as-second-rule = Partite vinte da chi non dà la prima pedina.
