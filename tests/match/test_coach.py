"""When a coach speaks, and how it fades."""

import pytest

from openquarto.claims.advice import Part, Seen
from openquarto.match.coach import LONGEST, Coach, Level, check_coach, level, remembered, speaks
from openquarto.rules.error import RuleError


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ("", Level.EVERYTHING),
        ("c" * 9, Level.EVERYTHING),  # too few to know
        ("c" * 10, Level.BIG),
        ("l" + "c" * 9, Level.EVERYTHING),  # one in ten
        ("l" + "c" * 10, Level.BIG),
        ("d" * 5 + "c" * 5, Level.BIG),  # what takes more than a look
        ("c" * 39, Level.BIG),
        ("c" * 40, Level.ASKED),
        ("cc" + "c" * 36 + "ld", Level.ASKED),
        ("c" * 37 + "ldd", Level.BIG),
        ("l" * 40 + "c" * 40, Level.ASKED),  # what is long ago is forgotten
        ("c" * 36 + "llll", Level.EVERYTHING),  # and it comes back
    ],
)
def test_it_fades_with_the_share_of_slips(turns: str, expected: Level) -> None:
    assert expected is level(turns)


@pytest.mark.parametrize(
    ("coach", "turns", "spoken"),
    [
        (Coach.OFF, "", []),
        (Coach.ON, "", ["loses", "loses by its square", "draws"]),
        (Coach.ON, "c" * 20, ["loses", "loses by its square"]),
        (Coach.ON, "c" * 40, []),
        (Coach.WARN, "c" * 40, ["loses"]),
    ],
)
def test_what_it_speaks_of(coach: Coach, turns: str, spoken: list[str]) -> None:
    slips = {
        "loses": (Part.PIECE, True),
        "loses by its square": (Part.TURN, True),
        "draws": (Part.PIECE, False),
    }
    assert spoken == [
        name for name, (part, is_big) in slips.items() if speaks(coach, turns, part, is_big=is_big)
    ]


def test_only_the_last_turns_are_remembered() -> None:
    assert "cl" == remembered("c", Seen.LOOK)
    assert "c" == remembered("c", None)
    assert "c" * (LONGEST - 1) + "d" == remembered("c" * LONGEST, Seen.DEEP)


@pytest.mark.parametrize(("counts", "is_masked"), [(True, False), (False, True), (True, True)])
def test_none_where_it_counts_or_under_a_mask(counts: bool, is_masked: bool) -> None:
    with pytest.raises(RuleError):
        check_coach(counts=counts, is_masked=is_masked)
    check_coach(counts=False, is_masked=False)
