"""A database with games of every kind, a tournament and a class in it, as a server leaves them."""

import json

from openquarto.classroom import event as class_event
from openquarto.classroom import log as class_log
from openquarto.classroom import settings as class_settings
from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.server.game.events import Acted, LotDrawn, Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.store.log_store import ARBITER, TEACHER, Key, LogInfo
from openquarto.server.store.protocol import GameInfo, Store, StoredEvent, Transaction
from openquarto.tournament import acts as tournament_acts
from openquarto.tournament import event as tournament_event
from openquarto.tournament import log as tournament_log
from openquarto.tournament import settings as tournament_settings
from openquarto.wire.table import Sitter


def log_of_a_game() -> list[StoredEvent]:
    """A game of two at one screen that has begun."""
    snapshots = [Snapshot.opening(Opened.of(Arrangement(Settings(first="Ada", second="Zoë 🙂"))), 0.5)]
    for event in (LotDrawn(swaps=False, by_lot=False), Acted("first", "A", "x"), Acted("second", "a1", "y")):
        snapshots.append(snapshots[-1].after(event, len(snapshots) + 0.1))
    return [snapshot.stored for snapshot in snapshots]


async def fill(store: Store, games: int = 3) -> None:
    """Add games, seats with titles, invitations, and a claim that nobody has confirmed."""
    for number in range(games):
        seats: dict[bytes, Sitter] = {b"\0ada": "first", bytes([number]): "second"}
        info = GameInfo(
            f"Game-{number}_é" if number else "a", "", 1.5, seats, by_link=True, titles={b"\0ada": "Größe"}
        )
        await store.write(Transaction(number + 0.25, {info.game: log_of_a_game()}, info))
    await store.invite(b"secret", "a", "second", 3.5)
    await store.write(Transaction(9.0, {}, expiring=frozenset({"a"})))
    await store.keep_time(123.456)
    await _fill_logs(store)


async def _fill_logs(store: Store) -> None:
    log = tournament_log.Log()
    log.append(tournament_event.Created(tournament_settings.Settings(name="Dienstag")), at=1.0)
    for name in ("Ada", "Zoë 🙂"):
        for event in tournament_acts.enter(log.state, name):
            log.append(event, at=2.0)
    for event in tournament_acts.pair(log.state):
        log.append(event, at=3.0)
    entries = [(each.seq, json.dumps(each.to_json()).encode()) for each in log.entries]
    arbiter = Key(b"\0ada", ARBITER, is_session=True)
    await store.tournaments.create(LogInfo("Tue_-1", "Dienstag", 3.0), entries, [arbiter])
    await store.tournaments.admit("Tue_-1", Key(b"link", "player 1", is_session=False))
    created = class_event.Created(class_settings.Settings(name="5b"))
    entry = class_log.LogEntry(1, 1.5, TEACHER, created)
    teacher = Key(b"\0ada", TEACHER, is_session=True)
    await store.classrooms.create(LogInfo("Class_1", "5b", 1.5), [(1, entry.body)], [teacher])
