### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Dai una pedina: di' le sue parole in qualunque ordine, come { $piece }.
    Basta l'inizio delle parole, o quattro lettere come { $code }.
    Di' riserva per sentire le pedine rimaste, tavoliere per sentire il tavoliere.
    Di' aiuto e una di queste parole: giocare, pedine, caselle, quarto, domande, avversario, impostazioni, tasti.
# Said only where a call may be made.
help-give-call = Puoi annunciare prima di dare: quarto riga 2.
help-place =
    Posa la tua pedina: di' una casella, come b2.
    Di' mano per sentire la tua pedina, tavoliere per sentire il tavoliere.
    Di' aiuto e una di queste parole: giocare, pedine, caselle, quarto, domande, avversario, impostazioni, tasti.
help-place-call = Puoi annunciare prima di posare: quarto riga 2.
help-last-look =
    Il tavoliere è pieno: è il tuo ultimo sguardo.
    Annuncia una linea che vedi, come quarto riga 2, o di' fatto.
    Di' tavoliere per sentire il tavoliere, riga 2 per sentire una riga.
    Di' aiuto e una di queste parole: giocare, pedine, caselle, quarto, domande, avversario, impostazioni, tasti.
help-over =
    La partita è finita.
    Di' nuova per un'altra partita, avversario per un altro avversario, salva per conservare questa, esci per andartene.
    Di' tavoliere per sentire il tavoliere, ultima per risentire la fine.
# While it is somebody else's turn.
help-wait =
    È il turno dell'avversario.
    Puoi chiedere: tavoliere, riga 2, riserva, ultima, turno, tempo.
    Puoi dire abbandona, pareggio o indietro.

## Help by topic.

help-playing =
    Sedici pedine, quattro caratteristiche con due qualità ciascuna, un tavoliere di quattro per quattro caselle.
    L'avversario sceglie la pedina che posi; poi tu ne scegli una per lui.
    Quattro pedine in linea con una qualità in comune sono un Quarto.
    Un Quarto vince solo se è annunciato, con la sua linea.
    Chi ha posato può annunciare prima di dare; poi l'altro, prima di posare; poi è perso.
help-pieces =
    Una pedina si dice con le sue quattro qualità, in qualunque ordine: { $sides }.
    Basta l'inizio delle parole, e meno parole se c'è una sola pedina adatta.
    Oppure di' le sue quattro lettere, come { $code }, o dare e la sua lettera, da A a P.
    Di' pedine parole, pedine lettere o pedine segnate per scegliere come sentirle.
help-squares =
    Le colonne vanno da a a d da sinistra, le righe da 1 a 4 dall'alto: a1 è in alto a sinistra.
    Di' b2, o { $name }, o { $nato }.
    Di' caselle lettere, caselle nomi o caselle nato per scegliere come sentirle.
help-quarto =
    Di' quarto e la linea: quarto riga 2, quarto colonna b, quarto diagonale a1, quarto blocco b2.
    Una diagonale si nomina dal suo capo sinistro, un blocco dalla sua casella in alto a sinistra.
    Puoi annunciare dopo aver posato, o prima di posare.
    Una linea che non è un Quarto ti costa questo annuncio.
    Quarto da solo chiede la linea.
help-questions =
    Riga 2, colonna b, diagonale, blocco b2: leggono una linea, dalla sua prima casella.
    Guarda b2 legge una casella; dove e una pedina dice dov'è.
    Tavoliere, riserva, mano, ultima, turno, tempo, variante.
    Lente e una caratteristica: si legge una parola per casella. Lente tutto la toglie.
    Ripeti ridice le ultime parole.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Di' avversario e un nome o un numero: comincia una nuova partita.
    Dieci livelli, con nomi di legni dal tenero al duro; l'ultimo è perfetto.
help-settings =
    Lingua e una lingua, come lingua { $language }.
    Edizione classica o edizione access.
    Pedine parole, lettere o segnate. Caselle lettere, nomi o nato.
    Breve per poche parole, completo per tutte.
help-keys =
    Le frecce spostano. Inizio e Fine vanno ai capi di una riga.
    Da 1 a 4 vanno a una riga, con Maiuscole a una colonna; nella riserva cambiano una caratteristica.
    Invio posa qui, o dà questa pedina.
    R, C, D e X leggono la riga, la colonna, la diagonale e i blocchi che passano di qui.
    V legge il tavoliere o la riserva.
    Z cambia la lente.
    H è la mano, O dove sei, W di chi è il turno, T gli orologi.
    L ripete l'ultima mossa; virgola e punto scorrono i messaggi.
    S va alla riserva, B al tavoliere, I alla riga di comando.
    Q annuncia Quarto, E è fatto, M il menu, punto interrogativo questo aiuto.
