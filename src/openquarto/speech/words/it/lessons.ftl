### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Qualcosa in comune
lesson-one-trait-text = Quattro pedine in una riga, una colonna o una diagonale sono un Quarto se hanno qualcosa in comune. Per cominciare conta solo la forma: tonda o quadrata. Posa la quarta pedina.
lesson-pieces = Sedici pedine
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Ci sono sedici pedine, tutte diverse. Quattro caratteristiche le distinguono: { $traits }. Se quattro pedine in linea ne hanno una in comune, è un Quarto.
lesson-give-and-place = Dare e posare
lesson-give-and-place-text = L'avversario sceglie la pedina che tu posi, e tu scegli la prossima per l'avversario. Ogni turno ha quindi due metà: posare, poi dare. Pensaci due volte: dove va la pedina, e quale do dopo?
lesson-call-and-show = Annunciare e mostrare
lesson-call-and-show-text = Un Quarto vince solo se lo annunci: di' Quarto e mostra la linea. Puoi farlo dopo aver posato, prima di dare la pedina successiva. Se la linea non è un Quarto, l'annuncio è falso e la partita continua.
lesson-missed = Un Quarto non visto
lesson-missed-text = Se formi un Quarto e dai la pedina successiva senza dire niente, l'avversario può annunciarlo prima di posare. E quello che l'avversario non ha visto, puoi annunciarlo tu. Se nessuno lo fa, non vale più.
lesson-hot = La pedina che scotta
lesson-hot-text = Tre pedine in linea hanno qualcosa in comune, e la quarta casella è vuota: allora una pedina adatta scotta. Chi la riceve può vincere subito. Trova le pedine che scottano prima di dare.
lesson-safe = La pedina sicura
lesson-safe-text = Una pedina che non completa nessuna linea è sicura. Controlla ogni linea con tre pedine, poi le pedine rimaste. Dopo ogni pedina posata, ricontrolla.
lesson-pincer = La tenaglia
lesson-pincer-text = Una linea aspetta una pedina tonda, un'altra una quadrata: allora nessuna pedina è più sicura. È una tenaglia. Non chiuderla se poi tocca a te dare.
lesson-count = Contare, poi controllare
lesson-count-text = Conta le pedine sicure: se sono in numero dispari, spesso è l'avversario a restarne senza per primo. Ma ogni pedina posata può cambiare il conto. Quindi conta, poi controlla.
lesson-trap = La trappola e il pareggio
lesson-trap-text = Una trappola è una pedina sicura dopo la quale, ovunque venga posata, nessun'altra è sicura. Tendine una, se puoi. Se non c'è niente da vincere, mantieni il pareggio.

## The extras.

lesson-blocks = I blocchi
lesson-blocks-text = Con i blocchi, anche quattro pedine su due per due caselle possono essere un Quarto. Un blocco prende il nome dalla sua prima casella: il blocco b2 è b2, c2, b3 e c3. Ce ne sono nove.
lesson-mask = Con la maschera
lesson-mask-text = Con la maschera conosci il tabellone con il tatto e la memoria. Tocchi un posto alla volta: una casella, una pedina della riserva, la pedina in mano. Comincia intorno all'ultima casella giocata.
lesson-clock = Con l'orologio
lesson-clock-text = In torneo puoi avere un minuto per turno, da quando ricevi una pedina a quando dai la successiva. Se il tempo finisce, perdi. Cerca quindi prima un Quarto, poi una pedina sicura.

## The small match at the end. $level is the name of the level.

lesson-match-call = E adesso una partita di allenamento contro { $level }. La superi se vinci annunciando un Quarto.
lesson-match-hold = E adesso una partita di allenamento contro { $level }. La superi se non perdi.
lesson-match-finish = E adesso una partita di allenamento contro { $level }. Giocala fino alla fine, chiunque vinca.
