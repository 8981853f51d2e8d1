"""The tables of a tournament: they open by themselves for those who are paired, and tell their results."""

from collections.abc import Sequence

from openquarto.match.arrangement import Arrangement
from openquarto.match.mask import Mask
from openquarto.match.settings import Settings as TableSettings
from openquarto.rules.clock import parse_time_controls
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant
from openquarto.server.error import ServerError
from openquarto.server.room.registry import Registry
from openquarto.server.store.protocol import Session
from openquarto.server.tournaments.tournaments import Tournaments
from openquarto.tournament import acts
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Event, TableOpened
from openquarto.tournament.log import Log
from openquarto.tournament.result import Result
from openquarto.tournament.settings import Kind, Place
from openquarto.tournament.state import Board, Round, Tournament
from openquarto.view.edition import Edition


async def look_after_tables(tournaments: Tournaments, name: str) -> Log:
    """Open what can be opened, and take the results of what is over; for whoever looks at a tournament."""
    log = await tournaments.log(name)
    state = log.state
    pending = [*state.pending]
    if state.settings.place is not Place.TABLES or state.is_over or not pending:
        return log
    sessions = await tournaments.sessions(name)
    for played, board in pending:
        log = await _look_after(tournaments, name, state, played, board, sessions) or log
    return log


async def _look_after(  # noqa: PLR0913, PLR0917  all of one tournament
    tournaments: Tournaments,
    name: str,
    state: Tournament,
    played: Round,
    board: Board,
    sessions: dict[str, Session],
) -> Log | None:
    points = await points_at(tournaments.registry, board)
    if points is None:  # a game goes on
        return None
    if len(board.tables) < state.settings.games:
        return await _open(tournaments, name, state, (played, board), sessions)
    result = Result(*points)
    if state.settings.kind is Kind.KNOCK_OUT and result.winner is None:
        return None  # the arbiter decides

    def take(log: Log) -> Sequence[Event]:
        if log.state.round(played.number).board(board.number).tables != board.tables:
            return []  # it was paired anew meanwhile
        return acts.enter_result(log.state, played.number, board.number, str(result), how="table")

    try:
        return await tournaments.act(name, take, by="table")
    except TournamentError:  # somebody has decided meanwhile
        return None


async def points_at(registry: Registry, board: Board) -> tuple[float, float] | None:
    """The points of first and second from the tables of a board; None while one of them goes on."""
    total = [0.0, 0.0]
    for number, game in enumerate(board.tables):
        try:
            last = (await registry.find(game)).table.last
        except ServerError:  # it was deleted: the arbiter knows what happened
            return None
        outcome = last.match.outcome
        if outcome is None or outcome.result == "*":
            return None
        for seat in Seat:
            at = (seat is Seat.SECOND) ^ (number % 2 == 1)  # the second game of a pair has seats swapped
            total[at] += 0.5 if outcome.winner is None else float(outcome.winner is seat)
    return total[0], total[1]


async def _open(
    tournaments: Tournaments,
    name: str,
    state: Tournament,
    where: tuple[Round, Board],
    sessions: dict[str, Session],
) -> Log | None:
    """Open the next table of a board where both have come in by their links."""
    played, board = where
    swaps = len(board.tables) % 2 == 1
    first, second = (board.second, board.first) if swaps else (board.first, board.second)
    ours, theirs = sessions.get(f"player {first}"), sessions.get(f"player {second}")
    if ours is None or theirs is None or ours == theirs:
        return None
    arrangement = Arrangement(table_settings(state, first, second), by_link=True, by_lot=False)
    game = await tournaments.registry.create_seated(arrangement, {ours: "first", theirs: "second"})

    def opened(log: Log) -> Sequence[Event]:
        now = log.state.round(played.number).board(board.number)
        is_same = (now.first, now.second, now.tables) == (board.first, board.second, board.tables)
        return [TableOpened(played.number, board.number, game)] if is_same and now.result is None else []

    log = await tournaments.act(name, opened, by="table")
    kept = log.state.round(played.number).board(board.number).tables
    if game not in kept:  # another process was quicker
        await tournaments.registry.delete(game)
    return log


def table_settings(state: Tournament, first: int, second: int) -> TableSettings:
    """What the two play, as the tournament has it; a game that counts."""
    settings = state.settings
    clocks = parse_time_controls(settings.clock)
    return TableSettings(
        first=state.name(first),
        second=state.name(second),
        variant=Variant.parse(settings.variant),
        edition=Edition(settings.edition),
        first_clock=clocks[0],
        second_clock=clocks[1],
        false_call=FalseCall(settings.false_call),
        counts=True,
        mask=Mask() if settings.mask else None,
    )
