"""The games of whoever asks, as lists show them."""

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request

from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.server.http.responses import hearer_of
from openquarto.server.room.agreement import opponent, title
from openquarto.server.room.projection import Projection
from openquarto.server.room.seats import leaving
from openquarto.server.room.statistics import Statistics, result_of, statistics_of
from openquarto.server.room.summary import Summary
from openquarto.server.seat_names import SEATS
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.manner import Manner
from openquarto.view.masked import MaskedView
from openquarto.wire.http import MyGame
from openquarto.wire.table import Sitter

MOST_LOOKED_AT = 1_000  # games of one browser, those that changed last
MOST_LISTED = 100  # in the answer to a program


@dataclass(frozen=True, slots=True)
class Mine:
    """One of my games: what is known of it, and where I sit."""

    info: GameInfo  # with my own title
    role: Sitter
    summary: Summary

    @property
    def seat(self) -> Seat | None:
        """My seat; None for both at one screen."""
        return SEATS.get(self.role)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.summary.view.outcome is not None

    @property
    def is_my_turn(self) -> bool:
        """Whether I am to act."""
        to_act = self.summary.view.to_act
        return to_act is not None and self.summary.is_begun and (self.role == "both" or to_act is self.seat)


async def games_of(request: Request) -> list[Mine]:
    """The games of whoever asks, the one that changed last first."""
    registry, session = Services.of(request).registry, session_of(request)
    if session is None:
        return []
    infos = (await registry.store.games_of(session))[:MOST_LOOKED_AT]
    summaries = await registry.summaries_of(infos)
    return [
        Mine(info.titled(session), info.seats[session], summaries[info.game])
        for info in infos
        if info.game in summaries
    ]


def my_statistics(games: Sequence[Mine]) -> Statistics:
    """What came of my games; two at one screen are nobody's."""
    return statistics_of((game.seat, game.summary) for game in games if game.seat)


def listed(game: Mine, manner: Manner) -> MyGame:
    """A game as it is sent to a program, or shown on a page."""
    info, summary = game.info, game.summary
    arrangement, edition = summary.arrangement, summary.arrangement.settings.edition
    projection = Projection(game.role, Manner(language=manner.language, edition=edition))
    seen = projection.glance(summary)
    is_masked = isinstance(seen, MaskedView)
    view = seen.blank() if isinstance(seen, MaskedView) else seen
    shown = [square for shown in view.shown[:1] for square in shown.line.squares]
    return MyGame(
        game=info.game,
        title=title(info, arrangement, manner),
        opponent=opponent(arrangement, manner),
        variant=str(arrangement.settings.variant),
        status=projection.status(summary),
        is_over=game.is_over,
        is_my_turn=game.is_my_turn,
        changed=int(info.changed * 1000),
        leaving=leaving(info, goes_on=summary.is_begun and not game.is_over),
        board=[piece.name if piece is not None else None for piece in view.board],
        hand=view.hand.name if view.hand is not None else None,
        last=view.last.name if view.last is not None else None,
        shown=[square.name for square in shown],
        placed=None if is_masked else len(SQUARES) - view.board.count(None),
        edition=edition.value,
        masked=is_masked,
        by_link=arrangement.by_link,
        result=result_of(summary, game.seat) if game.seat else None,
    )


async def listed_games(request: Request) -> list[MyGame]:
    """The games of whoever asks that changed last, for a program."""
    manner = hearer_of(request).manner
    return [listed(game, manner) for game in (await games_of(request))[:MOST_LISTED]]
