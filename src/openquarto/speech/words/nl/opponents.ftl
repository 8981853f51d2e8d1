### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = Je tegenstander is de computer: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, niveau { $number }
opponent-here = Twee spelers aan één tafel.
# The computer's own name, where a player would have a chosen one.
computer = de computer
# Asked for an opponent without a name.
opponent-which = Welke tegenstander? Typ een naam of een getal van 1 tot en met 10, willekeurig of hier. Met hulp tegenstander hoor je hoe ze spelen.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = De niveaus hebben de rekenmodule nodig, die hier niet is geïnstalleerd. Typ tegenstander willekeurig of tegenstander hier.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = wilg
level-poplar = populier
level-pine = den
level-larch = lariks
level-walnut = walnoot
level-birch = berk
level-ash = es
level-oak = eik
level-maple = esdoorn
level-ebony = ebben, ebbenhout
level-random = willekeurig, toeval
# Another word for the last level, to be typed.
level-perfect = perfect
# Two people at this keyboard.
level-here = hier, twee spelers, twee mensen

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = als een kind, mist bijna elk quarto
about-poplar = mist twee van de drie quarto's
about-pine = mist de helft van de quarto's
about-larch = mist er een paar, geeft zonder veel na te denken
about-walnut = ziet bijna alles, maar geeft vaak achteloos
about-birch = geeft met meer zorg, plant de laatste zetten
about-ash = zelden achteloos, plant het laatste derde deel
about-oak = foutloos in de tweede helft, soms een val
about-maple = al vroeg bijna foutloos, zet vallen
about-ebony = perfect, maakt nooit fouten en zet vallen
about-random = geeft en plaatst zomaar wat, roept nooit Quarto
about-here = met z'n tweeën aan dit toetsenbord

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
