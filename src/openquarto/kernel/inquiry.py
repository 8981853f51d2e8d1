"""A question to the kernel: a position, or all its turns, as work that threads share, and the answer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openquarto.kernel.backend import kernel as _kernel
from openquarto.kernel.book import Book
from openquarto.kernel.error import KernelFault, Stopped
from openquarto.kernel.stop import Stop
from openquarto.kernel.turns import TurnValue, candidates, canonical_key, known_value
from openquarto.kernel.work import KernelPosition, Work
from openquarto.rules.count import HAND, Masks
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect
from openquarto.rules.position import Position
from openquarto.rules.value import DRAW, Value


@dataclass(frozen=True, slots=True)
class Answer:
    """A value for the player to act, and what it cost: nodes, and processor seconds of all threads."""

    value: Value
    nodes: int
    seconds: float
    turns: tuple[TurnValue, ...] = ()  # best first, where they were asked for


class Inquiry:
    """A question under way: the work, which any thread may join, and then the answer."""

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
        self._candidates = tuple(candidates(position)) if turns else ()
        self._known_value = None if self._candidates else known_value(position)
        known = (
            [candidate.known for candidate in self._candidates]
            if self._known_value is None
            else [self._known_value]
        )
        asked: dict[Masks, KernelPosition] = {}
        for each in known:
            if isinstance(each, KernelPosition):
                asked.setdefault(canonical_key(each), each)
        self._scores = _looked_up(asked, book)
        asked = {masks: each for masks, each in asked.items() if masks not in self._scores}
        self._keys = tuple(asked)
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
        scores = self._scores | dict(zip(self._keys, work.scores, strict=True))
        if any(score is None for score in scores.values()):
            raise Stopped(work.nodes, work.seconds)
        if self._known_value is not None:
            return Answer(self._value(self._known_value, scores, sign=1), work.nodes, work.seconds)
        turns = (
            TurnValue(candidate.token, candidate.actions, self._value(candidate.known, scores, sign=-1))
            for candidate in self._candidates
        )
        ordered = _best_first(turns)
        return Answer(ordered[0].value, work.nodes, work.seconds, ordered)

    def _value(self, known: Value | KernelPosition, scores: dict[Masks, int | None], *, sign: int) -> Value:
        if isinstance(known, Value):
            value = known
        else:
            score = (scores[canonical_key(known)] or 0) * sign
            if score == 0:
                return DRAW
            # A score counts from the empty board, so that it does not depend on who asks.
            letter = "W" if score > 0 else "L"
            value = Value(letter) if self._value_only else Value(letter, 17 - abs(score) - self._placed)
        return value.bare if self._value_only else value


def _looked_up(asked: Mapping[Masks, KernelPosition], book: Book | None) -> dict[Masks, int | None]:
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
