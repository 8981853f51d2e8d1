"""What one seat may see, as plain data: nothing here can tell whether a quarto is live."""

from dataclasses import dataclass
from types import NoneType
from typing import Protocol, Self

from openquarto.rules.action import Action, Phase, permitted_actions
from openquarto.rules.expect import expect, expect_each, expect_fields, quoted
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome
from openquarto.rules.piece import Piece, Side, stock_beside
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.rules.variant import Variant


class Seen(Protocol):
    """The part of a position that everybody at the table sees."""

    @property
    def board(self) -> tuple[Piece | None, ...]: ...
    @property
    def hand(self) -> Piece | None: ...
    @property
    def last(self) -> Square | None: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def to_act(self) -> Seat | None: ...
    @property
    def may_call(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...


@dataclass(frozen=True, slots=True)
class Shown:
    """The quarto that won, shown when it was called: its line and the sides that its pieces share."""

    line: Line
    sides: tuple[Side, ...]

    def __post_init__(self) -> None:
        expect_fields(self, line=Line)
        expect_each(self.sides, Side, "as sides of Shown")


_PIECES = (Piece, NoneType)
_KINDS = {
    "seat": (Seat, NoneType),
    "variant": (Variant,),
    "hand": _PIECES,
    "last": (Square, NoneType),
    "phase": (Phase,),
    "to_act": (Seat, NoneType),
    "may_call": (bool,),
    "outcome": (Outcome, NoneType),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The table as one seat sees it; a watcher has no seat."""

    seat: Seat | None
    variant: Variant
    board: tuple[Piece | None, ...]
    hand: Piece | None
    last: Square | None
    phase: Phase
    to_act: Seat | None
    may_call: bool
    outcome: Outcome | None = None
    shown: tuple[Shown, ...] = ()

    def __post_init__(self) -> None:
        expect_each(self.board, _PIECES, "as board of View")
        expect_each(self.shown, Shown, "as shown of View")
        expect_fields(self, **_KINDS)

    @classmethod
    def of(
        cls,
        seen: Seen,
        *,
        seat: Seat | None = None,
        outcome: Outcome | None = None,
        shown: tuple[Shown, ...] = (),
    ) -> Self:
        """The view of a position; an outcome that it cannot know, such as time, is given by name."""
        try:
            over = outcome or seen.outcome
            return cls(
                seat=seat,
                variant=seen.variant,
                board=seen.board,
                hand=seen.hand,
                last=seen.last,
                phase=Phase.OVER if over else seen.phase,
                to_act=None if over else seen.to_act,
                may_call=seen.may_call and not over,
                outcome=over,
                shown=shown,
            )
        except AttributeError:
            raise TypeError(f"expected a position or a view, got {quoted(seen)}") from None

    def __getitem__(self, square: Square) -> Piece | None:
        """The piece on a square."""
        expect(square, Square)
        return self.board[square.index]

    @property
    def stock(self) -> tuple[Piece, ...]:
        """The pieces still beside the board, in the order of their letters."""
        return stock_beside(self.board, self.hand)

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat is not None and self.seat is self.to_act

    @property
    def permitted(self) -> tuple[Action, ...]:
        """What this seat may do now; a call for any line is among it whenever a call may be made."""
        if not self.is_my_turn:
            return ()
        lines = self.variant.lines if self.may_call else ()
        return permitted_actions(self.phase, board=self.board, stock=self.stock, lines=lines)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from openquarto.drawing.board import draw  # noqa: PLC0415  imported only where somebody looks

        return draw(self)


def view_of(table: "View | Seen") -> View:
    """A view as it is; of anything else that shows a table, such as a position, what a watcher sees."""
    return table if isinstance(table, View) else View.of(table)
