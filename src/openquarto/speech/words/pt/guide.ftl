### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Jogar sem ver
guide-about = Sobre este guia
guide-about-text =
    No OpenQuarto, tudo se pode fazer com o teclado e de ouvido.
    Nada exige ver cores, apontar no ecrã, ouvir sons ou ter mãos rápidas; um relógio só corre se foi combinado.
    Quem vê e quem não vê ficam a saber o mesmo: ninguém ouve nem vê que há um Quarto.
guide-start = Para começar
guide-start-text =
    No navegador: escreve openquarto play. A página abre-se, e o seu endereço é mostrado.
    Escolhe um adversário e depois o botão Jogar.
    Num terminal: escreve openquarto terminal --plain. Assim, cada linha diz uma só coisa.
    A edição Access diz lisa e ranhurada, grande e pequena, como um jogo feito para ser tocado.
guide-playing = O jogo
guide-pieces = As peças
guide-squares = As casas
guide-page = Na página
guide-page-text =
    O tabuleiro e a reserva são duas grelhas de quatro por quatro, em que te moves com as setas.
    Tab vai do tabuleiro à reserva, depois ao botão Quarto, ao menu e ao campo de comandos.
    Nas grelhas, o teu leitor de ecrã deve estar em modo de foco. Se ele guardar as letras para si, usa o campo de comandos.
    O que o adversário faz é anunciado automaticamente, onde quer que estejas.
guide-keys = As teclas
guide-questions = No terminal e no campo de comandos
guide-questions-text =
    Escreve o que queres e pressiona Enter. A pergunta diz o que se segue: entregar ou colocar.
    Ajuda diz o que se pode escrever agora.
guide-quarto = Anunciar um Quarto
guide-quarto-text =
    Nada te diz que há um: és tu que o encontras, como toda a gente.
    Na página, Q abre os alinhamentos que passam pela última casa jogada. Escolhe um e pressiona Enter.
    Se o adversário deixou passar um, anuncia-o antes de colocar.
guide-memory = Manter o tabuleiro na cabeça
guide-memory-text =
    Sempre que uma peça é colocada, lê a linha, a coluna e a diagonal que passam por ela.
    A lupa lê uma só característica: bastam quatro palavras para um alinhamento.
    A última jogada e a tua peça são repetidas sempre que pedires.
    Com openquarto braille obténs uma página em braille de qualquer posição.
    Com openquarto tactile obténs uma folha para papel de microcápsulas, e com openquarto model um jogo para impressora 3D.
guide-settings = Definições
guide-together = Com outras pessoas
guide-together-text =
    Por link jogas com alguém noutro lugar; cada um ouve ou vê a mesa à sua maneira e no seu idioma.
    Diante do mesmo ecrã, um pode ouvir e o outro olhar.
    Com um jogo de verdade sobre a mesa, diz em voz alta a peça e a casa quando colocas.
guide-stuck = Se não ouvires nada
guide-stuck-text =
    W diz de quem é a vez, O onde estás, L o que aconteceu por último.
    Se a conexão com o servidor cair, recebes um aviso, e outro quando voltar. Nenhuma jogada se perde.
    Na documentação está escrito que leitores de ecrã foram experimentados, e quais não.
