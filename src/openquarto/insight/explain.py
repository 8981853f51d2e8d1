"""A position explained: its value, the claims that say why, best play, and its turns with theirs."""

from collections.abc import Iterable
from dataclasses import dataclass

from openquarto.claims.claim import Answer, Claim, Held, Only, Pressure, Refuted
from openquarto.insight.looks import can_call, complete, dead, empties, hot_gift, no_safe_gift, trap
from openquarto.kernel import Solver, Stop
from openquarto.kernel.turns import TurnValue, candidates
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.value import Value


@dataclass(frozen=True, slots=True)
class TurnExplanation:
    """A turn, its value for the player whose turn it is, and why."""

    turn: str
    value: Value
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A position, its value for the player to act, why, and best play to the end."""

    position: Position
    value: Value
    claims: tuple[Claim, ...]
    line: tuple[str, ...]
    turns: tuple[TurnExplanation, ...] = ()  # best first, where they were asked for


def explain(
    position: Position,
    solver: Solver | None = None,
    *,
    turns: bool = False,
    pressure: bool = False,
    stop: Stop | None = None,
) -> Explanation:
    """Explain a position; raises Stopped."""
    return Explainer(solver or Solver(), pressure=pressure, stop=stop).explain(position, turns=turns)


class Explainer:
    """Explains positions and turns with one solver, whose table remembers what was searched."""

    def __init__(self, solver: Solver, *, pressure: bool = False, stop: Stop | None = None) -> None:
        self._solver = solver
        self._pressure = pressure
        self._stop = stop

    def explain(self, position: Position, *, turns: bool = False) -> Explanation:
        """A position with its claims, and with its turns if they are wanted."""
        answer = self._solver.analyse(position, stop=self._stop)
        value = answer.value
        claims = self.position_claims(position, value, answer.turns)
        line = () if position.phase is Phase.OVER else self._line(position)
        told = (
            tuple(
                TurnExplanation(each.turn, each.value, self.turn_claims(position, each.actions, each.value))
                for each in answer.turns
            )
            if turns
            else ()
        )
        return Explanation(position, value, claims, line, told)

    def position_claims(
        self, position: Position, value: Value, turns: tuple[TurnValue, ...]
    ) -> tuple[Claim, ...]:
        """Why a position is worth what it is worth, and which turns keep that."""
        if position.phase is Phase.OVER:
            return ()
        chief = (
            can_call(position)
            or complete(position)
            or no_safe_gift(position)
            or trap(position)
            or self._deep(position, value, turns)
        )
        keep = tuple(each.turn for each in turns if each.value.letter == value.letter)
        only = (Only(keep, len(turns)),) if len(keep) < len(turns) else ()
        return (chief, *only)

    def turn_claims(self, position: Position, actions: tuple[Action, ...], value: Value) -> tuple[Claim, ...]:
        """Why a turn is worth what it is worth to the player whose turn it is."""
        if look := turn_look(position, actions):
            return look
        after = played(position, actions)
        if after.phase is Phase.OVER:
            done = dead(after) if value.is_draw else None
            return (done,) if done else ()
        if found := trap(after):
            return (found,)
        return (self._deep(after, -value, None),)

    def _deep(self, position: Position, value: Value, turns: tuple[TurnValue, ...] | None) -> Claim:
        """The claim about a position that no look explains; its turns, if they are known already."""
        if value.is_draw:
            return dead(position) or self._held(position, turns)
        return self._refuted(position, value, turns)

    def _held(self, position: Position, turns: tuple[TurnValue, ...] | None) -> Held:
        keep, of = (
            (sum(each.value.is_draw for each in turns), len(turns))
            if turns
            else self._solver.holding(position, stop=self._stop)
        )
        return Held(keep, of, self._highest(position) if self._pressure else None)

    def _highest(self, position: Position) -> Pressure | None:
        """Of the turns that hold, the one after which the largest share of the opponent's turns loses."""
        best: Pressure | None = None
        turns = self._solver.turns(position, value_only=True, stop=self._stop)
        for each in sorted(turns, key=lambda each: each.turn):
            after = played(position, each.actions)
            if each.value.is_draw and after.phase is not Phase.OVER:
                keep, of = self._solver.holding(after, stop=self._stop)
                share = (of - keep) / of
                if best is None or share > best.share:
                    best = Pressure(share, each.turn)
        return best

    def _refuted(self, position: Position, value: Value, turns: tuple[TurnValue, ...] | None) -> Refuted:
        line = self._line(position)
        if value.is_win:
            position = played(position, _actions(position, line[0]))
            turns = None
        choices = turns or self._solver.turns(position, stop=self._stop)
        groups: dict[tuple[str, Claim | None], list[str]] = {}
        values: dict[str, Value] = {}
        for each in choices:
            look = turn_look(position, each.actions)
            groups.setdefault((str(each.value), look[-1] if look else None), []).append(each.turn)
            values[str(each.value)] = each.value
        answers = tuple(Answer(tuple(told), values[text], claim) for (text, claim), told in groups.items())
        return Refuted(line, answers)

    def _line(self, position: Position) -> tuple[str, ...]:
        return self._solver.principal_variation(position, stop=self._stop)


def turn_look(position: Position, actions: tuple[Action, ...]) -> tuple[Claim, ...]:
    """The claims about a turn that one look makes: a call, a win at once, a hot gift and why it had to be."""
    call = can_call(position)
    forced: Claim | None
    match actions:
        case (Call(_), *_):
            return (call,) if call else ()
        case (Place(square), *rest) if not rest or isinstance(rest[0], Call):
            won = complete(position, square)
            return (won,) if won else ()
        case (Place(square), Give(piece)):
            after = position.play(Place(square))
            hot = hot_gift(after.board, piece, position.variant)
            forced = empties(position, square) if hot else None
        case (Give(piece),):
            if call:
                return (call,)  # the opponent calls it next
            hot = hot_gift(position.board, piece, position.variant)
            forced = no_safe_gift(position) if hot else None
        case (Done(),) if call and position.play(Done()).phase is not Phase.OVER:
            return (call,)  # the opponent has the last look
        case _:
            return ()  # nobody may call any more what could be called before
    return tuple(claim for claim in (hot, forced) if claim is not None)


def played(position: Position, actions: Iterable[Action]) -> Position:
    """The position after some actions."""
    for action in actions:
        position = position.play(action)
    return position


def _actions(position: Position, token: str) -> tuple[Action, ...]:
    return next(each.actions for each in candidates(position) if each.token == token)
