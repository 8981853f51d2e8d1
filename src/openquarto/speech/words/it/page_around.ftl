### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto nel browser: sedici pedine, quattro caratteristiche, e l'avversario sceglie la pedina che posi.
page-around = Pagine
page-home = Home
page-sit-down = Mettiti a giocare
page-picture = Un tabellone con alcune pedine
page-motto = Vincono quattro pedine in linea con una qualità in comune. Ma la tua pedina la sceglie l'avversario.

## Home.

page-home-title = Siediti al tavolo
page-home-lead = Quarto: sedici pedine, tutte diverse, e non scegli mai la tua.
page-start = Gioca
page-choose = Scegli il tavolo
page-first-visit = Non conosci Quarto? Le regole si leggono in un minuto.
page-known = Le conosco già
page-games = Le mie partite
page-games-empty = Ancora nessuna partita. La prima è a un clic da qui.
page-continue = Continua
page-look = Rivedi
page-rename = Rinomina
page-new-name = Nuovo nome
page-renamed = Rinominata.
page-delete = Elimina
page-delete-sure = Vuoi eliminare questa partita per sempre?
page-deleted = Eliminata.
page-failed = Non ha funzionato. Riprova.
page-record-title = Apri una trascrizione
page-record-file = Il file di una partita
page-record-text = o il suo testo

## A new table.

page-new-title = Una nuova partita
page-new-lead = È tutto pronto per una prima partita. Comincia pure.
page-here = In due su questo schermo
page-here-about = fianco a fianco
page-computer = Il computer, livelli da 1 a 10
page-name-me = Il tuo nome
page-name-other = Il nome dell'altro giocatore
page-edition-classic = Classica
page-edition-classic-about = chiare e scure
page-edition-access = { edition-access }
page-edition-access-about = lisce e rigate
page-more-choices = Altre opzioni
page-traits-hint = Con meno caratteristiche è più facile vedere un Quarto. Si gioca comunque con tutte e sedici le pedine.
page-calling-announced = Con annuncio
page-calling-announced-about = chi vede un Quarto deve annunciarlo
page-calling-automatic = Automatico
page-calling-automatic-about = un Quarto vince subito
page-false-call-goes-on = La partita continua
page-false-call-loses = Fa perdere la partita
page-clock-me = Il mio
page-clock-other = Quello dell'avversario
page-clock-none = nessuno
page-clock-seconds = { $seconds } secondi
page-clock-minutes = { $minutes } minuti
page-clock-day = un giorno
page-first = Chi dà la prima pedina
page-first-lot = A sorte
page-first-me = Io
page-first-other = L'avversario
page-kind = Per divertimento o sul serio
page-counts = Questa partita vale
page-counts-about = Se la partita vale, non ci sono suggerimenti e nessuna mossa si annulla.
page-lot-hint = Si tira a sorte chi dà la prima pedina.

## The rules in a minute.

page-rules-title = Le regole in un minuto
page-rules-pieces = Sedici pedine
page-rules-pieces-text = Ogni pedina ha quattro caratteristiche e, per ciascuna, una di due qualità. Ogni combinazione esiste una sola volta.
page-rules-turn = Posi la pedina che ricevi
page-rules-turn-text = L'avversario ti dà una pedina. La posi su una casella vuota. Poi scegli tu la pedina che deve posare l'avversario.
page-rules-quarto = Quattro con una qualità in comune
page-rules-quarto-text = Quattro pedine in riga, in colonna o in diagonale con una qualità in comune, per esempio tutte chiare, fanno un Quarto. Non importa chi ha posato le altre.
page-rules-quarto-picture = Quattro pedine tonde e alte nella colonna a
page-rules-call = Annuncialo
page-rules-call-text = Un Quarto vince solo se lo annunci e mostri la sua linea: dopo aver posato, prima di dare.
page-rules-missed-text = Chi non vede un Quarto lo lascia all'altro, che può annunciarlo prima di posare. Dopo, non vale più. Con un annuncio falso si perde quell'occasione.
page-rules-end = L'ultimo sguardo
page-rules-end-text = Quando tutte e sedici le pedine sono posate, entrambi possono guardare ancora una volta: annunciare, o scegliere Fatto. Se nessuno annuncia, è pareggio.
page-rules-end-picture = Un tabellone pieno
page-rules-variants = Più facile e più difficile
page-rules-variants-text = Per i principianti contano solo una, due o tre caratteristiche. Per gli esperti conta anche ogni blocco di quattro caselle.
page-rules-access-text = Nell'edizione Access, fatta per giocare con il tatto, liscia e rigata prendono il posto di chiara e scura, grande e piccola quello di alta e bassa.
page-rules-access-picture = Pedine lisce e rigate
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Torna al tavolo
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Qui non c'è niente
page-error-later = In questo momento no
page-error-refused = Non ha funzionato
