"""A position: the board, the hand, the last placed square, the windows; `play` returns the next one."""

from dataclasses import dataclass, field, replace
from typing import NoReturn, Self

from openquarto.rules.action import Action, Call, Done, Give, Phase, Place, permitted_actions
from openquarto.rules.error import Fault, RuleError, SetupError
from openquarto.rules.expect import expect, expect_each, expect_fields, wrong_type
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.picture import picture
from openquarto.rules.piece import Piece, Side, stock_beside
from openquarto.rules.quarto import quartos_through, shared_sides
from openquarto.rules.seat import Seat
from openquarto.rules.setup import EMPTY_BOARD, Board, Setup, setup_text
from openquarto.rules.square import Square
from openquarto.rules.variant import CLASSIC, Variant

_new, _set = object.__new__, object.__setattr__


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A legal position between two actions; made by `parse`, `of` or `play`, never changed."""

    board: Board = EMPTY_BOARD
    hand: Piece | None = None
    last: Square | None = None
    variant: Variant = CLASSIC
    called: Line | None = None  # the line called in the window that is open now
    dones: int = 0  # how many players have closed their last look
    won: bool = False  # by a valid call, or by a placement where calling is automatic

    # What follows from these, found out once: whoever keeps a table asks for it all the time.
    placed: int = field(init=False, compare=False)  # how many pieces stand on the board
    phase: Phase = field(init=False, compare=False)  # what the player to act must do next
    to_act: Seat | None = field(init=False, compare=False)  # whose turn it is; nobody's when the game is over

    def __post_init__(self) -> None:
        expect_each(self.board, Piece | None, "as board")
        if len(self.board) != len(EMPTY_BOARD):
            raise SetupError(Fault("board size", count=len(self.board)))
        expect_fields(self, hand=Piece | None, last=Square | None, variant=Variant, called=Line | None)
        expect_fields(self, dones=int, won=bool)
        self._derive(_count(self.board))

    def _derive(self, placed: int) -> None:
        _set(self, "placed", placed)
        phase = self._phase()
        _set(self, "phase", phase)
        _set(self, "to_act", None if phase is Phase.OVER else self._actor)

    @classmethod
    def _next(  # noqa: PLR0913  all that a position consists of
        cls,
        board: Board,
        hand: Piece | None,
        last: Square | None,
        variant: Variant,
        *,
        placed: int,
        won: bool = False,
    ) -> Self:
        """A position made of parts that were checked before: to play is the hot path."""
        position = _new(cls)
        _set(position, "board", board)
        _set(position, "hand", hand)
        _set(position, "last", last)
        _set(position, "variant", variant)
        _set(position, "called", None)
        _set(position, "dones", 0)
        _set(position, "won", won)
        position._derive(placed)  # noqa: SLF001  its own class
        return position

    # What everybody sees

    def __getitem__(self, square: Square) -> Piece | None:
        """The piece on a square."""
        expect(square, Square)
        return self.board[square.index]

    @property
    def stock(self) -> tuple[Piece, ...]:
        """The pieces still beside the board, in the order of their letters."""
        return stock_beside(self.board, self.hand)

    def _phase(self) -> Phase:
        if self.won or self.dones == 2:
            return Phase.OVER
        if self.hand is not None:
            return Phase.PLACE
        if self.placed < len(EMPTY_BOARD):
            return Phase.GIVE
        return Phase.OVER if self.variant.is_automatic else Phase.LAST_LOOK

    @property
    def window_is_open(self) -> bool:
        """Whether the player to act has, or had, a call here: from the first placement to the end."""
        return not self.variant.is_automatic and self.phase is not Phase.OVER and self.placed > 0

    @property
    def may_call(self) -> bool:
        """Whether the player to act may call. It never depends on whether there is a quarto."""
        return self.called is None and self.window_is_open

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Every permitted action; a call for any line is among them whenever a call may be made."""
        lines = self.variant.lines if self.may_call else ()
        return permitted_actions(self.phase, board=self.board, stock=self.stock, lines=lines)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if the actions themselves ended it."""
        if self.won:
            placer_won = self.hand is None and self.dones == 0
            return Outcome(Reason.CALLED if placer_won else Reason.MISSED, self._actor)
        return Outcome(Reason.FULL_BOARD, None) if self.phase is Phase.OVER else None

    # What only the referee may ask while the game goes on

    @property
    def live(self) -> tuple[Line, ...]:
        """The quartos that may still be called: only lines through the last placed square can be."""
        if self.last is None or not self.window_is_open:
            return ()
        return quartos_through(self.board, self.last, self.variant)

    def shared_sides(self, line: Line) -> tuple[Side, ...]:
        """The sides of traits that count which the four pieces of a line share."""
        expect(line, Line)
        return shared_sides(self.board, line, self.variant)

    # Play

    def play(self, action: Action) -> "Position":
        """The position after an action; raises RuleError if it is not permitted."""
        match action:
            case Place(square):
                return self._place(square, action)
            case Give(piece):
                return self._give(piece, action)
            case Call(line):
                return self._call(line, action)
            case Done():
                return self._done(action)
            case _:
                raise wrong_type(action, Action, "to play")

    def _give(self, piece: Piece, action: Give) -> "Position":
        if self.hand is not None or self.won or self.placed == len(EMPTY_BOARD):
            self._refuse(action)
        if piece in {*self.board}:
            raise RuleError(Fault("piece on board", piece=piece))
        return self._next(self.board, piece, self.last, self.variant, placed=self.placed)

    def _place(self, square: Square, action: Place) -> "Position":
        if self.hand is None or self.won:
            self._refuse(action)
        at = square.index
        standing = self.board[at]
        if standing is not None:
            raise RuleError(Fault("square taken", square=square, piece=standing))
        board = (*self.board[:at], self.hand, *self.board[at + 1 :])
        won = self.variant.is_automatic and bool(quartos_through(board, square, self.variant))
        return self._next(board, None, square, self.variant, placed=self.placed + 1, won=won)

    def _call(self, line: Line, action: Call) -> "Position":
        if self.phase is Phase.OVER:
            self._refuse(action)
        if self.variant.is_automatic:
            raise RuleError(Fault("calling automatic", action=action))
        if not self.window_is_open:
            raise RuleError(Fault("no window", action=action))
        if self.called is not None:
            raise RuleError(Fault("call used", action=action))
        if line not in self.variant.lines:
            raise RuleError(Fault("line not in variant", line=line, count=len(self.variant.lines)))
        return replace(self, called=line, won=line in self.live)

    def _done(self, action: Done) -> "Position":
        if self.phase is not Phase.LAST_LOOK:
            self._refuse(action)
        return replace(self, called=None, dones=self.dones + 1)

    def _refuse(self, action: Action) -> NoReturn:
        match self.phase:
            case Phase.GIVE:
                raise RuleError(Fault("give expected", action=action))
            case Phase.PLACE:
                raise RuleError(Fault("place expected", hand=self.hand, action=action))
            case Phase.LAST_LOOK:
                raise RuleError(Fault("done expected", action=action))
            case Phase.OVER:
                raise RuleError(Fault("game over", action=action))

    @property
    def _actor(self) -> Seat:
        """First gives on boards with an even number of pieces and so places the even ones."""
        gives_on_even = self.placed % 2 == 0
        opponent_acts = self.hand is not None or self.dones > 0
        return Seat.FIRST if gives_on_even != opponent_acts else Seat.SECOND

    # Text

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """The position of a set-up, its windows open and no call used; raises SetupError with all faults."""
        expect(setup, Setup)
        setup.check()
        board, hand, last, variant = setup.board, setup.hand, setup.last, setup.variant
        placed_last = last if variant.is_automatic and hand is None else None
        won = placed_last is not None and bool(quartos_through(board, placed_last, variant))
        return cls._next(board, hand, last, variant, placed=_count(board), won=won)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `<board> <hand> <last> [<variant>]`."""
        return cls.of(Setup.parse(text))

    def __str__(self) -> str:
        return setup_text(self.board, self.hand, self.last, self.variant)

    def __repr__(self) -> str:
        """An expression that rebuilds the position: its text, then the actions that the text cannot hold."""
        actions: list[Action] = [Done()] * self.dones
        if self.called is not None:
            actions.append(Call(self.called))
        return f"Position.parse({str(self)!r})" + "".join(f".play({action!r})" for action in actions)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        return picture(self)


def _count(board: Board) -> int:
    """How many pieces stand there; `count` would compare, and pieces, which sort, are slow to compare."""
    return len([*filter(None, board)])
