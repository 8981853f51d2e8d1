### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Dai una pedina: scrivi le sue parole in qualunque ordine, come { $piece }.
    Basta l'inizio di ogni parola, o un codice di quattro lettere come { $code }.
    Scrivi riserva per sentire le pedine rimaste, tabellone per sentire il tabellone.
# Said only where a call may be made.
help-give-call = Puoi annunciare prima di dare: quarto riga 2.
help-place =
    Posa la tua pedina: scrivi una casella, come b2.
    Scrivi mano per sentire la tua pedina, tabellone per sentire il tabellone.
help-place-call = Puoi annunciare prima di posare: quarto riga 2.
help-last-look =
    Il tabellone è pieno: è il tuo ultimo sguardo.
    Annuncia una linea che vedi, come quarto riga 2, o scrivi fatto.
    Scrivi tabellone per sentire il tabellone, riga 2 per sentire una riga.
help-over =
    La partita è finita.
    Scrivi nuova per un'altra partita, avversario per un altro avversario, salva per tenere questa, esci per andartene.
    Scrivi tabellone per sentire il tabellone, ultima per risentire la fine.
# While it is somebody else's turn.
help-wait =
    Tocca all'avversario.
    Puoi chiedere: tabellone, riga 2, riserva, ultima, turno, tempo.
    Puoi anche scrivere abbandona, pareggio o annulla.

## Help by topic.

help-playing =
    Sedici pedine, quattro caratteristiche con due qualità ciascuna, un tabellone di quattro per quattro caselle.
    All'inizio un giocatore dà soltanto una pedina; è l'altro a posarla.
    L'avversario sceglie la pedina che posi; poi tu ne scegli una per l'avversario.
    Quattro pedine in linea con una qualità in comune fanno un Quarto.
    Un Quarto vince solo se viene annunciato, con la sua linea.
    Chi ha posato può annunciarlo prima di dare; poi può farlo l'altro, prima di posare; dopo non vale più.
help-pieces =
    Una pedina si nomina con le sue quattro qualità, in qualunque ordine: { $sides }.
    Basta l'inizio di ogni parola, e bastano meno parole se corrisponde una sola pedina.
    Oppure scrivi il suo codice di quattro lettere, come { $code }, o dare e la sua lettera, da A a P.
    Scrivi pedine parole, pedine lettere o pedine differenze per scegliere come sentirle.
    Con differenze, di ogni coppia senti solo la seconda parola; la pedina che non ne ha nessuna si chiama semplice.
help-squares =
    Le colonne vanno da a a d, da sinistra; le righe da 1 a 4, dall'alto: a1 è in alto a sinistra.
    Scrivi b2, o { $name }, o { $nato }.
    Scrivi caselle lettere, caselle nomi o caselle nato per scegliere come sentirle.
help-quarto =
    Scrivi quarto e la linea: quarto riga 2, quarto colonna b, quarto diagonale a1, quarto blocco b2.
    Una diagonale prende il nome dal suo capo sinistro, un blocco dalla sua casella in alto a sinistra.
    Puoi annunciare una linea che passa per l'ultima pedina posata: dopo averla posata, o prima di posare la prossima.
    Se la linea non è un Quarto, hai perso quell'occasione di annunciare.
    Se scrivi solo quarto, ti viene chiesta la linea.
help-questions =
    Riga 2, colonna b, diagonale, blocco b2: leggono una linea, a partire dalla prima casella.
    Guarda b2 legge una casella; dove e una pedina dice dov'è.
    Tabellone, riserva, mano, ultima, turno, tempo, variante.
    Lente e una caratteristica: si legge una sola parola per casella. Lente tutto la toglie.
    Ripeti ridice le ultime parole.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Scrivi avversario e un nome o un numero: comincia una nuova partita.
    Dieci livelli, con nomi di legni dal più tenero al più duro; l'ultimo è perfetto.
help-settings =
    Lingua e il nome di una lingua, come lingua { $language }.
    Edizione classica o edizione access.
    Pedine parole, lettere o differenze. Caselle lettere, nomi o nato.
    Breve per i messaggi brevi, completo per quelli completi.
help-keys =
    Con le frecce ti sposti. Inizio e Fine vanno ai capi di una riga.
    Da 1 a 4 vanno a una riga, con Maiusc a una colonna; nella riserva cambiano una caratteristica.
    Invio posa qui, o dà questa pedina.
    R, C, D e X leggono la riga, la colonna, la diagonale e i blocchi che passano di qui.
    V legge il tabellone o la riserva.
    Z cambia la lente.
    H dice la pedina in mano, O dove sei, W a chi tocca, T gli orologi.
    L ripete l'ultima mossa; virgola e punto scorrono i messaggi.
    S va alla riserva, B al tabellone, I al campo dei comandi.
    Q annuncia Quarto, E è fatto, M apre il menu, il punto interrogativo questo aiuto.
