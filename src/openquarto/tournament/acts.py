"""What arbiters and players do, as the events that it becomes; what cannot be is refused."""

from collections.abc import Sequence
from typing import Any

from openquarto.match.settings import checked_name
from openquarto.rules.seat import Seat
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import (
    CheckedIn,
    Ended,
    Entered,
    EntryChanged,
    Event,
    Excused,
    Paired,
    PairedAnew,
    Removed,
    Reported,
    Resulted,
    ScreenAsked,
    SettingsChanged,
    Unpaired,
    Withdrew,
)
from openquarto.tournament.knock_out import check_bracket, next_slots
from openquarto.tournament.pairing import check_results, pair_next, present
from openquarto.tournament.result import Result
from openquarto.tournament.settings import MOST_PLAYERS, Kind, Place, Settings
from openquarto.tournament.state import Board, ByeKind, Tournament
from openquarto.tournament.swiss import SwissSystem

LEAST_RATING, MOST_RATING = 1, 4000
Events = list[Event]


# The players


def enter(tournament: Tournament, name: str, rating: int = 0, missed: ByeKind = ByeKind.ABSENT) -> Events:
    """Enter somebody, late if it must be; a name that is there already is a double entry."""
    _check_open(tournament)
    name = checked_name(name)
    _check_name(tournament, name)
    _check_rating(rating)
    kind = tournament.settings.kind
    if tournament.rounds and kind in (Kind.ROUND_ROBIN, Kind.KNOCK_OUT):
        raise TournamentError("entries closed", kind=str(kind), name=name)
    if len(tournament.players) >= MOST_PLAYERS:
        raise TournamentError("too many players", most=MOST_PLAYERS)
    return [Entered(next_number(tournament), name, rating, str(missed))]


def next_number(tournament: Tournament) -> int:
    """The number of whoever comes in next."""
    return max(tournament.players, default=0) + 1


def change_entry(tournament: Tournament, player: int, name: str, rating: int) -> Events:
    """Correct a name or a rating."""
    old = tournament.player(player)
    name = checked_name(name)
    _check_name(tournament, name, but=player)
    _check_rating(rating)
    return [] if (old.name, old.rating) == (name, rating) else [EntryChanged(player, name, rating)]


def remove(tournament: Tournament, player: int) -> Events:
    """Take back an entry that was a mistake."""
    name = tournament.name(player)
    for each in tournament.rounds:
        if each.board_of(player) or any(bye.player == player and bye.kind.points for bye in each.byes):
            raise TournamentError("has played", name=name)
    return [Removed(player)]


def check_in(tournament: Tournament, player: int, *, is_here: bool = True) -> Events:
    """Note that somebody is in the room."""
    return [] if tournament.player(player).is_checked_in == is_here else [CheckedIn(player, is_here)]


def excuse(tournament: Tournament, player: int, number: int, bye: ByeKind | None) -> Events:
    """Let somebody leave out a round that is not paired yet; None: they play after all."""
    _check_open(tournament)
    old = tournament.player(player).excuses.get(number)
    if number <= len(tournament.rounds):
        raise TournamentError("round past", round=number)
    return [] if old == bye else [Excused(player, number, str(bye or ""))]


def withdraw(tournament: Tournament, player: int) -> Events:
    """Let somebody leave for good; the game that they have not played is lost by forfeit."""
    if tournament.player(player).is_withdrawn:
        raise TournamentError("withdrawn already", name=tournament.name(player))
    lost: Events = [Withdrew(player)]
    for played, board in tournament.pending:
        if seat := board.seat(player):
            result = Result(*((0.0, 1.0) if seat is Seat.FIRST else (1.0, 0.0)), is_played=False)
            lost.append(Resulted(played.number, board.number, str(result), "forfeit"))
    return lost


def come_back(tournament: Tournament, player: int) -> Events:
    """Let somebody who had left play again."""
    if not tournament.player(player).is_withdrawn:
        raise TournamentError("not withdrawn", name=tournament.name(player))
    return [Withdrew(player, is_gone=False)]


# The rounds


def pair(tournament: Tournament, system: SwissSystem | None = None) -> Events:
    """Pair the next round; in a round robin the games of those who are away are lost at once."""
    paired = pair_next(tournament, system)
    if tournament.settings.kind is not Kind.ROUND_ROBIN:
        return [paired]
    here = {*present(tournament)}
    lost = [
        Resulted(paired.round, board, _forfeit(first in here, second in here), "forfeit")
        for board, first, second in paired.boards
        if not {first, second} <= here
    ]
    return [paired, *lost]


def _forfeit(is_first_here: bool, is_second_here: bool) -> str:  # noqa: FBT001  both are told by their names
    return str(Result(float(is_first_here), float(is_second_here), is_played=False))


def take_back(tournament: Tournament) -> Events:
    """Take back the newest round; what was played in it stays in the log."""
    _check_open(tournament)
    if not tournament.rounds:
        raise TournamentError("no round", round=1)
    return [Unpaired(len(tournament.rounds))]


def pair_by_hand(
    tournament: Tournament,
    number: int,
    pairs: Sequence[tuple[int, int]],
    byes: Sequence[tuple[int, ByeKind]] = (),
) -> Events:
    """Make a round by hand: the next one, or the newest one anew. Everybody who is here stands in it once."""
    _check_open(tournament)
    newest = len(tournament.rounds)
    if number not in (newest, newest + 1) or number < 1:
        raise TournamentError("not newest round", round=number)
    if number > newest:
        check_results(tournament)
    named = [*(player for pair in pairs for player in pair), *(player for player, _ in byes)]
    for player in named:
        if named.count(player) > 1:
            raise TournamentError("paired twice", name=tournament.name(player))
        tournament.player(player)
    missing = [tournament.name(player) for player in _expected(tournament, number) if player not in named]
    if missing and not tournament.is_arena:
        raise TournamentError("not paired", names=tuple(missing))
    places = _places(tournament, number, len(pairs))
    boards = tuple((place, *pair) for place, pair in zip(places, pairs, strict=True))
    is_bracket = tournament.settings.kind is Kind.KNOCK_OUT
    free = (place for place in range(1, MOST_PLAYERS) if place not in places)  # of those who go on at once
    is_fair = tournament.settings.kind is Kind.ROUND_ROBIN  # everybody has a round without a game there
    rest = [
        (player, str(ByeKind.FREE if is_fair else kind), next(free) if is_bracket else 0)
        for player, kind in byes
    ]
    rest += [] if is_bracket or tournament.is_arena else _absent(tournament, number, named)
    return [(Paired if number > newest else PairedAnew)(number, boards, tuple(rest))]


def _expected(tournament: Tournament, number: int) -> list[int]:
    """Who has to stand in a round: everybody who is here, and of a bracket those who have not lost."""
    here = [each for each, who in tournament.players.items() if tournament.is_present(who, number)]
    if tournament.settings.kind is not Kind.KNOCK_OUT or number == 1:
        return here
    if number > len(tournament.rounds):
        check_bracket(tournament)
        return [player for slot in next_slots(tournament) for player in slot if player]
    newest = tournament.rounds[-1]
    return [each for each in here if newest.board_of(each) or any(bye.player == each for bye in newest.byes)]


def _absent(tournament: Tournament, number: int, named: Sequence[int]) -> list[tuple[int, str, int]]:
    return [
        (player, str(who.excuse(number) or ByeKind.ABSENT), 0)
        for player, who in tournament.players.items()
        if player not in named and not who.is_withdrawn
    ]


def _places(tournament: Tournament, number: int, count: int) -> Sequence[int]:
    """The numbers of boards: in a bracket they are places, which a round made anew keeps."""
    if tournament.settings.kind is Kind.KNOCK_OUT and number == len(tournament.rounds):
        old = [board.number for board in tournament.rounds[-1].boards]
        if len(old) == count:
            return old
    return range(1, count + 1)


# The results


def enter_result(  # noqa: PLR0913  the last two are by name
    tournament: Tournament, number: int, board: int, text: str, *, corrects: bool = False, how: str = "typed"
) -> Events:
    """Enter a result. One that is there already is only replaced by whoever says that it is a correction."""
    _check_open(tournament)
    found = tournament.round(number).board(board)
    result = Result.parse(text, tournament.settings.games) if text else None
    if result is None and not found.result:
        raise TournamentError("no result", board=board)
    if found.result == result:
        return []
    if found.result and not corrects:
        raise TournamentError("result there", board=board, result=found.result.shown)
    _check_bracket(tournament, number, found, result)
    return [Resulted(number, board, str(result or ""), how)]


def report(tournament: Tournament, player: int, text: str, number: int = 0) -> Events:
    """What a player tells of the board they sit at; when both have told the same, it is the result."""
    _check_open(tournament)
    number = number or len(tournament.rounds)
    found = tournament.round(number).board_of(player)
    if found is None:
        raise TournamentError("no such board", round=number, text=tournament.name(player))
    result, seat = Result.parse(text, tournament.settings.games), found.seat(player)
    assert seat is not None  # they sit there
    if found.result:
        if found.result == result:
            return []
        raise TournamentError("result settled", board=found.number, result=found.result.shown)
    _check_bracket(tournament, number, found, result)
    told: Events = [Reported(number, found.number, seat.value, str(result))]
    if found.reports.get(seat.other) == result:
        told.append(Resulted(number, found.number, str(result), "both"))
    return [] if found.reports.get(seat) == result else told


def play_on_screen(tournament: Tournament, player: int, number: int = 0) -> Events:
    """A player would rather play at a table of the server; when both would, it opens."""
    _check_open(tournament)
    number = number or len(tournament.rounds)
    found = tournament.round(number).board_of(player)
    if found is None:
        raise TournamentError("no such board", round=number, text=tournament.name(player))
    if found.result:
        raise TournamentError("result settled", board=found.number, result=found.result.shown)
    seat = found.seat(player)
    assert seat is not None  # they sit there
    if tournament.settings.place is Place.TABLES or seat in found.on_screen:
        return []
    return [ScreenAsked(number, found.number, seat.value)]


def tell_by_slip(tournament: Tournament, number: int, board: int, text: str) -> Events:
    """What a slip tells, which both have signed: it counts at once, and only the arbiter corrects it."""
    found = tournament.round(number).board(board)
    if found.result and found.result != Result.parse(text, tournament.settings.games):
        raise TournamentError("result settled", board=board, result=found.result.shown)
    return enter_result(tournament, number, board, text, how="slip")


def _check_bracket(tournament: Tournament, number: int, board: Board, result: Result | None) -> None:
    if tournament.settings.kind is not Kind.KNOCK_OUT:
        return
    if number < len(tournament.rounds):
        raise TournamentError("next round paired", round=len(tournament.rounds))
    if result and result.is_played and result.winner is None:
        raise TournamentError("draw knocks nobody out", board=board.number)


# The whole


def change_settings(tournament: Tournament, **values: Any) -> Events:  # noqa: ANN401  as above
    """Agree on something anew; the kind and the number of games a board stay once a round is paired."""
    _check_open(tournament)
    new = tournament.settings.changed(**values)
    fixed = (new.kind, new.games, new.is_double) != _fixed(tournament.settings)
    if tournament.rounds and fixed:
        raise TournamentError("round past", round=1)
    if new.kind is Kind.SWISS and new.rounds < len(tournament.rounds):
        raise TournamentError("rounds paired", count=len(tournament.rounds))
    return [] if new == tournament.settings else [SettingsChanged(new)]


def _fixed(settings: Settings) -> tuple[Kind, int, bool]:
    return settings.kind, settings.games, settings.is_double


def end(tournament: Tournament) -> Events:
    """Close a tournament."""
    _check_open(tournament)
    check_results(tournament)
    return [Ended()]


def reopen(tournament: Tournament) -> Events:
    """Let a tournament that was closed go on."""
    if not tournament.is_over:
        raise TournamentError("tournament not over")
    return [Ended(is_over=False)]


def _check_open(tournament: Tournament) -> None:
    if tournament.is_over:
        raise TournamentError("tournament over")


def _check_name(tournament: Tournament, name: str, but: int = 0) -> None:
    for number, player in tournament.players.items():
        if number != but and player.name.casefold() == name.casefold():
            raise TournamentError("entered already", name=name, number=number)


def _check_rating(rating: int) -> None:
    if rating and not LEAST_RATING <= rating <= MOST_RATING:
        raise TournamentError("rating number", least=LEAST_RATING, most=MOST_RATING, text=str(rating))
