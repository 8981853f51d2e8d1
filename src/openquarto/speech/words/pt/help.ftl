### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Entrega uma peça: escreve as suas palavras em qualquer ordem, como { $piece }.
    Basta o início de cada palavra, ou um código de quatro letras como { $code }.
    Escreve reserva para ouvir as peças que restam, tabuleiro para ouvir o tabuleiro.
# Said only where a call may be made.
help-give-call = Podes anunciar antes de entregar: quarto linha 2.
help-place =
    Coloca a tua peça: escreve uma casa, como b2.
    Escreve mão para ouvir a tua peça, tabuleiro para ouvir o tabuleiro.
help-place-call = Podes anunciar antes de colocar: quarto linha 2.
help-last-look =
    O tabuleiro está cheio: é o teu último olhar.
    Anuncia um alinhamento que vejas, como quarto linha 2, ou escreve pronto.
    Escreve tabuleiro para ouvir o tabuleiro, linha 2 para ouvir uma linha.
help-over =
    A partida acabou.
    Escreve nova para outra partida, adversário para outro adversário, guardar para ficar com esta, sair para ires embora.
    Escreve tabuleiro para ouvir o tabuleiro, última para ouvir de novo o fim.
# While it is somebody else's turn.
help-wait =
    É a vez do adversário.
    Podes perguntar: tabuleiro, linha 2, reserva, última, vez, tempo.
    Também podes escrever desistir, empate ou desfazer.

## Help by topic.

help-playing =
    Dezasseis peças, quatro características com duas qualidades cada uma, um tabuleiro de quatro por quatro casas.
    Para começar, um jogador só entrega uma peça; o outro coloca-a.
    O adversário escolhe a peça que colocas; depois tu escolhes uma para o adversário.
    Quatro peças alinhadas com uma qualidade em comum fazem um Quarto.
    Um Quarto só ganha se for anunciado, com o seu alinhamento.
    Quem colocou pode anunciá-lo antes de entregar; depois pode fazê-lo o outro, antes de colocar; a seguir já não vale.
help-pieces =
    Uma peça diz-se pelas suas quatro qualidades, em qualquer ordem: { $sides }.
    Basta o início de cada palavra, e bastam menos palavras se só uma peça servir.
    Ou escreve o seu código de quatro letras, como { $code }, ou entregar e a sua letra, de A a P.
    Escreve peças palavras, peças letras ou peças diferenças para escolher como as ouves.
    Com diferenças, de cada par só ouves a segunda palavra; a peça que não tem nenhuma delas chama-se simples.
help-squares =
    As colunas vão de a a d, a partir da esquerda; as linhas de 1 a 4, a partir de cima: a1 fica em cima à esquerda.
    Escreve b2, ou { $name }, ou { $nato }.
    Escreve casas letras, casas nomes ou casas nato para escolher como as ouves.
help-quarto =
    Escreve quarto e o alinhamento: quarto linha 2, quarto coluna b, quarto diagonal a1, quarto bloco b2.
    Uma diagonal tem o nome da sua ponta esquerda, um bloco o da sua casa de cima à esquerda.
    Podes anunciar um alinhamento que passe pela última peça colocada: depois de a colocares, ou antes de colocares a seguinte.
    Se o alinhamento não for um Quarto, perdes essa ocasião de anunciar.
    Se escreveres só quarto, é-te pedido o alinhamento.
help-questions =
    Linha 2, coluna b, diagonal, bloco b2: leem um alinhamento, a partir da primeira casa.
    Ver b2 lê uma casa; onde e uma peça diz onde ela está.
    Tabuleiro, reserva, mão, última, vez, tempo, variante.
    Lupa e uma característica: lê-se uma só palavra por casa. Lupa tudo acaba com isso.
    Repetir diz de novo as últimas palavras.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Escreve adversário e um nome ou um número: começa uma nova partida.
    Dez níveis, com nomes de madeiras, da mais macia à mais dura; o último é perfeito.
help-settings =
    Idioma e o nome de um idioma, como idioma { $language }.
    Edição clássica ou edição access.
    Peças palavras, letras ou diferenças. Casas letras, nomes ou nato.
    Breve para mensagens breves, completo para mensagens completas.
help-keys =
    Moves-te com as setas. Home e End vão às pontas de uma linha.
    De 1 a 4 vão a uma linha, com Shift a uma coluna; na reserva mudam uma característica.
    Enter coloca aqui, ou entrega esta peça.
    R, C, D e X leem a linha, a coluna, a diagonal e os blocos que passam por aqui.
    V lê o tabuleiro ou a reserva.
    Z muda a lupa.
    H diz a peça na mão, O onde estás, W de quem é a vez, T os relógios.
    L repete a última jogada; vírgula e ponto percorrem as mensagens.
    S vai à reserva, B ao tabuleiro, I ao campo de comandos.
    Q anuncia Quarto, E é pronto, M abre o menu, o ponto de interrogação esta ajuda.
