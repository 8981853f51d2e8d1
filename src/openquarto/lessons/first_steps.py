"""Lessons 1 to 5: one trait, sixteen pieces, give and place, call it and show it, what was missed."""

from openquarto.lessons.lesson import Lesson, Pass, SmallMatch
from openquarto.rules.line import Line
from openquarto.tasks.task import Goal, Task

FIRST_STEPS = (
    Lesson(
        "one-trait",
        (
            Task("4/J1BA/4/4 I a2 traits=s", Goal.COMPLETE, "complete"),
            Task("2B1/N3/G3/H3 O a2 traits=s", Goal.COMPLETE, "complete"),
            Task("I3/G2K/2D1/3J B d4 traits=s", Goal.COMPLETE, "complete"),
            Task(
                "G1NM/L1DA/4/3P C a2 traits=s", Goal.COMPLETE, "complete"
            ),  # a line of the other side beside it
            Task("4/JCB1/O3/A3 L a4 traits=s", Goal.WIN, "call"),  # the first win
        ),
        SmallMatch("willow", "F1EM/1D2/H1OP/N3 - d1 traits=s", Pass.CALL),  # one square piece is left
    ),
    Lesson(
        "pieces",
        (
            Task("4/4/KOP1/4 - b3", Goal.FIT, "fit", Line.ROW_3),  # two sides in common
            Task("CIG1/4/4/4 - b1", Goal.FIT, "fit", Line.ROW_1),  # one
            Task("1MJK/4/3H/G2O C a4", Goal.COMPLETE, "complete"),
            Task("P1EG/F1N1/4/D3 B c2", Goal.COMPLETE, "complete"),  # two lines, and only one of them fits
            Task("C1DO/K3/F2H/P2J - d1", Goal.FIT, "fit", Line.ROW_1),  # two pieces are left that fit
        ),
        SmallMatch("willow", "4/4/4/4 - -", Pass.FINISH),
    ),
    Lesson(
        "give-and-place",
        (
            Task("4/BH1A/2EG/4 F d3", Goal.COMPLETE, "complete"),
            Task("4/4/KOP1/3E - d4", Goal.SAFE, "safe"),
            Task("4/BH1A/2EG/F3 M a4", Goal.QUIET, "quiet"),
            Task("3J/3O/AH1L/2C1 K a3", Goal.WIN, "call"),
            Task("1JN1/M1L1/H3/D1IC G c2", Goal.QUIET, "quiet"),  # two lines wait
        ),
        SmallMatch("willow", "2M1/3H/1IE1/4 - b3", Pass.HOLD),
    ),
    Lesson(
        "call-and-show",
        (
            Task("N2O/P3/MC2/J3 - a4", Goal.SEE, "see"),
            Task("LAD1/O3/4/B2M K b1", Goal.WIN, "call"),
            Task("IB2/GNHK/2D1/3J - c2", Goal.SEE, "see"),  # full lines, but nothing in common
            Task("B1E1/1IC1/4/2DA K c1", Goal.WIN, "call"),  # two lines meet, one of them is a quarto
            Task("1HK1/EAOM/1C2/LD2 - b2", Goal.SEE, "see"),  # two quartos at once
            Task("1C2/3I/M1NK/E1DG H a4", Goal.WIN, "call"),
        ),
        SmallMatch("willow", "1JN1/4/H3/D1IC M c4", Pass.CALL),
    ),
    Lesson(
        "missed",
        (
            Task("4/BHFA/2EG/4 M c2", Goal.SEE, "missed"),
            Task("LADK/O3/4/B2M N d1", Goal.WIN, "take"),
            Task("N2O/P3/MC2/JB2 G b4", Goal.SEE, "missed"),  # it has expired
            Task("2FC/1MG1/1H2/LA1O I c2", Goal.SEE, "missed"),  # a diagonal
            Task("1GM1/P3/ACFH/2J1 I c1", Goal.WIN, "take"),  # one has expired, another can be made
            Task("AIDC/1J1O/1K2/1L2 H b2", Goal.SEE, "missed"),  # one has expired, one is live
        ),
        SmallMatch("poplar", "E3/1J1A/B2D/1O2 M b4", Pass.CALL),
    ),
)
