"""Lessons 6 to 10: the hot piece, the safe one, the pincer, count and check, the trap and the draw."""

from openquarto.lessons.lesson import Lesson, Pass, SmallMatch
from openquarto.tasks.task import Goal, Task

NEXT_STEPS = (
    Lesson(
        "hot",
        (
            Task("3J/3O/1H1L/4 - d1", Goal.HOT, "hot"),
            Task("IB2/G2K/2D1/3J - b1", Goal.HOT, "hot"),  # a diagonal
            Task("FALK/4/BED1/3G - a1", Goal.HOT, "hot"),  # two lines want the same
            Task("1ABO/K1F1/P1MJ/IL2 - b1", Goal.HOT, "hot"),  # three lines, two sides
            Task("C1DO/K2L/F2H/P2J - d2", Goal.HOT, "hot"),  # one hot piece among seven
        ),
        SmallMatch("poplar", "2C1/2MK/N1A1/3P - a3", Pass.HOLD),
    ),
    Lesson(
        "safe",
        (
            Task("M1NE/2K1/4/4 - c2", Goal.SAFE, "safe"),
            Task("1KP1/2G1/1JBA/1C2 - d3", Goal.SAFE, "safe"),
            Task("P1EG/F1NM/3B/D3 - d2", Goal.SAFE, "safe"),  # three lines
            Task("1HK1/E1OM/AC2/LD2 - a3", Goal.SAFE, "safe"),  # only one is safe
            Task("I1E1/2AB/CN2/DOP1 F c4", Goal.QUIET, "quiet"),  # place so that one is left
            Task("KH2/3A/ELPD/FMI1 - b1", Goal.KEEP_PIECE, "give-hold"),  # a safe one can lose later
        ),
        SmallMatch("pine", "JA1L/1D2/2B1/EN2 - b4", Pass.HOLD),
    ),
    Lesson(
        "pincer",
        (
            Task("HIF1/2DC/NO2/1LG1 - c2", Goal.COVER, "cover"),
            Task("2L1/2D1/OCKB/MN1H - a4", Goal.COVER, "cover"),
            Task("F2D/O2E/2KH/C1I1 L a1", Goal.LEAVE, "leave"),
            Task("1C1A/JK1P/1DFL/HE2 - b3", Goal.COVER, "cover"),  # a third line is not needed
            Task("PCKJ/1FN1/H1IG/3D B d3", Goal.LEAVE, "leave"),  # one square
            Task("O2D/2A1/GPMJ/1BFC - d1", Goal.COVER, "cover"),  # three lines
        ),
        SmallMatch("pine", "P1D1/3A/1C1E/1M1H O b4", Pass.CALL),
    ),
    Lesson(
        "count",
        (
            Task("3L/BH1A/1MEG/FD2 - d1", Goal.KEEP_PIECE, "give-win"),  # one safe piece: an odd number wins
            Task("END1/G2I/AMC1/3B - d4", Goal.KEEP_PIECE, "give-win"),  # three, and all of them win
            Task("FALK/4/BED1/H2G - a4", Goal.KEEP_PIECE, "give-win"),  # three, but not all of them win
            Task(
                "CIG1/MADN/1E2/K2L - d2", Goal.KEEP_PIECE, "count-doubts"
            ),  # two, and one wins: the count lies
            Task("1N1O/D1B1/MF1K/GLH1 - c4", Goal.KEEP_PIECE, "count-promises"),  # three, and it is no win
            Task("2EP/OG2/AJHN/2LB K b2", Goal.KEEP_TURN, "turn-win"),
        ),
        SmallMatch("larch", "FK1J/4/D1H1/G1LC - a1", Pass.CALL),
    ),
    Lesson(
        "trap",
        (
            Task("D1L1/G2I/A2E/2OM - d2", Goal.KEEP_PIECE, "give-win"),  # the trap is set by giving
            Task("1E2/N1P1/1AHL/1CGM - b3", Goal.KEEP_PIECE, "give-win"),
            Task("JHB1/1OPF/D2L/1EK1 C c1", Goal.KEEP_TURN, "turn-win"),  # by placing and giving
            Task("ODL1/M1B1/F2C/KGPE I c2", Goal.KEEP_SQUARE, "place-hold"),
            Task("OBDA/1NM1/2C1/FGJL - d4", Goal.KEEP_PIECE, "give-hold"),
            Task("1K1G/1C1J/MOLE/2DF B d4", Goal.KEEP_TURN, "turn-win"),
            Task("1HJE/BGKI/M2L/2O1 D c2", Goal.KEEP_TURN, "turn-hold"),
        ),
        SmallMatch("walnut", "HA2/E1J1/P1M1/C1D1 B a4", Pass.HOLD),
    ),
)
