"""A review in the words of one reader, as the wire has it."""

from collections.abc import Callable, Sequence

from openquarto.claims.claim import Overlooked
from openquarto.insight.review import Review, ReviewedTurn
from openquarto.kernel.turns import TurnValue
from openquarto.match.review import missed_quartos
from openquarto.notation.turn import turn_number
from openquarto.rules.action import Call, Place
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.value import Value
from openquarto.server.analysis.told import reason, valued_turn
from openquarto.server.room.replay import told_turns
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import tell_turn
from openquarto.speech.review import (
    Attention,
    attention_in_words,
    change_in_words,
    kept_in_words,
    mark_in_words,
    slip_heading,
    slips_in_words,
)
from openquarto.wire import analysis as wire
from openquarto.wire.replay import ReplayTurn
from openquarto.wire.table import Seat as SeatName

MOST_BETTER = 4  # turns that are told with their words
_NAMES: dict[Seat, SeatName] = {Seat.FIRST: "first", Seat.SECOND: "second"}
Turns = Callable[[Position], Sequence[TurnValue]]


def told_review(review: Review, hearer: Hearer, turns: Turns) -> wire.Review:
    """A review; `turns` tells the values of all turns of a position in which one was a slip."""
    reader = hearer.seat or Seat.FIRST
    replayed = told_turns(review.game, hearer)
    slips = review.slips
    return wire.Review(
        seat=_NAMES[reader],
        summary=slips_in_words(len(slips), sum(slip.punished is True for slip in slips), hearer),
        attention=list(_attention(review, hearer)),
        turns=[_turn(at, turn, replayed[at], hearer, turns) for at, turn in enumerate(review.turns)],
    )


def _turn(
    at: int, turn: ReviewedTurn, replayed: ReplayTurn, hearer: Hearer, turns: Turns
) -> wire.ReviewedTurn:
    mark, reader = turn.mark, hearer.seat or Seat.FIRST
    change = change_in_words(turn.before, turn.after, hearer)
    sentences = (f"{replayed.label}.", *replayed.sentences, mark_in_words(mark, hearer), change)
    better = (
        [each for each in turns(turn.position) if each.turn in turn.keep[:MOST_BETTER]] if turn.keep else []
    )
    return wire.ReviewedTurn(
        at=at,
        ply=turn.ply,
        turn=turn.turn,
        seat=_NAMES[turn.seat],
        before=str(turn.before),
        after=str(turn.after),
        bar=_bar(turn.quiet if turn.seat is reader else -turn.quiet),
        mark=mark,
        text=" ".join(sentence for sentence in sentences if sentence),
        heading=slip_heading(mark, turn_number(turn.position), hearer),
        change=change,
        why=reason(turn.claims, tell_turn(turn.claims, turn.after, hearer)),
        better=[valued_turn(turn.position, each, hearer) for each in better],
        keep=list(turn.keep),
        kept=kept_in_words(turn.before, len(turn.keep), turn.of, hearer) if turn.is_slip else "",
        position=str(turn.position),
    )


def _bar(value: Value) -> wire.Bar:
    return "W" if value.is_win else "L" if value.is_loss else "D"


def _attention(review: Review, hearer: Hearer) -> tuple[str, ...]:
    """Quartos made, called and missed; nothing where nobody calls."""
    game = review.game
    if game.start.variant.is_automatic:
        return ()
    made, called = _made(game), _called(game)
    # Two lines of one placement are one quarto that was not seen.
    missed = [seat for seat, _ in {(each.seat, each.placed) for each in missed_quartos(game)}]
    players = tuple(
        Attention(seat, made.count(seat), called.count(seat), missed.count(seat)) for seat in Seat
    )
    expired = {claim.ply for claim in review.overlooked if _is_gone(claim)}
    return attention_in_words(players, len(expired), hearer)


def _made(game: Game) -> list[Seat]:
    """Who made a quarto, once for each placement that did."""
    steps = zip(game.positions, game.actions, game.positions[1:], strict=False)
    return [
        before.to_act
        for before, action, after in steps
        if isinstance(action, Place) and before.to_act and after.live
    ]


def _called(game: Game) -> list[Seat]:
    """Who called a quarto that was one."""
    steps = zip(game.positions, game.actions, game.positions[1:], strict=False)
    return [
        before.to_act
        for before, action, after in steps
        if isinstance(action, Call) and before.to_act and after.won
    ]


def _is_gone(claim: Overlooked) -> bool:
    return claim.then == "expired"
