"""Values, turns and reasons of an analysis in somebody's words, as the wire has them."""

from collections.abc import Sequence

from openquarto.claims.claim import Claim
from openquarto.claims.json_form import claim_json
from openquarto.insight.explain import played
from openquarto.kernel.turns import TurnValue, candidates
from openquarto.rules.action import Action, Phase
from openquarto.rules.position import Position
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, turn_words, value_words
from openquarto.wire import analysis as wire


def reason(claims: Sequence[Claim], told: Told) -> wire.Reason:
    """A reason: the claims, and what is said of them."""
    return wire.Reason(
        [claim_json(claim) for claim in claims], list(told.sentences), told_rows(told), told.summary
    )


def told_rows(told: Told) -> list[wire.ReasonRow]:
    """The parts of a reason."""
    return [
        wire.ReasonRow(row.heading, row.text, [square.name for square in row.squares], list(row.turns))
        for row in told.rows
    ]


def valued_turn(position: Position, turn: TurnValue, hearer: Hearer) -> wire.ValuedTurn:
    """A turn of a position, with the position that it leads to."""
    return _valued(turn.turn, turn.value, played(position, turn.actions), hearer)


def best_line(position: Position, value: Value, line: Sequence[str], hearer: Hearer) -> list[wire.ValuedTurn]:
    """Best play from a position that has a value, each turn with its value for the player who makes it."""
    told = []
    for token in line:
        after = played(position, actions_of(position, token))
        told.append(_valued(token, value, after, hearer))
        value = _following(value, position, after)
        position = after
    return told


def actions_of(position: Position, token: str) -> tuple[Action, ...]:
    """The actions of a turn that is one of all turns."""
    return next(each.actions for each in candidates(position) if each.token == token)


def _valued(token: str, value: Value, after: Position, hearer: Hearer) -> wire.ValuedTurn:
    text = "" if after.phase is Phase.OVER else str(after)
    return wire.ValuedTurn(token, str(value), value_words(value, hearer), turn_words(token, hearer), text)


def _following(value: Value, before: Position, after: Position) -> Value:
    """What best play is worth to the next player, after so many more placements."""
    if value.distance is None:
        return -value
    return Value((-value).letter, max(0, value.distance - (after.placed - before.placed)))
