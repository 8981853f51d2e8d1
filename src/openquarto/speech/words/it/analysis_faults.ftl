### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Niente analisi finché dura la tua partita che vale: { $title }. Torna appena quella partita è finita.
fault-analysis-under-a-mask = Niente analisi finché dura la tua partita con la maschera: { $title }. Torna appena quella partita è finita.
fault-too-many-analyses = Troppe analisi. Al massimo { $most } nuove al minuto: aspetta un momento.
fault-analysis-busy = In questo momento molti chiedono un'analisi. Riprova tra un momento.
fault-analysis-too-long = Questa analisi durava troppo ed è stata fermata. Riprova.
fault-analysis-failed = L'analisi è stata interrotta. Riprova.
fault-no-analysis = Questo server non fa analisi.
fault-turn-not-possible = { $text } non è una mossa possibile qui.
fault-review-before-the-end = La revisione si fa a partita finita.
