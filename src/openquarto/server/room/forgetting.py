"""Names taken out of games: out of their logs, the records they went on from, and everybody's titles."""

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import replace

import msgspec

from openquarto.notation.read import read_one
from openquarto.notation.record import Comment, Item, Record, Turn
from openquarto.notation.tags import FOLLOWING
from openquarto.server.error import ServerError, in_part
from openquarto.server.game.events import Joined, LogEvent, Opened, decode_event, encode_event
from openquarto.server.game.history import History
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEAT_NAMES, SEATS, SeatName
from openquarto.server.store.protocol import GameInfo, Session, StoredEvent

# Tags of a record that a game needs to go on; all others are somebody's words.
_NEEDED = frozenset(
    (
        *(*FOLLOWING, "Date", "Edition", "TimeControl", "Mask", "Touches", "Places"),
        *("FirstPlayer", "SecondPlayer", "FirstLeft", "SecondLeft"),
    )
)


async def forget_names(registry: Registry, session: Session) -> None:
    """Forget what somebody is called, in all games that they play."""
    games = await registry.store.games_of(session)
    with in_part():
        for info in games:
            await forget_name(registry, info, session)


async def forget_name(registry: Registry, info: GameInfo, session: Session) -> None:
    """Forget what somebody is called in one game: by link their own name, else both, for they said both."""
    sitter = info.seats[session]
    seats = frozenset(seat for seat in SEAT_NAMES.values() if not info.by_link or seat == sitter)
    await forget_names_of(registry, info.game, seats)


async def forget_names_of(
    registry: Registry, game: str, seats: frozenset[SeatName], also: Collection[str] = ()
) -> None:
    """Forget what those in some seats of a game are called, and names besides, also for open pages."""
    table = (await registry.find(game)).table

    async def rewrite() -> History:
        found = (await registry.store.load([game])).get(game)
        if found is None:
            raise ServerError("no such game")
        info, log = found
        events = [decode_event(stored) for stored in log]
        names = {*also, *(name for event in events for name in _names(event, seats))}
        untitled = {each for each, title in info.titles.items() if _tells(title, names)}
        nameless = [
            msgspec.structs.replace(stored, body=encode_event(stored.seq, without, stored.at).body)
            for stored, event in zip(log, events, strict=True)
            if (without := _without_name(event, seats, names)) != event
        ]
        history = await registry.loader.replay(_merged(log, nameless))
        info = await registry.store.rewrite(game, info.version, nameless, untitled)
        registry.summaries.forget(game)
        table.change_info(info)
        return history

    await table.rewrite(rewrite)


def _merged(log: Iterable[StoredEvent], nameless: Iterable[StoredEvent]) -> list[StoredEvent]:
    others = {stored.seq: stored for stored in nameless}
    return [others.get(stored.seq, stored) for stored in log]


def _names(event: LogEvent, seats: frozenset[SeatName]) -> set[str]:
    """The names that an event tells."""
    match event:
        case Opened(names=(first, second)):
            names = {name for seat, name in zip(SEATS, (first, second), strict=True) if seat in seats}
            return {name for name in names if name}
        case Joined(seat, name) if seat in seats and name:
            return {name}
        case _:
            return set()


def _without_name(event: LogEvent, seats: frozenset[SeatName], names: Collection[str]) -> LogEvent:
    match event:
        case Opened(names=(first, second), record=record):
            others = (None if "first" in seats else first, None if "second" in seats else second)
            if record and (seats or _tells(record, names)):
                record = str(_without_words(read_one(record)))
            return msgspec.structs.replace(event, names=others, record=record)
        case Joined(seat, _) if seat in seats:
            return Joined(seat, "")
        case _:
            return event


def _without_words(record: Record) -> Record:
    """A record with no more than a game needs to go on: the turns, and what each clock had left."""
    items: list[Item] = []
    for item in record.items:
        if isinstance(item, Turn):
            items.append(item)
        elif isinstance(item, Comment) and item.clock is not None:
            items.append(Comment.of_clock(item.clock))
    tags = {tag: value for tag, value in record.tags.items() if tag in _NEEDED}
    return replace(record, tags=tags, items=tuple(items))


def _tells(title: str, names: Iterable[str]) -> bool:
    """Whether a title holds one of these names, however it is written."""
    return any(_folded(name) in _folded(title) for name in names)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
