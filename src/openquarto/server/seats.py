"""Seats: who is invited to one, takes it, leaves it, or wants no name there."""

import time
from typing import cast

import msgspec

from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError, StoreError, UsedError
from openquarto.server.event import Joined, Logged, Opened
from openquarto.server.moment import Moment, replay
from openquarto.server.seatname import SEAT_NAMES, SEATS, SeatName
from openquarto.server.sessions import hashed, new_token
from openquarto.server.store.protocol import Change, Kept, Seated, Session
from openquarto.server.tables import Tables
from openquarto.wire.table import Sitter


async def invite(tables: Tables, kept: Kept, seat: Sitter | None) -> str:
    """A secret for a seat, or for the one that is free; whoever brings it first takes the seat."""
    if seat is None:
        _, moments = await tables.look(kept.game)
        free = [each for each in SEAT_NAMES.values() if each not in kept.sitters.values()]
        if not free or not moments[-1].arrangement.by_link:
            raise ServerError("nobody to invite")
        seat = free[0]
    secret = new_token()
    await tables.store.invite(hashed(secret), kept.game, seat)
    return secret


async def sit_down(tables: Tables, game: str, secret: str, session: Session, name: str) -> None:
    """Take the seat that a secret is for; raises ServerError if somebody else has, or it never was one."""
    found = await tables.store.invited(hashed(secret))
    if found is None or found[0] != game:
        kept = await tables.store.game(game)
        if kept and session in kept.sitters:  # asked again, because the answer was lost on its way
            return
        raise ServerError("invitation used")
    seat, table = found[1], await tables.find(game)

    async def write(last: Moment, at: float) -> list[Moment]:
        sitters = table.kept.sitters
        if sitters.get(session, seat) != seat:
            raise ServerError("own invitation")
        is_free = seat not in sitters.values()
        moments = [last.after(Joined(cast("SeatName", seat), name), at)] if is_free else []
        if moments and moments[-1].begins([*sitters.values(), seat]):
            moments.append(moments[-1].begun(at))
        events = [Logged.of(moment.seq, moment.deed, moment.at) for moment in moments]
        seated = Seated(hashed(secret), game, seat, session)
        try:
            await tables.store.write(Change(time.time(), {game: events}, seated=seated))
        except UsedError:
            if sitters.get(session) == seat:  # the same again, at the same time
                return []
            raise ServerError("invitation used") from None
        except StoreError:
            raise ServerError("not kept") from None
        others = {each: where for each, where in table.kept.sitters.items() if where != seat}
        table.seat({**others, session: seat})
        return moments

    await table.together(write)


async def leave(tables: Tables, kept: Kept, session: Session) -> None:
    """Have nothing to do with a game any more. Where others play too, it stays for them."""
    await tables.store.leave(kept.game, session)
    if await tables.store.game(kept.game) is None:  # nobody else, also not since this was asked for
        await tables.delete(kept.game)
        return
    table = await tables.find(kept.game)
    table.seat({each: seat for each, seat in table.kept.sitters.items() if each != session})


async def forget_names(tables: Tables, session: Session) -> None:
    """Forget what somebody is called, in all games that they play by link."""
    for kept in await tables.store.games_of(session):
        log = await tables.store.log(kept.game)
        seat = kept.sitters[session]
        if seat in SEATS and isinstance(log[0].deed, Opened) and log[0].deed.by_link:
            await _forget_name(tables, kept.game, seat)


async def _forget_name(tables: Tables, game: str, seat: Sitter) -> None:
    async def rewrite() -> list[Moment]:
        log = [_nameless(logged, seat) for logged in await tables.store.log(game)]
        await tables.store.rewrite(game, log)
        return replay(log)

    await (await tables.find(game)).forget(rewrite)


def _nameless(logged: Logged, seat: Sitter) -> Logged:
    deed = logged.deed
    match deed:
        case Opened():
            first, second = (
                _own(each) if each.value == seat else name
                for each, name in zip(Seat, deed.names, strict=True)
            )
            deed = msgspec.structs.replace(deed, names=(first, second))
        case Joined() if deed.seat == seat:
            deed = Joined(deed.seat, "")
        case _:
            return logged
    return Logged.of(logged.seq, deed, logged.at)


def _own(seat: Seat) -> str:
    return seat.name.capitalize()
