### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, un gioco di Blaise Muller, pubblicato da Gigamic nel 1991.
notice = Quarto è un marchio di Gigamic. Questo è un progetto indipendente, non realizzato né approvato da Gigamic.
help-hint = Scrivi aiuto per conoscere i comandi.
goodbye = Arrivederci.
# Left in the middle of a game: it is kept.
goodbye-kept = Arrivederci. La tua partita è salvata. Riavvia per continuarla.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Arrivederci. La tua partita non è salvata: { $file } non si può scrivere.
# $who is the player who gives first, by lot.
lot-you = Sorteggio: la prima pedina la dai tu.
lot = Sorteggio: la prima pedina la dà { $who }.
# The same where no lot was drawn.
first-you = La prima pedina la dai tu.
first-of = { CAPITAL($who) } dà la prima pedina.
new-game = Nuova partita.
# $when is a date and time as the system writes it, or a file's name.
resuming = Continua la tua partita: { $when }.
resume-offer = C'è una partita: { $when }. Vuoi continuarla? Sì o no?
resume-none = Non c'è nessuna partita da continuare. Ne comincia una nuova.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: non finita, dopo la mossa { $turns }. { $file }
kept-over = { $when }, { $players }: finita, { $result }. { $file }
kept-none = Nessuna partita salvata in { $folder }.
# Before leaving while the game goes on.
resign-sure = Vuoi abbandonare? Sì o no?
new-sure = Vuoi finire questa partita e cominciarne un'altra? Sì o no?
load-sure = Vuoi lasciare questa partita e continuare { $file }? Sì o no?
cancelled = Annullato.
yes-or-no = Sì o no?
nothing-to-answer = Non c'è nessuna domanda a cui rispondere.
nothing-to-repeat = Non c'è niente da ripetere.
not-after-end = La partita è finita. Scrivi nuova per giocarne un'altra.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Non annunciati: { $missed }.
missed-one = { $line } dopo la mossa { $turn }

## Files. $file is a file's name as it was typed.

saved = Partita salvata come { $file }.
loaded = { $file } caricato.
save-which = Scrivi salva e il nome di un file.
load-which = Scrivi carica e il nome di un file.
file-not-found = Il file { $file } non esiste.
file-not-readable = { $file } non si può leggere.
file-not-writable = { $file } non si può scrivere.
game-not-kept = Questa partita non viene salvata: { $file } non si può scrivere. Scrivi salva e il nome di un file per salvarla altrove.
file-exists = { $file } c'è già. Vuoi sovrascriverlo? Sì o no?
file-not-text = { $file } non è un file di testo.
file-empty = Non c'è nessuna partita in { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } contiene { $games } partite. Questa è la numero { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } non è una trascrizione corretta. { $place }
record-title = La trascrizione:

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
screen-no-terminal = Lo schermo intero richiede un terminale. Si continua riga per riga.
mask-honour = Quello che è stato detto resta visibile più in alto. Si gioca sulla fiducia.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Tabellone
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
label-false-call-loses = fa perdere
label-clock = Orologio
label-opponent = Avversario
label-pieces = Pedine
label-squares = Caselle
label-words = Messaggi brevi
label-pieces-words = parole
label-pieces-letters = lettere
label-pieces-marked = solo le differenze
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
label-record = Trascrizione
label-resign = Abbandona
label-draw = Offri il pareggio
label-back = Annulla la mossa
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

key-arrows = Frecce, Inizio, Fine: spostati
key-digits = da 1 a 4: vai a una riga; con Maiusc a una colonna; nella riserva, cambia una caratteristica
key-enter = Invio, Spazio: posa qui, o dai questa pedina
key-r = R: leggi la riga
key-c = C: leggi la colonna
key-d = D: leggi la diagonale
key-x = X: leggi i blocchi che passano di qui
key-v = V: leggi il tabellone, o le pedine rimaste
key-z = Z: cambia la lente
key-h = H: la pedina in mano
key-o = O: dove sono
key-w = W: a chi tocca
key-t = T: gli orologi
key-l = L: di nuovo l'ultima mossa
key-comma = virgola, punto: messaggio precedente, successivo
key-s = S: vai alla riserva
key-b = B: vai al tabellone
key-i = I: vai al campo dei comandi
key-q = Q: annuncia Quarto
key-e = E: fatto
key-m = M: menu
key-help = punto interrogativo: aiuto
