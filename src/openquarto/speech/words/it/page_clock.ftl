### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Orologio per un tabellone vero
boardclock-about = Un tablet o un telefono tra due persone con un gioco di legno.
boardclock-private = Nulla lascia questo dispositivo, e dove questo sito è salvato funziona anche senza rete.
boardclock-name-first = Chi dà la prima pedina
boardclock-name-second = Chi posa la prima pedina
boardclock-clock = Orologio
boardclock-label = Tabellone e turno di gara, se vuoi
boardclock-turned = Capovolgi la metà in alto, per chi siede di fronte
boardclock-aloud = Di' i tempi ad alta voce, per giocare con la maschera
boardclock-set = Imposta l'orologio
boardclock-standing = Qui c'è ancora un orologio in attesa: { $first } e { $second }.
boardclock-unreadable = Un tempo va da 5 secondi a 24 ore, con fino a 60 minuti in più per turno.

## What stands on the clock.
boardclock-first = Primo giocatore
boardclock-second = Secondo giocatore
boardclock-start = Tocca per iniziare.
boardclock-wait = Aspetta la tua pedina.
boardclock-act = Posa, dai una pedina, poi tocca qui.
boardclock-act-first = Dai una pedina, poi tocca qui.
boardclock-still = I due orologi sono fermi.
boardclock-pause = Pausa
boardclock-go-on = Continua
boardclock-undo = Annulla
boardclock-more = Altro
boardclock-turn = turno { $turn }
boardclock-per-turn = { $time } per turno
boardclock-per-game = { $time } per la partita
boardclock-bonus = { $time } più { $increment } per turno

## A call, a flag, the end.
boardclock-calls = { $name } annuncia Quarto.
boardclock-look = Lo è? Guardate insieme.
boardclock-quarto = Sì, un quarto
boardclock-no-quarto = No, si continua
boardclock-own-turn = Si annuncia nel proprio turno.
boardclock-flag = Tempo scaduto: { $name }
boardclock-flag-fell = Il tempo è scaduto.
boardclock-flag-own = Turno { $turn }: il tempo è scaduto prima che dessi una pedina.
boardclock-flag-other = { $name } non ha più tempo. Vinci tu.
boardclock-enter = È così, segna
boardclock-you-win = Vinci tu.
boardclock-wins = Vince { $name }.
boardclock-wins-quarto = Vince { $name } con un quarto.
boardclock-wins-time = Vince { $name } per il tempo.
boardclock-draw = Pareggio.
boardclock-next = Prossima partita, posti scambiati

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = Tocca a { $name }.
boardclock-undone = Annullato.
boardclock-kept = La pagina è stata ricaricata e l'orologio è fermo. Continuate quando siete pronti entrambi.
boardclock-not-kept = Questo browser non salva nulla: se la pagina si chiude, l'orologio è perso.
boardclock-say = Di' i tempi
boardclock-decide = Decidi la partita
boardclock-time = Tempo
boardclock-add = { $name }: { $time } in più
boardclock-new = Imposta un altro orologio
boardclock-sounds = Suoni
boardclock-keys = Usa questi tasti
boardclock-key-shift = Maiusc finisce il turno.
boardclock-key-space = Spazio annuncia Quarto, se nessun pulsante ha il focus.
boardclock-key-p = P ferma e continua.
boardclock-key-t = T dice i due tempi.
boardclock-key-u = U annulla l'ultima pressione.
