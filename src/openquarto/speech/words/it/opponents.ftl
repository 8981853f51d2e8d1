### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = L'avversario è il computer: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, livello { $number }
opponent-here = Due giocatori allo stesso tavolo.
# The computer's own name, where a player would have a chosen one.
computer = il computer
# Asked for an opponent without a name.
opponent-which = Quale avversario? Scrivi un nome o un numero da 1 a 10, casuale o qui. Scrivi aiuto avversario per sapere com'è ognuno.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = I livelli hanno bisogno del motore di calcolo, che qui non è installato. Scrivi avversario casuale o avversario qui.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = salice
level-poplar = pioppo
level-pine = pino
level-larch = larice
level-walnut = noce
level-birch = betulla
level-ash = frassino
level-oak = quercia
level-maple = acero
level-ebony = ebano
level-random = casuale, caso, a caso
# Another word for the last level, to be typed.
level-perfect = perfetto
# Two people at this keyboard.
level-here = qui, due giocatori, due persone

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = come un bambino, non vede quasi nessun Quarto
about-poplar = non vede due Quarto su tre
about-pine = non vede un Quarto su due
about-larch = gliene sfugge qualcuno, dà senza pensarci troppo
about-walnut = vede quasi tutto, ma dà alla leggera
about-birch = dà con più attenzione, calcola le ultime mosse
about-ash = di rado distratto, calcola l'ultimo terzo
about-oak = perfetto nella seconda metà, qualche trappola
about-maple = quasi perfetto già presto, tende trappole
about-ebony = perfetto, non sbaglia mai e tende trappole
about-random = dà e posa a caso, non annuncia mai
about-here = due persone alla stessa tastiera

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
