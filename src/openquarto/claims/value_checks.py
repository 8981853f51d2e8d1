"""Checks of what speaks of values: which turns keep them, how a draw is held, how a loss is forced."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from openquarto.claims.look_checks import LOOKS, is_dead
from openquarto.claims.scene import Claim, Scene, Turn, Values, letters, turn_value, turns_of
from openquarto.rules.position import Position

CLOSE = 1e-9  # shares that are the same


def _only(claim: Claim, scene: Scene) -> Iterator[str]:
    turns = turns_of(scene.before)
    if claim["of"] != len(turns) or not 0 < len(claim["keep"]) < len(turns):
        yield f"there are {len(turns)} turns"
    if not set(claim["keep"]) <= set(turns) or len(set(claim["keep"])) != len(claim["keep"]):
        yield "something in it is no turn"
    if scene.values:
        told = letters(scene.before, scene.values)
        best = scene.values(scene.before)[0]
        keep = {token for token, letter in told.items() if letter == best}
        if set(claim["keep"]) != keep:
            yield f"those that keep it are {sorted(keep)}"


def _held(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.after
    if claim["of"] != len(turns_of(position)) or not 0 < claim["keep"] <= claim["of"]:
        yield f"there are {len(turns_of(position))} turns"
    if is_dead(position):
        yield "it is dead"
    if scene.values:
        told = letters(position, scene.values)
        if scene.values(position)[0] != "D":
            yield "it is no draw"
        if claim["keep"] != sum(letter == "D" for letter in told.values()):
            yield "another number of turns holds"
        yield from _fault_of_pressure(claim["pressure"], position, told, scene.values)


def _fault_of_pressure(
    pressure: Claim | None, position: Position, told: Mapping[str, str], values: Values
) -> Iterator[str]:
    if pressure is None:
        return
    turns = turns_of(position)
    shares = {}
    for token, letter in told.items():
        if letter == "D":
            after = Scene(position, turns[token], None).after
            replies = letters(after, values)
            shares[token] = sum(each == "L" for each in replies.values()) / len(replies) if replies else 0.0
    if pressure["turn"] not in shares or abs(max(shares.values()) - pressure["share"]) > CLOSE:
        yield f"the highest pressure is {max(shares.values())}"
    elif abs(shares[pressure["turn"]] - pressure["share"]) > CLOSE:
        yield "that turn has another pressure"


def _refuted(claim: Claim, scene: Scene) -> Iterator[str]:
    position = scene.after
    is_won, loser = _follow(position, claim["line"])
    if loser is None:
        yield "the line is not a game to its decision"
        return
    value = scene.values(position) if scene.values else ""
    if scene.values and value[0] != ("W" if is_won else "L"):
        yield f"the position is worth {value}"
    if scene.values and len(value) > 1 and int(value[1:]) != _placements(position, claim["line"]):
        yield "the line is not best play"
    turns = turns_of(loser)
    named = [token for answer in claim["answers"] for token in answer["turns"]]
    if sorted(named) != sorted(turns):
        yield "the answers are not each choice once"
    for answer in claim["answers"]:
        if not str(answer["value"]).startswith("L"):
            yield "an answer does not lose"
        for token in answer["turns"]:
            yield from _fault_of_answer(answer, loser, turns[token], scene.values)


def _fault_of_answer(answer: Claim, loser: Position, turn: Turn, values: Values | None) -> Iterator[str]:
    if answer["claim"]:
        yield from LOOKS[answer["claim"]["kind"]](answer["claim"], Scene(loser, turn, values))
    if values and turn_value(loser, turn, values) != answer["value"]:
        yield f"{turn} is worth {turn_value(loser, turn, values)}"


def _follow(position: Position, line: Sequence[str]) -> tuple[bool, Position | None]:
    """Whether the player to act wins at the end of a line, and the position where the loser chooses first."""
    at = position
    steps = [at]
    for token in line:
        turn = turns_of(at).get(token)
        if turn is None:
            return False, None
        at = Scene(at, turn, None).after
        steps.append(at)
    if not at.won:
        return False, None
    is_won = len(line) % 2 == 1
    return is_won, steps[1] if is_won else position


def _placements(position: Position, line: Sequence[str]) -> int:
    at = position
    for token in line:
        at = Scene(at, turns_of(at)[token], None).after
    return at.placed - position.placed


VALUES: dict[str, Callable[[Claim, Scene], Iterator[str]]] = {
    "only": _only,
    "held": _held,
    "refuted": _refuted,
}
