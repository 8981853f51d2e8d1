"""A solver whose searches all end when one stop is set, by whoever does not need them any more."""

from openquarto.kernel.all_turns import KernelFunction
from openquarto.kernel.error import Stopped
from openquarto.kernel.inquiry import Inquiry
from openquarto.kernel.solver import Solver
from openquarto.kernel.stop import Stop
from openquarto.kernel.work import KernelPosition
from openquarto.rules.position import Position


class StoppableSolver(Solver):
    """Searches in the table of another solver until a stop is set; then every search raises `Stopped`."""

    def __init__(self, solver: Solver, stop: Stop) -> None:
        self.threads, self.table_mb = solver.threads, solver.table_mb
        self._table, self._book = solver._table, solver._book  # noqa: SLF001  shared with its own kind
        self._stop = stop

    @property
    def is_spent(self) -> bool:
        """Whether no search is allowed any more."""
        return self._stop.is_set

    def _ask_kernel(
        self, function: KernelFunction, position: KernelPosition, wanted: int, stop: Stop | None
    ) -> int:
        """What a function of the kernel finds until the common stop is set; no other one may be given."""
        assert stop is None or stop is self._stop  # as below
        if self.is_spent:
            raise Stopped(self._stop.progress.nodes, 0.0)
        return self._call(function, position, wanted, self._stop, limit=self._limit or 0)

    @property
    def _limit(self) -> int | None:
        """The nodes that are left, where they are counted."""
        return None

    def inquire(
        self,
        position: Position,
        *,
        turns: bool = False,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> Inquiry:
        """A question that ends with the common stop; no other one may be given."""
        assert stop is None or stop is self._stop  # whoever has another one would wait for it in vain
        if self.is_spent:
            raise Stopped(self._stop.progress.nodes, 0.0)
        return super().inquire(
            position, turns=turns, value_only=value_only, node_limit=node_limit, stop=self._stop
        )
