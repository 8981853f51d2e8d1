"""Ways to make a true claim false, by one change: every one of them must be found by the checker."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from openquarto.rules.line import Line
from openquarto.rules.piece import Side
from openquarto.rules.square import SQUARES

Claim = dict[str, Any]
Path = tuple[str | int, ...]
TRAITS = [None, "colour", "shape", "height", "fill"]


def falsehoods(claim: Claim) -> Iterator[tuple[str, Claim]]:
    """Each way to make a claim of this kind false, with its name."""
    for name, change in WAYS[claim["kind"]](claim):
        false = deepcopy(claim)
        change(false)
        assert false != claim, name
        yield f"{claim['kind']}: {name}", false


Change = Callable[[Claim], None]
Ways = Iterator[tuple[str, Change]]


def _at(claim: Claim, path: Path) -> Any:  # noqa: ANN401  whatever JSON holds
    found: Any = claim
    for step in path:
        found = found[step]
    return found


def _set(path: Path, value: object) -> Change:
    def change(claim: Claim) -> None:
        _at(claim, path[:-1])[path[-1]] = deepcopy(value)

    return change


def _drop(path: Path) -> Change:
    def change(claim: Claim) -> None:
        del _at(claim, path[:-1])[path[-1]]

    return change


def _sides(claim: Claim, path: Path) -> Ways:
    """A side less, a side more, another one."""
    sides = _at(claim, path)
    opposite = [Side(side).opposite.value for side in sides]
    yield "a side less", _set(path, sides[1:])
    yield "a side more", _set(path, [*sides, opposite[0]])
    yield "the opposite side", _set(path, [opposite[0], *sides[1:]])
    if len(sides) > 1:
        yield "sides in another order", _set(path, sides[::-1])


def _threat(claim: Claim, path: Path) -> Ways:
    threat = _at(claim, path)
    square = threat["square"]
    away = next(line.value for line in Line if square not in [each.name for each in line.squares])
    other = next(each.name for each in SQUARES if each.name != square)
    yield "a line elsewhere", _set((*path, "line"), away)
    yield "another square", _set((*path, "square"), other)
    yield from _sides(claim, (*path, "sides"))


def _cover(claim: Claim, path: Path) -> Ways:
    cover = _at(claim, path)
    yield "a threat less", _set(path, cover[1:])
    yield "a threat twice", _set(path, [*cover, cover[0]])
    if len(cover) > 1:
        yield "threats in another order", _set(path, cover[::-1])
    for number in range(len(cover)):
        yield from _threat(claim, (*path, number))


def _pincer(claim: Claim) -> Ways:
    for trait in TRAITS:
        if trait != claim["pincer"]:
            yield f"the pincer {trait}", _set(("pincer",), trait)


def _call(claim: Claim) -> Ways:
    yield "an open line", _set(("line",), next(line.value for line in Line if line.value != claim["line"]))
    yield from _sides(claim, ("sides",))


def _complete(claim: Claim) -> Ways:
    yield from _threat(claim, ("threat",))
    yield from _sides(claim, ("sides",))


def _hot_gift(claim: Claim) -> Ways:
    yield "another piece", _set(("piece",), "A" if claim["piece"] != "A" else "P")
    yield from _complete(claim)


def _no_safe_gift(claim: Claim) -> Ways:
    yield from _cover(claim, ("cover",))
    yield from _pincer(claim)


def _empties(claim: Claim) -> Ways:
    square = next(each.name for each in SQUARES if each.name != claim["square"])
    yield "another square", _set(("square",), square)
    yield from _no_safe_gift(claim)
    new = [threat for threat in claim["cover"] if threat not in claim["new"]]
    if new:
        yield "an old threat as a new one", _set(("new",), claim["cover"])
    if claim["new"]:
        yield "a new threat as an old one", _set(("new",), claim["new"][1:])


def _trap(claim: Claim) -> Ways:
    rows = claim["squares"]
    yield "a row less", _set(("squares",), rows[1:])
    yield "a row twice", _set(("squares",), [*rows, rows[0]])
    yield "a square less", _drop(("squares", 0, "squares", 0))
    yield from _cover(claim, ("squares", 0, "cover"))
    if len(rows) > 1:
        yield "covers exchanged", lambda claim: _exchange(claim["squares"], "cover")


def _exchange(rows: list[Claim], key: str) -> None:
    rows[0][key], rows[1][key] = rows[1][key], rows[0][key]


def _only(claim: Claim) -> Ways:
    yield "a turn less", _set(("keep",), claim["keep"][1:])
    yield "a turn twice", _set(("keep",), [*claim["keep"], claim["keep"][0]])
    yield "what is no turn", _set(("keep",), [*claim["keep"], "e5Q"])
    yield "one more of all", _set(("of",), claim["of"] + 1)


def _dead(claim: Claim) -> Ways:
    lines = claim["lines"]
    yield (
        "a line that is not there",
        _set(("lines",), [*lines, {"line": "a9-d9", "missing": "too few pieces"}]),
    )
    if lines:
        texts = ["no shared side", "too few pieces"]
        yield "a line less", _set(("lines",), lines[1:])
        yield "another reason", _set(("lines", 0, "missing"), texts[lines[0]["missing"] == texts[0]])


def _held(claim: Claim) -> Ways:
    yield "one more that holds", _set(("keep",), claim["keep"] + 1)
    yield "one less that holds", _set(("keep",), claim["keep"] - 1)
    yield "one more of all", _set(("of",), claim["of"] + 1)
    if claim["pressure"]:
        yield "more pressure", _set(("pressure", "share"), claim["pressure"]["share"] + 0.01)
        yield "pressure of no turn", _set(("pressure", "turn"), "e5Q")


def _refuted(claim: Claim) -> Ways:
    line, answers = claim["line"], claim["answers"]
    yield "a line without its end", _set(("line",), line[:-1])
    yield "a line that cannot be played", _set(("line",), ["e5Q", *line[1:]])
    yield "an answer less", _set(("answers",), answers[1:])
    yield "an answer twice", _set(("answers",), [*answers, answers[0]])
    yield "an answer that draws", _set(("answers", 0, "value"), "D")
    yield "another distance", _set(("answers", 0, "value"), f"L{int(answers[0]['value'][1:]) + 2}")
    told = next((at for at, answer in enumerate(answers) if answer["claim"]), None)
    if told is not None:
        claim_of_answer = answers[told]["claim"]
        for name, false in falsehoods(claim_of_answer):
            yield f"an answer's {name}", _set(("answers", told, "claim"), false)


def _overlooked(claim: Claim) -> Ways:
    yield "another turn", _set(("ply",), claim["ply"] + 1)
    yield "no turn", _set(("ply",), 99)
    yield "another maker", _set(("by",), "first" if claim["by"] == "second" else "second")
    yield (
        "a line that is open",
        _set(("line",), next(each.value for each in Line if each.value != claim["line"])),
    )
    for fate in {"taken", "expired", "open"} - {claim["then"]}:
        yield f"that it was {fate}", _set(("then",), fate)
    yield from _sides(claim, ("sides",))


WAYS: dict[str, Callable[[Claim], Ways]] = {
    "call": _call,
    "complete": _complete,
    "hot gift": _hot_gift,
    "no safe gift": _no_safe_gift,
    "empties": _empties,
    "trap": _trap,
    "only": _only,
    "dead": _dead,
    "held": _held,
    "refuted": _refuted,
    "overlooked": _overlooked,
}
