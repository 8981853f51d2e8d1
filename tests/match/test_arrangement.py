"""Who sits where: the names that a record of a game against the computer holds, and who is read from it."""

from dataclasses import replace

import pytest

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.referee import Match
from openquarto.match.saved_record import record_of
from openquarto.match.settings import Settings
from openquarto.notation.record import Record
from openquarto.players.roster import NAMES
from openquarto.rules import Seat

FIRST, SECOND = Seat.FIRST, Seat.SECOND


def record_against(opponent: str, settings: Settings, me: Seat) -> Record:
    arrangement = Arrangement.against(opponent, settings, me=me)
    return Record.parse(str(record_of(Match(arrangement.settings), arrangement)))


@pytest.mark.parametrize(
    ("opponent", "shown"), [("pine", "Pine (level 3)"), ("random", "Random"), ("ebony", "Ebony (level 10)")]
)
def test_a_record_names_the_level_and_the_person(opponent: str, shown: str) -> None:
    assert opponent in NAMES
    for name, told in (("Ada", "Ada"), (None, "Player")):
        for me, seats in ((FIRST, (told, shown)), (SECOND, (shown, told))):
            record = record_against(opponent, Settings(first=name), me)
            assert seats == (record.tags["First"], record.tags["Second"])


def test_two_people_without_names_are_first_and_second() -> None:
    record = record_of(Match(), Arrangement())
    assert ("First", "Second") == (record.tags["First"], record.tags["Second"])


@pytest.mark.parametrize("me", Seat)
@pytest.mark.parametrize("name", ["Ada", None])
def test_what_was_read_from_a_record_has_the_names_that_were_said(name: str | None, me: Seat) -> None:
    arrangement = Arrangement.of(record_against("pine", Settings(first=name), me), Arrangement())
    assert {me: PERSON, me.other: "pine"} == arrangement.sitters
    assert (name, None) == (arrangement.settings.name(me), arrangement.settings.name(me.other))


def test_where_the_level_cannot_be_had_its_name_is_nobodys() -> None:
    record = record_against("pine", Settings(first="Ada"), FIRST)
    other = replace(record, tags={**record.tags, "FirstPlayer": "somebody"})
    settings = Arrangement.of(other, Arrangement()).settings
    assert ("Ada", None) == (settings.first, settings.second)
