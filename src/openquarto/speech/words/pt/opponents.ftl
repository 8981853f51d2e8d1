### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = O adversário é o computador: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, nível { $number }
opponent-here = Dois jogadores na mesma mesa.
# The computer's own name, where a player would have a chosen one.
computer = o computador
# Asked for an opponent without a name.
opponent-which = Que adversário? Escreve um nome ou um número de 1 a 10, aleatório ou aqui. Escreve ajuda adversário para saber como é cada um.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = Os níveis precisam do motor de cálculo, que aqui não está instalado. Escreve adversário aleatório ou adversário aqui.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = salgueiro
level-poplar = choupo
level-pine = pinheiro
level-larch = lariço, larício
level-walnut = nogueira
level-birch = bétula
level-ash = freixo
level-oak = carvalho
level-maple = bordo
level-ebony = ébano
level-random = aleatório, acaso, ao acaso
# Another word for the last level, to be typed.
level-perfect = perfeito
# Two people at this keyboard.
level-here = aqui, dois jogadores, duas pessoas

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = como criança, escapam-lhe quase todos os Quartos
about-poplar = escapam-lhe dois Quartos em cada três
about-pine = escapa-lhe um Quarto em cada dois
about-larch = escapam-lhe alguns, entrega sem pensar muito
about-walnut = vê quase tudo, mas entrega sem grande cuidado
about-birch = entrega com mais cuidado, calcula o fim da partida
about-ash = raramente distraído, calcula o último terço
about-oak = sem erros na segunda metade, às vezes uma cilada
about-maple = quase sem erros desde cedo, arma ciladas
about-ebony = perfeito, nunca erra e arma ciladas
about-random = entrega e coloca ao acaso, nunca anuncia
about-here = duas pessoas no mesmo teclado

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
