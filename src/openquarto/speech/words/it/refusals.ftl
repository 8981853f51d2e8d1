### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } non è una pedina. Le lettere delle pedine vanno da A a P.
fault-sides-of-a-piece = Una pedina ha una sola qualità per ciascuna delle quattro caratteristiche, non { $text }.
fault-square-unreadable = { $text } non è una casella. Le caselle vanno da a1 a d4.
fault-line-unreadable = { $text } non è una linea. Una linea si indica con i suoi due capi, come a1-d1.
fault-variant-empty = Manca la variante. Scrivi classic, oppure per esempio blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } non è una variante. Scrivi classic da solo, oppure blocks, traits= e auto.
fault-variant-flag-twice = { $text } compare due volte nella variante.
fault-variant-traits = { $text } dopo traits= non si capisce. Scrivi lettere di cshf, in quest'ordine.
fault-position-fields = Una posizione ha tre o quattro campi, non { $count }.
fault-position-rows = Una posizione ha quattro righe, non { $count }.
fault-row-unreadable = La riga { $row } della posizione non si capisce: { $text }.
fault-row-length = La riga { $row } della posizione ha { $count } caselle, non 4.
fault-action-unreadable = { $text } non è un'azione. Scrivi la lettera di una pedina, una casella, # e una linea, o =.
fault-time-control-unreadable = { $text } non è un orologio. Scrivi 60/turn, 450+5 o -.
fault-value-unreadable = { $text } non è un valore. Scrivi W o L con una distanza, o D.
fault-game-over = La partita è finita.
fault-give-expected = Prima dai una pedina.
fault-place-expected = Prima posa la tua pedina: { $hand }.
fault-done-expected = Il tabellone è pieno. Annuncia Quarto o scegli fatto.
fault-piece-on-board = { CAPITAL($piece) } è già sul tabellone.
fault-square-taken = { $square } occupata.
fault-calling-automatic = Qui non si annuncia: un Quarto vince da solo.
fault-no-window = Ora non puoi annunciare. Puoi annunciare una linea che passa per l'ultima pedina posata: dopo averla posata, o prima di posare la prossima.
fault-call-used = Hai già annunciato. Un solo annuncio per occasione.
fault-line-not-in-variant = { CAPITAL($line) } non conta in questa variante.
fault-line-not-kept = { CAPITAL($line) } non resta una linea in questa simmetria.
fault-end-reason = Una partita non può finire così: { $reason }.
fault-nothing-to-take-back = Non c'è nessuna mossa da annullare.
fault-game-length = In una partita le posizioni sono una più delle azioni, non { $positions } e { $actions }.
fault-traits-order = In una variante contano da una a quattro caratteristiche, nell'ordine cshf, non { $text }.
fault-board-size = Un tabellone ha 16 caselle, non { $count }.
fault-piece-twice = { CAPITAL($piece) } compare due volte, in { $squares }.
fault-hand-on-board = La pedina in mano, { $piece }, è anche in { $square }.
fault-last-empty = L'ultima casella giocata, { $square }, è vuota.
fault-value-impossible = Non esiste il valore { $letter } { $distance }.
fault-turn-limit = Il limite di un turno va da 5 secondi a 24 ore, non { $seconds } secondi.
fault-game-limit = Un orologio di partita ha da 5 secondi a 24 ore e aggiunge fino a 60 minuti, non { $text }.

## The referee.

fault-match-over = La partita è finita.
fault-not-your-turn = Non tocca a te. Ora gioca { $to_act }.
fault-draw-offered-already = Il pareggio è già stato offerto. Ora deve rispondere l'avversario.
fault-no-draw-offered = Nessuno ha offerto il pareggio.
fault-take-back-not-allowed = La mossa non si annulla: questa partita vale.
fault-take-back-asked-already = L'hai già chiesto. Ora deve rispondere l'avversario.
fault-no-take-back-asked = Nessuno ha chiesto di annullare la mossa.
fault-own-turn = Tocca a te. Solo chi aspetta può reclamare la vittoria.
fault-clock-runs = Con l'orologio non si reclama: chi è assente perde quando scade il tempo.
# $days and $hours are digits.
fault-claim-too-early = Troppo presto. La vittoria si può reclamare dopo { $days } giorni; finora sono passate { $hours } ore.
fault-start-variant = La posizione è della variante { $variant }, non { $expected }.
fault-name-length = Un nome ha da 1 a { $longest } lettere, non { $count }.
fault-name-characters = In un nome si deve vedere almeno una lettera o un segno, e niente di nascosto.

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
fault-variation-unopened = Qui si chiude una parentesi, ma nessuna variazione è aperta.
fault-variations-too-deep = Le variazioni si annidano fino a { $count } livelli, non oltre.
fault-variation-without-turn = C'è una variazione prima della prima mossa.
fault-result-in-variation = C'è un risultato, { $text }, dentro una variazione.
fault-token-unreadable = { $text } non è una mossa. Una mossa si scrive come b4A.
fault-marked-as-false = L'annuncio { $action } è valido, ma è segnato come falso.
fault-not-marked-as-false = L'annuncio { $action } è falso, ma non è segnato come tale.
fault-turn-cut-short = La mossa { $text } non è completa.
fault-result-missing = Manca il risultato: 1-0, 0-1, 1/2-1/2 o *.
fault-result-of-the-tag = Il risultato è { $text } qui e { $tag } nella sua etichetta.
fault-result-of-the-game = Il risultato è { $text }, ma la partita è finita { $expected }.
fault-result-of-the-termination = Il risultato { $text } non corrisponde a Termination { $termination }.
fault-result-unexplained = Il risultato { $text } non corrisponde alla partita.
fault-start-unwritable = La posizione { $position } non si può scrivere come inizio di una trascrizione.
fault-value-without-distance = Un valore annotato richiede la sua distanza, a meno che non sia un pareggio, non { $value }.
fault-turn-unknown = La trascrizione ha { $count } mosse, contate da 0; non c'è una mossa { $number }.
fault-games = Era attesa una partita, non { $count }.

## The solver.

fault-threads = I thread vanno da 1 a { $most }, non { $count }.
fault-table = Una tabella ha da 1 a { $most } MB, non { $megabytes }.
fault-table-memory = Non c'è spazio per una tabella di { $megabytes } MB: questo computer ha { $memory } MB.
fault-table-refused = Non c'è spazio per una tabella di { $megabytes } MB: il sistema non ha abbastanza memoria.
fault-book = Il libro delle aperture è danneggiato.
fault-node-limit = Un limite è di almeno 1 nodo, non { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Non hai scritto niente. Scrivi aiuto per conoscere i comandi.
fault-typed-too-long = Troppo lungo: { $count } lettere. Al massimo { $longest }.
fault-word-unknown = Non conosco { $text }. Scrivi aiuto per conoscere i comandi.
fault-words-unclear = Non capisco { $text }. Scrivi aiuto per conoscere i comandi.
# A single letter could be a piece or a column.
fault-letter-alone = Una lettera non basta: { $text }. Scrivi dare { CAPITAL($text) } per la pedina, o b2 per una casella.
fault-number-alone = Un numero non basta: { $text }. Scrivi b { $text } per una casella, o riga { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Può voler dire: { $readings }. Quale intendi?
# $pieces is a list of two to four pieces.
fault-several-pieces = Quale pedina: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pedine possibili. Aggiungi una parola.
fault-no-such-piece = Nessuna delle pedine rimaste è { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Nessuna pedina è allo stesso tempo { $sides }.
fault-square-unknown = { $text } non esiste. Le caselle vanno da a1 a d4.
fault-row-unknown = La riga { $text } non esiste. Le righe vanno da 1 a 4.
fault-column-unknown = La colonna { $text } non esiste. Le colonne vanno da a a d.
fault-diagonal-unknown = Nessuna diagonale passa per { $square }. Scrivi diagonale a1 o diagonale a4.
fault-block-unknown = { $square } non indica un blocco. Un blocco prende il nome dalla sua casella in alto a sinistra, da a1 a c3.
fault-no-line-between = { $text } non sono i due capi di una linea.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Quale? Scrivi riga 2, colonna b, diagonale a1 o blocco b2.
fault-no-call-now = Ora non puoi annunciare. Puoi annunciare una linea che passa per l'ultima pedina posata: dopo averla posata, o prima di posare la prossima.
# $choices is a list of the words that can follow.
fault-which-setting = Scrivi una di queste parole: { $choices }.
fault-language-unknown = Non parlo { $text }. Lingue: { $choices }.
fault-opponent-unknown = Non c'è nessun avversario { $text }. Scrivi un nome come quercia, un numero da 1 a 10, casuale o qui.

## Il server e la pagina.

fault-message-unreadable = Questo messaggio non si capisce.
fault-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
fault-no-seat = Stai guardando. Solo i giocatori possono giocare.
fault-not-over = Non durante una partita.
fault-not-here = A questo tavolo non si può fare. Guarda nel menu.
fault-link-offline = Giocare con un link richiede la rete. Contro il computer e allo stesso schermo puoi giocare adesso.
fault-not-kept = Non è stato possibile salvare la partita, quindi non è cambiato niente. Riprova.
fault-not-known = Il disco ha avuto un guasto proprio ora: non si sa ancora se la mossa è stata salvata. Il tavolo ricompare tra poco: guarda prima di continuare.
fault-closing = Questo tavolo si sta chiudendo. Torna tra un momento.
fault-no-such-game = Questa partita non esiste. Forse è stata eliminata.
fault-not-your-game = Questa partita è di un'altra persona.
fault-title = Un titolo ha da 1 a { $longest } lettere visibili.
fault-too-many-games = Troppe partite nuove. Aspetta un minuto.
fault-no-new-games = Per ora questo server non accetta nuove partite. Quelle già cominciate continuano.
fault-leaving = Questo server sta per fermarsi. Riprova tra un momento.
fault-newer-game = Una versione più recente di questo server sta già continuando questa partita. Riprova tra un momento.
fault-banned = Per ora non si può entrare dalla tua rete.
fault-too-many-sockets = Hai troppi tavoli aperti. Chiudine qualcuno.
fault-choice = { $text } non si può scegliere per { $field }. Scelte: { $choices }.
fault-two-callings = Il modo di annunciare è indicato due volte, e in modo diverso: { $calling } e { $variant }.
fault-not-begun = L'altro giocatore non c'è ancora. Aspetta un momento.
fault-too-many-wishes = Per questo turno hai già offerto e annullato abbastanza. Prima continua a giocare.
fault-too-many-touches = In questo turno hai già toccato { $most } volte. Di più non si può.
fault-too-long = Questa partita è così lunga che non si può più offrire, annullare o toccare niente. Puoi comunque giocarla fino alla fine.
fault-invitation-used = Questo invito è già stato usato, o ne manca un pezzo. Chiedi un nuovo link.
fault-own-invitation = Hai già un posto a questo tavolo. Il link è per l'altro giocatore.
fault-nobody-to-invite = Tutti e due i posti sono occupati.
fault-too-many-tries = Troppi tentativi. Al massimo { $most } al minuto.
fault-operator = Un server aperto ad altri deve dire chi lo gestisce. Imposta operator e contact, per la pagina sulla privacy.
fault-no-record = In questo testo non c'è nessuna partita.
fault-one-record-at-a-time = Una partita alla volta: quella di prima è ancora in lettura. Riprova tra un attimo.
fault-opponent-not-ready = I livelli hanno bisogno del motore di calcolo, che qui non è installato. Scegli casuale o due giocatori.
fault-no-such-page = La pagina { $path } non esiste.
fault-foreign = Questa richiesta veniva da un altro sito e non è stata eseguita.
fault-foreign-host = Questo server non è conosciuto con quel nome.
fault-too-large = Troppo grande: al massimo { $most } byte.
fault-unreadable = Questa richiesta non si capisce.
fault-our-mistake = Qui qualcosa è andato storto. Le tue partite non sono perse.
fault-setting = L'impostazione { $name } non può essere { $text }: { $why }.
fault-settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $why }.
fault-port-taken = La porta { $port } è occupata su { $host }: un altro programma ascolta lì. Scegline un'altra con --port.
fault-address = Non si può ascoltare su { $host }: { $why }. Scegli un altro indirizzo con --host.
fault-off-loopback = { $host } è raggiungibile da altri computer. Indica --public-url https://, o togli --host.
fault-database-locked = { $file } è usato da un altro server. Fermalo, o scegli un altro file con --database.
fault-database-unwritable = { $file } non si può scrivere: { $why }. Scegli un altro file con --database.
fault-database-newer = { $file } viene da una versione più recente. Aggiorna questo programma.
fault-database-foreign = { $file } non è un archivio di partite. Scegli un altro file con --database.
fault-database-older = { $file } è di una versione precedente. Aggiornala con openquarto database migrate.
fault-database-away = { $file } non è raggiungibile: { $why }.
fault-database-address = Questo non è l'indirizzo di una base di dati. Un esempio: postgresql://user@host/name.
fault-database-not-empty = { $file } contiene già delle partite. Scegli una base di dati vuota.
fault-copy-differs = { $file } non ha mantenuto ciò che è stato copiato. Non ne resta niente.
fault-no-database = { $file } non esiste o non contiene partite.
fault-workers = Più processi (--workers) richiedono una base di dati che possano condividere: indica --database postgresql://me@host/quarto.
fault-worker-failed = Un processo è terminato prima di poter servire (stato { $status }). Il registro dice di più.
fault-no-postgres = PostgreSQL richiede il pacchetto aggiuntivo postgres: pip install 'openquarto[postgres]'.
fault-no-backup-here = Questa base di dati non è un file. Per PostgreSQL, pg_dump fa una copia di sicurezza e openquarto database copy scrive un file.
fault-no-server = Il server a { $file } non è raggiungibile: { $why }.
fault-backup = { $file } non si può scrivere: { $why }.
fault-nothing-to-back-up = Questo server non salva partite, quindi non c'è niente da copiare.
fault-not-in-memory = Nessuno ha aperto questa partita, quindi non c'è niente da chiudere.
fault-network = { $text } non è un indirizzo di rete. Scrivine uno come 192.0.2.7 o 192.0.2.0/24.
fault-admin-socket = I comandi di chi gestisce il server non possono entrare da { $file }: { $why }. Scegli un altro posto con admin_socket, oppure off.
