### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, em { $square }
page-home-hand = { $piece }, na mão
page-home-note-hand = mão
page-hand-mine = A tua peça:
page-hand-of = Peça para { $who }:
page-hand-choose = Escolhe da reserva
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) }: mais uma vez para entregar.
page-again-place = { $square }: mais uma vez para colocar.

## Status and players.

page-phase-place = Colocar
page-phase-give = Entregar
page-note-placing = coloca
page-note-giving = entrega
page-note-looking = olha uma última vez
page-note-waits = espera
page-note-waits-piece = espera por uma peça
page-note-winner = ganhou
page-note-over = partida terminada
page-points = Pontos: { $points }

## The rule badge.

page-badge-lines = linhas, colunas, diagonais
page-badge-blocks = também os blocos
page-badge-automatic = sem anúncio
page-badge-loses = anúncio falso faz perder
page-badge-counts = conta
page-rules-here = As regras nesta mesa

## The call dialog.

page-clock-runs = O relógio está a contar.
page-no-diagonal = Por aqui não passa nenhuma diagonal.

## Notices.

page-offline = Sem conexão. Nova tentativa em curso; a tua partida está guardada.
page-back-online = Conexão restabelecida. Nada se perdeu.
page-no-game = Esta partida já não existe.
page-not-allowed = Não tens acesso a esta mesa.
page-offer-draw = { CAPITAL($who) } propõe empate.
page-offer-back = { CAPITAL($who) } pede para desfazer a jogada.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label }: { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line }: { $sides }
page-missed = Quartos não anunciados
page-rematch = Desforra
page-rematch-you = Desforra: tu entregas a primeira peça
page-rematch-other = Desforra: { $who } entrega a primeira peça
page-rematch-go = Ir para a desforra

## The menu and the record.

page-more = Mais
page-ok = OK
page-claim = Reclamar a vitória
page-resign-sure = Desistir desta partida?
page-copy = Copiar
page-download = Transferir
page-open = Abrir
page-print = Imprimir
page-position = Posição
page-copy-link = Copiar um link para a posição
page-copied = Copiado.
page-copy-failed = Aqui não se pode copiar. Seleciona o texto à mão.

## Settings and keys.

page-volume = Volume
page-theme-system = como o sistema
page-confirm = Pedir um segundo toque
page-confirm-touch = ao entregar com o dedo
page-confirm-gifts = sempre que se entrega
page-confirm-all = ao entregar ou colocar
page-confirm-never = nunca
page-turn = Girar tabuleiro e reserva
page-turn-no = não
page-turn-half = meia volta
page-turn-second = para quem vai jogar
page-keys-on = Atalhos de uma tecla no tabuleiro e na reserva
page-keys-where = Estas teclas funcionam quando o foco está no tabuleiro ou na reserva.
page-keys-change = Para mudar uma tecla, escolhe-a e pressiona outra.
page-keys-reset = Repor as teclas
page-key-older = vírgula: mensagem anterior
page-key-newer = ponto: mensagem seguinte
page-key-press = pressiona

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
page-hand-empty = ainda nenhuma
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
