"""The solver: exact values of positions and of all their turns, from the C kernel behind it."""

from collections.abc import Callable, Iterator
from typing import Literal

from openquarto.kernel.all_turns import Ask, Holding, KernelFunction, count_holding, first_best
from openquarto.kernel.backend import kernel as _kernel
from openquarto.kernel.book import Book, shipped
from openquarto.kernel.error import KernelFault, Stopped
from openquarto.kernel.inquiry import Answer, Inquiry
from openquarto.kernel.memory import memory_mb
from openquarto.kernel.stop import CONTROL_SIZE, Stop
from openquarto.kernel.turns import Candidate, TurnValue, candidates
from openquarto.kernel.work import KernelPosition
from openquarto.rules.action import Action, Phase
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect
from openquarto.rules.position import Position
from openquarto.rules.value import Value

MOST_TABLE_MB, MOST_THREADS = 1 << 20, 256


class Solver:
    """Solves positions of any variant. Its table remembers, so that what follows is quicker.

    It looks the first turns up in the opening book of this package, or in another; with None it searches all.
    """

    def __init__(
        self, *, table_mb: int = 64, threads: int = 1, book: Book | Literal["shipped"] | None = "shipped"
    ) -> None:
        expect(threads, int, "of threads")
        expect(table_mb, int, "of megabytes")
        if not 1 <= threads <= MOST_THREADS:
            raise SetupError(KernelFault("threads", most=MOST_THREADS, count=threads))
        self.threads = threads
        self.table_mb = table_mb
        self._book = shipped() if book == "shipped" else book
        self._table = _table(table_mb)

    def clear(self) -> None:
        """Forget everything, as if new. No search may be going on."""
        self._table.clear()

    def solve(
        self,
        position: Position,
        *,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """The value of a position; raises Stopped."""
        inquiry = self.inquire(position, value_only=value_only, node_limit=node_limit, stop=stop)
        inquiry.work.run(self.threads)
        return inquiry.answer()

    def analyse(
        self,
        position: Position,
        *,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """The value of a position with those of all its turns; raises Stopped."""
        inquiry = self.inquire(position, turns=True, value_only=value_only, node_limit=node_limit, stop=stop)
        inquiry.work.run(self.threads)
        return inquiry.answer()

    def turns(
        self,
        position: Position,
        *,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> tuple[TurnValue, ...]:
        """Every turn with its value, best first, equals in the order of their tokens."""
        return self.analyse(position, value_only=value_only, node_limit=node_limit, stop=stop).turns

    def holding(self, position: Position, *, stop: Stop | None = None) -> Holding:
        """How many of all turns of a position that is no win do not lose; raises Stopped.

        Quicker than to ask for all turns: of each it is asked only whether it loses, all in one call.
        """
        expect(position, Position)
        if found := count_holding(position, self._asking(stop)):
            return found
        turns = self.turns(position, value_only=True, stop=stop)
        return Holding(sum(not turn.value.is_loss for turn in turns), len(turns))

    def principal_variation(self, position: Position, *, stop: Stop | None = None) -> tuple[str, ...]:
        """The tokens of best play by both to the end of the game; among equals the first token."""
        expect(position, Position)
        tokens = []
        value = self.solve(position, stop=stop).value
        while position.phase is not Phase.OVER:
            actions = first_best(position, value, self._asking(stop))
            actions = actions or next(self.best_turns(position, stop=stop))
            tokens.append("".join(map(str, actions)))
            before = position
            for action in actions:
                position = position.play(action)
            value = value.after(position.placed - before.placed)
        return tuple(tokens)

    def best_turns(
        self,
        position: Position,
        *,
        order: Callable[[Candidate], str | float] = lambda candidate: candidate.token,
        stop: Stop | None = None,
    ) -> Iterator[tuple[Action, ...]]:
        """The turns that are worth as much as the position, in this order, each searched when asked for."""
        value = self.solve(position, stop=stop).value
        ordered = sorted(candidates(position), key=order)
        # What is known costs nothing, and never ties with what is asked.
        for candidate in sorted(ordered, key=lambda each: isinstance(each.known, KernelPosition)):
            if self._worth(candidate, position, value, stop) == value:
                yield candidate.actions

    def inquire(
        self,
        position: Position,
        *,
        turns: bool = False,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
    ) -> Inquiry:
        """A question whose work has not begun, for those who bring their own threads."""
        return Inquiry(
            self._table,
            position,
            turns=turns,
            value_only=value_only,
            node_limit=node_limit,
            stop=stop,
            book=self._book,
        )

    def _ask_kernel(
        self, function: KernelFunction, position: KernelPosition, wanted: int, stop: Stop | None
    ) -> int:
        """What a function of the kernel finds in this thread; raises Stopped."""
        return self._call(function, position, wanted, stop or Stop())

    def _call(
        self, function: KernelFunction, position: KernelPosition, wanted: int, stop: Stop, *, limit: int = 0
    ) -> int:
        control = bytearray(CONTROL_SIZE)
        with stop.watching(control):
            found, nodes, is_finished = function(self._table, *position, wanted, limit, 0, control)
        if not is_finished:
            raise Stopped(nodes, 0.0)
        return found

    def _asking(self, stop: Stop | None) -> Ask:
        return lambda function, position, wanted: self._ask_kernel(function, position, wanted, stop)

    def _worth(self, candidate: Candidate, position: Position, wanted: Value, stop: Stop | None) -> Value:
        if isinstance(candidate.known, Value):
            return candidate.known
        after = position
        for action in candidate.actions:
            after = after.play(action)
        # Whether a turn keeps the draw can be told without distances.
        answer = self.solve(after, value_only=wanted.is_draw, stop=stop)
        return answer.value.before(after.placed - position.placed)


def _table(megabytes: int) -> _kernel.Table:
    if not 1 <= megabytes <= MOST_TABLE_MB:
        raise SetupError(KernelFault("table", most=MOST_TABLE_MB, megabytes=megabytes))
    memory = memory_mb()
    if memory is not None and megabytes > memory:
        raise SetupError(KernelFault("table memory", megabytes=megabytes, memory=memory))
    try:
        return _kernel.Table(megabytes)
    except MemoryError:
        raise SetupError(KernelFault("table refused", megabytes=megabytes)) from None
