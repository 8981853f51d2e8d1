"""The solver: exact values of positions and of all their turns, from the C kernel behind it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from openquarto.kernel import _kernel
from openquarto.kernel.book import Book
from openquarto.kernel.error import KernelFault, Stopped
from openquarto.kernel.memory import memory_mb
from openquarto.kernel.stop import Stop
from openquarto.kernel.turns import TurnValue, Way, essence, outlook, ways
from openquarto.kernel.work import Question, Work
from openquarto.rules.action import Action, Phase
from openquarto.rules.count import HAND, Masks
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect
from openquarto.rules.position import Position
from openquarto.rules.value import DRAW, Value

MOST_TABLE_MB, MOST_THREADS = 1 << 20, 256


@dataclass(frozen=True, slots=True)
class Answer:
    """A value for the player to act, and what it cost: nodes, and processor seconds of all threads."""

    value: Value
    nodes: int
    seconds: float
    turns: tuple[TurnValue, ...] = ()  # best first, where they were asked for


class Inquiry:
    """A question on its way to its answer: the work, which any thread may join, then the answer."""

    def __init__(  # noqa: PLR0913  all but two are by name
        self,
        table: _kernel.Table,
        position: Position,
        *,
        turns: bool = False,
        value_only: bool = False,
        node_limit: int | None = None,
        stop: Stop | None = None,
        book: Book | None = None,
    ) -> None:
        expect(position, Position)
        expect(node_limit, int | None, "as node_limit")
        if node_limit is not None and node_limit < 1:
            raise SetupError(KernelFault("node limit", limit=node_limit))
        self._placed = position.placed
        self._value_only = value_only
        self._ways = tuple(ways(position)) if turns else ()
        self._outlook = None if self._ways else outlook(position)
        known = [way.known for way in self._ways] if self._outlook is None else [self._outlook]
        asked: dict[Masks, Question] = {}
        for each in known:
            if isinstance(each, Question):
                asked.setdefault(essence(each), each)
        self._scores = _looked_up(asked, book)
        asked = {masks: each for masks, each in asked.items() if masks not in self._scores}
        self._essences = tuple(asked)
        self.work = Work(
            table,
            tuple(asked.values()),
            value_only=value_only,
            node_limit=node_limit,
            stop=stop or Stop(),
        )

    def answer(self) -> Answer:
        """The answer, once the work is done; raises Stopped if it was stopped."""
        work = self.work
        scores = self._scores | dict(zip(self._essences, work.scores, strict=True))
        if any(score is None for score in scores.values()):
            raise Stopped(work.nodes, work.seconds)
        if self._outlook is not None:
            return Answer(self._value(self._outlook, scores, sign=1), work.nodes, work.seconds)
        turns = (
            TurnValue(way.token, way.actions, self._value(way.known, scores, sign=-1)) for way in self._ways
        )
        ordered = _best_first(turns)
        return Answer(ordered[0].value, work.nodes, work.seconds, ordered)

    def _value(self, known: Value | Question, scores: dict[Masks, int | None], *, sign: int) -> Value:
        if isinstance(known, Value):
            value = known
        else:
            score = (scores[essence(known)] or 0) * sign
            if score == 0:
                return DRAW
            # A score counts from the empty board, so that it does not depend on who asks.
            letter = "W" if score > 0 else "L"
            value = Value(letter) if self._value_only else Value(letter, 17 - abs(score) - self._placed)
        return value.bare if self._value_only else value


class Solver:
    """Solves positions of any variant. Its table remembers, so that what follows is quicker."""

    def __init__(self, *, table_mb: int = 64, threads: int = 1, book: Book | None = None) -> None:
        expect(threads, int, "of threads")
        expect(table_mb, int, "of megabytes")
        if not 1 <= threads <= MOST_THREADS:
            raise SetupError(KernelFault("threads", most=MOST_THREADS, count=threads))
        self.threads = threads
        self.table_mb = table_mb
        self._book = book
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

    def principal_variation(self, position: Position, *, stop: Stop | None = None) -> tuple[str, ...]:
        """The tokens of best play by both to the end of the game; among equals the first token."""
        expect(position, Position)
        tokens = []
        while position.phase is not Phase.OVER:
            actions = next(self.best_turns(position, stop=stop))
            tokens.append("".join(map(str, actions)))
            for action in actions:
                position = position.play(action)
        return tuple(tokens)

    def best_turns(
        self,
        position: Position,
        *,
        order: Callable[[Way], str | float] = lambda way: way.token,
        stop: Stop | None = None,
    ) -> Iterator[tuple[Action, ...]]:
        """The turns that are worth as much as the position, in this order, each searched when asked for."""
        value = self.solve(position, stop=stop).value
        ordered = sorted(ways(position), key=order)
        # What is known costs nothing, and never ties with what is asked.
        for way in sorted(ordered, key=lambda each: isinstance(each.known, Question)):
            if self._worth(way, position, value, stop) == value:
                yield way.actions

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

    def _worth(self, way: Way, position: Position, wanted: Value, stop: Stop | None) -> Value:
        if isinstance(way.known, Value):
            return way.known
        after = position
        for action in way.actions:
            after = after.play(action)
        # Whether a turn keeps the draw can be told without distances.
        answer = self.solve(after, value_only=wanted.is_draw, stop=stop)
        return answer.value.before(after.placed - position.placed)


def _looked_up(asked: Mapping[Masks, Question], book: Book | None) -> dict[Masks, int | None]:
    """The scores that the book knows; a score counts from the empty board."""
    if book is None:
        return {}
    found: dict[Masks, int | None] = {}
    for masks, question in asked.items():
        value = book.value(masks, blocks=question.blocks)
        if value is not None:
            placed = (masks[0] & ~HAND).bit_count()
            far = 17 - placed - (value.distance or 0)
            found[masks] = 0 if value.is_draw else far if value.is_win else -far
    return found


def _best_first(turns: Iterable[TurnValue]) -> tuple[TurnValue, ...]:
    by_token = sorted(turns, key=lambda each: each.turn)
    return tuple(sorted(by_token, key=lambda each: each.value, reverse=True))  # stable, also in reverse


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
