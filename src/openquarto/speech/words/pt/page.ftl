### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, em { $square }
page-home-hand = { $piece }, na mão
page-home-note-hand = mão
page-hand-mine = Na tua mão
page-hand-of = Na mão: { $who }
page-hand-choose = Escolhe da reserva
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: mais uma vez para entregar.
page-again-place = { $square }: mais uma vez para colocar.

## Status and players.

page-phase-place = Colocar
page-phase-give = Entregar
page-note-placing = coloca
page-note-giving = entrega
page-note-looking = tem o último olhar
page-note-waits = espera
page-note-waits-piece = espera uma peça
page-note-winner = ganhou
page-note-over = no fim
page-points = Pontos { $points }

## The rule badge.

page-badge-lines = linhas, colunas, diagonais
page-badge-blocks = também blocos
page-badge-automatic = sem anunciar
page-badge-loses = anúncio falso perde
page-badge-counts = conta
page-rules-here = Regras nesta mesa

## The call dialog.

page-call-through = Por { $square }, acabada de colocar
page-clock-runs = O relógio corre.
page-no-diagonal = Aqui não há diagonal.

## Notices.

page-offline = Sem ligação. Nova tentativa; a tua partida está guardada.
page-back-online = Ligado de novo. Nada se perdeu.
page-no-game = Esta partida já não está aqui.
page-not-allowed = Esta mesa não está aberta para ti.
page-offer-draw = { CAPITAL($who) } propõe empate.
page-offer-back = { CAPITAL($who) } pede para desfazer.

## The end.

# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Quartos por anunciar
page-rematch = Desforra
page-rematch-you = Desforra, entregas antes
page-rematch-other = Desforra, { $who } entrega antes
page-rematch-go = Para a desforra

## The menu and the record.

page-more = Mais
page-ok = OK
page-claim = Reclamar a partida
page-resign-sure = Abandonar esta partida?
page-copy = Copiar
page-download = Transferir
page-open = Abrir
page-print = Imprimir
page-position = Posição
page-copy-link = Copiar uma ligação para a posição
page-copied = Copiado.
page-copy-failed = Aqui não se pode copiar. Marca o texto à mão.

## Settings and keys.

page-volume = Volume do som
page-theme-system = como o sistema
page-confirm = Pedir um segundo toque
page-confirm-touch = ao entregar com o dedo
page-confirm-gifts = em cada entrega
page-confirm-all = ao entregar e colocar
page-confirm-never = nunca
page-turn = Rodar tabuleiro e reserva
page-turn-no = não
page-turn-half = meia volta
page-turn-second = para quem joga
page-keys-on = Teclas soltas no tabuleiro e na reserva
page-keys-where = Estas teclas atuam quando o tabuleiro ou a reserva tem o foco.
page-keys-change = Para mudar uma tecla, escolhe-a e carrega noutra.
page-keys-reset = Todas as teclas como antes
page-key-older = vírgula: mensagem anterior
page-key-newer = ponto: mensagem seguinte
page-key-press = carrega

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
page-hand-empty = { square-empty }
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
