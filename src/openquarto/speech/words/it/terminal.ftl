### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, un gioco di Blaise Muller, pubblicato da Gigamic nel 1991.
notice = Quarto è un marchio di Gigamic. Questo è un progetto indipendente, né fatto né approvato da loro.
help-hint = Di' aiuto per sapere cosa dire.
goodbye = Arrivederci.
# Left in the middle of a game: it is kept.
goodbye-kept = Arrivederci. La tua partita è conservata. Riavvia per continuare.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Arrivederci. La tua partita non è conservata: { $file } non si può scrivere.
# $who is the player who gives first, by lot.
lot-you = Sorteggio: dai tu per primo.
lot = Sorteggio: { $who } dà per primo.
# The same where no lot was drawn.
first-you = Dai tu per primo.
first-of = { CAPITAL($who) } dà per primo.
new-game = Nuova partita.
# $when is a date and time as the system writes it, or a file's name.
resuming = Riprende la tua partita: { $when }.
resume-offer = C'è una partita: { $when }. Continuarla? Sì o no?
resume-none = Non c'è nessuna partita da continuare. Ne comincia una nuova.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: non finita, dopo la mossa { $turns }. { $file }
kept-over = { $when }, { $players }: finita, { $result }. { $file }
kept-none = Nessuna partita è conservata in { $folder }.
# Before leaving while the game goes on.
resign-sure = Abbandonare? Sì o no?
new-sure = Finire questa partita e cominciarne un'altra? Sì o no?
load-sure = Lasciare questa partita e continuare { $file }? Sì o no?
cancelled = Annullato.
yes-or-no = Sì o no?
nothing-to-answer = Non c'è nessuna domanda.
nothing-to-repeat = Non c'è niente da ripetere.
not-after-end = La partita è finita. Di' nuova per un'altra.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Non annunciati: { $missed }.
missed-one = { $line } dopo la mossa { $turn }

## Files. $file is a file's name as it was typed.

saved = Salvata come { $file }.
loaded = Caricata { $file }.
save-which = Di' salva e il nome di un file.
load-which = Di' carica e il nome di un file.
file-not-found = Non c'è nessun file { $file }.
file-not-readable = { $file } non si può leggere.
file-not-writable = { $file } non si può scrivere.
game-not-kept = Questa partita non viene conservata: { $file } non si può scrivere. Di' salva e il nome di un file per conservarla altrove.
file-exists = { $file } c'è già. Sovrascriverlo? Sì o no?
file-not-text = { $file } non è un testo.
file-empty = Non c'è nessuna partita in { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } contiene { $games } partite. Questa è la numero { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } non è un verbale corretto. { $place }
record-title = Il verbale:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Senza orologio.
clock-turn = Orologio: { $time } per turno.
clock-game = Orologio: { $time } per la partita.
clock-increment = Orologio: { $time } per la partita, e { $increment } in più per turno.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [one] resta { $seconds } secondo.
   *[other] restano { $seconds } secondi.
}

## A terminal that cannot show all.

screen-too-small = La finestra è troppo piccola: { $columns } per { $rows }. Serve almeno { $least-columns } per { $least-rows }.
screen-missing = Lo schermo intero richiede il pacchetto aggiuntivo screen. Si continua riga per riga.
screen-no-terminal = Qui non c'è un terminale. Si continua riga per riga.
mask-honour = Quello che è stato detto resta in alto sullo schermo. Giochi sulla parola.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Tavoliere
label-stock = Riserva
label-hand = In mano
label-clocks = Orologi
label-messages = Messaggi
label-actions = Azioni
label-command = Comando
label-status = Stato
label-keys = Tasti
label-help = Aiuto
label-quarto = Quarto!
label-done = Fatto
label-menu = Menu
label-settings = Impostazioni
label-language = Lingua
label-edition = Edizione
label-variant = Variante
label-traits = Caratteristiche che contano
label-blocks = I blocchi contano
label-calling = Annuncio
label-false-call = Annuncio falso
label-false-call-goes-on = la partita continua
label-false-call-loses = perde
label-clock = Orologio
label-opponent = Avversario
label-pieces = Pedine
label-squares = Caselle
label-words = Poche parole
label-pieces-words = parole
label-pieces-letters = lettere
label-pieces-marked = solo le qualità segnate
label-squares-letters = lettere
label-squares-names = nomi
label-squares-nato = parole NATO
label-lens = Lente
label-lens-all = tutte le caratteristiche
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Aspetto
label-theme-light = chiaro
label-theme-dark = scuro
label-sound = Suono
label-record = Verbale
label-resign = Abbandona
label-draw = Offri il pareggio
label-back = Torna indietro
label-accept = Sì
label-decline = No
label-save = Salva
label-load = Carica
label-new = Nuova partita
label-quit = Esci
label-close = Chiudi
label-cancel = Annulla
label-which-line = Quale linea?
label-last-look = Ultimo sguardo
label-on = sì
label-off = no

## The keys, one a line in the list of keys.

key-arrows = Frecce, Inizio, Fine: spostarsi
key-digits = da 1 a 4: a una riga; con Maiuscole a una colonna; nella riserva, cambiare una caratteristica
key-enter = Invio, Spazio: posare qui, o dare questa pedina
key-r = R: leggere la riga
key-c = C: leggere la colonna
key-d = D: leggere la diagonale
key-x = X: leggere i blocchi che passano di qui
key-v = V: leggere il tavoliere, o le pedine rimaste
key-z = Z: cambiare la lente
key-h = H: la mano
key-o = O: dove sono
key-w = W: di chi è il turno
key-t = T: gli orologi
key-l = L: ripetere l'ultima mossa
key-comma = virgola, punto: messaggio precedente, successivo
key-s = S: andare alla riserva
key-b = B: andare al tavoliere
key-i = I: andare alla riga di comando
key-q = Q: annunciare Quarto
key-e = E: fatto
key-m = M: menu
key-help = punto interrogativo: aiuto
