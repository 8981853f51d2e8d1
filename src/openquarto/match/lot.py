"""The lot: who is first."""

import secrets
from collections.abc import Callable


def draw_lot(one: str, other: str, *, chance: Callable[[int], int] = secrets.randbelow) -> tuple[str, str]:
    """The two names in the order that the lot gives: first, then second."""
    return (one, other) if chance(2) == 0 else (other, one)
