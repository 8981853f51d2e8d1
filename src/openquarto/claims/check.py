"""Checks claims by the rules alone: it shares no code with whoever makes them, and reads them as JSON."""

from openquarto.claims.look_checks import LOOKS
from openquarto.claims.scene import Claim, Scene, Turn, Values
from openquarto.claims.task_checks import TASKS
from openquarto.claims.value_checks import VALUES
from openquarto.rules.position import Position

_CHECKS = LOOKS | VALUES | TASKS


def problems(claim: Claim, position: Position, turn: Turn = (), values: Values | None = None) -> list[str]:
    """All that is false about a claim of a position, or of one of its turns; nothing if it holds.

    What speaks of values is compared with `values`, any function from a position to the text of its value;
    without one, only what the rules tell about it is checked.
    """
    try:
        check = _CHECKS[claim["kind"]]
        return [f"{claim['kind']}: {told}" for told in check(claim, Scene(position, turn, values))]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [f"unreadable: {error!r}"]
