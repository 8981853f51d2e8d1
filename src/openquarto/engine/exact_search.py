"""The search of the level `exact`: the solver as far as the limits allow, and what is told of it."""

import time
from collections.abc import Callable

from openquarto.engine.info import Info
from openquarto.engine.limits import Limits
from openquarto.engine.option import Choices
from openquarto.kernel import BoundedSolver, Solver, Stop, Stopped
from openquarto.players.turn_class import TurnClass, best_first
from openquarto.players.turn_search import TurnSearch
from openquarto.rules.position import Position
from openquarto.rules.value import Value

PV_LEFT, PV_LINES = 9, 8  # with so few empty squares, and for so many lines, best play to the end is told

Tell = Callable[[Info], None]


class ExactSearch:
    """One search. `turn` is at any time the best that is known, and playable from the first moment on."""

    def __init__(self, position: Position, limits: Limits, choices: Choices, tell: Tell) -> None:
        self._search = TurnSearch(position, all_turns=choices.multipv > 1)
        self.turn = self._search.best.token
        self.stop = Stop()
        self._position = position
        self._multipv = choices.multipv
        self._tell = tell
        self._nodes = limits.node_limit(position)
        self._began = time.monotonic()
        self._told: tuple[str, Value | None] | None = None

    def run(self, solver: Solver) -> None:
        """Search until everything is known that was asked for, or a limit is reached."""
        bounded = BoundedSolver(solver, self.stop, self._nodes)
        self._note()
        self._search.run(bounded, self._note)
        self._conclude(bounded)

    @property
    def _wants_one(self) -> bool:
        return self._multipv == 1

    def _note(self) -> None:
        """Take the best that is known now as the answer, and tell of it if it is news."""
        best = self._search.best
        self.turn = best.token
        is_news = self._told is None or (best.value is not None and self._told != (best.token, best.value))
        if self._wants_one and is_news:
            self._told = (best.token, best.value)
            self._tell(self._info(best.value, (best.token,)))

    def _conclude(self, solver: Solver) -> None:
        """The last word, with best play to the end where it is known."""
        ordered = best_first(self._search.classes)
        self.turn = ordered[0].token
        lines = [(member.token, each) for each in ordered for member in each.members]
        for number, (token, each) in enumerate(lines[: self._multipv], 1):
            is_followed = token == each.token and number <= PV_LINES
            pv = (token, *self._continuation(solver, each)) if is_followed else (token,)
            self._tell(self._info(each.value, pv, multipv=None if self._wants_one else number))

    def _continuation(self, solver: Solver, turn: TurnClass) -> tuple[str, ...]:
        if not turn.is_exact or self.stop.is_set or 16 - turn.after.placed > PV_LEFT:
            return ()
        try:
            return solver.principal_variation(turn.after)
        except Stopped:
            return ()

    def _info(
        self,
        value: Value | None,
        pv: tuple[str, ...],
        *,
        multipv: int | None = None,
    ) -> Info:
        seconds = time.monotonic() - self._began
        nodes, left = self.stop.progress.nodes, 16 - self._position.placed
        is_at_least = value is not None and value.is_draw and multipv in (None, 1) and self._search.is_open
        return Info(
            depth=min(2, left) if value is None else left,
            multipv=multipv,
            value=value,
            is_at_least=is_at_least,
            nodes=nodes,
            nps=int(nodes / max(seconds, 0.001)),
            time=int(seconds * 1000),
            pv=pv,
        )
