"""What can be chosen before a game, and what is wrong with a choice, all of it at once."""

import pytest
from starlette.datastructures import ImmutableMultiDict

from openquarto.match.arrangement import PERSON
from openquarto.rules import Seat
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.error import SetupError
from openquarto.rules.false_call import FalseCall
from openquarto.server.http.game_form import GameForm, read_game_form


def choice(**fields: str | list[str]) -> GameForm:
    pairs = [
        (name, each)
        for name, value in fields.items()
        for each in (value if isinstance(value, list) else [value])
    ]
    return read_game_form(ImmutableMultiDict(pairs))


def codes(**fields: str | list[str]) -> list[str]:
    return [fault.code for fault in choice(**fields).faults]


def test_nothing_is_a_friendly_game() -> None:
    read = choice()
    assert GameForm() == read
    table = read.arrangement()
    assert {Seat.FIRST: PERSON, Seat.SECOND: "pine"} == table.sitters
    assert ("classic", None, FalseCall.GOES_ON, False) == (
        str(table.settings.variant),
        table.settings.first_clock,
        table.settings.false_call,
        table.settings.counts,
    )
    assert read.is_by_lot


@pytest.mark.parametrize(
    ("fields", "is_special"),
    [
        ({}, False),
        ({"opponent": "here", "edition": "access", "name_me": "Ada"}, False),
        ({"clock": "60"}, True),
        ({"variant": "blocks"}, True),
        ({"mask": "me"}, True),
        ({"first": "me"}, True),
        ({"clock_me": "soon"}, True),
        ({"opponent": "link"}, False),
        ({"opponent": "link", "counts": "0"}, True),
    ],
)
def test_the_form_shows_what_is_not_usual(fields: dict[str, str | list[str]], is_special: bool) -> None:
    assert is_special == choice(**fields).is_special


@pytest.mark.parametrize(
    ("fields", "counts"),
    [
        ({"opponent": "link"}, True),
        ({"opponent": "link", "counts": "0"}, False),
        ({"opponent": "link", "counts": ["0", "1"]}, True),  # the box of the form, checked
        ({"opponent": "link", "coach": "on"}, False),
        ({"opponent": "here"}, False),
        ({"opponent": "level3"}, False),
        ({"opponent": "level3", "counts": ["0", "1"]}, True),
    ],
)
def test_by_link_a_game_counts_unless_something_else_is_chosen(
    fields: dict[str, str | list[str]], counts: bool
) -> None:
    assert counts == choice(**fields).counts


@pytest.mark.parametrize(
    ("text", "opponent"),
    [
        ("level1", "willow"),
        ("level10", "ebony"),
        ("perfect", "ebony"),
        ("3", "pine"),
        ("oak", "oak"),
        ("random", "random"),
        ("here", "here"),
    ],
)
def test_opponents(text: str, opponent: str) -> None:
    assert opponent == choice(opponent=text).opponent


@pytest.mark.parametrize(
    ("fields", "variant"),
    [
        ({"variant": "blocks+traits=cs+auto"}, "blocks+traits=cs+auto"),
        ({"variant": "blocks traits=cs"}, "blocks+traits=cs"),
        ({"variant": "blocks", "calling": "automatic"}, "blocks+auto"),
        ({"variant": "auto", "calling": "automatic"}, "auto"),
        ({"traits": ["h", "c"], "blocks": "1"}, "blocks+traits=ch"),
        ({"traits": "shf", "calling": "automatic"}, "traits=shf+auto"),
        ({"blocks": "0"}, "classic"),
    ],
)
def test_variants(fields: dict[str, str | list[str]], variant: str) -> None:
    read = choice(**fields)
    assert () == read.faults
    assert variant == str(read.arrangement().settings.variant)


@pytest.mark.parametrize(
    ("fields", "clocks"),
    [
        ({"clock": "60"}, (TurnClock(60), TurnClock(60))),
        ({"clock": "60,90"}, (TurnClock(60), TurnClock(90))),
        ({"clock": "450+5"}, (GameClock(450, 5), GameClock(450, 5))),
        ({"clock": "450 5,-"}, (GameClock(450, 5), None)),
        ({"clock_me": "30", "clock_other": ""}, (TurnClock(30), None)),
        (
            {"clock_me": "own", "minutes_me": "12", "increment_me": "7", "clock_other": "600+5"},
            (GameClock(720, 7), GameClock(600, 5)),
        ),
        ({"clock_me": "-", "clock_other": "own", "minutes_other": "1"}, (None, GameClock(60, 0))),
        ({"clock": "0"}, (None, None)),
    ],
)
def test_clocks(fields: dict[str, str | list[str]], clocks: tuple[object, object]) -> None:
    settings = choice(**fields).arrangement().settings
    assert clocks == (settings.first_clock, settings.second_clock)


@pytest.mark.parametrize(
    ("first", "seat"), [("me", Seat.FIRST), ("them", Seat.SECOND), ("opponent", Seat.SECOND)]
)
def test_who_gives_first(first: str, seat: Seat) -> None:
    read = choice(first=first, clock_me="30", name_me="Ada")
    table = read.arrangement()
    assert not read.is_by_lot
    assert (seat, "Ada", TurnClock(30)) == (table.me, table.settings.name(seat), table.settings.control(seat))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"opponent": "nobody"}, ["opponent unknown"]),
        ({"opponent": "level11"}, ["opponent unknown"]),
        ({"opponent": "levelrandom"}, ["opponent unknown"]),
        ({"mask": "both", "mask_touches": "many"}, ["choice"]),
        ({"mask": "both", "mask_touches": "100"}, ["touches agreed"]),
        ({"mask": "left"}, ["choice"]),
        ({"variant": "auto", "calling": "announced"}, ["two callings"]),
        ({"variant": "chess"}, ["variant flag unknown"]),
        ({"traits": ["x"]}, ["variant traits"]),
        ({"traits": [""]}, ["variant traits"]),
        ({"calling": "loudly"}, ["choice"]),
        ({"clock": "1"}, ["turn limit"]),
        ({"clock": "soon"}, ["time control unreadable"]),
        ({"clock": "9" * 400}, ["time control unreadable"]),
        ({"name_me": "x" * 25}, ["name length"]),
        ({"name_other": "a\u202eb"}, ["name characters"]),
        ({"first": "nobody", "edition": "gold", "false_call": "wins"}, ["choice", "choice", "choice"]),
    ],
)
def test_what_is_refused(fields: dict[str, str | list[str]], expected: list[str]) -> None:
    assert expected == codes(**fields)
    with pytest.raises(SetupError):
        choice(**fields).arrangement()
