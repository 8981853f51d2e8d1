### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = o, a, os, as, um, uma, peça, por favor, faz favor, se faz favor, eu, me, mim, meu, minha, meus, minhas, tu, te, ti, teu, tua, você, lhe, seu, sua, ele, ela, se, nós, a ti, a você, a ele, a ela, ao, aos, ao adversário, adversário, em, no, na, nos, nas, num, numa, sobre, de, do, da, dos, das, desde, até, para, por, com, e, este, esta, esse, essa, isso, isto, aquela, aquele, está, estão, são, há, tem, tens, tenho, aqui, aí, ali, lá, casa, alinhamento, quero, queria, gostaria, vou, vamos, vai, digo, faço, posso, então, agora, já, jogada, lance, partida, número

## The three things a player does, and done.

word-give = entregar, entrego, entrega, entregue, dar, dou, dá, dar-te, dou-te, oferecer, ofereço, passar, toma, tome, pega, pegue, para ti, para você, eis, aqui tens, escolher, escolho, escolha
word-place = colocar, coloco, coloca, coloque, colocada, colocá-la, pôr, ponho, põe, ponha, pô-la, pousar, pouso, pousa, meter, meto, mete, deixar, deixo, deixa, botar, boto, bota, jogo, joga, jogue
word-call = quarto, anunciar, anuncio, anuncia, anuncie, declarar, declaro, declara, cantar, canto, canta, fiz quarto
word-done = pronto, pronta, feito, terminado, terminei, acabado, acabei, passo, nada a anunciar, sem anúncio, não anuncio, não anuncio nada

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = linha, linhas, fila, filas, fileira, horizontal, linha horizontal
word-column = coluna, colunas, col, vertical, linha vertical
word-diagonal = diagonal, diagonais, diag, linha diagonal
word-block = bloco, blocos, em quadrado, no quadrado, quadrado de, bloco quadrado

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = ver, vê, vejo, veja, olhar, olha, olho, que, o que, o que é, o que há, qual, qual é, quais, que peça, mostra, mostrar, mostre, ler, lê, leio, leia, diz, dizer, diga, verificar, como é
# Under a mask, before a square, a number of the stock or the hand.
word-touch = tocar, toca, toco, apalpar, sentir
word-where = onde, procurar, procura, procuro, encontra, cadê
word-board = tabuleiro, mesa, posição
word-stock = reserva, peças que restam, peças que sobram, peças restantes, restantes, o que resta, que resta, o que sobra, que peças restam, que peças há, que peças sobram, restam, sobram, disponíveis
word-hand = mão, na mão, o que tenho, que tenho, que peça tenho, minha peça, a minha peça, o que tenho na mão, que tenho na mão, que peça tenho na mão
word-last = última, último, última jogada, último lance, o que aconteceu, que aconteceu, o que se passou
word-time = tempo, relógio, relógios, hora, quanto tempo, quanto tempo falta, quanto tempo resta, quanto tempo me resta, quanto tempo tenho, tempo restante
word-turn = vez, turno, de quem é a vez, a vez de quem, a quem toca, quem joga, quem, estado, fase
word-variant = variante, variantes, regras, regra
word-lens = lupa, lente
# Said instead of a trait, the lens shows all traits again.
word-all = tudo, todas, todos, todas as características, tirar
# With the lens, the trait after this one.
word-next = seguinte, próxima, próximo

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = porquê, por que, porque, razão, razões, motivo, explica, explicar, explique
word-hint = dica, pista, conselho, dá-me uma dica
word-review = revisão, revisao, rever a partida, análise, analisar, analisa, analise

## What a player may wish.

word-repeat = repetir, repete, repita, outra vez, de novo, desculpa, desculpe, perdão, como disseste
word-resign = desistir, desisto, desiste, abandonar, abandono, rendo-me, me rendo, render-me
word-draw = empate, empatar, propor empate, proponho empate, proponho o empate, oferecer empate, ofereço empate, ofereço o empate
word-back = desfazer, desfaz, desfaço, desfaça, voltar, voltar atrás, volta atrás, atrás, retirar, anular
word-accept = sim, s, aceitar, aceito, aceita, de acordo, concordo, está bem, ok
word-decline = não, n, recusar, recuso, recusa, não aceito, não quero
word-new = nova, nova partida, novo, novo jogo, outra partida, desforra, revanche, recomeçar
word-quit = sair, saio, sai, adeus, tchau, fechar, até logo
# A file's name may follow these two.
word-save = guardar, guarda, guardo, guardar como, guardar em, salvar, salva, salvar como, gravar, grava
word-load = carregar, carrega, carrego, carregar de, abrir, abre, abra, continuar, retomar
# A name or a number may follow: see opponents.ftl.
word-opponent = adversário, contra, nível, jogar contra
# A topic may follow: one of the topics below.
word-help = ajuda, ajudar, ajude, comandos, que digo, que posso dizer, o que posso dizer, o que posso fazer

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = idioma, língua, fala, falar
word-edition = edição
word-pieces = peças
word-squares = casas, coordenadas
word-terse = breve, mensagens breves, poucas palavras, conciso
word-full = completo, mensagens completas, todas as palavras, detalhado
word-classic = clássica, clássico
word-access = access, acessível
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = palavras
word-letters = letras, códigos
word-marked = diferenças, só as diferenças, só diferenças, marcadas, qualidades marcadas
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = nomes
word-nato = nato, otan, rádio

## The traits, after "lens".

word-colour = cor, textura, característica 1, característica um
word-shape = forma, característica 2, característica dois
word-height = altura, tamanho, característica 3, característica três
word-fill = interior, enchimento, preenchimento, característica 4, característica quatro

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = perguntas, pergunta, perguntar
word-settings = definições, definição, opções, configurações, ajustes
word-keys = teclas, teclado
word-playing = jogar, como jogar, como se joga, o jogo

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = simples

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = um, uma, primeira, primeiro, cima, topo, superior, esquerda
word-2 = dois, duas, segunda, segundo
word-3 = três, terceira, terceiro
word-4 = quatro, quarta, fundo, inferior, de baixo, em baixo, direita

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = branca, loira, claro, branco, liso
also-dark = preta, negra, castanha, marrom, rugosa, riscada, estriada, escuro, preto, negro, ranhurado
also-round = circular, cilíndrica, redondo, cilindro, círculo
also-square = cúbica, quadrado, cubo
also-tall = comprida, alto
also-short = curta, baixo, pequeno
also-solid = maciça, sólida, sem buraco, sem furo, cheio, maciço
also-hollow = furada, vazada, com buraco, com furo, oco, buraco, furo

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de alemão, en inglês, es espanhol, fr francês, it italiano, nl holandês, nl neerlandês, pt português
