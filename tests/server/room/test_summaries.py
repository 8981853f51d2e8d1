"""Summaries are read once, again after a change, and never kept where a log was rewritten meanwhile."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.history import History
from openquarto.server.limits import Limits
from openquarto.server.room import summaries as module
from openquarto.server.room.projection import Projection
from openquarto.server.room.room import Room
from openquarto.server.room.summaries import Summaries
from openquarto.server.room.summary import Summary
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.manner import Manner
from openquarto.view.masked import MaskedView
from openquarto.view.view import View
from tests.server.room.played import QUARTO, snapshots

MADE = snapshots(QUARTO)


class Shelf:
    """Games that can be loaded; it remembers which were."""

    def __init__(self, *games: str) -> None:
        self.games = games
        self.read: list[str] = []
        self.meanwhile: Callable[[], None] = lambda: None

    async def load(self, game: str) -> tuple[GameInfo, History]:
        self.read.append(game)
        self.meanwhile()
        if game not in self.games:
            raise ServerError("no such game")
        return info(game), History(MADE, Limits())


def info(game: str, changed: float = 1.0) -> GameInfo:
    return GameInfo(game, "", changed)


def asked(kept: Summaries, infos: Sequence[GameInfo]) -> dict[str, Summary]:
    return asyncio.run(kept.of(infos))


def test_a_game_is_read_once_until_it_changes() -> None:
    shelf = Shelf("one", "two")
    kept = Summaries(shelf.load, {})
    first = asked(kept, [info("one"), info("two"), info("gone")])
    assert {"one", "two"} == set(first)
    assert first == asked(kept, [info("one"), info("two")])
    assert ["one", "two", "gone"] == shelf.read
    asked(kept, [info("one", 2.0), info("two")])
    assert ["one", "two", "gone", "one"] == shelf.read


def test_a_table_in_memory_is_asked_itself() -> None:
    shelf = Shelf("one")
    table = SimpleNamespace(last=MADE[3])
    rooms: dict[str, Room] = {"one": cast("Room", SimpleNamespace(table=table))}
    kept = Summaries(shelf.load, rooms)
    assert MADE[3].seq == asked(kept, [info("one")])["one"].seq
    table.last = MADE[-1]
    assert MADE[-1].seq == asked(kept, [info("one")])["one"].seq
    assert [] == shelf.read
    # Once it is unloaded, the store is asked: it may know more than the table did.
    rooms.clear()
    asked(kept, [info("one")])
    assert ["one"] == shelf.read


def test_what_was_rewritten_is_read_again() -> None:
    shelf = Shelf("one")
    kept = Summaries(shelf.load, {})
    shelf.meanwhile = lambda: kept.forget("one")
    assert {"one"} == set(asked(kept, [info("one")]))
    assert 0 == len(kept)
    shelf.meanwhile = lambda: None
    asked(kept, [info("one")])
    assert 1 == len(kept)
    kept.forget("one")
    assert 0 == len(kept)


def test_there_is_an_end_to_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    shelf = Shelf("one", "two", "three")
    kept = Summaries(shelf.load, {})
    asked(kept, [info("one"), info("two")])
    asked(kept, [info("one")])  # asked for later than the other
    asked(kept, [info("three"), info("one")])
    assert ["one", "two", "three"] == shelf.read


@pytest.mark.parametrize(
    ("mask", "seen"),
    [("none", (True, True)), ("me", (True, False)), ("them", (False, True)), ("both", (False, False))],
)
def test_a_list_shows_what_the_seat_sees(mask: str, seen: tuple[bool, bool]) -> None:
    """I am second; what my mask hides from me, no list shows me."""
    running: Any = Summary.of(snapshots(QUARTO, opponent="link", mask=mask)[-1])
    views = [Projection(seat.value, Manner()).glance(running) for seat in Seat]
    assert seen == tuple(isinstance(view, View) for view in views)
    over = Summary.of(snapshots(f"{QUARTO} #a1-a4", opponent="link", mask=mask)[-1])
    assert all(isinstance(Projection(seat.value, Manner()).glance(over), View) for seat in Seat)


def test_two_at_one_screen_under_masks_see_nothing() -> None:
    running = Summary.of(snapshots(QUARTO, opponent="here", mask="both")[-1])
    assert isinstance(Projection("both", Manner()).glance(running), MaskedView)
