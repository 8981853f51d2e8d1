"""Games as logs, played to their end without a server: for lists and statistics."""

from collections.abc import Sequence

from openquarto.match.arrangement import Arrangement
from openquarto.match.choice import Choice
from openquarto.match.opponent import LINK
from openquarto.rules.seat import Seat
from openquarto.server.game.events import Acted, LogEvent, LotDrawn, Opened, Wished
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.server.store.kept_game import KeptGame
from openquarto.server.store.protocol import GameInfo, StoredEvent

# Second makes a quarto in column a with the last placement, and has not called yet.
QUARTO = "M b4 A a2 J a3 H d4 F b3 I a4 G d3 O b2 D a1"
FULL = "A a1 P b1 B c1 O d1 C a2 N b2 D c2 M d2 I a3 H b3 J c3 G d3 K a4 F b4 L c4 E d4 = ="


def snapshots(
    actions: str,
    *,
    opponent: str = "pine",
    me: Seat = Seat.SECOND,
    record: str = "",
    then: Sequence[LogEvent] = (),
    **choice: object,
) -> list[Snapshot]:
    """A game against somebody: these actions by whoever is to act, then these events."""
    arrangement: Arrangement = Choice(opponent=opponent, **choice).arrangement(me)  # type: ignore[arg-type]
    last = Snapshot.opening(Opened.of(arrangement, record=record), 0.0)
    made = [last]
    if opponent == LINK:
        made.append(last := last.begun(0.0))
    elif not record:
        made.append(last := last.after(LotDrawn(swaps=False, by_lot=True), 0.0))
    for action in actions.split():
        seat = last.match.to_act
        assert seat
        made.append(last := last.after(Acted(SEAT_NAMES[seat], action), last.at + 1))
    made += (last := last.after(event, last.at + 1) for event in then)
    return made


def won(level: str = "pine", **choice: object) -> Snapshot:
    """A game that the second, me, wins by calling."""
    return snapshots(f"{QUARTO} #a1-a4", opponent=level, **choice)[-1]  # type: ignore[arg-type]


def lost(level: str = "pine") -> Snapshot:
    """A game that the second, me, gives up at once."""
    return snapshots("", opponent=level, then=[Wished("second", "resign")])[-1]


def log(made: Sequence[Snapshot]) -> list[StoredEvent]:
    """The log of a game as the store keeps it."""
    return [snapshot.stored for snapshot in made]


def kept(actions: str, *, title: str = "", **choice: object) -> bytes:
    """A game as it lies on the shelf of a browser."""
    log = [snapshot.stored for snapshot in snapshots(actions, **choice)]  # type: ignore[arg-type]
    titles = {b"me": title} if title else {}
    info = GameInfo("somegame", "", 1.0, {b"me": "second"}, by_link=False, titles=titles)
    return KeptGame.of(info, log).written
