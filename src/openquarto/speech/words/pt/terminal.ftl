### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, um jogo de Blaise Muller, publicado pela Gigamic em 1991.
notice = Quarto é uma marca da Gigamic. Este é um projeto independente, não realizado nem apoiado pela Gigamic.
help-hint = Escreve ajuda para conhecer os comandos.
goodbye = Adeus.
# Left in the middle of a game: it is kept.
goodbye-kept = Adeus. A tua partida está guardada. Volta a entrar para continuar.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Adeus. A tua partida não ficou guardada: { $file } não se pode escrever.
# $who is the player who gives first, by lot.
lot-you = Sorteio: tu entregas a primeira peça.
lot = Sorteio: { $who } entrega a primeira peça.
# The same where no lot was drawn.
first-you = Tu entregas a primeira peça.
first-of = { CAPITAL($who) } entrega a primeira peça.
new-game = Nova partida.
# $when is a date and time as the system writes it, or a file's name.
resuming = Continua a tua partida: { $when }.
resume-offer = Há uma partida: { $when }. Queres continuá-la? Sim ou não?
resume-none = Não há nenhuma partida para continuar. Começa uma nova.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: por acabar, depois da jogada { $turns }. { $file }
kept-over = { $when }, { $players }: acabada, { $result }. { $file }
kept-none = Não há nenhuma partida guardada em { $folder }.
# Before leaving while the game goes on.
resign-sure = Queres desistir? Sim ou não?
new-sure = Queres acabar esta partida e começar outra? Sim ou não?
load-sure = Queres deixar esta partida e continuar { $file }? Sim ou não?
cancelled = Cancelado.
yes-or-no = Sim ou não?
nothing-to-answer = Não há nenhuma pergunta a que responder.
nothing-to-repeat = Não há nada para repetir.
not-after-end = A partida acabou. Escreve nova para jogar outra.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Não anunciados: { $missed }.
missed-one = { $line } depois da jogada { $turn }

## Files. $file is a file's name as it was typed.

saved = Partida guardada como { $file }.
loaded = { $file } carregado.
save-which = Escreve guardar e o nome de um ficheiro.
load-which = Escreve carregar e o nome de um ficheiro.
file-not-found = O ficheiro { $file } não existe.
file-not-readable = { $file } não se pode ler.
file-not-writable = { $file } não se pode escrever.
game-not-kept = Esta partida não fica guardada: { $file } não se pode escrever. Escreve guardar e o nome de um ficheiro para a guardar noutro lugar.
file-exists = { $file } já existe. Queres substituí-lo? Sim ou não?
file-not-text = { $file } não é um ficheiro de texto.
file-empty = Não há nenhuma partida em { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } contém { $games } partidas. Esta é a número { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } não é um registo correto. { $place }
record-title = O registo:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Sem relógio.
clock-turn = Relógio: { $time } por jogada.
clock-game = Relógio: { $time } para a partida.
clock-increment = Relógio: { $time } para a partida, e mais { $increment } por jogada.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [1] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [1] resta { $seconds } segundo.
   *[other] restam { $seconds } segundos.
}

## A terminal that cannot show all.

screen-too-small = A janela é pequena demais: { $columns } por { $rows }. É preciso pelo menos { $least-columns } por { $least-rows }.
screen-missing = O ecrã inteiro precisa do pacote adicional screen. Continua-se linha a linha.
screen-no-terminal = O ecrã inteiro precisa de um terminal. Continua-se linha a linha.
mask-honour = O que foi dito continua visível mais acima no ecrã. Joga-se com base na confiança.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Tabuleiro
label-stock = Reserva
label-hand = Na mão
label-clocks = Relógios
label-messages = Mensagens
label-actions = Ações
label-command = Comando
label-status = Estado
label-keys = Teclas
label-help = Ajuda
label-quarto = Quarto!
label-done = Pronto
label-menu = Menu
label-settings = Definições
label-language = Idioma
label-edition = Edição
label-variant = Variante
label-traits = Características que contam
label-blocks = Os blocos contam
label-calling = Anúncio
label-false-call = Anúncio falso
label-false-call-goes-on = a partida continua
label-false-call-loses = faz perder
label-clock = Relógio
label-opponent = Adversário
label-pieces = Peças
label-squares = Casas
label-words = Mensagens breves
label-pieces-words = palavras
label-pieces-letters = letras
label-pieces-marked = só as diferenças
label-squares-letters = letras
label-squares-names = nomes
label-squares-nato = palavras NATO
label-lens = Lupa
label-lens-all = todas as características
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Aspeto
label-theme-light = claro
label-theme-dark = escuro
label-sound = Som
label-record = Registo
label-resign = Desistir
label-draw = Propor empate
label-back = Desfazer a jogada
label-accept = Sim
label-decline = Não
label-save = Guardar
label-load = Carregar
label-new = Nova partida
label-quit = Sair
label-close = Fechar
label-cancel = Cancelar
label-which-line = Que alinhamento?
label-last-look = Último olhar
label-on = sim
label-off = não

## The keys, one a line in the list of keys.

key-arrows = Setas, Home, End: mover-se
key-digits = de 1 a 4: para uma linha; com Shift para uma coluna; na reserva, mudar uma característica
key-enter = Enter, Espaço: colocar aqui, ou entregar esta peça
key-r = R: ler a linha
key-c = C: ler a coluna
key-d = D: ler a diagonal
key-x = X: ler os blocos que passam por aqui
key-v = V: ler o tabuleiro, ou as peças que restam
key-z = Z: mudar a lupa
key-h = H: a peça na mão
key-o = O: onde estou
key-w = W: de quem é a vez
key-t = T: os relógios
key-l = L: de novo a última jogada
key-comma = vírgula, ponto: mensagem anterior, seguinte
key-s = S: ir para a reserva
key-b = B: ir para o tabuleiro
key-i = I: ir para o campo de comandos
key-q = Q: anunciar Quarto
key-e = E: pronto
key-m = M: menu
key-help = ponto de interrogação: ajuda
