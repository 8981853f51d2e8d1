"""Limits, info lines and raw lines: read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.engine.info import Info
from openquarto.engine.limits import Limits
from openquarto.engine.lines import Lines
from openquarto.rules import Position, Seat, Value

numbers = st.none() | st.integers(0, 10**12 - 1)
limits = st.builds(
    Limits,
    **dict.fromkeys(("movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc"), numbers),
    infinite=st.booleans(),
)
values = st.none() | st.sampled_from([Value.parse(text) for text in ("W", "W0", "W15", "D", "L", "L4")])
counts = st.none() | st.integers(0, 10**14)
infos = st.builds(
    Info,
    **dict.fromkeys(("depth", "multipv", "nodes", "nps", "time"), counts),
    value=values,
    is_at_least=st.booleans(),
    pv=st.lists(st.sampled_from(["M", "b4A", "#a1-d1", "="])).map(tuple),
)


@given(limits)
def test_limits_are_read_as_they_are_written(given_limits: Limits) -> None:
    assert given_limits == Limits.parse(str(given_limits))


@given(infos)
def test_infos_are_read_as_they_are_written(info: Info) -> None:
    assert info == Info.parse(str(info))


@pytest.mark.parametrize(
    ("line", "info"),
    [
        ("info string score win 3", None),
        ("bestmove M", None),
        ("", None),
        ("info", Info()),
        ("info depth 4 seldepth 9 score cp -107 tthits 0 pv f1", Info(depth=4, pv=("f1",))),
        ("info score win", Info(value=Value("W"))),
        ("info score loss 17 nodes", Info(value=Value("L"))),
        ("info score win 5 lowerbound depth x", Info(value=Value("W", 5), is_at_least=True)),
        ("info score", Info()),
    ],
)
def test_infos_of_other_engines(line: str, info: Info | None) -> None:
    assert info == Info.parse(line)


@given(st.text(max_size=60))
def test_any_info_can_be_read(text: str) -> None:
    Info.parse(f"info {text}")


def test_what_a_clock_leaves_for_a_turn() -> None:
    start = Position()  # first has nine turns to come, the last look included
    assert 1000 == Limits.parse("p1time 9000 p2time 1").budget_ms(start)
    assert 1750 == Limits.parse("p1time 9000 p1inc 1000").budget_ms(start)
    assert 50 == Limits.parse("p1time 100 p1inc 5000").budget_ms(start)  # never the whole clock
    assert 0 == Limits.parse("p1time -20 p2time 100").budget_ms(start)
    assert 30 == Limits.parse("p1time 9000 movetime 30").budget_ms(start)
    assert None is Limits.parse("p2time 9000 nodes 4").budget_ms(start)
    assert (9000, 30, None) == (
        Limits.parse("p1time 9000 p2time 7").deadline_ms(Seat.FIRST),
        Limits.parse("p1time 9000 movetime 30").deadline_ms(Seat.FIRST),
        Limits.parse("infinite").deadline_ms(Seat.FIRST),
    )


@given(st.lists(st.binary(max_size=12)))
def test_lines_do_not_depend_on_how_the_bytes_come(parts: list[bytes]) -> None:
    whole, split = Lines(5), Lines(5)
    assert list(whole.feed(b"".join(parts))) == [line for part in parts for line in split.feed(part)]


def test_long_lines_are_told_of_once() -> None:
    lines = Lines(4)
    assert ["ab", None] == list(lines.feed(b"ab\r\ncdefgh"))
    assert [] == list(lines.feed(b"ijklmnop"))
    assert ["qr", "\\xff"] == list(lines.feed(b"q\nqr\n\xff\n"))
