### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = O adversário é o computador: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, nível { $number }
opponent-here = Dois jogadores na mesma mesa.
# The computer's own name, where a player would have a chosen one.
computer = o computador
# Asked for an opponent without a name.
opponent-which = Que adversário? Diz um nome ou um número de 1 a 10, acaso ou aqui. Diz ajuda adversário para saber como é cada um.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = Os níveis precisam do solucionador, que aqui não está construído. Diz adversário acaso ou adversário aqui.

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
level-random = acaso, ao acaso
# Another word for the last level, to be typed.
level-perfect = perfeito
# Two people at this keyboard.
level-here = aqui, dois jogadores, duas pessoas

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = como uma criança, escapa-lhe quase cada Quarto
about-poplar = escapam-lhe dois Quartos em cada três
about-pine = escapa-lhe um em cada dois Quartos
about-larch = escapam-lhe alguns, entrega sem olhar muito
about-walnut = vê quase tudo, mas entrega muitas vezes à toa
about-birch = entrega com mais cuidado, prevê as últimas jogadas
about-ash = raramente distraído, prevê o último terço
about-oak = joga exato na segunda metade, às vezes uma cilada
about-maple = exato desde cedo, quase não erra, arma ciladas
about-ebony = perfeito, nunca erra e arma ciladas
about-random = entrega e coloca ao acaso, e nunca anuncia
about-here = duas pessoas neste teclado

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
