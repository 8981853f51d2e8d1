"""A database with games of every kind in it, as a server leaves them."""

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.server.game.events import Acted, LotDrawn, Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.store.protocol import GameInfo, Store, StoredEvent, Transaction
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
