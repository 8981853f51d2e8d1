### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Relógio para um tabuleiro a sério
boardclock-about = Um tablet ou telemóvel entre duas pessoas com um jogo de madeira.
boardclock-private = Nada sai deste aparelho e, onde este site está guardado, funciona sem rede.
boardclock-name-first = Quem dá a primeira peça
boardclock-name-second = Quem coloca a primeira peça
boardclock-clock = Relógio
boardclock-label = Tabuleiro e ronda, se quiseres
boardclock-turned = Virar a metade de cima, para quem se senta em frente
boardclock-aloud = Dizer os tempos em voz alta, para jogar com máscara
boardclock-set = Acertar o relógio
boardclock-standing = Ainda há aqui um relógio à espera: { $first } e { $second }.
boardclock-unreadable = Um tempo vai de 5 segundos a 24 horas, com até 60 minutos a mais por jogada.

## What stands on the clock.
boardclock-first = Primeiro jogador
boardclock-second = Segundo jogador
boardclock-start = Toca para começar.
boardclock-wait = Espera pela tua peça.
boardclock-act = Coloca, dá uma peça e toca aqui.
boardclock-act-first = Dá uma peça e toca aqui.
boardclock-still = Os dois relógios estão parados.
boardclock-pause = Pausa
boardclock-go-on = Continuar
boardclock-undo = Desfazer
boardclock-more = Mais
boardclock-turn = jogada { $turn }
boardclock-per-turn = { $time } por jogada
boardclock-per-game = { $time } para a partida
boardclock-bonus = { $time } mais { $increment } por jogada

## A call, a flag, the end.
boardclock-calls = { $name } anuncia Quarto.
boardclock-look = É mesmo? Vejam juntos.
boardclock-quarto = Sim, um quarto
boardclock-no-quarto = Não, continuamos
boardclock-own-turn = Anuncia-se na própria jogada.
boardclock-flag = Sem tempo: { $name }
boardclock-flag-fell = O tempo acabou.
boardclock-flag-own = Jogada { $turn }: o tempo acabou antes de dares uma peça.
boardclock-flag-other = { $name } ficou sem tempo. Ganhas tu.
boardclock-enter = Certo, registar
boardclock-you-win = Ganhas tu.
boardclock-wins = { $name } ganha.
boardclock-wins-quarto = { $name } ganha com um quarto.
boardclock-wins-time = { $name } ganha por tempo.
boardclock-draw = Empate.
boardclock-next = Próxima partida, lugares trocados

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = Joga { $name }.
boardclock-undone = Desfeito.
boardclock-kept = A página foi carregada de novo e o relógio está parado. Continuem quando ambos estiverem prontos.
boardclock-not-kept = Este navegador não guarda nada: se a página for fechada, o relógio perde-se.
boardclock-say = Dizer os tempos
boardclock-decide = Decidir a partida
boardclock-time = Tempo
boardclock-add = { $name }: mais { $time }
boardclock-new = Acertar outro relógio
boardclock-sounds = Sons
boardclock-keys = Usar estas teclas
boardclock-key-shift = Shift termina a jogada.
boardclock-key-space = Espaço anuncia Quarto, se nenhum botão tiver o foco.
boardclock-key-p = P para e continua.
boardclock-key-t = T diz os dois tempos.
boardclock-key-u = U desfaz o último toque.
