### Against whom: the levels of the computer, named after woods from soft to hard, and how one is chosen.

# Who the opponent is. $level is one of the next message, or random.
opponent-computer = Dein Gegner ist der Computer: { $level }.
# A level with its number, from 1 to 10.
level-numbered = { $level }, Stufe { $number }
opponent-here = Zwei Spieler an einem Tisch.
# The computer's own name, where a player would have a chosen one.
computer = der Computer
# Asked for an opponent without a name.
opponent-which = Welcher Gegner? Tippe einen Namen oder eine Zahl von 1 bis 10, Zufall oder hier. Mit Hilfe Gegner hörst du, wie sie spielen.
# A level cannot be chosen where the program was installed without its part in C.
opponent-not-built = Die Stufen brauchen den Rechenkern, der hier nicht installiert ist. Tippe Gegner Zufall oder Gegner hier.

## The names: lists with commas. The first is said, all may be typed where an opponent is asked for; never two the same.

level-willow = Weide
level-poplar = Pappel
level-pine = Kiefer
level-larch = Lärche
level-walnut = Nussbaum, Walnuss
level-birch = Birke
level-ash = Esche
level-oak = Eiche
level-maple = Ahorn
level-ebony = Ebenholz
level-random = Zufall, zufällig
# Another word for the last level, to be typed.
level-perfect = perfekt
# Two people at this keyboard.
level-here = hier, zwei Spieler

## What each is like, for whoever chooses. To be heard, and to fit a list: at most 50 letters, no full stop.

about-willow = wie ein Kind, übersieht fast jedes Quarto
about-poplar = übersieht zwei von drei Quartos
about-pine = übersieht jedes zweite Quarto
about-larch = übersieht einige, gibt ohne lange zu überlegen
about-walnut = sieht fast alle Quartos, gibt oft leichtsinnig
about-birch = gibt überlegter, plant die letzten Züge
about-ash = selten leichtsinnig, plant das letzte Drittel
about-oak = fehlerlos in der zweiten Hälfte, mal eine Falle
about-maple = schon früh fast fehlerlos, stellt Fallen
about-ebony = perfekt, macht keine Fehler und stellt Fallen
about-random = gibt und setzt zufällig, ruft nie Quarto
about-here = zu zweit an dieser Tastatur

# One line of the list of opponents; the second is for those that are no level. $about is one of the messages above.
opponent-level = { $number }, { $level }: { $about }.
opponent-other = { CAPITAL($level) }: { $about }.
