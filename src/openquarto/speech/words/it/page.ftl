### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, in { $square }
page-home-hand = { $piece }, in mano
page-home-note-hand = mano
page-hand-mine = La tua pedina:
page-hand-of = Pedina per { $who }:
page-hand-choose = Scegli dalla riserva
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: ancora una volta per dare.
page-again-place = { $square }: ancora una volta per posare.

## Status and players.

page-phase-place = Posare
page-phase-give = Dare
page-note-placing = posa
page-note-giving = dà
page-note-looking = guarda un'ultima volta
page-note-waits = attende
page-note-waits-piece = attende una pedina
page-note-winner = ha vinto
page-note-over = partita finita
page-points = Punti: { $points }

## The rule badge.

page-badge-lines = righe, colonne, diagonali
page-badge-blocks = anche i blocchi
page-badge-automatic = senza annuncio
page-badge-loses = l'annuncio falso fa perdere
page-badge-counts = vale
page-rules-here = Le regole a questo tavolo

## The call dialog.

page-clock-runs = L'orologio corre.
page-no-diagonal = Di qui non passa nessuna diagonale.

## Notices.

page-offline = Connessione assente. Nuovo tentativo in corso; la tua partita è salva.
page-back-online = Connessione ristabilita. Non è andato perso niente.
page-no-game = Questa partita non c'è più.
page-not-allowed = Non hai accesso a questo tavolo.
page-offer-draw = { CAPITAL($who) } offre il pareggio.
page-offer-back = { CAPITAL($who) } chiede di annullare la mossa.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Quarto non annunciati
page-rematch = Rivincita
page-rematch-you = Rivincita: la prima pedina la dai tu
page-rematch-other = Rivincita: la prima pedina la dà { $who }
page-rematch-go = Vai alla rivincita

## The menu and the record.

page-more = Altro
page-ok = OK
page-claim = Reclama la vittoria
page-resign-sure = Vuoi abbandonare questa partita?
page-copy = Copia
page-download = Scarica
page-open = Apri
page-print = Stampa
page-position = Posizione
page-copy-link = Copia un link alla posizione
page-copied = Copiato.
page-copy-failed = Qui non si può copiare. Seleziona il testo a mano.

## Settings and keys.

page-volume = Volume
page-theme-system = come nel sistema
page-confirm = Chiedi un secondo tocco
page-confirm-touch = quando si dà con il dito
page-confirm-gifts = per ogni pedina data
page-confirm-all = quando si dà o si posa
page-confirm-never = mai
page-turn = Gira tabellone e riserva
page-turn-no = no
page-turn-half = mezzo giro
page-turn-second = verso chi deve giocare
page-keys-on = Scorciatoie a un tasto su tabellone e riserva
page-keys-where = Questi tasti funzionano quando il focus è sul tabellone o sulla riserva.
page-keys-change = Per cambiare un tasto, sceglilo e premine un altro.
page-keys-reset = Ripristina i tasti
page-key-older = virgola: messaggio precedente
page-key-newer = punto: messaggio successivo
page-key-press = premi

## What is said elsewhere too, lent to the page.

page-read-line = { read-line }
page-read-square = { read-square }
page-read-board-empty = { read-board-empty }
page-read-stock = { read-stock }
page-read-stock-empty = { read-stock-empty }
page-set-lens = { set-lens }
page-lens-all = { label-lens-all }
page-list-separator = { list-separator }
page-lens-separator = { lens-separator }
page-piece-plain = { piece-plain }
page-code-classic = { code-classic }
page-code-access = { code-access }
page-columns-names = { columns-names }
page-columns-nato = { columns-nato }
page-line-row = { line-row }
page-line-column = { line-column }
page-line-diagonal = { line-diagonal }
page-line-block = { line-block }
page-you = Tu
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = ancora nessuna
page-hand = { label-hand }
page-key-r = { key-r }
page-key-c = { key-c }
page-key-d = { key-d }
page-key-x = { key-x }
page-key-v = { key-v }
page-key-z = { key-z }
page-key-h = { key-h }
page-key-o = { key-o }
page-key-w = { key-w }
page-key-t = { key-t }
page-key-l = { key-l }
page-key-s = { key-s }
page-key-b = { key-b }
page-key-i = { key-i }
page-key-q = { key-q }
page-key-e = { key-e }
page-key-m = { key-m }
page-key-help = { key-help }

## Lent to a board that is mounted without a server: its labels, and what happens there.

page-label-board = { label-board }
page-label-stock = { label-stock }
page-label-done = { label-done }
page-label-cancel = { label-cancel }
page-label-which-line = { label-which-line }
page-gave = { gave-you }
page-placed = { placed-you }
page-turn-give = { turn-give-you }
page-turn-place = { turn-place-you }
page-turn-over = { turn-over }
page-square-taken = { fault-square-taken }
page-give-expected = { fault-give-expected }
page-place-expected = { fault-place-expected }
page-read-hand = { read-hand }
page-read-hand-empty = { read-hand-empty }
page-read-no-last = { read-no-last }
