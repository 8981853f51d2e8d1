"""What went wrong comes again, on later and later days, until it was right twice in a row."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

WAITS = (1, 3, 7, 21)  # days until it comes, each time it has come
ENOUGH = 2  # so often right in a row, and it is gone


@dataclass(frozen=True, slots=True)
class Again:
    """When a puzzle comes again, how often it was right since, and after which of the waits."""

    due: date
    right: int = 0
    step: int = 0


def after_try(before: Again | None, *, is_right: bool, today: date) -> Again | None:
    """When a puzzle comes again after a try; None if it need not."""
    if before is None:
        return None if is_right else Again(_later(today, 0))
    right = before.right + 1 if is_right else 0
    if before.due > today:  # before its day: it still comes
        return before if is_right else replace(before, right=right)
    if right >= ENOUGH:
        return None
    step = min(before.step + 1, len(WAITS) - 1)
    return Again(_later(today, step), right, step)


def waiting(again: Mapping[str, Again], today: date) -> tuple[str, ...]:
    """The names of those that wait today, the longest first."""
    due = [(each.due, name) for name, each in again.items() if each.due <= today]
    return tuple(name for _, name in sorted(due))


def next_due(again: Mapping[str, Again], today: date) -> date | None:
    """The next day on which something comes."""
    return min((each.due for each in again.values() if each.due > today), default=None)


def _later(today: date, step: int) -> date:
    return today + timedelta(days=WAITS[step])
