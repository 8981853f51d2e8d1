"""The games of whoever asks, as lists show them."""

import asyncio

from starlette.requests import Request

from openquarto.server.http.responses import hearer_of
from openquarto.server.room.agreement import opponent, title
from openquarto.server.room.projection import Projection
from openquarto.server.room.seats import leaving
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.wire.http import MyGame

MOST_LISTED = 100  # games in a list


async def games_of(request: Request) -> list[MyGame]:
    """The games of whoever asks."""
    services, session = Services.of(request), session_of(request)
    if session is None:
        return []
    manner = hearer_of(request).manner
    games = []
    infos = (await services.registry.store.games_of(session))[:MOST_LISTED]
    # All at once: they are read together, where they are not in memory.
    rooms = await asyncio.gather(*(services.registry.find(info.game) for info in infos))
    for info, room in zip(infos, rooms, strict=True):
        snapshot, projection = room.table.last, Projection(info.seats[session], manner)
        view = projection.view(snapshot)
        games.append(
            MyGame(
                game=info.game,
                title=title(info.titled(session), snapshot.arrangement, projection.manner),
                opponent=opponent(snapshot.arrangement, projection.manner),
                variant=str(snapshot.arrangement.settings.variant),
                status=projection.status(snapshot),
                is_over=view.outcome is not None,
                is_my_turn=view.is_my_turn and snapshot.is_begun,
                changed=int(info.changed * 1000),
                leaving=leaving(info, snapshot),
            )
        )
    return games
