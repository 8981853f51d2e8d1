"""One view of each kind: every phase, the ends of a game, few traits, all lines."""

from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.piece import Side
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.view.view import Shown, View

_COLUMN_A = Shown(Line.COLUMN_A, (Side.ROUND, Side.TALL))
_BLOCK = Shown(Line.BLOCK_A3, (Side.DARK, Side.TALL))
_DIAGONAL = Shown(Line.DIAGONAL_A4, (Side.SOLID,))


def seen(
    position: str, *, reason: Reason | None = None, winner: Seat | None = None, shown: tuple[Shown, ...] = ()
) -> View:
    """The view of a position in its text form, as a watcher has it."""
    outcome = None if reason is None else Outcome(reason, winner)
    return View.of(Position.parse(position), outcome=outcome, shown=shown)


VIEWS = {
    "start": seen("4/4/4/4 - -"),
    "first gift": seen("4/4/4/4 M -"),
    "place": seen("4/AO2/JF1G/IM1H B b2"),
    "give": seen("4/A3/JF1G/IM1H - d3"),
    "no last": seen("4/A3/JF1G/IM1H - -"),
    "sixteenth": seen("ABCD/EFGH/IJKL/MNO1 P c4"),
    "last look": seen("ABCD/EFGH/IJKL/MNOP - d4"),
    "draw": seen("ABCD/EFGH/IJKL/MNOP - d4", reason=Reason.FULL_BOARD),
    "called": seen("B3/AO2/JF1G/IM1H - a1", reason=Reason.CALLED, winner=Seat.SECOND, shown=(_COLUMN_A,)),
    "missed": seen(
        "B3/AO2/JM1G/IN1H D a1 blocks+traits=csh",
        reason=Reason.MISSED,
        winner=Seat.FIRST,
        shown=(_COLUMN_A, _BLOCK),
    ),
    "diagonal": seen("3A/B1C1/1E2/I3 - a4 auto", reason=Reason.CALLED, winner=Seat.FIRST, shown=(_DIAGONAL,)),
    "resigned": seen("4/A3/JF1G/IM1H K d3", reason=Reason.RESIGNED, winner=Seat.FIRST),
    "19 lines": seen("4/AO2/JF1G/IM1H B b2 blocks"),
    "1 trait": seen("4/AO2/JF1G/IM1H B b2 traits=s"),
    "automatic": seen("4/AO2/JF1G/IM1H B b2 blocks+traits=hf+auto"),
}
