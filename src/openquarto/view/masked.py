"""What a masked seat may see: that there is a table, and whose turn it is. No piece can be found in it."""

from dataclasses import dataclass
from typing import Self

from openquarto.rules.action import Phase
from openquarto.rules.expect import expect_fields
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import Variant
from openquarto.view.view import Seen, Shown, View


@dataclass(frozen=True, slots=True, kw_only=True)
class MaskedView:
    """The table under a mask; also what a watcher sees of a masked game. A game that is over has none."""

    seat: Seat | None
    variant: Variant
    phase: Phase
    to_act: Seat | None
    may_call: bool

    def __post_init__(self) -> None:
        expect_fields(self, seat=Seat | None, variant=Variant, phase=Phase, to_act=Seat | None, may_call=bool)

    @classmethod
    def of(cls, seen: Seen, *, seat: Seat | None) -> Self:
        """The masked view of a position."""
        return cls(
            seat=seat,
            variant=seen.variant,
            phase=seen.phase,
            to_act=seen.to_act,
            may_call=seen.may_call,
        )

    def blank(self) -> View:
        """An empty table in this phase, for who needs a board to draw or to read by."""
        return View(
            seat=self.seat,
            variant=self.variant,
            board=(None,) * len(SQUARES),
            hand=None,
            last=None,
            phase=self.phase,
            to_act=self.to_act,
            may_call=self.may_call,
        )

    @property
    def outcome(self) -> None:
        """None: after the end nobody wears a mask."""

    @property
    def shown(self) -> tuple[Shown, ...]:
        """No quarto is shown before the end."""
        return ()

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.seat is self.to_act


Sight = View | MaskedView
