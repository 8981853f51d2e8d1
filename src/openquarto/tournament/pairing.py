"""The next round of any kind of tournament, as the event that it becomes."""

from collections.abc import Iterable, Sequence

from openquarto.tournament.arena import pair_free
from openquarto.tournament.card import Card, cards
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Paired
from openquarto.tournament.knock_out import bracket_size, check_bracket, first_slots, next_slots
from openquarto.tournament.rounds_left import next_round, rounds_left
from openquarto.tournament.seating import seated
from openquarto.tournament.settings import Kind
from openquarto.tournament.state import ByeKind, Tournament
from openquarto.tournament.swiss import SwissSystem, library, pair_swiss


def pair_next(tournament: Tournament, system: SwissSystem | None = None) -> Paired:
    """The round that follows; raises TournamentError where there is none, or not yet."""
    check_ready(tournament)
    made: dict[int, Card] = dict(cards(tournament))
    match tournament.settings.kind:
        case Kind.SWISS:
            return _swiss(tournament, made, system or library())
        case Kind.ROUND_ROBIN:
            return _round_robin(tournament, made)
        case Kind.KNOCK_OUT:
            return _knock_out(tournament, made)
        case Kind.ARENA:
            return _arena(tournament, made)


def check_ready(tournament: Tournament) -> None:
    """Raise TournamentError unless another round can be paired now."""
    if tournament.is_over:
        raise TournamentError("tournament over")
    here = present(tournament)
    if len(here) < 2 and not tournament.rounds:
        raise TournamentError("too few players", count=len(here))
    check_results(tournament)
    total = round_count(tournament)
    if total is not None and len(tournament.rounds) >= total:
        raise TournamentError("no more rounds", count=total)
    if tournament.settings.kind is Kind.KNOCK_OUT and tournament.rounds:
        check_bracket(tournament)
    if tournament.settings.kind is Kind.SWISS and len(here) < 2:
        raise TournamentError("too few players", count=len(here))


def check_results(tournament: Tournament) -> None:
    """Raise TournamentError where the newest round is not over; in an arena rounds may overlap."""
    if tournament.rounds and not tournament.is_arena and (missing := tournament.rounds[-1].missing):
        number = len(tournament.rounds)
        raise TournamentError("results missing", round=number, count=len(missing), boards=missing)


def present(tournament: Tournament) -> list[int]:
    """Who is to be paired in the next round, from the strongest on."""
    upcoming = len(tournament.rounds) + 1
    return [each for each in tournament.ranked if tournament.is_present(tournament.players[each], upcoming)]


def round_count(tournament: Tournament) -> int | None:
    """How many rounds there are; None where that is open."""
    match tournament.settings.kind:
        case Kind.SWISS:
            return tournament.settings.rounds
        case Kind.ARENA:
            return None
        case Kind.ROUND_ROBIN:
            return max(1, len(tournament.rounds) + rounds_left(_roster(tournament), tournament))
        case Kind.KNOCK_OUT:
            if not tournament.rounds:
                return max(1, (len(present(tournament)) - 1).bit_length())
            return bracket_size(tournament).bit_length() - 1


def _roster(tournament: Tournament) -> list[int]:
    """Who takes part in a round robin: fixed by round 1, and whoever was paired by hand since."""
    if not tournament.rounds:
        return sorted(present(tournament))
    playing = {
        player
        for each in tournament.rounds
        for board in each.boards
        for player in (board.first, board.second)
    }
    free = (ByeKind.FREE, ByeKind.BYE)  # that a round by hand has called the latter is long ago
    return sorted(playing | {bye.player for bye in tournament.rounds[0].byes if bye.kind in free})


def _excused(tournament: Tournament, paired: Iterable[int]) -> list[tuple[int, str, int]]:
    """The byes of those who are entered and not paired."""
    upcoming, playing = len(tournament.rounds) + 1, set(paired)
    return [
        (number, str(player.excuse(upcoming) or ByeKind.ABSENT), 0)
        for number, player in tournament.players.items()
        if number not in playing and not player.is_withdrawn
    ]


def _paired(
    tournament: Tournament, pairs: Sequence[tuple[int, int]], byes: Sequence[tuple[int, str, int]]
) -> Paired:
    boards = tuple((board, first, second) for board, (first, second) in enumerate(pairs, 1))
    playing = [player for pair in pairs for player in pair] + [player for player, _, _ in byes]
    rest = [] if tournament.is_arena else _excused(tournament, playing)
    return Paired(len(tournament.rounds) + 1, boards, (*byes, *rest))


def _swiss(tournament: Tournament, made: dict[int, Card], system: SwissSystem) -> Paired:
    here = frozenset(present(tournament))
    pairs, bye = pair_swiss(tournament.ranked, here, made, system)
    return _paired(tournament, pairs, [(bye, str(ByeKind.BYE), 0)] if bye else [])


def _round_robin(tournament: Tournament, made: dict[int, Card]) -> Paired:
    """Whoever has left stays in it, and their games are forfeits for the arbiter to enter."""
    roster = _roster(tournament)
    pairs = next_round(roster, tournament, made)
    playing = {player for pair in pairs for player in pair}
    free = [(player, str(ByeKind.FREE), 0) for player in roster if player not in playing]
    return _paired(tournament, pairs, free)


def _knock_out(tournament: Tournament, made: dict[int, Card]) -> Paired:
    slots = next_slots(tournament) if tournament.rounds else first_slots(present(tournament))
    boards, byes = [], []
    for place, (one, other) in enumerate(slots, 1):
        if one and other:
            boards.append((place, *seated(one, other, made)))
        elif player := one or other:
            byes.append((player, str(ByeKind.BYE), place))
    return Paired(len(tournament.rounds) + 1, tuple(boards), tuple(byes))


def _arena(tournament: Tournament, made: dict[int, Card]) -> Paired:
    pairs = [seated(one, other, made) for one, other in pair_free(tournament, made)]
    if not pairs:
        raise TournamentError("nobody waits")
    return _paired(tournament, pairs, [])
