### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Giocare senza vedere
guide-about = Su questa guida
guide-about-text =
    In OpenQuarto si può fare tutto con la tastiera e a orecchio.
    Non servono colori, mouse, suoni o mani veloci; un orologio corre solo se lo si è deciso insieme.
    Chi vede e chi non vede sanno le stesse cose: nessuno sente o vede che c'è un Quarto.
guide-start = Per cominciare
guide-start-text =
    Nel browser: scrivi openquarto play. La pagina si apre, e viene mostrato il suo indirizzo.
    Scegli un avversario, poi il pulsante Gioca.
    In un terminale: scrivi openquarto terminal --plain. Così ogni riga dice una cosa sola.
    L'edizione Access dice liscia e rigata, grande e piccola, come un gioco fatto per essere toccato.
guide-playing = Il gioco
guide-pieces = Le pedine
guide-squares = Le caselle
guide-page = Nella pagina
guide-page-text =
    Il tabellone e la riserva sono due griglie di quattro per quattro, in cui ti muovi con le frecce.
    Tab va dal tabellone alla riserva, poi al pulsante Quarto, al menu e al campo dei comandi.
    Nelle griglie il tuo lettore di schermo deve essere in modalità focus. Se tiene le lettere per sé, usa il campo dei comandi.
    Quello che fa l'avversario viene annunciato automaticamente, ovunque tu sia.
guide-keys = I tasti
guide-questions = Nel terminale e nel campo dei comandi
guide-questions-text =
    Scrivi quello che vuoi e premi Invio. La domanda ti dice che cosa fare: dare o posare.
    Aiuto dice che cosa si può scrivere adesso.
guide-quarto = Annunciare un Quarto
guide-quarto-text =
    Niente ti dice che ce n'è uno: lo trovi tu, come tutti.
    Nella pagina Q apre le linee che passano per l'ultima casella giocata. Scegline una e premi Invio.
    Se l'avversario non ne ha visto uno, annuncialo prima di posare.
guide-memory = Tenere a mente il tabellone
guide-memory-text =
    Quando una pedina è stata posata, leggi la riga, la colonna e la diagonale che passano di lì.
    La lente legge una sola caratteristica: bastano quattro parole per una linea.
    L'ultima mossa e la tua pedina vengono ripetute ogni volta che le chiedi.
    Con openquarto braille ottieni una pagina in braille di qualunque posizione.
    Con openquarto tactile ottieni un foglio per carta a microcapsule, e con openquarto model un gioco per la stampante 3D.
guide-settings = Impostazioni
guide-together = Con altri
guide-together-text =
    Con un link giochi con chi è altrove; ognuno sente o vede il tavolo a modo suo e nella sua lingua.
    Davanti allo stesso schermo, uno può ascoltare e l'altro guardare.
    Con un gioco vero sul tavolo, di' ad alta voce la pedina e la casella quando posi.
guide-stuck = Se non senti niente
guide-stuck-text =
    W dice a chi tocca, O dove sei, L l'ultima cosa successa.
    Se cade la connessione con il server, ti viene detto, e anche quando torna. Nessuna mossa va persa.
    Quali lettori di schermo sono stati provati, e quali no, è scritto nella documentazione.
