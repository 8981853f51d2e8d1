"""A solver that has to be ready in time: one stop, and perhaps one number of nodes, for all its searches."""

from openquarto.kernel.inquiry import Inquiry
from openquarto.kernel.solver import Solver
from openquarto.kernel.stop import Stop
from openquarto.kernel.stoppable import StoppableSolver
from openquarto.rules.position import Position


class BoundedSolver(StoppableSolver):
    """Searches in the table of another solver until a stop is set or so many nodes are spent in all.

    From then on every search raises `Stopped` at once. A player that is given one can thus be told to end.
    """

    def __init__(self, solver: Solver, stop: Stop, nodes: int | None = None) -> None:
        super().__init__(solver, stop)
        self._nodes = nodes

    @property
    def is_spent(self) -> bool:
        """Whether no search is allowed any more."""
        return super().is_spent or self._limit == 0

    @property
    def _limit(self) -> int | None:
        """The nodes that are left, where they are counted."""
        return None if self._nodes is None else max(0, self._nodes - self._stop.progress.nodes)

    def inquire(
        self,
        position: Position,
        *,
        turns: bool = False,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> Inquiry:
        """A question within the bounds; a limit of its own may be given too, its stop is the common one."""
        given = [limit for limit in (node_limit, self._limit) if limit is not None]
        return super().inquire(
            position, turns=turns, value_only=value_only, node_limit=min(given, default=None), stop=stop
        )
