"""The pressure of drawn turns, which takes long to find out, and is therefore measured in slices."""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec

from openquarto.insight.explain import played
from openquarto.kernel import Solver, Stop
from openquarto.kernel.turns import TurnValue
from openquarto.rules.action import Phase
from openquarto.rules.position import Position
from openquarto.wire.analysis import TurnGroup

SLICE = 1.0  # seconds: then others may have the worker
MOST_KEPT = 64  # positions


class PressureMeter:
    """Measures groups of turns one by one; what a slice has found is there for the next."""

    def __init__(self, solver: Solver, now: Callable[[], float] = time.perf_counter) -> None:
        self._solver = solver
        self._now = now
        self._kept: OrderedDict[str, dict[str, float]] = OrderedDict()  # shares by turn, by position

    def measure(
        self, position: Position, turns: Sequence[TurnValue], groups: Sequence[TurnGroup], stop: Stop
    ) -> tuple[list[TurnGroup], int, int]:
        """The groups as far as they are measured, how many drawn ones are, and how many there are."""
        known = self._kept.setdefault(str(position), {})
        self._kept.move_to_end(str(position))
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        by_token = {each.turn: each for each in turns}
        drawn = [group.turns[0] for group in groups if by_token[group.turns[0]].value.is_draw]
        begin = self._now()
        for token in drawn:
            if token not in known:
                known[token] = self._share(position, by_token[token], stop)
                if self._now() - begin > SLICE:
                    break
        measured = [msgspec.structs.replace(group, pressure=known.get(group.turns[0])) for group in groups]
        return measured, sum(token in known for token in drawn), len(drawn)

    def _share(self, position: Position, turn: TurnValue, stop: Stop) -> float:
        after = played(position, turn.actions)
        if after.phase is Phase.OVER:
            return 0.0
        keep, of = self._solver.holding(after, stop=stop)
        return (of - keep) / of
