"""What is kept of one event of a game, so that it can be told again without the table as it was then."""

from collections.abc import Iterable, Iterator

import msgspec

from openquarto.match.arrangement import Arrangement
from openquarto.server.game.events import LogEvent, LotDrawn, Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.view.event import Event
from openquarto.view.view import View


class Moment(msgspec.Struct, frozen=True):
    """An event with what it did to the match; a twentieth of a snapshot."""

    seq: int
    cause: LogEvent
    at: float
    credit: float
    events: tuple[Event, ...]
    arrangement: Arrangement  # names may change while a game is played
    is_ending: bool
    view: View | None  # after the event; only where its words need it

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Moment":
        """What is kept of a snapshot."""
        is_ending = snapshot.is_ending
        is_beginning = isinstance(snapshot.cause, Opened | LotDrawn)
        return cls(
            snapshot.seq,
            snapshot.cause,
            snapshot.at,
            snapshot.credit,
            snapshot.events,
            snapshot.arrangement,
            is_ending,
            snapshot.match.whole_view() if is_ending or is_beginning else None,
        )


def replayed(base: Snapshot, moments: Iterable[Moment]) -> Iterator[Snapshot]:
    """The snapshots that follow on another one."""
    for moment in moments:
        base = base.after(moment.cause, moment.at, moment.credit)
        yield base
