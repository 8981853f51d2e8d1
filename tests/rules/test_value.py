"""Values: their text, their order, and how the two players see them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.rules import SetupError, TextError, Value

values = st.one_of(
    st.just(Value("D")),
    st.builds(Value, st.sampled_from("WL"), st.one_of(st.none(), st.integers(0, 16))),
)


@given(values)
def test_text_and_repr_rebuild_it(value: Value) -> None:
    assert value == Value.parse(str(value)) == eval(repr(value))


@pytest.mark.parametrize(
    "text", ["", "w1", "W01", "W17", "W-1", "D0", "D1", "X", "W1 ", "W 1", "W1\n", "L999", "WW"]
)
def test_what_is_no_value_is_said(text: str) -> None:
    with pytest.raises(TextError, match="expected W or L with a distance of 0 to 16 or none, or D, got"):
        Value.parse(text)


@pytest.mark.parametrize(("letter", "distance"), [("D", 3), ("W", 17), ("L", -1), ("X", None)])
def test_impossible_values_are_refused(letter: str, distance: int | None) -> None:
    with pytest.raises(SetupError, match=f"not {letter} {distance}"):
        Value(letter, distance)


def test_quick_wins_are_best_and_quick_losses_worst() -> None:
    best_first = ["W0", "W1", "W2", "W16", "W", "D", "L16", "L4", "L2", "L0", "L"]
    assert best_first == [str(value) for value in sorted(map(Value.parse, sorted(best_first)), reverse=True)]


@given(values, values)
def test_order_is_total_and_turns_round_for_the_opponent(one: Value, other: Value) -> None:
    assert 1 == (one < other) + (one == other) + (one > other)
    if one.distance is not None and other.distance is not None:
        assert (one < other) == (-other < -one)


def test_a_value_is_no_number() -> None:
    with pytest.raises(TypeError):
        assert Value("W", 1) < 1


@pytest.mark.parametrize(
    ("after", "placements", "before"),
    [("L0", 1, "W1"), ("W1", 1, "L2"), ("W1", 0, "L1"), ("D", 1, "D"), ("W", 1, "L"), ("L2", 1, "W3")],
)
def test_what_it_was_worth_to_the_other_player(after: str, placements: int, before: str) -> None:
    assert Value.parse(before) == Value.parse(after).before(placements)


def test_claims() -> None:
    claims = [(value.is_win, value.is_draw, value.is_loss) for value in map(Value.parse, ("W3", "D", "L2"))]
    assert [(True, False, False), (False, True, False), (False, False, True)] == claims
    assert Value.parse("W") == Value.parse("W3").bare
