"""Knock-out: a bracket in which the strongest meet last; who loses is out."""

from collections.abc import Sequence

from openquarto.rules.seat import Seat
from openquarto.tournament.error import TournamentError
from openquarto.tournament.state import Round, Tournament

Slots = Sequence[tuple[int | None, int | None]]  # of a round, from the top of the bracket


def seeds(size: int) -> list[int]:
    """The seeds of a bracket from top to bottom; a size is a power of 2. Of four: 1 4 2 3."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [seed for each in order for seed in (each, both - each)]
    return order


def first_slots(players: Sequence[int]) -> Slots:
    """Round 1 of players from the strongest on: who has no opponent goes on."""
    size = 1 << max(1, (len(players) - 1).bit_length())
    places = [players[seed - 1] if seed <= len(players) else None for seed in seeds(size)]
    return list(zip(places[::2], places[1::2], strict=True))


def next_slots(tournament: Tournament) -> Slots:
    """The round after the last one, from its winners; whoever has left leaves a gap."""
    last = tournament.rounds[-1]
    size = bracket_size(tournament) >> last.number
    winners: dict[int, int] = {bye.board: bye.player for bye in last.byes if bye.board}
    winners |= _winners(last)
    here = {slot: player for slot, player in winners.items() if not tournament.players[player].is_withdrawn}
    return [(here.get(2 * at - 1), here.get(2 * at)) for at in range(1, size // 2 + 1)]


def check_bracket(tournament: Tournament) -> None:
    """Raise TournamentError where nobody goes on: all have left, or came to no board."""
    if not any(player for slot in next_slots(tournament) for player in slot):
        raise TournamentError("nobody left")


def _winners(played: Round) -> dict[int, int]:
    found = {}
    for board in played.boards:
        winner = board.result and board.result.winner
        if winner:
            found[board.number] = board.first if winner is Seat.FIRST else board.second
    return found


def bracket_size(tournament: Tournament) -> int:
    """How many places round 1 had."""
    first = tournament.rounds[0]
    players = 2 * len(first.boards) + sum(bye.board > 0 for bye in first.byes)
    return 1 << max(1, (players - 1).bit_length())
