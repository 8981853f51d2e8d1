### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Rever a partida
page-review-title = Revisão
page-review-back-to = Voltar à partida
page-review-turns = Jogadas

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = entrega
page-review-calls = anuncia { $line }
page-review-done = pronto

# While the server computes, and where it cannot.
page-review-computing = As jogadas estão a ser avaliadas. Já as podes percorrer.
page-review-failed = Não foi possível contactar o servidor. Nada se perdeu: as jogadas continuam aqui.
page-review-ask-again = Pedir outra vez

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = O que teria ganho
page-review-better-d = O que teria mantido o empate
page-review-better-said = Melhor: { $turns }.
page-review-square-fine = { $square } estava bem. Era melhor entregar:
page-review-rows = Mostrar os detalhes

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Marca anterior
page-review-mark-next = Marca seguinte
page-review-mark-none = Não há mais marcas nessa direção.
page-review-no-reason = Não há mais nada a dizer sobre esta jogada.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Valor depois de cada jogada, para { $who }
page-review-curve-you = Valor depois de cada jogada, para ti
page-review-letters = W vitória · D empate · L derrota
page-review-value-w = vitória
page-review-value-d = empate
page-review-value-l = derrota
page-review-run = jogadas { $first } a { $last }: { $value }
page-review-run-one = jogada { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = erro, castigado
page-review-unpunished = erro, sem castigo
page-review-overlooked = Quarto não visto
page-review-attention = Atenção

# What can be done from a slip. $who is a player, or you.
page-review-try = Tentar outra vez a partir daqui
page-review-try-short = Tentar outra vez
page-review-play = Continuar a jogar daqui
page-review-play-level = Adversário
page-review-play-go = Continuar
page-review-play-before = A partir de antes da jogada { $turn }, no lugar de { $who }.
page-review-play-before-you = A partir de antes da jogada { $turn }, no teu lugar.
page-review-play-after = A partir de depois da jogada { $turn }, no lugar de { $who }.
page-review-play-after-you = A partir de depois da jogada { $turn }, no teu lugar.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Outra vez: jogada { $turn }
page-review-try-place = Na mão: { $piece }. Coloca-a e depois entrega uma peça.
page-review-try-place-last = Na mão: { $piece }. Coloca-a.
page-review-try-give = Entrega uma peça.
page-review-try-then-give = { $square }. Agora entrega uma peça.
page-review-try-look = O tabuleiro está cheio: anuncia um Quarto ou escolhe Pronto.
page-review-goal-w = Está certa qualquer jogada que mantenha a vitória.
page-review-goal-d = Está certa qualquer jogada que mantenha o empate.
page-review-right = Certo
page-review-wrong = Esta não
page-review-no-quarto = { CAPITAL($line) }: aqui não há um Quarto para anunciar.
page-review-keeps-w = Isso mantém a vitória.
page-review-keeps-d = Isso mantém o empate.
page-review-answer = A resposta: { $turn }.
page-review-again = Tentar outra vez
page-review-held-show = Mostrar o que era melhor
page-review-back = Voltar à revisão
page-review-checking = Um momento.

# The keys of this page.
page-review-keys = Teclas: n marca seguinte, p marca anterior, y porquê, setas esquerda e direita uma jogada, para cima e para baixo na lista de jogadas.
