### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Algo em comum
lesson-one-trait-text = Quatro peças numa linha, numa coluna ou numa diagonal são um Quarto se tiverem algo em comum. Para começar, só conta a forma: redonda ou quadrada. Coloca a quarta peça.
lesson-pieces = Dezasseis peças
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Há dezasseis peças, todas diferentes. Quatro características distinguem-nas: { $traits }. Se quatro peças alinhadas tiverem uma delas em comum, é um Quarto.
lesson-give-and-place = Entregar e colocar
lesson-give-and-place-text = O adversário escolhe a peça que colocas, e tu escolhes a seguinte para o adversário. Por isso, cada jogada tem duas metades: colocar e depois entregar. Pensa duas vezes: onde fica a peça, e qual entrego a seguir?
lesson-call-and-show = Anunciar e mostrar
lesson-call-and-show-text = Um Quarto só ganha se o anunciares: diz Quarto e mostra o alinhamento. Podes fazê-lo depois de colocar, antes de entregar a peça seguinte. Se não for um Quarto, o anúncio é falso e a partida continua.
lesson-missed = Um Quarto que passou
lesson-missed-text = Se formas um Quarto e entregas a peça seguinte sem dizer nada, o adversário pode anunciá-lo antes de colocar. E o que o adversário deixou passar, podes tu anunciar. Se ninguém o anunciar, já não vale.
lesson-hot = A peça que queima
lesson-hot-text = Três peças alinhadas têm algo em comum, e a quarta casa está vazia: então uma peça que serve queima. Quem a recebe pode ganhar logo. Procura as peças que queimam antes de entregar.
lesson-safe = A peça segura
lesson-safe-text = Uma peça que não completa nenhum alinhamento é segura. Vê cada alinhamento com três peças, e depois as peças que restam. Após cada peça colocada, vê outra vez.
lesson-pincer = A tenaz
lesson-pincer-text = Um alinhamento espera uma peça redonda, outro uma quadrada: então já nenhuma peça é segura. Isso é uma tenaz. Não a feches se depois fores tu a entregar.
lesson-count = Contar e verificar
lesson-count-text = Conta as peças seguras: se o número for ímpar, muitas vezes é o adversário que fica primeiro sem elas. Mas cada peça colocada pode mudar a conta. Por isso, conta e depois verifica.
lesson-trap = A armadilha e o empate
lesson-trap-text = Uma armadilha é uma peça segura depois da qual, onde quer que seja colocada, nenhuma outra é segura. Monta uma, se puderes. Se não houver nada a ganhar, mantém o empate.

## The extras.

lesson-blocks = Os blocos
lesson-blocks-text = Com blocos, também quatro peças em duas por duas casas podem ser um Quarto. Um bloco tem o nome da sua primeira casa: o bloco b2 é b2, c2, b3 e c3. Há nove.
lesson-mask = Com máscara
lesson-mask-text = Com máscara, conheces o tabuleiro pelo tato e pela memória. Tocas num sítio de cada vez: uma casa, uma peça da reserva, a peça na mão. Começa à volta da última casa jogada.
lesson-clock = Com relógio
lesson-clock-text = Num torneio, podes ter um minuto por jogada, desde que recebes uma peça até entregares a seguinte. Se o tempo acabar, perdes. Por isso, procura primeiro um Quarto e depois uma peça segura.

## The small match at the end. $level is the name of the level.

lesson-match-call = E agora uma partida de treino contra { $level }. Passas se ganhares anunciando um Quarto.
lesson-match-hold = E agora uma partida de treino contra { $level }. Passas se não perderes.
lesson-match-finish = E agora uma partida de treino contra { $level }. Joga-a até ao fim, ganhe quem ganhar.
