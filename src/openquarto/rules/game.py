"""A game: where it started, the actions since, and how it ended. Immutable, like the positions in it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from openquarto.rules.action import Action, Call, Give, Place
from openquarto.rules.error import Fault, RuleError, SetupError
from openquarto.rules.expect import expect, expect_each, expect_fields
from openquarto.rules.false_call import FalseCall
from openquarto.rules.line import Line
from openquarto.rules.outcome import BY_TERMINATION, Outcome, Reason
from openquarto.rules.picture import picture
from openquarto.rules.position import Position
from openquarto.rules.quarto import quartos_through
from openquarto.rules.seat import Seat

START = Position()
_new, _set = object.__new__, object.__setattr__


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """The history of one game under one false-call rule."""

    positions: tuple[Position, ...] = (START,)  # one more than actions
    actions: tuple[Action, ...] = ()
    false_call: FalseCall = FalseCall.GOES_ON
    ended: Outcome | None = None  # by something else than the position itself

    def __post_init__(self) -> None:
        expect_each(self.positions, Position, "as positions of Game")
        expect_each(self.actions, Action, "as actions of Game")
        expect_fields(self, false_call=FalseCall, ended=Outcome | None)
        if len(self.positions) != len(self.actions) + 1:
            raise SetupError(
                Fault("game length", positions=len(self.positions), actions=len(self.actions)),
            )

    @classmethod
    def of(
        cls,
        start: Position = START,
        actions: Iterable[Action] = (),
        *,
        false_call: FalseCall = FalseCall.GOES_ON,
        ended: Outcome | None = None,
    ) -> Self:
        """The game that these actions make from a start."""
        game = cls((start,), false_call=false_call)
        for action in actions:
            game = game.play(action)
        return game if ended is None or game.ended == ended else game.end(ended)

    @property
    def start(self) -> Position:
        """The position before the first action."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.ended or self.position.outcome

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; nobody's when the game is over."""
        return None if self.ended else self.position.to_act

    def play(self, action: Action) -> Self:
        """The game after an action; raises RuleError if it is not permitted."""
        if self.ended:
            raise RuleError(Fault("game over", action=action))
        after = self.position.play(action)
        ended = None
        if isinstance(action, Call) and not after.won and self.false_call is FalseCall.LOSES:
            caller = self.position.to_act
            ended = Outcome(Reason.FALSE_CALL, caller and caller.other)
        return self._next((*self.positions, after), (*self.actions, action), ended)

    def _next(
        self, positions: tuple[Position, ...], actions: tuple[Action, ...], ended: Outcome | None
    ) -> Self:
        """A game made of parts that were checked before: to play is the hot path."""
        game = _new(type(self))
        _set(game, "positions", positions)
        _set(game, "actions", actions)
        _set(game, "false_call", self.false_call)
        _set(game, "ended", ended)
        return game

    def end(self, outcome: Outcome) -> Self:
        """The game ended by something else than its actions, such as a resignation."""
        expect(outcome, Outcome)
        if self.outcome:
            raise RuleError(Fault("game over", action=outcome.reason))
        if outcome.reason not in BY_TERMINATION:
            raise RuleError(Fault("end reason", reason=outcome.reason))
        return replace(self, ended=outcome)

    def take_back(self) -> Self:
        """The game before the last give or place, with the calls made until then."""
        for at in range(len(self.actions) - 1, -1, -1):
            if isinstance(self.actions[at], Give | Place):
                return replace(
                    self, positions=self.positions[: at + 1], actions=self.actions[:at], ended=None
                )
        raise RuleError(Fault("nothing to take back"))

    @property
    def won_lines(self) -> tuple[Line, ...]:
        """The line that was called and won, or all that an automatic win made; none before that."""
        position = self.position
        if not position.won or position.last is None:
            return ()
        match self.actions[-1:]:
            case (Call(line),):
                return (line,)
            case _:
                return quartos_through(position.board, position.last, position.variant)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: the position now, and the quarto that won."""
        return picture(self.position, outcome=self.outcome, won=self.won_lines)

    def __repr__(self) -> str:
        text = f"Game.of({self.start!r}, {self.actions!r}"
        if self.false_call is not FalseCall.GOES_ON:
            text += f", false_call={self.false_call!r}"
        if self.ended:
            text += f", ended={self.ended!r}"
        return text + ")"
