"""The tables of a tournament: they open by themselves for those who are paired, and tell their results."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

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
from openquarto.tournament.log import TABLE, Log
from openquarto.tournament.result import Result
from openquarto.tournament.settings import Kind, Place
from openquarto.tournament.state import Board, Round, Tournament
from openquarto.view.edition import Edition

Points = tuple[float, float]  # of first and second of a board


@dataclass(frozen=True, slots=True)
class _Where:
    """A board of a round, and who may sit down there."""

    name: str
    state: Tournament
    round: Round
    board: Board
    sessions: dict[str, Session]


async def look_after_tables(tournaments: Tournaments, name: str) -> Log:
    """Open what can be opened, and take the results of what is over; for whoever looks at a tournament."""
    log = await tournaments.log(name)
    state = log.state
    if state.is_over:
        return log
    opens_all = state.settings.place is Place.TABLES
    if pending := [each for each in state.pending if opens_all or each[1].agreed_on_screen]:
        sessions = await tournaments.sessions(name)
        for played, board in pending:
            log = await _look_after(tournaments, _Where(name, state, played, board, sessions)) or log
    return await _pair_free(tournaments, name, log) if log.ends_at and opens_all else log


async def _look_after(tournaments: Tournaments, where: _Where) -> Log | None:
    """What a board needs: its next table, or its result, or nothing while a game goes on."""
    board, settings = where.board, where.state.settings
    number = len(board.tables)
    begin = max(number - 1, 0) // settings.games * settings.games  # after a draw a knock-out plays again
    points = await points_at(tournaments.registry, board, begin)
    if points is None:
        return None
    is_draw = points[0] == points[1]
    if number - begin < settings.games or (is_draw and settings.kind is Kind.KNOCK_OUT):
        return await _open(tournaments, where)
    result = str(Result(*points))

    def take(log: Log) -> Sequence[Event]:
        if log.state.round(where.round.number).board(board.number).tables != board.tables:
            return []  # it was paired anew meanwhile
        return acts.enter_result(log.state, where.round.number, board.number, result, how="table")

    try:
        return await tournaments.act(where.name, take, by=TABLE)
    except TournamentError:  # somebody has decided meanwhile
        return None


async def points_at(registry: Registry, board: Board, begin: int = 0) -> Points | None:
    """The points of first and second from the tables of a board; None while one of them goes on."""
    total = [0.0, 0.0]
    for number, game in enumerate(board.tables[begin:], begin):
        try:
            last = (await registry.find(game)).table.last
        except ServerError:  # it was deleted: the arbiter knows what happened
            return None
        outcome = last.match.outcome
        if outcome is None or outcome.result == "*":
            return None
        for seat in Seat:
            at = (seat is Seat.SECOND) ^ (number % 2 == 1)  # every second game has seats swapped
            total[at] += 0.5 if outcome.winner is None else float(outcome.winner is seat)
    return total[0], total[1]


async def _open(tournaments: Tournaments, where: _Where) -> Log | None:
    """Open the next table of a board where both have come in by their links."""
    board = where.board
    swaps = len(board.tables) % 2 == 1
    first, second = (board.second, board.first) if swaps else (board.first, board.second)
    ours, theirs = where.sessions.get(f"player {first}"), where.sessions.get(f"player {second}")
    if ours is None or theirs is None or ours == theirs:
        return None
    arrangement = Arrangement(table_settings(where.state, first, second), by_link=True, by_lot=False)
    game = await tournaments.registry.create_seated(arrangement, {ours: "first", theirs: "second"})

    def opened(log: Log) -> Sequence[Event]:
        now = log.state.round(where.round.number).board(board.number)
        is_same = (now.first, now.second, now.tables) == (board.first, board.second, board.tables)
        return [TableOpened(where.round.number, board.number, game)] if is_same and not now.result else []

    is_kept = False
    try:
        log = await tournaments.act(where.name, opened, by=TABLE)
        is_kept = game in log.state.round(where.round.number).board(board.number).tables
    except TournamentError:  # the round was taken back meanwhile
        return None
    finally:
        if not is_kept:  # another process was quicker
            await tournaments.registry.delete(game)
    return log


async def _pair_free(tournaments: Tournaments, name: str, log: Log) -> Log:
    """In an arena that goes on, whoever is free and may meet plays at once."""

    def pair(log: Log) -> Sequence[Event]:
        log.check_time(time.time())
        return acts.pair(log.state)

    with suppress(TournamentError):  # nobody waits, or the time is over
        return await tournaments.act(name, pair, by=TABLE)
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
