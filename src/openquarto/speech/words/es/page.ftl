### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, en { $square }
page-home-hand = { $piece }, en la mano
page-home-note-hand = mano
page-hand-mine = Tu pieza:
page-hand-of = Pieza para { $who }:
page-hand-choose = Elige de la reserva
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: otra vez para entregar.
page-again-place = { $square }: otra vez para colocar.

## Status and players.

page-phase-place = Colocar
page-phase-give = Entregar
page-note-placing = coloca
page-note-giving = entrega
page-note-looking = echa el último vistazo
page-note-waits = espera
page-note-waits-piece = espera una pieza
page-note-winner = ha ganado
page-note-over = partida terminada
page-points = Puntos: { $points }

## The rule badge.

page-badge-lines = filas, columnas, diagonales
page-badge-blocks = también bloques
page-badge-automatic = sin anuncio
page-badge-loses = un anuncio falso hace perder
page-badge-counts = seria
page-rules-here = Reglas de esta mesa

## The call dialog.

page-clock-runs = El reloj corre.
page-no-diagonal = Aquí no hay diagonal.

## Notices.

page-offline = Sin conexión. Lo intentamos de nuevo; tu partida está guardada.
page-back-online = Conexión recuperada. No se ha perdido nada.
page-no-game = Esta partida ya no existe.
page-not-allowed = No tienes acceso a esta mesa.
page-offer-draw = { CAPITAL($who) } ofrece empate.
page-offer-back = { CAPITAL($who) } pide deshacer la jugada.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Quartos sin anunciar
page-rematch = Revancha
page-rematch-you = Revancha: tú entregas primero
page-rematch-other = Revancha: { $who } entrega primero
page-rematch-go = Ir a la revancha

## The menu and the record.

page-more = Más
page-ok = OK
page-claim = Reclamar la victoria
page-resign-sure = ¿Abandonar esta partida?
page-copy = Copiar
page-download = Descargar
page-open = Abrir
page-print = Imprimir
page-position = Posición
page-copy-link = Copiar un enlace a la posición
page-copied = Copiado.
page-copy-failed = Aquí no se puede copiar. Selecciona el texto a mano.

## Settings and keys.

page-volume = Volumen
page-theme-system = igual que el sistema
page-confirm = Pedir un segundo toque
page-confirm-touch = al entregar con el dedo
page-confirm-gifts = siempre al entregar
page-confirm-all = al entregar o colocar
page-confirm-never = nunca
page-turn = Girar el tablero y la reserva
page-turn-no = no
page-turn-half = media vuelta
page-turn-second = hacia quien juega
page-keys-on = Atajos de una tecla en el tablero y la reserva
page-keys-where = Estas teclas funcionan cuando el foco está en el tablero o en la reserva.
page-keys-change = Para cambiar una tecla, elígela y pulsa otra.
page-keys-reset = Restablecer las teclas
page-key-older = coma: mensaje anterior
page-key-newer = punto: mensaje siguiente
page-key-press = pulsa

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
page-you = Tú
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = ninguna todavía
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
