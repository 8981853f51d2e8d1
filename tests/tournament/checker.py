"""An independent look at the rounds of a Swiss: its own code, which knows the log's events alone.

It reads what was published and counts for itself who met whom, who sat where, who had a bye, who floated;
and it asks networkx whether something that looks wrong could have been avoided.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable

import networkx as nx

from openquarto.tournament.event import Entered, Event, Excused, Paired, Resulted, Undone, Withdrew

POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5), "+/-": (1.0, 0.0), "-/+": (0.0, 1.0)}


class Checker:
    """Follows a log and notes what is against the rules of the specification."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.scores: defaultdict[int, float] = defaultdict(float)
        self.met: set[frozenset[int]] = set()
        self.seats: dict[int, list[str]] = {}
        self.byes: set[int] = set()
        self.floats: Counter[int] = Counter()
        self.boards: dict[int, tuple[int, int]] = {}
        self.away: dict[int, dict[int, str]] = {}
        self.gone: set[int] = set()
        self.round = 0

    def follow(self, events: Iterable[Event]) -> list[str]:
        for event in events:
            match event:
                case Entered():
                    self.seats[event.player] = []
                    self.away[event.player] = {}
                    if event.missed == "half":
                        self.scores[event.player] += 0.5 * self.round
                case Excused():
                    self.away[event.player][event.round] = event.bye
                case Withdrew():
                    (self.gone.add if event.is_gone else self.gone.discard)(event.player)
                case Paired():
                    self.round = event.round
                    self.look_at(event)
                case Resulted():
                    self.count(event)
                case Undone():
                    raise AssertionError("a checker follows what was not undone")
                case _:
                    pass
        return self.faults

    def fault(self, text: str) -> None:
        self.faults.append(f"round {self.round}: {text}")

    def look_at(self, event: Paired) -> None:
        named = [player for _, *pair in event.boards for player in pair] + [bye[0] for bye in event.byes]
        here = {
            player
            for player in self.seats
            if player not in self.gone and event.round not in self.away[player]
        }
        playing = {player for _, *pair in event.boards for player in pair}
        given = [player for player, kind, _ in event.byes if kind == "bye"]
        if len(named) != len(set(named)) or playing | set(given) != here:
            self.fault("somebody stands twice, or not at all, or is not here")
        if len(given) != len(here) % 2:
            self.fault(f"{len(given)} byes for {len(here)} players")
        self.look_at_meetings(event, here)
        self.look_at_bye(here, given)
        self.boards = {board: (first, second) for board, first, second in event.boards}
        for _, first, second in event.boards:
            if abs(self.scores[first] - self.scores[second]) > 0:
                self.floats[self.round] += 1
        for player, kind, _ in event.byes:
            self.scores[player] += {"bye": 1.0, "half": 0.5}.get(kind, 0.0)
        self.byes.update(given)

    def look_at_meetings(self, event: Paired, here: set[int]) -> None:
        again = [pair for _, *pair in event.boards if frozenset(pair) in self.met]
        if again and self.possible(here):
            self.fault(f"{again} met before, which could be avoided")
        for _, first, second in event.boards:
            for player, seat in ((first, "1"), (second, "2")):
                seats = [*self.seats[player], seat]
                too_far = abs(seats.count("1") - seats.count("2")) > 2
                if (too_far or seats[-3:] == [seat] * 3) and self.possible(here, with_seats=True):
                    self.fault(f"{player} has seats {''.join(seats)}, which could be avoided")

    def look_at_bye(self, here: set[int], given: list[int]) -> None:
        for player in given:
            if player in self.byes and self.possible(here):
                self.fault(f"{player} has a second bye, which could be avoided")

    def possible(self, here: set[int], *, with_seats: bool = False) -> bool:
        """Whether all could be paired with somebody new, and one have a first bye; with even seats too."""
        graph = nx.Graph()
        graph.add_nodes_from(here)
        players = sorted(here)
        for at, one in enumerate(players):
            for other in players[at + 1 :]:
                fits = not with_seats or self.fit(one, other)
                if frozenset((one, other)) not in self.met and fits:
                    graph.add_edge(one, other)
        if len(here) % 2:
            graph.add_edges_from((0, player) for player in players if player not in self.byes)
        matched = nx.max_weight_matching(graph, maxcardinality=True)
        return bool(2 * len(matched) == graph.number_of_nodes())

    def fit(self, one: int, other: int) -> bool:
        return (self.may(one, "1") and self.may(other, "2")) or (self.may(one, "2") and self.may(other, "1"))

    def may(self, player: int, seat: str) -> bool:
        seats = [*self.seats[player], seat]
        return abs(seats.count("1") - seats.count("2")) <= 2 and seats[-3:] != [seat] * 3

    def count(self, event: Resulted) -> None:
        first, second = self.boards[event.board]
        for player, points in zip((first, second), POINTS.get(event.result, (0.0, 0.0)), strict=True):
            self.scores[player] += points
            if (event.result.startswith("+") and player == first) or (
                event.result == "-/+" and player == second
            ):
                self.byes.add(player)  # a point without a game: no bye follows
        if "/" not in event.result or event.result == "1/2-1/2":
            self.met.add(frozenset((first, second)))
            self.seats[first].append("1")
            self.seats[second].append("2")
