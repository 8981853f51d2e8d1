### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Entrega uma peça: diz as suas palavras em qualquer ordem, como { $piece }.
    Basta o início das palavras, ou quatro letras como { $code }.
    Diz reserva para ouvir as peças que restam, tabuleiro para ouvir o tabuleiro.
    Diz ajuda e uma destas palavras: jogar, peças, casas, quarto, perguntas, adversário, definições, teclas.
# Said only where a call may be made.
help-give-call = Podes anunciar antes de entregar: quarto linha 2.
help-place =
    Coloca a tua peça: diz uma casa, como b2.
    Diz mão para ouvir a tua peça, tabuleiro para ouvir o tabuleiro.
    Diz ajuda e uma destas palavras: jogar, peças, casas, quarto, perguntas, adversário, definições, teclas.
help-place-call = Podes anunciar antes de colocar: quarto linha 2.
help-last-look =
    O tabuleiro está cheio: é o teu último olhar.
    Anuncia um alinhamento que vejas, como quarto linha 2, ou diz pronto.
    Diz tabuleiro para ouvir o tabuleiro, linha 2 para ouvir uma linha.
    Diz ajuda e uma destas palavras: jogar, peças, casas, quarto, perguntas, adversário, definições, teclas.
help-over =
    A partida acabou.
    Diz nova para outra partida, adversário para outro adversário, guardar para conservar esta, sair para ires embora.
    Diz tabuleiro para ouvir o tabuleiro, última para ouvir de novo o fim.
# While it is somebody else's turn.
help-wait =
    É a vez do adversário.
    Podes perguntar: tabuleiro, linha 2, reserva, última, vez, tempo.
    Podes dizer desistir, empate ou desfazer.

## Help by topic.

help-playing =
    Dezasseis peças, quatro características com duas qualidades cada uma, um tabuleiro de quatro por quatro casas.
    O adversário escolhe a peça que colocas; depois tu escolhes uma para ele.
    Quatro peças alinhadas com uma qualidade em comum são um Quarto.
    Um Quarto só ganha se for anunciado, com o seu alinhamento.
    Quem colocou pode anunciar antes de entregar; depois o outro, antes de colocar; depois perde-se.
help-pieces =
    Uma peça diz-se pelas suas quatro qualidades, em qualquer ordem: { $sides }.
    Basta o início das palavras, e menos palavras se só uma peça servir.
    Ou diz as suas quatro letras, como { $code }, ou entregar e a sua letra, de A a P.
    Diz peças palavras, peças letras ou peças marcadas para escolher como as ouves.
help-squares =
    As colunas vão de a a d desde a esquerda, as linhas de 1 a 4 desde cima: a1 fica em cima à esquerda.
    Diz b2, ou { $name }, ou { $nato }.
    Diz casas letras, casas nomes ou casas nato para escolher como as ouves.
help-quarto =
    Diz quarto e o alinhamento: quarto linha 2, quarto coluna b, quarto diagonal a1, quarto bloco b2.
    Uma diagonal tem o nome da sua ponta esquerda, um bloco o da sua casa de cima à esquerda.
    Podes anunciar depois de colocar, ou antes de colocar.
    Um alinhamento que não é um Quarto custa-te este anúncio.
    Quarto sozinho pergunta pelo alinhamento.
help-questions =
    Linha 2, coluna b, diagonal, bloco b2: leem um alinhamento, desde a sua primeira casa.
    Ver b2 lê uma casa; onde e uma peça diz onde ela está.
    Tabuleiro, reserva, mão, última, vez, tempo, variante.
    Lupa e uma característica: lê-se uma palavra por casa. Lupa tudo acaba com isso.
    Repetir diz de novo as últimas palavras.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Diz adversário e um nome ou um número: começa uma nova partida.
    Dez níveis, com nomes de madeiras da macia à dura; o último é perfeito.
help-settings =
    Idioma e um idioma, como idioma { $language }.
    Edição clássica ou edição access.
    Peças palavras, letras ou marcadas. Casas letras, nomes ou nato.
    Breve para poucas palavras, completo para todas.
help-keys =
    As setas movem. Home e End vão às pontas de uma linha.
    De 1 a 4 vão a uma linha, com Shift a uma coluna; na reserva mudam uma característica.
    Enter coloca aqui, ou entrega esta peça.
    R, C, D e X leem a linha, a coluna, a diagonal e os blocos que passam por aqui.
    V lê o tabuleiro ou a reserva.
    Z muda a lupa.
    H é a mão, O onde estás, W de quem é a vez, T os relógios.
    L repete a última jogada; vírgula e ponto percorrem as mensagens.
    S vai à reserva, B ao tabuleiro, I à linha de comando.
    Q anuncia Quarto, E é pronto, M o menu, ponto de interrogação esta ajuda.
