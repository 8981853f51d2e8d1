"""A schedule of several processes: who plays what, and what breaks when. All of it follows from a seed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

PAUSES = (0.0, 0.0, 0.001, 0.003, 0.01, 0.03, 0.1)
# What can happen to the processes and one database, and to a primary with a standby; how often.
KINDS = {"kill": 5, "stop": 1, "freeze": 4, "line": 4, "backends": 3, "crash": 5, "dark": 1}
STANDBY_KINDS = {"kill": 2, "freeze": 2, "line": 2, "backends": 1, "slow": 1, "doubt": 3, "promote": 4}
LENGTHS = {"dark": (0.1, 1.0), "freeze": (0.1, 1.2), "slow": (0.05, 0.5), "night": (4.5, 5.0)}
LENGTH = (0.02, 0.4)  # seconds


@dataclass(frozen=True, slots=True)
class Fault:
    """Something breaks: after so many messages said and heard by anybody, and a little later."""

    kind: str
    after: int
    pause: float
    whom: int  # which process or page
    length: float  # seconds


@dataclass(frozen=True, slots=True)
class Schedule:
    """Games of people who are at several processes, and the faults."""

    seed: int
    processes: int
    games: int
    clock: str
    tabs: int  # more of the same seats, in each game
    watchers: int
    goal: int  # events after which nobody wants anything any more
    loss: float  # the share of notices between processes that is lost
    echo: float  # the share of wishes that are sent to two processes at once
    goodbye: bool  # whether a process ends for good in the end, with somebody at it who does not come back
    has_standby: bool
    faults: Sequence[Fault]
    is_sensible: bool = False  # nobody asks for what the rules refuse


def draw(seed: int, *, first: str = "", has_standby: bool = False) -> Schedule:
    """The schedule of a seed; with a fault that must be in it, if one is named."""
    chance = random.Random(f"{seed} {has_standby}")
    processes, games = chance.choice((2, 2, 3)), chance.choice((1, 1, 2))
    tabs, watchers = chance.choice((0, 0, 1)), chance.choice((0, 0, 1))
    kinds = STANDBY_KINDS if has_standby else KINDS
    chosen = chance.choices([*kinds], [*kinds.values()], k=chance.randrange(1, 5))
    if first:
        chosen = [first, *chosen[1:]]
    if has_standby:  # one promotion, at most: the next one needs a new standby
        chosen = [
            kind for number, kind in enumerate(chosen) if kind != "promote" or kind not in chosen[:number]
        ]
    pages = (2 + tabs + watchers) * games
    faults = [
        Fault(
            kind,
            chance.randrange(6, 20 * pages),
            chance.choice(PAUSES),
            chance.randrange(1000),
            chance.uniform(*LENGTHS.get(kind, LENGTH)),
        )
        for kind in chosen
    ]
    return Schedule(
        seed=seed,
        processes=processes,
        games=games,
        clock=chance.choice(("", "60", "450+5")),
        tabs=tabs,
        watchers=watchers,
        goal=chance.randrange(10, 24),
        loss=chance.choice((0.0, 0.0, 0.3, 1.0)),
        echo=chance.choice((0.0, 0.3, 1.0)),
        goodbye=chance.random() < 0.15,
        has_standby=has_standby,
        faults=sorted(faults, key=lambda fault: fault.after),
    )
