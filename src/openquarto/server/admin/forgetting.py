"""A name, forgotten wherever a player is called exactly so: for those who have no cookie to ask with."""

from openquarto.rules.seat import Seat
from openquarto.server.game.events import Joined, LogEvent, Opened, decode_event
from openquarto.server.room.forgetting import forget_names_of
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEAT_NAMES, SEATS


async def forget_name(registry: Registry, name: str) -> int:
    """Forget a name; in how many games it stood."""
    count, after = 0, ""
    while True:
        games, after = await registry.store.mentions(name, after)
        for game in games:
            count += await _forget_in(registry, game, name)
        if not after:
            return count


async def _forget_in(registry: Registry, game: str, name: str) -> bool:
    info = await registry.store.game(game)
    if info is None:  # deleted meanwhile
        return False
    events = [decode_event(stored) for stored in await registry.store.log(game)]
    seats = {seat for event in events for seat in _called(event, name)}
    is_told = any(name in title for title in info.titles.values()) or any(
        isinstance(event, Opened) and name in event.record for event in events
    )
    if seats or is_told:
        await forget_names_of(registry, game, frozenset(SEAT_NAMES[seat] for seat in seats), [name])
    return bool(seats) or is_told


def _called(event: LogEvent, name: str) -> list[Seat]:
    """The seats whose players an event calls by a name."""
    match event:
        case Opened(names=names):
            return [seat for seat, each in zip(Seat, names, strict=True) if each == name]
        case Joined(seat, each) if each == name:
            return [SEATS[seat]]
        case _:
            return []
