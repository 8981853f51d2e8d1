"""The state after an event: the only place where a tournament changes."""

from collections.abc import Callable
from dataclasses import replace
from functools import singledispatch
from types import MappingProxyType

from openquarto.rules.seat import Seat
from openquarto.tournament import event as events
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Event
from openquarto.tournament.result import Result
from openquarto.tournament.state import Board, Bye, ByeKind, Player, Round, Tournament


def after(before: Tournament | None, event: Event) -> Tournament:
    """The tournament after an event."""
    if isinstance(event, events.Created):
        return Tournament(event.settings)
    if before is None:
        raise TournamentError("log unreadable", line=1, why="a log begins with its settings")
    return _after(event, before)


@singledispatch
def _after(event: Event, _before: Tournament) -> Tournament:
    raise TypeError(f"expected an event of a tournament, got {event!r}")


@_after.register
def _(event: events.SettingsChanged, before: Tournament) -> Tournament:
    return replace(before, settings=event.settings)


@_after.register
def _(event: events.Entered, before: Tournament) -> Tournament:
    missed = {number: ByeKind(event.missed) for number in range(1, len(before.rounds) + 1)}
    if before.is_arena:
        missed = {}
    player = Player(event.player, event.name, event.rating, missed=MappingProxyType(missed))
    return before.with_player(player)


@_after.register
def _(event: events.EntryChanged, before: Tournament) -> Tournament:
    player = before.player(event.player)
    return before.with_player(replace(player, name=event.name, rating=event.rating))


@_after.register
def _(event: events.Removed, before: Tournament) -> Tournament:
    before.player(event.player)
    left = {number: player for number, player in before.players.items() if number != event.player}
    rounds = tuple(
        replace(each, byes=tuple(bye for bye in each.byes if bye.player != event.player))
        for each in before.rounds
    )
    return replace(before, players=MappingProxyType(left), rounds=rounds)


@_after.register
def _(event: events.Forgotten, before: Tournament) -> Tournament:
    if event.player not in before.players:  # their entry was undone
        return before
    player = before.player(event.player)
    return before.with_player(replace(player, name=events.nameless(event.player)))


@_after.register
def _(event: events.CheckedIn, before: Tournament) -> Tournament:
    return before.with_player(replace(before.player(event.player), is_checked_in=event.is_here))


@_after.register
def _(event: events.Excused, before: Tournament) -> Tournament:
    player = before.player(event.player)
    excuses = {number: kind for number, kind in player.excuses.items() if number != event.round}
    if event.bye:
        excuses[event.round] = ByeKind(event.bye)
    return before.with_player(replace(player, excuses=MappingProxyType(excuses)))


@_after.register
def _(event: events.Withdrew, before: Tournament) -> Tournament:
    return before.with_player(replace(before.player(event.player), is_withdrawn=event.is_gone))


def _round_of(event: events.Paired | events.PairedAnew, before: Tournament) -> Round:
    """The round that was paired; whoever stands in it is entered."""
    for player in [*(each for _, *pair in event.boards for each in pair), *(bye[0] for bye in event.byes)]:
        before.player(player)
    boards = tuple(Board(*board) for board in event.boards)
    byes = tuple(Bye(player, ByeKind(kind), board) for player, kind, board in event.byes)
    return Round(event.round, boards, byes)


@_after.register
def _(event: events.Paired, before: Tournament) -> Tournament:
    if event.round != len(before.rounds) + 1:
        raise TournamentError("not newest round", round=event.round)
    return replace(before, rounds=(*before.rounds, _round_of(event, before)))


@_after.register
def _(event: events.PairedAnew, before: Tournament) -> Tournament:
    old = before.round(event.round)
    kept = {(board.first, board.second): board for board in old.boards}
    new = _round_of(event, before)
    boards = tuple(
        replace(kept.get((board.first, board.second), board), number=board.number) for board in new.boards
    )
    return before.with_round(replace(new, boards=boards))


@_after.register
def _(event: events.Unpaired, before: Tournament) -> Tournament:
    if event.round != len(before.rounds):
        raise TournamentError("not newest round", round=event.round)
    players = {number: _not_missed(player, event.round) for number, player in before.players.items()}
    return replace(before, rounds=before.rounds[:-1], players=MappingProxyType(players))


def _not_missed(player: Player, number: int) -> Player:
    """Somebody who came in after a round was paired, and is there when it is paired again."""
    if number not in player.missed:
        return player
    missed = {each: kind for each, kind in player.missed.items() if each != number}
    return replace(player, missed=MappingProxyType(missed))


def _on_board(before: Tournament, number: int, board: int, change: Callable[[Board], Board]) -> Tournament:
    played = before.round(number)
    return before.with_round(played.with_board(change(played.board(board))))


@_after.register
def _(event: events.TableOpened, before: Tournament) -> Tournament:
    def opened(board: Board) -> Board:
        return replace(board, tables=(*board.tables, event.game))

    return _on_board(before, event.round, event.board, opened)


@_after.register
def _(event: events.Reported, before: Tournament) -> Tournament:
    result = Result.parse(event.result, before.settings.games)
    seat = Seat.FIRST if event.seat == Seat.FIRST.value else Seat.SECOND

    def reported(board: Board) -> Board:
        return replace(board, reports=MappingProxyType({**board.reports, seat: result}))

    return _on_board(before, event.round, event.board, reported)


@_after.register
def _(event: events.ScreenAsked, before: Tournament) -> Tournament:
    seat = Seat.FIRST if event.seat == Seat.FIRST.value else Seat.SECOND

    def asked(board: Board) -> Board:
        return replace(board, on_screen=board.on_screen | {seat})

    return _on_board(before, event.round, event.board, asked)


@_after.register
def _(event: events.Resulted, before: Tournament) -> Tournament:
    result = Result.parse(event.result, before.settings.games) if event.result else None

    def decided(board: Board) -> Board:
        cleared = board if result else replace(board, reports=MappingProxyType({}))
        return replace(cleared, result=result, how=event.how if result else "")

    return _on_board(before, event.round, event.board, decided)


@_after.register
def _(event: events.Ended, before: Tournament) -> Tournament:
    return replace(before, is_over=event.is_over)
