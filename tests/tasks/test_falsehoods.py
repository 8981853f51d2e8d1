"""Claims of lessons that are false are found, each kind in each of its parts."""

import pytest

from openquarto.claims.check import problems
from openquarto.rules.position import Position

OPEN = {
    "kind": "no quarto",
    "line": "a2-d2",
    "missing": "open",
    "squares": ["a2", "b2", "c2", "d2"],
    "sides": [],
}
NOTHING = {"kind": "no quarto", "line": "a1-d1", "missing": "no shared side", "squares": [], "sides": []}
EXPIRED = {
    "kind": "no quarto",
    "line": "a1-d1",
    "missing": "expired",
    "squares": [],
    "sides": ["light", "round"],
}
MISSES = {"kind": "misses", "square": "d1", "full": ["a1-d1"]}
SAFE = {"kind": "safe", "piece": "P"}
THREAT = {"line": "a1-d1", "square": "d1", "sides": ["light", "round"]}
OUTSIDE = {"kind": "outside", "piece": "P", "lines": ["a1-d1", "a2-d2"], "threats": [THREAT]}
LARGER = {"kind": "larger", "lines": ["b1-b4", "c1-c4", "a1-d1"], "least": 2}
PINCER = "HIF1/2DC/NO2/1LG1 - c2"
TRUE = [
    (OPEN, "ABC1/4/4/4 D c1"),
    (NOTHING, "ABCP/4/4/4 D c1"),
    (EXPIRED, "ABCD/E3/4/4 F a2"),
    (MISSES, "ABC1/4/4/4 P c1"),
    (SAFE, "ABC1/4/4/4 - c1"),
    (OUTSIDE, "ABC1/4/4/4 - c1"),
    (LARGER, PINCER),
]
FALSE = [
    (OPEN | {"squares": ["a2"]}, "ABC1/4/4/4 D c1"),
    (OPEN | {"line": "a1-b2"}, "ABC1/4/4/4 D c1"),  # blocks do not count
    (NOTHING | {"missing": "open"}, "ABCP/4/4/4 D c1"),
    (NOTHING, "ABCD/4/4/4 E d1"),  # it is live
    (EXPIRED, "ABCD/4/4/4 E d1"),
    (EXPIRED | {"sides": ["light"]}, "ABCD/E3/4/4 F a2"),
    (MISSES, "ABC1/4/4/4 D c1"),  # it makes a quarto
    (MISSES | {"full": []}, "ABC1/4/4/4 P c1"),
    (MISSES | {"square": "a1"}, "ABC1/4/4/4 P c1"),
    (MISSES, "ABC1/4/4/4 - c1"),
    (SAFE | {"piece": "D"}, "ABC1/4/4/4 - c1"),
    (SAFE | {"piece": "A"}, "ABC1/4/4/4 - c1"),
    (SAFE, "ABC1/4/4/4 D c1"),
    (OUTSIDE | {"piece": "D"}, "ABC1/4/4/4 - c1"),
    (OUTSIDE | {"piece": "A"}, "ABC1/4/4/4 - c1"),
    (OUTSIDE | {"threats": []}, "ABC1/4/4/4 - c1"),
    (OUTSIDE | {"threats": [THREAT | {"sides": ["light"]}]}, "ABC1/4/4/4 - c1"),
    (LARGER | {"least": 1}, PINCER),
    (LARGER | {"lines": ["b1-b4", "c1-c4"]}, PINCER),
    (LARGER | {"lines": ["b1-b4", "b1-b4", "c1-c4"]}, PINCER),
    (LARGER | {"lines": ["b1-b4", "a1-d1", "a2-d2"]}, PINCER),
    (LARGER, "ABC1/4/4/4 - c1"),  # a piece is safe
    ({"kind": "safe"}, "ABC1/4/4/4 - c1"),
]


@pytest.mark.parametrize(("claim", "text"), TRUE)
def test_what_is_true_is_let_alone(claim: dict[str, object], text: str) -> None:
    assert [] == problems(claim, Position.parse(text))


@pytest.mark.parametrize(("claim", "text"), FALSE)
def test_what_is_false_is_found(claim: dict[str, object], text: str) -> None:
    assert [] != problems(claim, Position.parse(text))
