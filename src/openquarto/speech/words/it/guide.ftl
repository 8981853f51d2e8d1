### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Giocare senza vedere
guide-about = Su questa guida
guide-about-text =
    Tutto in OpenQuarto si può giocare con la tastiera e a orecchio.
    Niente richiede colori, mouse, suoni o mani veloci; un orologio corre solo se è stato deciso.
    Chi vede e chi non vede ricevono lo stesso: nessuno sente o vede che c'è un Quarto.
guide-start = Per cominciare
guide-start-text =
    Nel browser: scrivi openquarto play. La pagina si apre, e il suo indirizzo viene mostrato.
    Scegli un avversario, poi il pulsante Gioca.
    In un terminale: scrivi openquarto terminal --plain. Allora ogni riga dice una cosa sola.
    L'edizione Access dice liscia e rigata, grande e piccola, come un gioco fatto per essere toccato.
guide-playing = Il gioco
guide-pieces = Le pedine
guide-squares = Le caselle
guide-page = Nella pagina
guide-page-text =
    Il tavoliere e la riserva sono due griglie di quattro per quattro, in cui ti muovi con le frecce.
    Tab va dal tavoliere alla riserva, poi al pulsante Quarto, al menu e al campo dei comandi.
    Nelle griglie il tuo lettore deve essere in modalità focus. Se tiene le lettere per sé, usa il campo dei comandi.
    Quello che fa l'avversario viene detto da sé, ovunque tu sia.
guide-keys = I tasti
guide-questions = Nel terminale e nel campo dei comandi
guide-questions-text =
    Scrivi quello che vuoi e premi Invio. La domanda dice che cosa viene: dare o posare.
    Aiuto dice che cosa si può scrivere adesso.
guide-quarto = Annunciare un Quarto
guide-quarto-text =
    Niente ti dice che ce n'è uno: lo trovi tu, come tutti.
    Nella pagina Q apre le linee che passano per l'ultima casella occupata. Scegline una e premi Invio.
    Se l'avversario ne ha mancato uno, annuncialo prima di posare.
guide-memory = Tenere a mente il tavoliere
guide-memory-text =
    Dopo ogni posa leggi la riga, la colonna e la diagonale che ci passano.
    La lente legge una sola caratteristica: quattro parole dicono una linea.
    L'ultima mossa e la tua pedina vengono ripetute ogni volta che le chiedi.
    Una pagina in braille di qualunque posizione la scrive openquarto braille.
    Un foglio per carta a microcapsule lo disegna openquarto tactile, e un gioco per stampante 3D lo scrive openquarto model.
guide-settings = Impostazioni
guide-together = Con altri
guide-together-text =
    Con un link giochi con chi è altrove; ognuno sente o vede il tavolo a modo suo e nella sua lingua.
    Davanti a uno schermo solo, uno può ascoltare e l'altro guardare.
    Con un gioco sul tavolo, di' ad alta voce la pedina e la casella quando posi.
guide-stuck = Se non senti niente
guide-stuck-text =
    W dice di chi è il turno, O dove sei, L che cosa è successo per ultimo.
    Se il collegamento con il server cade, ti viene detto, e anche quando torna. Nessuna mossa va persa.
    Quali lettori sono stati provati, e quali no, sta nella documentazione.
