### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } non è una pedina. Le lettere delle pedine vanno da A a P.
fault-sides-of-a-piece = Una pedina ha una qualità per ciascuna delle quattro caratteristiche, non { $text }.
fault-square-unreadable = { $text } non è una casella. Le caselle vanno da a1 a d4.
fault-line-unreadable = { $text } non è una linea. Una linea si nomina dai suoi due capi, come a1-d1.
fault-variant-empty = Manca la variante. Scrivi classic, o per esempio blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } non è una variante. Scrivi classic da solo, oppure blocks, traits= e auto.
fault-variant-flag-twice = { $text } compare due volte nella variante.
fault-variant-traits = { $text } dopo traits= non si può leggere. Scrivi lettere di cshf, in quest'ordine.
fault-position-fields = Una posizione ha tre o quattro campi, non { $count }.
fault-position-rows = Una posizione ha quattro righe, non { $count }.
fault-row-unreadable = La riga { $row } della posizione non si può leggere: { $text }.
fault-row-length = La riga { $row } della posizione ha { $count } caselle, non 4.
fault-action-unreadable = { $text } non è un'azione. Scrivi la lettera di una pedina, una casella, # e una linea, o =.
fault-time-control-unreadable = { $text } non è un orologio. Scrivi 60/turn, 450+5 o -.
fault-value-unreadable = { $text } non è un valore. Scrivi W o L con una distanza, o D.
fault-game-over = La partita è finita.
fault-give-expected = Prima dai una pedina.
fault-place-expected = Prima posa la tua pedina: { $hand }.
fault-done-expected = Il tavoliere è pieno. Annuncia Quarto o di' fatto.
fault-piece-on-board = { CAPITAL($piece) } è già sul tavoliere.
fault-square-taken = { $square } occupata.
fault-calling-automatic = Qui non si annuncia: un Quarto vince da sé.
fault-no-window = Puoi annunciare dopo aver posato, o prima di posare.
fault-call-used = Hai già annunciato. Un solo annuncio per volta.
fault-line-not-in-variant = { CAPITAL($line) } non conta in questa variante.
fault-line-not-kept = { CAPITAL($line) } non si conserva in questa simmetria.
fault-end-reason = Una partita non può finire così: { $reason }.
fault-nothing-to-take-back = Niente da annullare.
fault-game-length = Una partita ha una posizione in più delle azioni, non { $positions } e { $actions }.
fault-traits-order = Una variante conta da una a quattro caratteristiche, nell'ordine cshf, non { $text }.
fault-board-size = Un tavoliere ha 16 caselle, non { $count }.
fault-piece-twice = { CAPITAL($piece) } compare due volte, in { $squares }.
fault-hand-on-board = La pedina in mano, { $piece }, è anche in { $square }.
fault-last-empty = L'ultima casella giocata, { $square }, è vuota.
fault-value-impossible = Non esiste il valore { $letter } { $distance }.
fault-turn-limit = Il limite di un turno va da 5 secondi a 24 ore, non { $seconds } secondi.
fault-game-limit = Un orologio di partita ha da 5 secondi a 24 ore e aggiunge fino a 60 minuti, non { $text }.

## The referee.

fault-match-over = La partita è finita.
fault-not-your-turn = Non è il tuo turno. Ora gioca { $to_act }.
fault-draw-offered-already = Il pareggio è già offerto. L'avversario deve rispondere.
fault-no-draw-offered = Nessuno offre il pareggio.
fault-take-back-not-allowed = Non si torna indietro: questa partita conta.
fault-take-back-asked-already = Già chiesto. L'avversario deve rispondere.
fault-no-take-back-asked = Nessuno ha chiesto di tornare indietro.
fault-own-turn = È il tuo turno. Solo chi aspetta può reclamare la partita.
fault-clock-runs = Con l'orologio non si reclama: chi è assente perde per il tempo.
# $days and $hours are digits.
fault-claim-too-early = Troppo presto. Una partita si reclama dopo { $days } giorni; sono passate { $hours } ore.
fault-start-variant = La posizione è della variante { $variant }, non { $expected }.
fault-name-length = Un nome ha da 1 a { $longest } lettere, non { $count }.
fault-name-characters = Un nome mostra almeno una lettera o un segno, e non nasconde nulla.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Riga { $line }, colonna { $column }: { $sentence }
fault-tag-unreadable = { $text } non è un'etichetta. Un'etichetta si scrive [First "Anna"].
fault-tag-twice = L'etichetta { $name } compare due volte.
fault-tag-value = L'etichetta { $name } non può contenere { $text }.
fault-tag-characters = L'etichetta { $name } non si può scrivere: { $text }.
fault-set-up-without-position = SetUp è 1, ma manca l'etichetta Position.
fault-two-variants = Le etichette nominano due varianti, { $tag } e { $position }.
fault-comment-unclosed = Questo commento non è chiuso.
fault-variation-unclosed = Questa variazione non è chiusa.
fault-variation-unopened = Si chiude una parentesi senza variazione aperta.
fault-variations-too-deep = Le variazioni si annidano fino a { $count } livelli, non oltre.
fault-variation-without-turn = C'è una variazione prima della prima mossa.
fault-result-in-variation = C'è un risultato, { $text }, dentro una variazione.
fault-token-unreadable = { $text } non è una mossa. Una mossa si scrive come b4A.
fault-marked-as-false = L'annuncio { $action } è valido, ma è segnato come falso.
fault-not-marked-as-false = L'annuncio { $action } è falso, ma non è segnato così.
fault-turn-cut-short = La mossa { $text } non è completa.
fault-result-missing = Manca il risultato: 1-0, 0-1, 1/2-1/2 o *.
fault-result-of-the-tag = Il risultato è { $text } qui e { $tag } nella sua etichetta.
fault-result-of-the-game = Il risultato è { $text }, ma la partita è finita { $expected }.
fault-result-of-the-termination = Il risultato { $text } non segue da Termination { $termination }.
fault-result-unexplained = Il risultato { $text } non segue dalla partita.
fault-start-unwritable = La posizione { $position } non si può scrivere come inizio di un verbale.
fault-value-without-distance = Un valore annotato vuole la sua distanza, salvo un pareggio, non { $value }.
fault-turn-unknown = Il verbale ha { $count } mosse, contate da 0; non c'è una mossa { $number }.
fault-games = Era attesa una partita, non { $count }.

## The solver.

fault-threads = I thread vanno da 1 a { $most }, non { $count }.
fault-table = Una tabella ha da 1 a { $most } MB, non { $megabytes }.
fault-table-memory = Una tabella di { $megabytes } MB non ci sta: questa macchina ha { $memory } MB.
fault-table-refused = Una tabella di { $megabytes } MB non ci sta: il sistema non ha memoria per essa.
fault-book = Il libro delle aperture è danneggiato.
fault-node-limit = Un limite è di almeno 1 nodo, non { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Non hai scritto niente. Di' aiuto per sapere cosa dire.
fault-typed-too-long = Troppo lungo: { $count } lettere. Al massimo { $longest }.
fault-word-unknown = Non conosco { $text }. Di' aiuto per sapere cosa dire.
fault-words-unclear = Non capisco { $text }. Di' aiuto per sapere cosa dire.
# A single letter could be a piece or a column.
fault-letter-alone = Una lettera non basta: { $text }. Di' dare { CAPITAL($text) } per la pedina, o b2 per una casella.
fault-number-alone = Un numero non basta: { $text }. Di' b { $text } per una casella, o riga { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Può voler dire { $readings }. Scegline una.
# $pieces is a list of two to four pieces.
fault-several-pieces = Quale: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pedine possibili. Di' più parole.
fault-no-such-piece = Nessuna pedina rimasta è così: { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Nessuna pedina è insieme { $sides }.
fault-square-unknown = { $text } non esiste. Le caselle vanno da a1 a d4.
fault-row-unknown = La riga { $text } non esiste. Le righe vanno da 1 a 4.
fault-column-unknown = La colonna { $text } non esiste. Le colonne vanno da a a d.
fault-diagonal-unknown = Nessuna diagonale passa per { $square }. Di' diagonale a1 o diagonale a4.
fault-block-unknown = { $square } non nomina nessun blocco. Un blocco si nomina dalla sua casella in alto a sinistra, da a1 a c3.
fault-no-line-between = { $text } non sono i due capi di una linea.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Quale? Di' riga 2, colonna b, diagonale a1 o blocco b2.
fault-no-call-now = Puoi annunciare dopo aver posato, o prima di posare.
# $choices is a list of the words that can follow.
fault-which-setting = Di' una di queste: { $choices }.
fault-language-unknown = Non parlo { $text }. Lingue: { $choices }.
fault-opponent-unknown = Non c'è nessun avversario { $text }. Di' un nome come quercia, un numero da 1 a 10, caso o qui.

## Il server e la pagina.

fault-message-unreadable = Questo messaggio non si può leggere.
fault-stale = Il tavolo intanto è cambiato. Guarda di nuovo.
fault-no-seat = Stai guardando. Agiscono solo i giocatori.
fault-not-over = Non durante una partita.
fault-not-here = Questo non si può fare a questo tavolo. Guarda nel menu.
fault-not-kept = La partita non si è potuta salvare, quindi nulla è cambiato. Riprova.
fault-not-known = Il disco ha ceduto in quel momento, quindi nessuno sa ancora se è stato salvato. Il tavolo ritorna: guarda prima di continuare.
fault-closing = Questo tavolo si sta chiudendo. Torna tra un momento.
fault-no-such-game = Questa partita non esiste. Forse è stata cancellata.
fault-not-your-game = Questa partita è di un'altra persona.
fault-title = Un titolo ha da 1 a { $longest } lettere visibili.
fault-too-many-games = Troppe partite nuove. Aspetta un minuto.
fault-no-new-games = Questo server per ora non accetta nuove partite. Quelle cominciate continuano.
fault-banned = Per ora non puoi entrare dalla tua rete.
fault-too-many-sockets = Troppi tavoli sono aperti. Chiudine alcuni.
fault-choice = { $text } non si può scegliere per { $field }. Scelte: { $choices }.
fault-two-callings = L'annuncio è indicato due volte, e in modo diverso: { $calling } e { $variant }.
fault-not-begun = L'altro giocatore non c'è ancora. Aspetta un momento.
fault-too-many-wishes = In questo turno si è già offerto e ripreso abbastanza. Prima continua a giocare.
fault-too-many-touches = Hai toccato { $most } cose in questo turno. Un turno non ne permette di più.
fault-too-long = Questa partita è diventata così lunga che non si può più offrire, riprendere o toccare nulla. Si può comunque giocare fino alla fine.
fault-invitation-used = Questo invito è già stato usato, o ne manca un pezzo. Chiedi un nuovo link.
fault-own-invitation = Sei già a questo tavolo. Dai il link all'altro giocatore.
fault-nobody-to-invite = Entrambi i posti sono occupati.
fault-too-many-tries = Troppi tentativi. Al massimo { $most } al minuto.
fault-operator = Un server per altri dice chi lo gestisce. Imposta operator e contact, per la pagina sulla riservatezza.
fault-no-record = In questo testo non c'è nessuna partita.
fault-one-record-at-a-time = Una partita alla volta: quella di prima è ancora in lettura. Riprova tra un attimo.
fault-opponent-not-ready = I livelli hanno bisogno del risolutore, che qui non è costruito. Scegli il caso o due giocatori.
fault-no-such-page = Non c'è la pagina { $path }.
fault-foreign = Questa richiesta veniva da un altro sito e non è stata eseguita.
fault-foreign-host = Questo server non è noto con quel nome.
fault-too-large = Troppo grande: al massimo { $most } byte.
fault-unreadable = Questa richiesta non si può leggere.
fault-our-mistake = Qualcosa è andato storto qui. Le tue partite non sono perse.
fault-setting = L'impostazione { $name } non può essere { $text }: { $why }.
fault-settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $why }.
fault-port-taken = La porta { $port } è occupata su { $host }: un altro programma ascolta lì. Scegline un'altra con --port.
fault-address = Non si può ascoltare su { $host }: { $why }. Scegli un altro indirizzo con --host.
fault-off-loopback = { $host } è raggiungibile da altre macchine. Indica --public-url https://, o togli --host.
fault-database-locked = { $file } è usato da un altro server. Fermalo, o scegli un altro file con --database.
fault-database-unwritable = { $file } non si può scrivere: { $why }. Scegli un altro file con --database.
fault-database-newer = { $file } viene da una versione più recente. Aggiorna questo programma.
fault-database-foreign = { $file } non è un archivio di partite. Scegli un altro file con --database.
fault-no-server = Il server a { $file } non è raggiungibile: { $why }.
fault-backup = { $file } non si può scrivere: { $why }.
fault-nothing-to-back-up = Questo server non conserva partite, quindi non c'è nulla da copiare.
fault-not-in-memory = Nessuno ha aperto questa partita, quindi non c'è nulla da chiudere.
fault-network = { $text } non è un indirizzo di rete. Dinne uno come 192.0.2.7 o 192.0.2.0/24.
fault-admin-socket = I comandi di chi gestisce il server non possono entrare da { $file }: { $why }. Scegli un altro posto con admin_socket, oppure off.
