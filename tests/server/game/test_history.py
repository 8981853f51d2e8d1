"""What a table remembers: enough to tell its past, and little however long it is."""

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.server.game.events import Acted, LogEvent, LotDrawn, Opened, Wished
from openquarto.server.game.history import MOST_REPEATED, MOST_TOLD, History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.limits import Limits


def long_game(events: int) -> list[Snapshot]:
    """A game in which the same piece is given and taken back again and again."""
    snapshots = [Snapshot.opening(Opened.of(Arrangement()), 0.0)]
    deeds: list[LogEvent] = [Acted("first", "A"), Wished("first", "back"), Wished("second", "accept")]
    snapshots.append(snapshots[-1].after(LotDrawn(swaps=False, by_lot=False), 1.0))
    for number in range(events - 2):
        snapshots.append(snapshots[-1].after(deeds[number % 3], 2.0 + number))
    return snapshots


@pytest.mark.parametrize("events", [2, 31, 32, 33, 64, 65, 100, 400])
def test_the_last_events_can_be_repeated(events: int) -> None:
    snapshots = long_game(events)
    history = History(snapshots, Limits())
    assert snapshots[-1] is history.last
    for seq in range(max(1, events - MOST_REPEATED), events + 1):
        again = history.since(seq)
        assert [*range(seq, events + 1)] == [snapshot.seq for snapshot in again]
        for one, other in zip(snapshots[seq - 1 :], again, strict=True):
            assert (one.events, one.match.game, one.at) == (other.events, other.match.game, other.at)
    for seq in (0, events - MOST_REPEATED - 1, events + 1):
        assert [] == history.since(seq)


def test_little_is_kept_of_a_long_game() -> None:
    history = History(long_game(1000), Limits())
    assert MOST_TOLD == len(history.moments)
    assert 2 == len(history._checkpoints)
    assert [*range(801, 1001)] == [moment.seq for moment in history.moments]
