"""Seats: who is invited to one, takes it or leaves it."""

import time
from dataclasses import dataclass
from typing import Literal, cast

from openquarto.rules.seat import Seat
from openquarto.server.error import SecretUsedError, ServerError, in_part
from openquarto.server.game.events import Joined, Left
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.forgetting import forget_name
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEAT_NAMES, SEATS, SeatName
from openquarto.server.store.protocol import GameInfo, SeatClaim, Session, Transaction
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
    await registry.store.invite(hashed(secret), info.game, seat, time.time())
    return secret


async def is_open(registry: Registry, game: str, secret: str, session: Session | None) -> bool:
    """Whether a secret still opens a seat of a game for a session; nothing is changed by asking."""
    store, kept = registry.store, hashed(secret)
    found = await store.invited(kept) or (await store.claimed(kept, session) if session else None)
    return found is not None and found[0] == game


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who wants to sit down: a new session, and the one that the same browser has had before."""

    session: Session
    old: Session | None
    name: str = ""


async def sit_down(
    registry: Registry, game: str, secret: str, newcomer: Newcomer, *, only_if_free: bool = False
) -> bool:
    """Take the seat that a secret is for; raises ServerError if somebody else has, or it never was one.

    Whether the new session has it; if not, the old one sits there already. Unless it has to be free, a
    seat of one's own can be moved to another device.
    """
    store, old, session = registry.store, newcomer.old, newcomer.session
    found = await store.invited(hashed(secret))
    if found is None and old:  # perhaps asked again, because the answer was lost on its way
        found = await store.claimed(hashed(secret), old)
    if found is None or found[0] != game:
        info = await store.game(game)
        if info and old in info.seats:
            return False
        raise ServerError("invitation used")
    seat, table = found[1], (await registry.find(game)).table

    async def write(last: Snapshot, at: float) -> list[Snapshot]:
        seats = table.info.seats
        if old and seats.get(old, seat) != seat:
            raise ServerError("own invitation")
        is_free = seat not in seats.values()
        if only_if_free and not is_free:
            raise ServerError("lobby table gone")
        snapshots = [last.after(Joined(cast("SeatName", seat), newcomer.name), at)] if is_free else []
        if snapshots and snapshots[-1].begins([*seats.values(), seat]):
            snapshots.append(snapshots[-1].begun(at))
        events = [snapshot.stored for snapshot in snapshots]
        claim = SeatClaim(hashed(secret), game, seat, session, old)
        try:
            info = await store.write(Transaction(time.time(), {game: events}, claim=claim))
        except SecretUsedError:
            raise ServerError("invitation used") from None
        assert info is not None  # of the game whose seat was taken
        table.change_info(info)
        return snapshots

    await table.exclusively(write)
    return True


async def _tell_of_leaving(registry: Registry, info: GameInfo, session: Session) -> None:
    """Write into the log of an unfinished game that somebody leaves it, so that the other need not wait."""
    table, seat = (await registry.find(info.game)).table, info.seats[session]

    async def write(last: Snapshot, at: float) -> list[Snapshot]:
        if seat not in SEATS or last.match.outcome or not last.is_begun or seat in last.left:
            return []
        snapshot = last.after(Left(cast("SeatName", seat)), at)
        await registry.store.write(Transaction(time.time(), {info.game: [snapshot.stored]}))
        return [snapshot]

    await table.exclusively(write)


def leaving(info: GameInfo, *, goes_on: bool) -> Literal["delete", "leave", "remove"]:
    """What `leave` does: forget the game, or leave it to the other player, who is told while it goes on."""
    if len(info.seats) < len(Seat):
        return "delete"
    return "leave" if goes_on else "remove"


async def leave(registry: Registry, info: GameInfo, session: Session) -> None:
    """Have nothing to do with a game any more. Where others play too, it stays for them, without my name."""
    if len(info.seats) < len(Seat):
        left = await registry.store.leave(info.game, session)
    else:
        await _tell_of_leaving(registry, info, session)
        with in_part():
            await forget_name(registry, info, session)
            left = await registry.store.leave(info.game, session)
    if left is None:  # nobody else, also not since this was asked for
        with in_part():
            await registry.delete(info.game)
        return
    room = await registry.find(info.game)
    room.table.change_info(left)
    room.audience.history_changed()  # a seat is free
