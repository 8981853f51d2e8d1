"""Time controls as text, within their limits."""

import pytest

from openquarto.rules import (
    TOURNAMENT,
    GameClock,
    QuartoError,
    TimeControl,
    TurnClock,
    parse_time_control,
    parse_time_controls,
)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("60/turn", TOURNAMENT),
        ("5/turn", TurnClock(5)),
        ("86400/turn", TurnClock(86400)),
        ("450+5", GameClock(450, 5)),
    ],
)
def test_time_controls_are_read_and_written(text: str, control: TimeControl) -> None:
    assert control == parse_time_control(text)
    assert text == str(control)


def test_no_clock() -> None:
    assert None is parse_time_control("-")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4/turn", "a turn's limit is from 5 seconds to 24 hours, not 4 seconds"),
        ("86401/turn", "a turn's limit is from 5 seconds to 24 hours, not 86401 seconds"),
        ("1+1", "a game clock has 5 seconds to 24 hours"),
        ("60+9999", "a game clock has 5 seconds to 24 hours"),
        ("", "expected 60/turn, 450+5 or -, got ''"),
        ("60", "expected 60/turn, 450+5 or -, got '60'"),
        ("-5/turn", "expected 60/turn, 450+5 or -, got '-5/turn'"),
        ("6\u0660/turn", "expected 60/turn, 450+5 or -"),
    ],
)
def test_other_time_controls_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(QuartoError) as caught:
        parse_time_control(text)
    assert sentence in str(caught.value)


def test_two_controls_are_firsts_and_seconds() -> None:
    assert (TOURNAMENT, GameClock(450, 5)) == parse_time_controls("60/turn,450+5")
    assert (TOURNAMENT, TOURNAMENT) == parse_time_controls("60/turn")
    assert (None, TOURNAMENT) == parse_time_controls("-,60/turn")
    with pytest.raises(QuartoError, match="expected 60/turn, 450.5 or -, got ''"):
        parse_time_controls("60/turn,")
