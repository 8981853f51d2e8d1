"""A game reviewed: what each turn was worth, where value was given away, which quartos were overlooked."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from openquarto.claims.claim import Claim, Fate, Overlooked
from openquarto.insight.explain import Explainer
from openquarto.insight.looks import can_call, empties
from openquarto.kernel import Solver, Stop
from openquarto.notation.record import turns
from openquarto.notation.turn import token_text
from openquarto.rules.action import Action, Call, Phase, Place
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.value import DRAW, Value

Mark = Literal["", "punished", "unpunished", "overlooked"]


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn of a game. Its values are those for the player whose turn it was, counted from before it."""

    ply: int  # from 1
    turn: str  # as the record writes it
    seat: Seat
    position: Position  # before the turn
    before: Value
    after: Value
    quiet: Value  # after the turn, as if every quarto had expired: attention does not change it
    following: (
        Value | None
    )  # of the position after it, for the player to act next; None where the game is over
    is_slip: bool  # the class of the value was lowered
    is_attention: bool  # a quarto could be called in it, and was not
    punished: bool | None  # whether the opponent's next turn kept what the slip gave
    claims: tuple[Claim, ...]
    keep: tuple[str, ...]  # of a slip: the turns that would have kept the class, best first
    of: int  # of a slip: how many turns there were

    @property
    def mark(self) -> Mark:
        """What stands beside the turn: a quarto that was not seen comes before what it cost."""
        if self.is_attention:
            return "overlooked"
        return ("punished" if self.punished else "unpunished") if self.is_slip else ""


@dataclass(frozen=True, slots=True)
class Review:
    """A game, turn by turn."""

    game: Game
    turns: tuple[ReviewedTurn, ...]

    @property
    def slips(self) -> tuple[ReviewedTurn, ...]:
        """The turns that gave value away, without those in which a quarto was not seen."""
        return tuple(turn for turn in self.turns if turn.is_slip and not turn.is_attention)

    @property
    def overlooked(self) -> tuple[Overlooked, ...]:
        """The quartos that were made and not called by their makers."""
        return tuple(claim for turn in self.turns for claim in turn.claims if isinstance(claim, Overlooked))


def review(game: Game, solver: Solver | None = None, *, stop: Stop | None = None) -> Review:
    """Review a game; raises Stopped.

    >>> from openquarto.notation import Record
    >>> record = Record.parse("I a2M c1A a1N d1O d4G b4C c2H a4F b1J c4D b2K d2#a2-d2 1-0")
    >>> [(each.ply, str(each.before), str(each.after), each.punished) for each in review(record.game).slips]
    [(7, 'D', 'L10', False), (8, 'W9', 'D', False), (9, 'D', 'L2', False), (12, 'D', 'L2', True)]
    """
    return Review(game, tuple(Reviewer(solver or Solver(), stop=stop).turns(game)))


@dataclass(frozen=True, slots=True)
class _Played:
    """A turn as it was played, and the games before and after it."""

    ply: int
    text: str
    actions: tuple[Action, ...]
    before: Game
    after: Game


def overlooked_in(game: Game) -> tuple[Overlooked, ...]:
    """The quartos of a game that were made and not called by their makers: no search is needed."""
    return tuple(claim for played in _played(game) for claim in _overlooked(played, game))


class Reviewer:
    """Reviews games with one solver, turn by turn, so that a review can be shown while it is made."""

    def __init__(self, solver: Solver, *, stop: Stop | None = None) -> None:
        self._solver = solver
        self._explainer = Explainer(solver, stop=stop)
        self._stop = stop

    def turns(self, game: Game) -> Iterator[ReviewedTurn]:
        """The turns in the order of play, each as soon as it is known whether it was punished."""
        waiting: ReviewedTurn | None = None
        for played in _played(game):
            reviewed = self._reviewed(played, game)
            if waiting is not None:
                yield _judged(waiting, reviewed)
            waiting = reviewed
        if waiting is not None:
            yield waiting

    def _reviewed(self, played: _Played, game: Game) -> ReviewedTurn:
        position, reached = played.before.position, played.after.position
        assert position.to_act is not None  # somebody has acted
        before = self._solver.solve(position, stop=self._stop).value
        after = self._after(played, reached)
        missed = tuple(_overlooked(played, game))
        is_slip = after.letter != before.letter and after < before
        answers = self._solver.turns(position, stop=self._stop) if is_slip else ()
        return ReviewedTurn(
            played.ply,
            played.text,
            position.to_act,
            position,
            before,
            after,
            quiet=self._after(played, expired(reached)),
            following=self._following(played),
            is_slip=is_slip,
            is_attention=bool(missed or (can_call(position) and not reached.won)),
            punished=None,
            claims=missed or self._claims(played, after),
            keep=tuple(each.turn for each in answers if each.value.letter == before.letter),
            of=len(answers),
        )

    def _after(self, played: _Played, reached: Position) -> Value:
        """What was reached, for the player who has acted."""
        start = played.before.position
        placements = reached.placed - start.placed
        if played.after.ended:  # by a false call
            return Value("L")
        if reached.phase is Phase.OVER:
            return Value("W", placements) if reached.won else DRAW
        value = self._solver.solve(reached, stop=self._stop).value.before(placements)
        return value if reached.to_act is not start.to_act else -value

    def _following(self, played: _Played) -> Value | None:
        reached = played.after.position
        is_over = played.after.ended or reached.phase is Phase.OVER
        return None if is_over else self._solver.solve(reached, stop=self._stop).value

    def _claims(self, played: _Played, after: Value) -> tuple[Claim, ...]:
        position, reached = played.before.position, played.after.position
        if played.after.ended:
            return ()
        call = can_call(position)
        if call and not reached.won:
            return (call,)
        *earlier, last = played.actions
        # A false call that does not end the game leaves everything as it is.
        actions = tuple(
            each for each in (*earlier, last) if not isinstance(each, Call) or (reached.won and each is last)
        )
        if reached.to_act is position.to_act:  # cut short: nothing is given yet
            forced = [empties(position, each.square) for each in actions if isinstance(each, Place)]
            return tuple(claim for claim in forced if claim)
        return self._explainer.turn_claims(position, actions, after)


def expired(position: Position) -> Position:
    """A position as if nobody could call any quarto on its board."""
    if position.phase is Phase.OVER or position.last is None:
        return position
    return replace(position, last=None, called=None)


def _played(game: Game) -> Iterator[_Played]:
    now = Game.of(game.start, false_call=game.false_call)
    for ply, turn in enumerate(turns(game.actions), 1):
        before, (now, text) = now, token_text(now, turn.actions)
        yield _Played(ply, text, turn.actions, before, now)


def _judged(slip: ReviewedTurn, reply: ReviewedTurn) -> ReviewedTurn:
    """A turn, with whether the reply kept what it gave away."""
    return replace(slip, punished=reply.after.letter == reply.before.letter) if slip.is_slip else slip


def _overlooked(played: _Played, game: Game) -> Iterator[Overlooked]:
    """The quartos that a turn made and did not call."""
    at = len(played.before.actions)
    for place, action in enumerate(played.actions, at):
        made = game.positions[place + 1]
        if not isinstance(action, Place) or played.after.position.won:
            continue
        seat = game.positions[place].to_act
        assert seat is not None
        for line in made.live:
            yield Overlooked(played.ply, line, made.shared_sides(line), seat, _fate(line, place, game))


def _fate(line: Line, place: int, game: Game) -> Fate:
    """What became of a quarto that was made by one action and not called: a placement lets it expire."""
    for at in range(place + 1, len(game.actions)):
        action, after = game.actions[at], game.positions[at + 1]
        if isinstance(action, Call) and after.won:
            return "taken" if action.line is line else "open"
        if isinstance(action, Place):
            return "expired"
    return "expired" if game.position.phase is Phase.OVER else "open"
