"""Games that a browser has kept: taken over by their record, and whatever else is sent is refused."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.match.arrangement import Arrangement
from openquarto.notation.read import read_main_line
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.room.brought import brought_game
from openquarto.server.store.kept_game import KeptGame
from tests.server.room.played import kept

MOST = 1500
PLAYED = kept("A a1 B b1 C c1")


def test_a_game_comes_with_its_actions_its_seats_and_its_title() -> None:
    brought = brought_game(kept("A a1 B b1", title="In the train"), MOST)
    record = read_main_line(brought.record)
    assert record
    assert ["A", "a1", "B", "b1"] == [str(action) for action in record.game.actions]
    assert "pine" == Arrangement.of(record, Arrangement()).computer
    assert Seat.SECOND is Arrangement.of(record, Arrangement()).me
    assert "In the train" == brought.title


def test_the_same_bytes_have_the_same_name_and_a_game_that_went_on_has_another() -> None:
    body = kept("A a1")
    assert brought_game(body, MOST).name == brought_game(body, MOST).name
    assert brought_game(body, MOST).name != brought_game(kept("A a1 B"), MOST).name


@pytest.mark.parametrize("body", [kept(""), kept("A a1", mask="both")], ids=["not begun", "masked"])
def test_what_can_be_taken_over_later_is_left(body: bytes) -> None:
    assert "" == brought_game(body, MOST).record


def changed(**fields: object) -> bytes:
    return msgspec.structs.replace(KeptGame.read(kept("A a1")), **fields).written


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "unreadable"),
        (b"\xc1", "unreadable"),
        (changed(log=[]), "unreadable"),
        (changed(log=KeptGame.read(kept("A a1")).log[2:]), "unreadable"),
        (changed(log=KeptGame.read(kept("A a1")).log * 2), "unreadable"),
        (changed(log=KeptGame.read(kept("A a1")).log * 400), "too large"),
        (
            changed(log=[msgspec.structs.replace(KeptGame.read(kept("A")).log[0], body=b"x" * 20_000)]),
            "too large",
        ),
    ],
    ids=["empty", "no list", "no log", "no opening", "opened twice", "too many events", "too large an event"],
)
def test_what_is_no_game_is_refused(body: bytes, code: str) -> None:
    with pytest.raises(ServerError) as refused:
        brought_game(body, MOST)
    assert code == refused.value.faults[0].code


@given(st.data())
def test_a_game_with_some_bytes_changed_is_a_game_or_is_refused(data: st.DataObject) -> None:
    body = bytearray(PLAYED)
    for at in data.draw(st.lists(st.integers(0, len(body) - 1), min_size=1, max_size=4)):
        body[at] = data.draw(st.integers(0, 255))
    try:
        brought_game(bytes(body), MOST)
    except ServerError as refused:
        assert refused.faults[0].code in ("unreadable", "too large", "newer game")  # noqa: PT017
