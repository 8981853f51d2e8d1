"""Games that are still to be played, shared out among rounds in which nobody plays twice.

That is the colouring of the edges of a graph: players are vertices, games are edges, rounds are colours.
"""

from collections import deque
from collections.abc import Iterator, Sequence

from openquarto.tournament.round_robin import Pair

TRIES = 12  # with so many rounds, before one more is taken
STEPS, MORE = 8, 200  # of a try: so many a game, and so many more


def fewest_rounds(games: Sequence[Pair], players: int) -> int:
    """No fewer rounds have room for all games: nobody plays twice in one, and it has so many boards."""
    if not games:
        return 0
    busiest = max(
        sum(player in game for game in games) for player in {each for game in games for each in game}
    )
    return max(busiest, -(-len(games) // (players // 2)))


def shared_out(games: Sequence[Pair], players: int) -> list[list[Pair]]:
    """The games as rounds, the fullest first: as few as could be found, never one that does not fit."""
    count = fewest_rounds(games, players)
    while count:
        for attempt in range(TRIES):
            if rounds := _coloured(games, count, attempt):
                return sorted(rounds, key=len, reverse=True)
        count += 1
    return []


def _scattered(seed: int) -> Iterator[int]:
    """Numbers without an order that anybody sees, always the same ones: Lehmer's generator."""
    while True:
        seed = seed * 48_271 % 2_147_483_647
        yield seed


def _coloured(games: Sequence[Pair], count: int, attempt: int) -> list[list[Pair]] | None:
    """The games in so many rounds; None where that is not found soon. Each attempt makes room elsewhere."""
    table, places = _Table(games, count), _scattered(attempt + 1)
    waiting = deque(range(len(games)))
    for _ in range(STEPS * len(games) + MORE):
        if not waiting:
            return table.rounds
        game = waiting.popleft()
        if not table.finds_room(game):
            waiting.extend(sorted(table.makes_room(game, next(places))))
    return None


class _Table:
    """Who plays which game in which round."""

    def __init__(self, games: Sequence[Pair], count: int) -> None:
        self._games = games
        self._count = count
        self._at: dict[tuple[int, int], int] = {}  # the game of a player in a round
        self._round: dict[int, int] = {}  # of a game

    @property
    def rounds(self) -> list[list[Pair]]:
        """The games by rounds."""
        found: list[list[Pair]] = [[] for _ in range(self._count)]
        for game, number in sorted(self._round.items()):
            found[number].append(self._games[game])
        return found

    def finds_room(self, game: int) -> bool:
        """Put a game into a round; where no round has both free, two rounds change games along one chain."""
        one, other = self._games[game]
        ours, theirs = self._free(one), self._free(other)
        if both := [each for each in ours if each in theirs]:
            self._put(game, both[0])
            return True
        for mine in ours:
            for your in theirs:
                chain = self._chain(other, mine, your)
                if one in self._games[chain[-1]]:
                    continue  # it would take the place that it is to make
                numbers = [self._round[each] for each in chain]
                for each in chain:
                    self._take(each)
                for each, number in zip(chain, numbers, strict=True):
                    self._put(each, your if number == mine else mine)
                self._put(game, mine)
                return True
        return False

    def makes_room(self, game: int, place: int) -> set[int]:
        """Put a game into any round; those of its players that were there have to wait."""
        number = place % self._count
        displaced = {self._at[player, number] for player in self._games[game] if (player, number) in self._at}
        for each in displaced:
            self._take(each)
        self._put(game, number)
        return displaced

    def _chain(self, player: int, mine: int, your: int) -> list[int]:
        """The games of two rounds that hang together, from a player on who has one in the first."""
        chain, number = [], mine
        while (player, number) in self._at:
            game = self._at[player, number]
            chain.append(game)
            one, other = self._games[game]
            player = other if player == one else one
            number = your if number == mine else mine
        return chain

    def _free(self, player: int) -> list[int]:
        return [number for number in range(self._count) if (player, number) not in self._at]

    def _put(self, game: int, number: int) -> None:
        self._round[game] = number
        for player in self._games[game]:
            self._at[player, number] = game

    def _take(self, game: int) -> None:
        number = self._round.pop(game)
        for player in self._games[game]:
            del self._at[player, number]
