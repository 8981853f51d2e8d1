### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = vitória em { $count }
page-analysis-value-win-now = vitória imediata
page-analysis-value-draw = empate
page-analysis-value-loss = derrota em { $count }
page-analysis-value-loss-now = derrota imediata
page-analysis-unknown = valor ainda desconhecido
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, depois entregar { $piece }
page-analysis-turn-give = entregar { $piece }
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, Quarto, { $line }
page-analysis-turn-call = Quarto, { $line }
page-analysis-turn-done = pronto
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = uma de { $count } peças
page-analysis-or = { $one } ou { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } de { $of } ganham
page-analysis-share-draw = { $count } de { $of } mantêm o empate
page-analysis-share-loss = todas as { $of } perdem

## Status.

page-analysis-title = Análise
page-analysis-classic = variante clássica
page-analysis-exact = valores exatos
page-analysis-computing = A calcular os valores exatos.
page-analysis-progress = A calcular os valores exatos: { $finished } de { $total } jogadas.
page-analysis-to-place = Para colocar: { $piece }.
page-analysis-to-give = Para entregar: escolhe uma peça.
page-analysis-to-look = O tabuleiro está cheio: pronto?
page-analysis-chosen = { $square } está escolhida. Que peça entregar?
page-analysis-chosen-quarto = { $square } forma um Quarto. Anuncia-o ou entrega uma peça.
page-analysis-unchosen = { $square } já não está escolhida.
page-analysis-over = A partida acabou: { $turn }.
page-analysis-no-call = { CAPITAL($line) }: agora não há um Quarto para anunciar.

## Beside the board.

page-analysis-gives = Peças para entregar
page-analysis-gives-after = Peças para entregar depois de { $square }
page-analysis-line = Melhor continuação
page-analysis-why = Porquê?
page-analysis-why-nothing = Aqui não há nada a explicar: a partida acabou.
page-analysis-why-ask = Mostrar a razão
page-analysis-why-wait = A procurar a razão.
page-analysis-all-turns = Todas as jogadas
page-analysis-explorer = Explorador de aberturas
page-analysis-explorer-note = As jogadas simétricas aparecem juntas.
page-analysis-more = Mais grupos: { $count }
page-analysis-group-count = jogadas equivalentes: { $count }
page-analysis-pressure = Pressão
page-analysis-pressure-ask = Medir a pressão
page-analysis-pressure-note = A pressão é a parte das respostas que perdem: como é fácil enganar-se.
page-analysis-pressure-progress = Medidas: { $finished } de { $total }.
page-analysis-legend-win = vitória, ponta para cima
page-analysis-legend-draw = empate, plano
page-analysis-legend-loss = derrota, ponta para baixo

## Variations.

page-analysis-variations = Variantes
page-analysis-start = Início, peças colocadas: { $count }
page-analysis-turn-count = Jogadas: { $count }
page-analysis-delete = Apagar esta variante
page-analysis-deleted = Apagada: { $turn }.
page-analysis-too-many = Esta árvore está cheia. Apaga primeiro uma variante.

## Set up.

page-analysis-setup = Compor
page-analysis-setup-how = Escolhe uma peça e depois uma casa. Uma peça do tabuleiro pega-se da mesma forma.
page-analysis-setup-text = Posição em texto
page-analysis-setup-lines = Alinhamentos
page-analysis-setup-lines-classic = clássicos
page-analysis-setup-lines-blocks = com blocos
page-analysis-setup-calling-announced = com anúncio
page-analysis-setup-calling-automatic = automático
page-analysis-setup-last = Última casa jogada
page-analysis-setup-last-none = nenhuma
page-analysis-setup-hand = Pôr a peça escolhida na mão
page-analysis-setup-hand-empty = Esvaziar a mão
page-analysis-setup-clear = Esvaziar o tabuleiro
page-analysis-setup-undo = Desfazer
page-analysis-setup-start = Posição inicial
page-analysis-setup-analyse = Analisar
page-analysis-setup-close = Fechar sem alterar
page-analysis-setup-fits = Esta posição pode ser analisada. Peças colocadas: { $count }.
page-analysis-setup-faults = Esta posição ainda não pode ser analisada:
page-analysis-setup-no-traits = Pelo menos uma característica tem de contar.
page-analysis-setup-choose = Escolhe uma peça.
page-analysis-setup-chosen = { CAPITAL($piece) } está escolhida. Para onde?
page-analysis-setup-put = { CAPITAL($piece) } em { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } tirada de { $square }. Para onde?
page-analysis-setup-into-hand = { CAPITAL($piece) } na mão.
page-analysis-setup-hand-emptied = A mão está vazia.

## Copy.

page-analysis-copy-title = Copiar ou guardar
page-analysis-copy-position = Posição
page-analysis-copy-record = Registo com variantes
page-analysis-copy-link = Link
page-analysis-copy-svg = Imagem (SVG)
page-analysis-copy-png = Imagem (PNG)
page-analysis-copied = Copiado: { $what }.
page-analysis-save = Guardar
page-analysis-png-failed = Este navegador não consegue criar um PNG aqui. A imagem em SVG está disponível.

## What goes wrong.

page-analysis-offline = Sem conexão. Nada se perdeu: as tuas variantes estão guardadas.
page-analysis-failed = Não foi possível calcular. Nada se perdeu.
page-analysis-again = Tentar de novo

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = porquê, razão
page-analysis-command-best = melhor, melhor jogada
page-analysis-command-before = anterior, jogada anterior
page-analysis-command-next = seguinte
page-analysis-command-first = início, princípio
page-analysis-command-last = última, fim
page-analysis-command-setup = compor, posição
page-analysis-command-analyse = analisar
page-analysis-command-copy = copiar, partilhar
page-analysis-command-delete = apagar
page-analysis-command-help = ajuda
page-analysis-command-give = entrega, entregar, a, uma, peça
page-analysis-command-unknown = { $text }: aqui não se conhece. Escreve uma casa, uma peça ou: { $words }.
page-analysis-command-helped = Escreve uma casa, uma peça ou: { $words }.
page-analysis-command-hint = porquê, melhor, a3, compor

## Ways here from elsewhere.

page-analysis-open = Analisar esta posição
page-analysis-back = Voltar

## Lent from elsewhere.

page-key-y = Y: porquê, numa análise
page-analysis-setup-traits = { label-traits }
page-analysis-setup-calling = { label-calling }
page-analysis-setup-edition = { label-edition }
page-analysis-edition-classic = { edition-classic }
page-analysis-edition-access = { edition-access }
page-fault-position-fields = { fault-position-fields }
page-fault-position-rows = { fault-position-rows }
page-fault-row-unreadable = { fault-row-unreadable }
page-fault-row-length = { fault-row-length }
page-fault-piece-unreadable = { fault-piece-unreadable }
page-fault-square-unreadable = { fault-square-unreadable }
page-fault-variant-flag-unknown = { fault-variant-flag-unknown }
page-fault-variant-flag-twice = { fault-variant-flag-twice }
page-fault-variant-traits = { fault-variant-traits }
page-fault-piece-twice = { fault-piece-twice }
page-fault-hand-on-board = { fault-hand-on-board }
page-fault-last-empty = { fault-last-empty }
