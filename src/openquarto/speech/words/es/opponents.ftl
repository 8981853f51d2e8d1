### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = El adversario es el ordenador: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, nivel { $number }
opponent-here = Dos jugadores en la misma mesa.
# The computer's own name, where a player would have a chosen one.
computer = el ordenador
# Asked for an opponent without a name.
opponent-which = ¿Qué adversario? Escribe un nombre o un número del 1 al 10, azar o aquí. Escribe ayuda adversario para saber cómo es cada uno.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = Los niveles necesitan el motor de cálculo, que aquí no está instalado. Escribe adversario azar o adversario aquí.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = sauce
level-poplar = álamo, chopo
level-pine = pino
level-larch = alerce
level-walnut = nogal
level-birch = abedul
level-ash = fresno
level-oak = roble
level-maple = arce
level-ebony = ébano
level-random = azar, al azar
# Another word for the last level, to be typed.
level-perfect = perfecto
# Two people at this keyboard.
level-here = aquí, dos jugadores, dos personas

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = como un niño, se le escapan casi todos los quartos
about-poplar = se le escapan dos de cada tres quartos
about-pine = se le escapa uno de cada dos quartos
about-larch = se le escapan algunos, entrega sin mirar mucho
about-walnut = ve casi todo, pero suele entregar a la ligera
about-birch = entrega con más cuidado, prevé las últimas jugadas
about-ash = pocas veces distraído, prevé el último tercio
about-oak = sin fallos en la segunda mitad, alguna trampa
about-maple = casi sin fallos desde muy pronto, tiende trampas
about-ebony = perfecto, nunca falla y tiende trampas
about-random = entrega y coloca al azar, y nunca anuncia
about-here = dos personas en este teclado

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
