### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto nel browser: sedici pedine, quattro caratteristiche, e l'avversario sceglie la pedina che posi.
page-around = Pagine
page-home = Inizio
page-sit-down = Siediti a giocare
page-picture = Un tavoliere con alcune pedine
page-motto = Quattro in linea con una qualità in comune vincono. Ma l'avversario sceglie la tua pedina.

## Home.

page-home-title = Siediti al tavolo
page-home-lead = Quarto: sedici pedine, tutte diverse, e non scegli mai la tua.
page-start = Gioca
page-choose = Scegli il tavolo
page-first-visit = Quarto ti è nuovo? Le regole durano un minuto.
page-known = Le conosco
page-games = Le mie partite
page-games-empty = Ancora nessuna partita. La prima è a un clic.
page-continue = Continua
page-look = Rivedi
page-rename = Rinomina
page-new-name = Nuovo nome
page-renamed = Rinominata.
page-delete = Elimina
page-delete-sure = Eliminare questa partita per sempre?
page-deleted = Eliminata.
page-failed = Non ha funzionato. Riprova.
page-record-title = Aprire un verbale
page-record-file = Il file di una partita
page-record-text = o il suo testo

## A new table.

page-new-title = Una nuova partita
page-new-lead = Tutto è pronto per una prima partita. Inizia pure.
page-here = Qualcuno qui
page-here-about = in due davanti a uno schermo
page-computer = Il computer, livelli da 1 a 10
page-name-me = Il tuo nome
page-name-other = Il nome dell'altro
page-edition-classic = Classica
page-edition-classic-about = chiare e scure
page-edition-access = { edition-access }
page-edition-access-about = lisce e rigate
page-more-choices = Altre scelte
page-traits-hint = Meno caratteristiche si vedono meglio. Si gioca comunque con tutte e sedici le pedine.
page-calling-announced = Annunciato
page-calling-announced-about = chi vede un Quarto deve annunciarlo
page-calling-automatic = Automatico
page-calling-automatic-about = un Quarto vince subito
page-false-call-goes-on = Si continua
page-false-call-loses = Fa perdere la partita
page-clocks = Orologi, per turno
page-clock-me = Il mio
page-clock-other = Quello dell'avversario
page-clock-none = nessuno
page-clock-seconds = { $seconds } secondi
page-clock-minutes = { $minutes } minuti
page-clock-day = un giorno
page-first = Chi dà per primo
page-first-lot = Decide il sorteggio
page-first-me = Io
page-first-other = L'avversario
page-kind = Amichevole o no
page-counts = Questa partita vale
page-counts-about = Se la partita vale, non si torna indietro.
page-lot-hint = Un sorteggio decide chi dà per primo.

## The rules in a minute.

page-rules-title = Le regole in un minuto
page-rules-pieces = Sedici pedine
page-rules-pieces-text = Ogni pedina ha una di due qualità per quattro caratteristiche. Ogni combinazione c'è una volta.
page-rules-turn = Posi ciò che ti danno
page-rules-turn-text = L'avversario ti dà una pedina. La posi su una casella vuota. Poi scegli la pedina che lui deve posare.
page-rules-quarto = Quattro con una qualità in comune
page-rules-quarto-text = Quattro pedine in una riga, colonna o diagonale con una qualità in comune sono un Quarto. Non importa chi ha posato le altre.
page-rules-quarto-picture = Quattro pedine tonde e alte nella colonna a
page-rules-call = Annuncialo
page-rules-call-text = Un Quarto vince solo se lo annunci e mostri la sua linea: dopo aver posato, prima di dare.
page-rules-missed-text = Chi non vede un Quarto lo lascia all'altro, che può annunciarlo prima di posare. Poi non vale più. Un annuncio falso costa quell'occasione.
page-rules-end = L'ultimo sguardo
page-rules-end-text = Quando le sedici pedine sono posate, entrambi guardano ancora una volta: annunciare, o dire fatto. Se nessuno annuncia, è pareggio.
page-rules-end-picture = Un tavoliere pieno
page-rules-variants = Più facile e più difficile
page-rules-variants-text = I principianti contano una, due o tre caratteristiche. Gli esperti contano anche ogni blocco di quattro caselle.
page-rules-access-text = Nell'edizione Access, fatta per giocare al tatto, liscia e rigata stanno per chiara e scura.
page-rules-access-picture = Pedine lisce e rigate
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Torna al tavolo
page-error-title = Qui non c'è niente
page-error-text = Questa pagina o partita non è qui. Forse è stata eliminata.
