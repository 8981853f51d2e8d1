"""The pace of a computer at a table: how long it seems to think, drawn before it looks."""

import random

SHORTEST, LONGEST = 0.6, 1.6  # seconds
SHARE = 0.05  # of what its clock has left: a delay must never cost the game


class Pace:
    """Draws one delay a turn. It is never shown a table, so a delay cannot tell what is on it.

    The factor is how slow: 0 is at once, 1 as usual. The same seed draws the same delays.
    """

    def __init__(self, factor: float = 1.0, seed: int | None = None) -> None:
        self._factor = factor
        self._chance = random.Random(seed)  # noqa: S311  a manner of speaking, not a secret

    def draw(self, left: float | None = None) -> float:
        """The seconds to wait; where a clock runs, a small share of what is left on it, which all can see."""
        seconds = self._factor * self._chance.uniform(SHORTEST, LONGEST)
        return seconds if left is None else min(seconds, SHARE * left)
