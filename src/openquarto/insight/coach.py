"""The coach: judges a turn by values in which no quarto can be called, so that it cannot tell of a live one.

A turn is judged when its piece is chosen, before it is given. Lines that were full before it count for
nothing, and neither do those that its own placement has filled: whatever they hold, the judgement is the
same.
"""

from openquarto.claims.advice import Advice, Judgement, Part, Seen
from openquarto.claims.claim import Claim, Complete, HotGift, NoSafeGift
from openquarto.insight.explain import Explainer
from openquarto.insight.review import expired
from openquarto.insight.threats import threats
from openquarto.kernel import Solver, Stop
from openquarto.kernel.turns import TurnValue
from openquarto.rules.action import Give, Place
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.rules.value import Value

_RANK = "LDW"


def judge(game: Game, piece: Piece, solver: Solver | None = None, *, stop: Stop | None = None) -> Judgement:
    """Judge the turn that ends when this piece is given; raises Stopped, or RuleError where none can be.

    >>> from openquarto.rules.action import parse_action
    >>> game = Game.of(Position.parse("AB2/4/4/4 C -")).play(parse_action("c1"))
    >>> advice = judge(game, Piece.D).advice
    >>> advice.before, advice.after, advice.part, [claim.kind for claim in advice.claims]
    ('D', 'L', Part.PIECE, ['hot gift'])
    >>> judge(game, Piece.P).advice is None
    True
    """
    game.play(Give(piece))  # raises
    return Coach(solver or Solver(), stop=stop).judge(*turn_of(game), piece)


def turn_of(game: Game) -> tuple[Position | None, Square | None, Position]:
    """The turn that is under way: where it began and the square placed on, if there is one; where it is."""
    for at in range(len(game.actions) - 1, -1, -1):
        match game.actions[at]:
            case Place(square):
                return game.positions[at], square, game.position
            case Give():
                break
    return None, None, game.position


class Coach:
    """Judges turns with one solver."""

    def __init__(self, solver: Solver, *, stop: Stop | None = None) -> None:
        self._solver = solver
        self._stop = stop

    def judge(
        self, before: Position | None, square: Square | None, position: Position, piece: Piece
    ) -> Judgement:
        """Judge a turn: its placement, if it has one, and the piece that is to be given at this position."""
        start, now = before and expired(before), expired(position)
        gifts = {turn.turn: turn.value.letter for turn in self._turns(now)}
        worth = {f"{square or ''}{gift}": letter for gift, letter in gifts.items()}
        if start is not None and square is not None:
            for turn in self._turns(start):  # what this square itself fills is not asked
                if turn.actions[0] != Place(square):
                    worth[turn.turn] = turn.value.letter
        best, after = max(worth.values(), key=_RANK.index), gifts[piece.name]
        if _RANK.index(after) >= _RANK.index(best):
            return Judgement(Seen.CLEAN if _is_tested(start, now) else None)
        scene, token, claims = self._reason(start, square, now, piece, after)
        is_look = any(isinstance(claim, HotGift | NoSafeGift | Complete) for claim in claims)
        advice = Advice(
            before=best,
            after=after,
            part=Part.PIECE if best in gifts.values() else Part.TURN,
            seen=Seen.LOOK if is_look else Seen.DEEP,
            position=str(scene),
            turn=token,
            claims=claims,
            better=tuple(each for each, letter in worth.items() if letter == best),
        )
        return Judgement(advice.seen, advice)

    def _reason(
        self, start: Position | None, square: Square | None, now: Position, piece: Piece, after: str
    ) -> tuple[Position, str, tuple[Claim, ...]]:
        """The claims that say why, and the position and turn that they speak of.

        Of a loss: what the piece given leads to. Of a win that became a draw: where it could be won at once.
        """
        if after == "L":
            explainer = Explainer(self._solver, stop=self._stop)
            return now, piece.name, explainer.turn_claims(now, (Give(piece),), Value(after))
        missed = start and _missed(start, square)
        return (start, "", (missed,)) if start and missed else (now, "", ())

    def _turns(self, position: Position) -> tuple[TurnValue, ...]:
        return self._solver.turns(position, value_only=True, stop=self._stop)


def _missed(start: Position, square: Square | None) -> Complete | None:
    """A line that the piece in hand could have completed on another square."""
    hand = start.hand
    if hand is None:
        return None
    for threat in threats(start.board, start.variant):
        if threat.square is not square and (sides := threat.sides_of(hand)):
            return Complete(threat, sides)
    return None


def _is_tested(start: Position | None, now: Position) -> bool:
    """Whether there was something to see: a line that lacked only one piece, before the turn or in it."""
    return any(threats(each.board, each.variant) for each in (start, now) if each is not None)
