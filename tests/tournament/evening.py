"""Random evenings: players who come late, leave out rounds, vanish; results by chance and by strength."""

import random
from collections.abc import Callable, Sequence

from openquarto.tournament import Log, Settings, acts
from openquarto.tournament.event import Created, Event
from openquarto.tournament.state import ByeKind, Tournament
from openquarto.tournament.swiss import SwissSystem

Seen = Callable[[Tournament], None]


def do(log: Log, events: Sequence[Event], by: str = "arbiter") -> None:
    for event in events:
        log.append(event, at=0.0, by=by)


def begun(players: int, *, rated: bool = False, **settings: object) -> Log:
    log = Log()
    log.append(Created(Settings.of_json({"name": "Tuesday", **settings})), at=0.0)
    for number in range(1, players + 1):
        do(log, acts.enter(log.state, f"Player {number}", 2000 - 10 * number if rated else 0))
    return log


def evening(
    seed: int, system: SwissSystem | None = None, *, calm: bool = False, seen: Seen | None = None
) -> Log:
    """A Swiss of 4 to 64 players; a calm one has nobody who comes late, is away or forfeits."""
    chance = random.Random(seed)
    sizes = ((4, 12), (8, 24), (20, 64))  # small ones are quick, and the ones where something gives way
    players = chance.randint(*chance.choices(sizes, (6, 3, 1))[0])
    rounds = chance.randint(3, min(9, max(3, players - 1)))
    log = begun(players, rated=True, rounds=rounds)
    for number in range(1, rounds + 1):
        if not calm:
            come_and_go(log, chance, number)
        do(log, acts.pair(log.state, system))
        for board in log.state.rounds[-1].boards:
            if log.state.rounds[-1].board(board.number).result is None:
                do(log, acts.enter_result(log.state, number, board.number, result(chance, calm=calm)))
        if seen:
            seen(log.state)
    return log


def come_and_go(log: Log, chance: random.Random, number: int) -> None:
    if number > 1 and chance.random() < 0.3:
        do(
            log,
            acts.enter(
                log.state,
                f"Late {log.seq}",
                chance.randint(1000, 2100),
                chance.choice((ByeKind.HALF, ByeKind.ABSENT)),
            ),
        )
    here = [each for each in log.state.players.values() if log.state.is_present(each, number)]
    for player in here:
        if len(here) <= 4:
            break
        luck = chance.random()
        if luck < 0.03:
            do(log, acts.excuse(log.state, player.number, number, ByeKind.HALF))
        elif luck < 0.05:
            do(log, acts.excuse(log.state, player.number, number, ByeKind.ABSENT))
        elif luck < 0.06:
            do(log, acts.withdraw(log.state, player.number))
        here = [each for each in log.state.players.values() if log.state.is_present(each, number)]


def result(chance: random.Random, *, calm: bool) -> str:
    if not calm and chance.random() < 0.03:
        return chance.choice(("+/-", "-/+", "-/-"))
    return chance.choice(("1-0", "1-0", "1/2-1/2", "0-1"))
