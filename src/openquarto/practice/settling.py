"""A rating that is not sure yet: it moves by hundreds, and no exact figure would be true.

A page shows it in the same way, by the same numbers: web/js/puzzle_model/settling.js.
"""

from math import floor

from openquarto.ratings import Strength

SETTLED = (
    110.0  # above it one try moves a rating by more than it tells; about a dozen first tries lead below it
)
STEP = 50


def is_settling(strength: Strength) -> bool:
    """Whether a rating still looks for its place."""
    return strength.deviation > SETTLED


def shown_rating(strength: Strength) -> int:
    """A rating as it is told: while it settles, to the next fifty."""
    step = STEP if is_settling(strength) else 1
    return step * floor(strength.rating / step + 0.5)
