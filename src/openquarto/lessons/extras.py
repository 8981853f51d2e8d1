"""Three extra lessons: blocks count too, playing with a mask, playing by the clock."""

from openquarto.lessons.lesson import Lesson, Pass, SmallMatch
from openquarto.rules.line import Line
from openquarto.tasks.task import Goal, Task

_MINUTE = 60  # whoever listens needs it, whoever looks has it too

EXTRAS = (
    Lesson(
        "blocks",
        (
            Task("4/ME2/F2L/4 N b2 blocks", Goal.COMPLETE, "complete"),
            Task("1BJ1/1M2/4/2LE - d4 blocks", Goal.FIT, "fit", Line.BLOCK_B1),
            Task("2P1/2G1/1JB1/1CK1 - c4 blocks", Goal.SEE, "see"),
            Task("IB2/GN1K/2D1/3J - b2 blocks", Goal.SEE, "see"),  # a full block with nothing in common
            Task("1N1J/1OLI/H3/4 - d2 blocks", Goal.SAFE, "safe"),
            Task("3E/1JD1/C1I1/AG2 M b2 blocks", Goal.WIN, "call"),
        ),
        SmallMatch("poplar", "4/1N2/M1E1/1DP1 F c3 blocks", Pass.CALL),
    ),
    Lesson(
        "mask",
        (
            Task("4/2L1/1P2/D3 - b3", Goal.FIT, "fit", Line.DIAGONAL_A4, touches=8),
            Task("4/1DCK/2G1/4 O b2", Goal.COMPLETE, "complete", touches=17),
            Task("3N/L2I/3J/3K - d2", Goal.SEE, "see", touches=8),  # around the square that was placed last
            Task("E1G1/2L1/2K1/2N1 M c2", Goal.SEE, "missed", touches=10),
            Task("C3/A2F/4/G2P - a4", Goal.SAFE, "safe", touches=30),
        ),
        SmallMatch("willow", "4/4/4/4 - -", Pass.FINISH, touches=8),
    ),
    Lesson(
        "clock",
        (
            Task("3D/4/1P1B/H2E A d1", Goal.COMPLETE, "complete", seconds=_MINUTE),
            Task("3G/F1HE/3C/1A2 - d1", Goal.SAFE, "safe", seconds=_MINUTE),
            Task("AKLJ/1P2/M2F/1G2 - d1", Goal.SEE, "see", seconds=_MINUTE),
            Task("EG2/1H1N/C1J1/2OF B b2", Goal.SEE, "missed", seconds=_MINUTE),
            Task("1K2/2J1/1N1O/APB1 F b1", Goal.WIN, "call", seconds=_MINUTE),
            Task("1J2/1PHG/1K2/ODIE B b2", Goal.QUIET, "quiet", seconds=_MINUTE),
        ),
        SmallMatch("pine", "1B2/2JN/4/1FCP - c2", Pass.HOLD, seconds=_MINUTE),
    ),
)
