### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } não é uma peça. As letras das peças vão de A a P.
fault-sides-of-a-piece = Uma peça tem uma só qualidade de cada uma das quatro características, não { $text }.
fault-square-unreadable = { $text } não é uma casa. As casas vão de a1 a d4.
fault-line-unreadable = { $text } não é um alinhamento. Um alinhamento escreve-se pelas duas pontas, como a1-d1.
fault-variant-empty = Falta a variante. Escreve classic, ou por exemplo blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } não é uma variante. Escreve só classic, ou então blocks, traits= e auto.
fault-variant-flag-twice = { $text } aparece duas vezes na variante.
fault-variant-traits = { $text } depois de traits= não se entende. Escreve letras de cshf, por essa ordem.
fault-position-fields = Uma posição tem três ou quatro campos, não { $count }.
fault-position-rows = Uma posição tem quatro linhas, não { $count }.
fault-row-unreadable = A linha { $row } da posição não se entende: { $text }.
fault-row-length = A linha { $row } da posição tem { $count } casas, não 4.
fault-action-unreadable = { $text } não é uma ação. Escreve a letra de uma peça, uma casa, # e um alinhamento, ou =.
fault-time-control-unreadable = { $text } não é um relógio. Escreve 60/turn, 450+5 ou -.
fault-value-unreadable = { $text } não é um valor. Escreve W ou L com uma distância, ou D.
fault-game-over = A partida acabou.
fault-give-expected = Primeiro, entrega uma peça.
fault-place-expected = Primeiro, coloca a tua peça: { $hand }.
fault-done-expected = O tabuleiro está cheio. Anuncia Quarto ou escolhe pronto.
fault-piece-on-board = { CAPITAL($piece) } já está no tabuleiro.
fault-square-taken = { $square } ocupada.
fault-calling-automatic = Aqui não se anuncia: um Quarto ganha sozinho.
fault-no-window = Agora não podes anunciar. Podes anunciar um alinhamento que passe pela última peça colocada: depois de a colocares, ou antes de colocares a seguinte.
fault-call-used = Já anunciaste. Só um anúncio por ocasião.
fault-line-not-in-variant = { CAPITAL($line) } não conta nesta variante.
fault-line-not-kept = { CAPITAL($line) } deixa de ser um alinhamento nesta simetria.
fault-end-reason = Uma partida não pode acabar assim: { $reason }.
fault-nothing-to-take-back = Não há nenhuma jogada para desfazer.
fault-game-length = Numa partida há mais uma posição do que ações, não { $positions } e { $actions }.
fault-traits-order = Numa variante contam de uma a quatro características, pela ordem cshf, não { $text }.
fault-board-size = Um tabuleiro tem 16 casas, não { $count }.
fault-piece-twice = { CAPITAL($piece) } aparece duas vezes, em { $squares }.
fault-hand-on-board = A peça na mão, { $piece }, também está em { $square }.
fault-last-empty = A última casa jogada, { $square }, está vazia.
fault-value-impossible = Não existe o valor { $letter } { $distance }.
fault-turn-limit = O limite de uma jogada vai de 5 segundos a 24 horas, não { $seconds } segundos.
fault-game-limit = Um relógio de partida tem de 5 segundos a 24 horas e soma até 60 minutos, não { $text }.

## The referee.

fault-match-over = A partida acabou.
fault-not-your-turn = Não é a tua vez. Agora joga { $to_act }.
fault-draw-offered-already = O empate já foi proposto. O adversário tem de responder.
fault-no-draw-offered = Ninguém propôs empate.
fault-take-back-not-allowed = A jogada não se desfaz: esta partida conta.
fault-take-back-asked-already = Já pediste. O adversário tem de responder.
fault-no-take-back-asked = Ninguém pediu para desfazer a jogada.
fault-own-turn = É a tua vez. Só quem espera pode reclamar a vitória.
fault-clock-runs = Com relógio não se reclama: quem está ausente perde por tempo.
# $days and $hours are digits.
fault-claim-too-early = Cedo demais. A vitória pode reclamar-se ao fim de { $days } dias; até agora passaram { $hours } horas.
fault-start-variant = A posição é da variante { $variant }, não { $expected }.
fault-name-length = Um nome tem de 1 a { $longest } letras, não { $count }.
fault-name-characters = Num nome tem de se ver pelo menos uma letra ou um sinal, e nada de escondido.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Linha { $line }, coluna { $column }: { $sentence }
fault-tag-unreadable = { $text } não é uma etiqueta. Uma etiqueta escreve-se [First "Ana"].
fault-tag-twice = A etiqueta { $name } aparece duas vezes.
fault-tag-value = A etiqueta { $name } não pode conter { $text }.
fault-tag-characters = A etiqueta { $name } não se pode escrever: { $text }.
fault-set-up-without-position = SetUp é 1, mas falta a etiqueta Position.
fault-two-variants = As etiquetas nomeiam duas variantes, { $tag } e { $position }.
fault-comment-unclosed = Este comentário não está fechado.
fault-variation-unclosed = Esta variação não está fechada.
fault-variation-unopened = Aqui fecha-se um parêntese, mas não há nenhuma variação aberta.
fault-variations-too-deep = As variações encaixam-se até { $count } níveis, não mais.
fault-variation-without-turn = Há uma variação antes da primeira jogada.
fault-result-in-variation = Há um resultado, { $text }, dentro de uma variação.
fault-token-unreadable = { $text } não é uma jogada. Uma jogada escreve-se como b4A.
fault-marked-as-false = O anúncio { $action } é válido, mas está marcado como falso.
fault-not-marked-as-false = O anúncio { $action } é falso, mas não está marcado como tal.
fault-turn-cut-short = A jogada { $text } não está completa.
fault-result-missing = Falta o resultado: 1-0, 0-1, 1/2-1/2 ou *.
fault-result-of-the-tag = O resultado é { $text } aqui e { $tag } na sua etiqueta.
fault-result-of-the-game = O resultado é { $text }, mas a partida acabou { $expected }.
fault-result-of-the-termination = O resultado { $text } não corresponde a Termination { $termination }.
fault-result-unexplained = O resultado { $text } não corresponde à partida.
fault-start-unwritable = A posição { $position } não se pode escrever como início de um registo.
fault-value-without-distance = Um valor anotado precisa da sua distância, exceto um empate, não { $value }.
fault-turn-unknown = O registo tem { $count } jogadas, contadas a partir de 0; não há jogada { $number }.
fault-games = Esperava-se uma só partida, não { $count }.

## The solver.

fault-threads = O número de threads vai de 1 a { $most }, não { $count }.
fault-table = Uma tabela tem de 1 a { $most } MB, não { $megabytes }.
fault-table-memory = Uma tabela de { $megabytes } MB não cabe: este computador tem { $memory } MB.
fault-table-refused = Uma tabela de { $megabytes } MB não cabe: o sistema não tem memória suficiente.
fault-book = O livro de aberturas está danificado.
fault-node-limit = Um limite é de 1 nó no mínimo, não { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Não escreveste nada. Escreve ajuda para conhecer os comandos.
fault-typed-too-long = Longo demais: { $count } letras. No máximo { $longest }.
fault-word-unknown = Não conheço { $text }. Escreve ajuda para conhecer os comandos.
fault-words-unclear = Não entendo { $text }. Escreve ajuda para conhecer os comandos.
# A single letter could be a piece or a column.
fault-letter-alone = Uma letra não basta: { $text }. Escreve entregar { CAPITAL($text) } para a peça, ou b2 para uma casa.
fault-number-alone = Um número não basta: { $text }. Escreve b { $text } para uma casa, ou linha { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Pode querer dizer: { $readings }. Qual?
# $pieces is a list of two to four pieces.
fault-several-pieces = Que peça: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } peças possíveis. Acrescenta uma palavra.
fault-no-such-piece = Nenhuma das peças que restam é { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Nenhuma peça é ao mesmo tempo { $sides }.
fault-square-unknown = Não existe { $text }. As casas vão de a1 a d4.
fault-row-unknown = Não existe a linha { $text }. As linhas vão de 1 a 4.
fault-column-unknown = Não existe a coluna { $text }. As colunas vão de a a d.
fault-diagonal-unknown = Nenhuma diagonal passa por { $square }. Escreve diagonal a1 ou diagonal a4.
fault-block-unknown = { $square } não indica um bloco. Um bloco tem o nome da sua casa de cima à esquerda, de a1 a c3.
fault-no-line-between = { $text } não são as duas pontas de um alinhamento.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Qual? Escreve linha 2, coluna b, diagonal a1 ou bloco b2.
fault-no-call-now = Agora não podes anunciar. Podes anunciar um alinhamento que passe pela última peça colocada: depois de a colocares, ou antes de colocares a seguinte.
# $choices is a list of the words that can follow.
fault-which-setting = Escreve uma destas palavras: { $choices }.
fault-language-unknown = Não falo { $text }. Idiomas: { $choices }.
fault-opponent-unknown = Não há nenhum adversário { $text }. Escreve um nome como carvalho, um número de 1 a 10, aleatório ou aqui.

## O servidor e a página.

fault-message-unreadable = Esta mensagem não se entende.
fault-stale = Entretanto a mesa mudou. Vê outra vez.
fault-no-seat = Estás a assistir. Só os jogadores podem jogar.
fault-not-over = Não durante uma partida.
fault-not-here = Isso não se pode fazer nesta mesa. Vê no menu.
fault-link-offline = Jogar por link precisa da rede. Contra o computador e num só ecrã podes jogar agora.
fault-not-kept = Não foi possível guardar a partida, por isso nada mudou. Tenta outra vez.
fault-not-known = O disco falhou neste momento, por isso ainda não se sabe se a jogada ficou guardada. A mesa volta já: vê como está antes de continuar.
fault-closing = Esta mesa está a ser fechada. Volta daqui a um momento.
fault-no-such-game = Essa partida não existe. Talvez tenha sido apagada.
fault-not-your-game = Esta partida é de outra pessoa.
fault-title = Um título tem de 1 a { $longest } letras visíveis.
fault-too-many-games = Demasiadas partidas novas. Espera um minuto.
fault-no-new-games = Por agora, este servidor não aceita partidas novas. As que já começaram continuam.
fault-leaving = Este servidor está prestes a parar. Tenta outra vez daqui a um momento.
fault-newer-game = Uma versão mais recente deste servidor já está a continuar esta partida. Tenta outra vez daqui a um momento.
fault-banned = Por agora não podes entrar a partir da tua rede.
fault-too-many-sockets = Tens demasiadas mesas abertas. Fecha algumas.
fault-choice = { $text } não se pode escolher para { $field }. Opções: { $choices }.
fault-two-callings = O modo de anunciar está indicado duas vezes, e de maneira diferente: { $calling } e { $variant }.
fault-not-begun = O outro jogador ainda não chegou. Espera um momento.
fault-too-many-wishes = Nesta jogada já propuseste e desfizeste o suficiente. Primeiro, continua a jogar.
fault-too-many-touches = Nesta jogada já tocaste { $most } vezes. Mais não se pode.
fault-too-long = Esta partida ficou tão longa que já não se pode propor, desfazer nem tocar em nada. Ainda podes jogá-la até ao fim.
fault-invitation-used = Este convite já foi usado, ou está cortado. Pede um novo link.
fault-own-invitation = Já tens lugar nesta mesa. O link é para o outro jogador.
fault-nobody-to-invite = Os dois lugares estão ocupados.
fault-too-many-tries = Demasiadas tentativas. No máximo { $most } por minuto.
fault-operator = Um servidor aberto a outros tem de dizer quem o gere. Indica operator e contact, para a página de privacidade.
fault-no-record = Neste texto não há nenhuma partida.
fault-one-record-at-a-time = Uma partida de cada vez: a anterior ainda está a ser lida. Tenta de novo daqui a pouco.
fault-opponent-not-ready = Os níveis precisam do motor de cálculo, que aqui não está instalado. Escolhe aleatório ou dois jogadores.
fault-no-such-page = A página { $path } não existe.
fault-foreign = Este pedido veio de outro site e não foi atendido.
fault-foreign-host = Este servidor não é conhecido por esse nome.
fault-too-large = Grande demais: no máximo { $most } bytes.
fault-unreadable = Este pedido não se entende.
fault-our-mistake = Algo correu mal aqui. As tuas partidas não se perderam.
fault-setting = A definição { $name } não pode ser { $text }: { $why }.
fault-settings-unreadable = As definições em { $file } não se podem ler: { $why }.
fault-port-taken = A porta { $port } está ocupada em { $host }: outro programa escuta lá. Escolhe outra com --port.
fault-address = Não se pode escutar em { $host }: { $why }. Escolhe outro endereço com --host.
fault-off-loopback = { $host } está ao alcance de outros computadores. Indica --public-url https://, ou tira --host.
fault-database-locked = { $file } está a ser usado por outro servidor. Termina-o, ou escolhe outro ficheiro com --database.
fault-database-unwritable = { $file } não se pode escrever: { $why }. Escolhe outro ficheiro com --database.
fault-database-newer = { $file } é de uma versão mais nova. Atualiza este programa.
fault-database-foreign = { $file } não é uma base de dados de partidas. Escolhe outro ficheiro com --database.
fault-database-older = { $file } é de uma versão anterior. Atualiza-a com openquarto database migrate.
fault-database-away = Não é possível chegar a { $file }: { $why }.
fault-database-address = Isto não é o endereço de uma base de dados. Um exemplo: postgresql://user@host/name.
fault-database-not-empty = { $file } já tem partidas. Escolhe uma base de dados vazia.
fault-copy-differs = { $file } não guardou o que foi copiado. Não ficou lá nada.
fault-no-database = { $file } não existe ou não tem partidas.
fault-workers = Vários processos (--workers) precisam de uma base de dados que possam partilhar: indica --database postgresql://me@host/quarto.
fault-worker-failed = Um processo terminou antes de poder servir (estado { $status }). O registo diz mais.
fault-no-postgres = O PostgreSQL precisa do pacote adicional postgres: pip install 'openquarto[postgres]'.
fault-no-backup-here = Esta base de dados não é um ficheiro. No PostgreSQL, pg_dump faz uma cópia de segurança, e openquarto database copy escreve um ficheiro.
fault-no-server = Não é possível contactar o servidor em { $file }: { $why }.
fault-backup = { $file } não se pode escrever: { $why }.
fault-nothing-to-back-up = Este servidor não guarda partidas, por isso não há nada para copiar.
fault-not-in-memory = Ninguém tem esta partida aberta, por isso não há nada para fechar.
fault-network = { $text } não é um endereço de rede. Escreve um como 192.0.2.7 ou 192.0.2.0/24.
fault-admin-socket = Os comandos de quem gere o servidor não podem entrar por { $file }: { $why }. Escolhe outro lugar com admin_socket, ou off.
