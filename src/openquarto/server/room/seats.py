"""Seats: who is invited to one, takes it, leaves it, or wants no name there."""

import time
from typing import cast

import msgspec

from openquarto.rules.seat import Seat
from openquarto.server.error import SecretUsedError, ServerError, StoreError, refusal_of
from openquarto.server.game.events import Joined, LogEvent, Opened, decode_event, encode_event
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEAT_NAMES, SEATS, SeatName
from openquarto.server.store.protocol import GameInfo, SeatClaim, Session, StoredEvent, Transaction
from openquarto.server.tokens import hashed, new_token
from openquarto.wire.table import Sitter


async def invite(registry: Registry, info: GameInfo, seat: Sitter | None) -> str:
    """A secret for a seat, or for the one that is free; whoever brings it first takes the seat."""
    if seat is None:
        table = (await registry.find(info.game)).table
        free = [each for each in SEAT_NAMES.values() if each not in info.seats.values()]
        if not free or not table.last.arrangement.by_link:
            raise ServerError("nobody to invite")
        seat = free[0]
    secret = new_token()
    await registry.store.invite(hashed(secret), info.game, seat)
    return secret


async def sit_down(registry: Registry, game: str, secret: str, session: Session, name: str) -> None:
    """Take the seat that a secret is for; raises ServerError if somebody else has, or it never was one."""
    found = await registry.store.invited(hashed(secret))
    if found is None or found[0] != game:
        info = await registry.store.game(game)
        if info and session in info.seats:  # asked again, because the answer was lost on its way
            return
        raise ServerError("invitation used")
    seat, table = found[1], (await registry.find(game)).table

    async def write(last: Snapshot, at: float) -> list[Snapshot]:
        seats = table.info.seats
        if seats.get(session, seat) != seat:
            raise ServerError("own invitation")
        is_free = seat not in seats.values()
        snapshots = [last.after(Joined(cast("SeatName", seat), name), at)] if is_free else []
        if snapshots and snapshots[-1].begins([*seats.values(), seat]):
            snapshots.append(snapshots[-1].begun(at))
        events = [snapshot.stored for snapshot in snapshots]
        claim = SeatClaim(hashed(secret), game, seat, session)
        try:
            await registry.store.write(Transaction(time.time(), {game: events}, claim=claim))
        except SecretUsedError:
            if seats.get(session) == seat:  # the same again, at the same time
                return []
            raise ServerError("invitation used") from None
        except StoreError as problem:
            raise refusal_of(problem) from None
        others = {each: where for each, where in table.info.seats.items() if where != seat}
        table.change_seats({**others, session: seat})
        return snapshots

    await table.exclusively(write)


async def leave(registry: Registry, info: GameInfo, session: Session) -> None:
    """Have nothing to do with a game any more. Where others play too, it stays for them."""
    await registry.store.leave(info.game, session)
    if await registry.store.game(info.game) is None:  # nobody else, also not since this was asked for
        await registry.delete(info.game)
        return
    table = (await registry.find(info.game)).table
    table.change_seats({each: seat for each, seat in table.info.seats.items() if each != session})


async def forget_names(registry: Registry, session: Session) -> None:
    """Forget what somebody is called, in all games that they play by link."""
    for info in await registry.store.games_of(session):
        log = await registry.store.log(info.game)
        seat, opened = info.seats[session], decode_event(log[0])
        if seat in SEATS and isinstance(opened, Opened) and opened.by_link:
            await forget_name_of(registry, info.game, SEATS[seat])


async def forget_name_of(registry: Registry, game: str, seat: Seat) -> None:
    """Forget what a player of a game is called."""

    async def rewrite() -> History:
        log = [_without_name(stored, seat) for stored in await registry.store.log(game)]
        await registry.store.rewrite(game, log)
        return await registry.loader.replay(log)

    await (await registry.find(game)).table.rewrite(rewrite)


def _without_name(stored: StoredEvent, seat: Seat) -> StoredEvent:
    event: LogEvent = decode_event(stored)
    match event:
        case Opened(names=(first, second)):
            first, second = (None, second) if seat is Seat.FIRST else (first, None)
            event = msgspec.structs.replace(event, names=(first, second))
        case Joined() if SEATS[event.seat] is seat:
            event = Joined(event.seat, "")
        case _:
            return stored
    return encode_event(stored.seq, event, stored.at)
