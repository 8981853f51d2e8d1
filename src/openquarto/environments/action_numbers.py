"""Actions as numbers: 0–15 place, 16–31 give, 32–50 call a line, 51 done."""

from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.line import LINES_AND_BLOCKS
from openquarto.rules.piece import PIECES
from openquarto.rules.square import SQUARES

ACTIONS: tuple[Action, ...] = (
    *map(Place, SQUARES),
    *map(Give, PIECES),
    *map(Call, LINES_AND_BLOCKS),
    Done(),
)
_NUMBERS = {action: number for number, action in enumerate(ACTIONS)}


def number_of(action: Action) -> int:
    """The number of an action."""
    return _NUMBERS[action]
