"""A puzzle: a kind of task and a position; under a mask also what may be touched before the answer."""

from dataclasses import dataclass
from typing import Literal, get_args

from openquarto.rules.position import Position

Kind = Literal["see", "complete", "safe gift", "square", "trap", "hold", "cover", "take it", "mask"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is asked; its answers follow from it."""

    kind: Kind
    position: Position
    inner: Kind | None = None  # of `mask`: what is asked under it
    touches: int = 0  # of `mask`: how many things may be touched

    @property
    def asked(self) -> Kind:
        """The task itself, with or without a mask."""
        return self.inner or self.kind
