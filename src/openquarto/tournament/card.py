"""What one player has had so far, round by round: opponents, seats, points."""

from collections.abc import Sequence
from dataclasses import dataclass

from openquarto.rules.seat import Seat
from openquarto.tournament.state import ByeKind, Tournament


@dataclass(frozen=True, slots=True)
class Entry:
    """One round of one player; without an opponent it was a bye, and without points it is not over."""

    round: int
    opponent: int | None = None
    seat: Seat | None = None
    points: float | None = None
    is_played: bool = False
    bye: ByeKind | None = None
    board: int = 0

    @property
    def is_win(self) -> bool:
        """Whether it was won at the board."""
        return self.is_played and self.points == 1.0


Card = Sequence[Entry]


def cards(tournament: Tournament) -> dict[int, list[Entry]]:
    """The cards of all players, with one entry a round; in an arena only for what they played."""
    found: dict[int, list[Entry]] = {number: [] for number in tournament.players}
    for each in tournament.rounds:
        had: dict[int, Entry] = {}
        for board in each.boards:
            for seat, player in ((Seat.FIRST, board.first), (Seat.SECOND, board.second)):
                result = board.result
                had[player] = Entry(
                    round=each.number,
                    opponent=board.opponent(player),
                    seat=seat,
                    points=None if result is None else result.points(seat),
                    is_played=result is not None and result.is_played,
                    board=board.number,
                )
        for bye in each.byes:
            had[bye.player] = Entry(each.number, points=bye.kind.points, bye=bye.kind)
        for number, who in tournament.players.items():
            if number in had:
                found[number].append(had[number])
            elif not tournament.is_arena:
                # A break that somebody asked for stands in the round, unless they had left by then.
                kind = who.missed.get(each.number, ByeKind.ABSENT)
                found[number].append(Entry(each.number, points=kind.points, bye=kind))
    return found


def points(card: Card) -> float:
    """All points of a card."""
    return sum(entry.points or 0.0 for entry in card)


def seats(card: Card) -> list[Seat]:
    """The seats that somebody has had at a board, the oldest first; a forfeit is none."""
    return [entry.seat for entry in card if entry.seat and (entry.is_played or entry.points is None)]


def balance(card: Card) -> int:
    """How often somebody was first more than second."""
    had = seats(card)
    return had.count(Seat.FIRST) - had.count(Seat.SECOND)


def opponents(card: Card) -> list[int]:
    """Whom somebody has met at a board, or is meeting now."""
    return [entry.opponent for entry in card if entry.opponent and (entry.is_played or entry.points is None)]
