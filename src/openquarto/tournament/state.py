"""A tournament at one moment, as immutable values: players, rounds, boards, byes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from openquarto.rules.seat import Seat
from openquarto.tournament.error import TournamentError
from openquarto.tournament.result import Result
from openquarto.tournament.settings import Kind, Settings


class ByeKind(StrEnum):
    """Why somebody has no opponent in a round."""

    BYE = "bye"  # the number is odd, or the bracket has a gap: a whole point
    HALF = "half"  # asked for: half a point
    FREE = "free"  # a round robin of an odd number: everybody has one, for nothing
    ABSENT = "absent"  # nothing

    @property
    def points(self) -> float:
        """What it is worth."""
        return {ByeKind.BYE: 1.0, ByeKind.HALF: 0.5}.get(self, 0.0)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who is entered; the number stays theirs."""

    number: int
    name: str
    rating: int = 0  # 0 where none is known
    is_checked_in: bool = False
    is_withdrawn: bool = False
    excuses: Mapping[int, ByeKind] = field(default_factory=dict)  # by rounds, as they were asked for
    missed: Mapping[int, ByeKind] = field(default_factory=dict)  # the rounds before the entry

    def excuse(self, number: int) -> ByeKind | None:
        """Why somebody does not play in a round; None if they do."""
        return self.excuses.get(number) or self.missed.get(number)


@dataclass(frozen=True, slots=True)
class Board:
    """Two players of a round, what each has reported, and the result."""

    number: int
    first: int
    second: int
    result: Result | None = None
    how: str = ""  # how the result is known: typed, both, table, slip, forfeit
    reports: Mapping[Seat, Result] = field(default_factory=dict)
    tables: tuple[str, ...] = ()  # the games of a server that are played here
    on_screen: frozenset[Seat] = frozenset()  # who would rather play there than on a wooden board

    def seat(self, player: int) -> Seat | None:
        """Where somebody sits; None if they do not."""
        return {self.first: Seat.FIRST, self.second: Seat.SECOND}.get(player)

    def opponent(self, player: int) -> int:
        """The other one."""
        return self.second if player == self.first else self.first

    @property
    def agreed_on_screen(self) -> bool:
        """Whether both would rather play at a table of the server."""
        return len(self.on_screen) == len(Seat)

    @property
    def differs(self) -> bool:
        """Whether the two have reported different results, and nobody has decided."""
        return self.result is None and len(set(self.reports.values())) > 1


@dataclass(frozen=True, slots=True)
class Bye:
    """Somebody without an opponent; in a bracket, the place where a board would be."""

    player: int
    kind: ByeKind
    board: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """What was paired together; in an arena several rounds go on at once."""

    number: int
    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The boards without a result."""
        return tuple(board.number for board in self.boards if board.result is None)

    def board(self, number: int) -> Board:
        """A board by its number."""
        for board in self.boards:
            if board.number == number:
                return board
        raise TournamentError("no such board", round=self.number, text=str(number))

    def board_of(self, player: int) -> Board | None:
        """Where somebody plays."""
        return next((board for board in self.boards if board.seat(player)), None)

    def with_board(self, board: Board) -> Self:
        """This round with another state of one board."""
        return replace(
            self, boards=tuple(board if old.number == board.number else old for old in self.boards)
        )


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that is known after some events."""

    settings: Settings
    players: Mapping[int, Player] = field(default_factory=lambda: MappingProxyType({}))
    rounds: tuple[Round, ...] = ()
    is_over: bool = False

    def player(self, number: int) -> Player:
        """A player by number."""
        if number not in self.players:
            raise TournamentError("no such player", text=str(number))
        return self.players[number]

    def round(self, number: int) -> Round:
        """A round by number."""
        if not 1 <= number <= len(self.rounds):
            raise TournamentError("no round", round=number)
        return self.rounds[number - 1]

    def name(self, number: int) -> str:
        """What a player is called."""
        return self.player(number).name

    @property
    def ranked(self) -> tuple[int, ...]:
        """All players from the strongest on, as they are seeded."""
        return tuple(sorted(self.players, key=lambda number: (-self.players[number].rating, number)))

    def is_present(self, player: Player, number: int) -> bool:
        """Whether somebody is to be paired in a round."""
        if player.is_withdrawn or player.excuse(number):
            return False
        return player.is_checked_in or not self.settings.check_in

    @property
    def pending(self) -> Iterator[tuple[Round, Board]]:
        """The boards that have no result yet."""
        return ((each, board) for each in self.rounds for board in each.boards if board.result is None)

    @property
    def is_arena(self) -> bool:
        """Whether rounds may overlap."""
        return self.settings.kind is Kind.ARENA

    @property
    def settled(self) -> Self:
        """This tournament up to the last round whose results are all there: what standings are told after."""
        if self.is_arena or not self.rounds or not self.rounds[-1].missing:
            return self
        return replace(self, rounds=self.rounds[:-1])

    def with_player(self, player: Player) -> Self:
        """This tournament with another state of one player."""
        return replace(self, players=MappingProxyType({**self.players, player.number: player}))

    def with_round(self, changed: Round) -> Self:
        """This tournament with another state of one round."""
        rounds = tuple(changed if old.number == changed.number else old for old in self.rounds)
        return replace(self, rounds=rounds)
