"""A schedule: who plays what, and what breaks when. All of it follows from a seed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.server.faults.client import Client, Wish

KINDS = ("kill", "stop", "cut", "hole up", "hole down", "hole", "delay", "double")
WEIGHTS = (6, 1, 3, 1, 1, 1, 3, 3)
PAUSES = (0.0, 0.0, 0.001, 0.003, 0.01, 0.03)
PIECES = "ABCDEFGHIJKLMNOP"
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something breaks: after so many messages said and heard by anybody, and a little later."""

    kind: str
    after: int
    pause: float
    whom: int  # which client's line
    length: float  # seconds


@dataclass(frozen=True, slots=True)
class Schedule:
    """A game and its faults."""

    seed: int
    clock: str
    tabs: int  # more of the same seats
    watchers: int
    goal: int  # events after which nobody wants anything any more
    disk: float  # how much longer each commit takes
    faults: Sequence[Fault]


def draw(seed: int) -> Schedule:
    """The schedule of a seed; a server is killed in each."""
    chance = random.Random(seed)
    tabs, watchers = chance.choice((0, 0, 0, 1, 2)), chance.choice((0, 0, 1))
    goal = chance.randrange(8, 18)
    first = Fault("kill", chance.randrange(10, 60), chance.choice(PAUSES), 0, chance.uniform(0.02, 0.3))
    others = [
        Fault(
            kind,
            chance.randrange(4, 16 * (2 + tabs + watchers)),
            chance.choice(PAUSES),
            chance.randrange(2 + tabs + watchers),
            chance.uniform(0.02, 0.3) if kind != "delay" else chance.uniform(0.005, 0.7),
        )
        for kind in chance.choices(KINDS, WEIGHTS, k=chance.randrange(1, 5))
    ]
    return Schedule(
        seed=seed,
        clock=chance.choice(("", "", "60", "450+5")),
        tabs=tabs,
        watchers=watchers,
        goal=goal,
        disk=chance.choice((0.0, 0.0, 0.005, 0.02)),
        faults=sorted((first, *others), key=lambda fault: fault.after),
    )


class Mind:
    """What somebody at the table wants: mostly what the rules allow, sometimes not."""

    def __init__(self, chance: random.Random, goal: int, *, is_sensible: bool = False) -> None:
        self._chance = chance
        self._goal = goal
        self._is_sensible = is_sensible  # wants nothing that the rules refuse

    def __call__(self, client: Client) -> Wish | None:
        """The next wish of a client that waits for no answer."""
        view, chance = client.view, self._chance
        if not view or view["ending"] or client.seen >= self._goal:
            return None
        if client.seat == "none" or not view["toAct"]:
            return self._nonsense(0.05)
        if self._is_asked(client):
            return "wish", {"wish": "accept" if chance.random() < 0.3 else "decline"}
        if not view["isMyTurn"]:
            return self._nonsense(0.02)
        if chance.random() < 0.1:
            return "wish", {"wish": chance.choice(("draw", "draw", "back", "back", "back", "resign"))}
        return "act", {"action": self._action(view)}

    def _action(self, view: Any) -> str:  # noqa: ANN401  as it was sent
        used = {*view["board"], view["hand"]}
        if view["mayCall"] and view["lines"] and self._chance.random() < 0.03:
            return f"#{self._chance.choice(view['lines'])}"
        match view["phase"]:
            case "give":
                return self._chance.choice([piece for piece in PIECES if piece not in used])
            case "place":
                free = [each for each, piece in zip(SQUARES, view["board"], strict=True) if piece is None]
                return self._chance.choice(free)
        return "="

    def _nonsense(self, share: float) -> Wish | None:
        if self._chance.random() >= share or self._is_sensible:
            return None
        return "act", {"action": self._chance.choice((*PIECES, *SQUARES, "=", "#a1-d1", "?"))}

    @staticmethod
    def _is_asked(client: Client) -> bool:
        other = {"first": "second", "second": "first"}[client.seat]
        return other in (client.offers.get("draw"), client.offers.get("takeBack"))
