### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = The opponent is the computer: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, level { $number }
opponent-here = Two players at one screen.
# The computer's own name, where a player would have a chosen one.
computer = the computer
# Asked for an opponent without a name.
opponent-which = Which opponent? Type a name or a number from 1 to 10, random or here. Type help opponent to hear about each.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = The levels need the solver, which is not installed here. Type opponent random or opponent here.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = willow
level-poplar = poplar
level-pine = pine
level-larch = larch
level-walnut = walnut
level-birch = birch
level-ash = ash
level-oak = oak
level-maple = maple
level-ebony = ebony
level-random = random, chance
# Another word for the last level, to be typed.
level-perfect = perfect
# Two people at this keyboard.
level-here = here, two players, two people

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = like a child, overlooks most quartos, its own too
about-poplar = overlooks two quartos in three
about-pine = overlooks every second quarto
about-larch = misses some quartos, gives without a second look
about-walnut = sees nearly every quarto, but gives carelessly
about-birch = gives with more care, and plans the last moves
about-ash = seldom careless, and plans the last third
about-oak = flawless in the second half, sets the odd trap
about-maple = near flawless from early on, sets traps
about-ebony = perfect, never slips and sets traps
about-random = picks pieces and squares at random, never calls
about-here = two people at this keyboard

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
