"""Checking an opening book: what is in it, and whether a random sample of it is what the solver finds."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from openquarto.kernel import Solver
from openquarto.kernel.book import Book, Class
from openquarto.rules.count import Masks, boards, hands
from openquarto.rules.position import Position
from openquarto.rules.value import Value
from openquarto.rules.variant import Variant
from openquarto.workshop.opening import CLASSES, position_of, variant_of


class Part(NamedTuple):
    """A class of a book, and some of its positions."""

    kind: Class
    depth: int
    size: int
    sample: tuple[Masks, ...]

    @property
    def variant(self) -> Variant:
        """A variant of the class."""
        return variant_of(self.kind)


class Finding(NamedTuple):
    """A position that was solved again."""

    position: Position
    told: Value | None
    found: Value

    @property
    def is_sound(self) -> bool:
        """Whether the book and the solver tell the same."""
        return self.told == self.found


def classes_of(book: Book) -> list[Class]:
    """The classes that a book holds."""
    return [kind for kind in CLASSES if book.depth(kind) >= 0]


def part_of(book: Book, kind: Class, count: int, chance: Random) -> Part:
    """Count the positions of a class, and choose some."""
    depth = book.depth(kind)
    positions = sorted(_positions(kind, depth))
    return Part(kind, depth, len(positions), tuple(chance.sample(positions, min(count, len(positions)))))


def shares(count: int, classes: Sequence[Class]) -> list[int]:
    """So many positions dealt to the classes evenly; what is left over goes to the last ones, the largest."""
    most = len(classes)
    return [(count + place) // most for place in range(most)]


def resolve(book: Book, part: Part, solver: Solver) -> Iterator[Finding]:
    """Solve the sample again, one position after the other; the solver must be one without a book."""
    variant = part.variant
    for masks in part.sample:
        position = position_of(masks, variant)
        yield Finding(position, book.value(masks, blocks=variant.blocks), solver.solve(position).value)


def _positions(kind: Class, depth: int) -> set[Masks]:
    """Every position of a class with a piece in hand."""
    return {
        held
        for placed in range(depth + 1)
        for board in boards(placed, variant_of(kind))
        for held in hands(board, blocks=kind[1])
    }
