"""How many classes of boards there are, without laying out each: by the boards that each symmetry keeps.

By Burnside's lemma there are as many classes as boards that a symmetry keeps in the mean. A symmetry moves
the squares and renames the kinds of piece (pieces that agree on the traits that count are one kind). It keeps
a board if each cycle of squares is empty, or holds a kind and its images under the renaming in their order.
Only the cycles in full lines are laid out; for the others it is enough to know what is left of each kind.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple

from openquarto.rules.symmetry import board_symmetries
from openquarto.rules.variant import Variant

Permutation = tuple[int, ...]  # the image of each number
Cycle = tuple[int, ...]  # numbers, each the image of the one before
Left = tuple[tuple[int, int], ...]  # for each cycle of kinds its length, and how many of each kind are left
Show = Callable[[int, int], None]  # how much is done, and of how much


class Shape(NamedTuple):
    """Cycles of squares that hold pieces: the lengths of those in full lines, the lines, other lengths."""

    lengths: tuple[int, ...]
    lines: tuple[
        tuple[tuple[int, int], ...], ...
    ]  # each square as the number of its cycle, and its step there
    others: tuple[int, ...]


def count(placed: int, variant: Variant, show: Show = lambda _done, _total: None) -> tuple[int, int]:
    """The classes of boards with so many pieces and no quarto, and of such boards with a piece in hand."""
    moves = [tuple(square.index for square in images) for images in board_symmetries(blocks=variant.blocks)]
    lines = [tuple(square.index for square in line.squares) for line in variant.lines]
    shapes: Counter[Shape] = Counter()
    for move, alike in _conjugacy_classes(moves):
        for shape in _shapes(_cycles(move), placed, lines):
            shapes[shape] += alike
    renamings = _renamings(len(variant.traits))
    alike_renamings = list(_conjugacy_classes(renamings))
    boards = with_hand = done = 0
    for renaming, alike in alike_renamings:
        firsts = _first_kinds(renaming, renamings)
        for shape, times in shapes.items():
            show(done, len(alike_renamings) * len(shapes))
            done += 1
            kept, kept_with_hand = _Layouts(shape, _cycles(renaming), firsts).count()
            boards += alike * times * kept
            with_hand += alike * times * kept_with_hand
    symmetries = len(moves) * len(renamings)
    return boards // symmetries, with_hand // symmetries


def _shapes(cycles: Sequence[Cycle], placed: int, lines: Sequence[tuple[int, ...]]) -> Iterator[Shape]:
    """The shape of every choice of cycles that have so many squares.

    Cycles are numbered by how many full lines they meet, so that many choices have the same shape.
    """
    where = {
        square: (number, step) for number, cycle in enumerate(cycles) for step, square in enumerate(cycle)
    }
    for chosen in _chosen([len(cycle) for cycle in cycles], placed):
        full = [line for line in lines if all(where[square][0] in chosen for square in line)]
        met = Counter(where[square][0] for line in full for square in line)
        numbers = {cycle: number for number, (cycle, _) in enumerate(met.most_common())}
        yield Shape(
            tuple(len(cycles[cycle]) for cycle in numbers),
            tuple(
                tuple(sorted((numbers[cycle], step) for cycle, step in (where[square] for square in line)))
                for line in full
            ),
            tuple(sorted(len(cycles[cycle]) for cycle in chosen if cycle not in met)),
        )


def _chosen(lengths: Sequence[int], needed: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """The numbers of the cycles, for every choice whose lengths add up to what is needed."""
    if needed == 0:
        yield ()
    for number in range(first, len(lengths)):
        if lengths[number] <= needed:
            for more in _chosen(lengths, needed - lengths[number], number + 1):
                yield (number, *more)


class _Layouts:
    """The boards of a shape that a renaming keeps, counted cycle by cycle of squares."""

    def __init__(self, shape: Shape, cycles: Sequence[Cycle], firsts: dict[int, int]) -> None:
        self.shape, self.cycles, self.firsts = shape, cycles, firsts
        kinds = sum(len(cycle) for cycle in cycles)
        self.every_side = kinds - 1
        self.left = [16 // kinds] * len(cycles)
        self.laid: list[Cycle] = [()] * len(shape.lengths)
        self.full_after = [
            [line for line in shape.lines if max(number for number, _ in line) == last]
            for last in range(len(shape.lengths))
        ]

    def count(self, done: int = 0) -> tuple[int, int]:
        """How many there are, and how many with a piece in hand, after the cycles that are laid out."""
        if done == len(self.shape.lengths):
            left = tuple(sorted(zip(map(len, self.cycles), self.left, strict=True)))
            others = self.shape.others
            # The hand is one more square that no symmetry moves.
            return _layouts_of_others(others, left), _layouts_of_others((1, *others), left)
        length = self.shape.lengths[done]
        boards = with_hand = 0
        for number, cycle in enumerate(self.cycles):
            used, more = divmod(length, len(cycle))
            if more or used > self.left[number]:
                continue
            self.left[number] -= used
            for step, kind in enumerate(cycle):
                alike = 1 if done else self.firsts.get(kind, 0)
                if not alike:
                    continue
                self.laid[done] = (cycle[step:] + cycle[:step]) * used
                if not any(self._is_quarto(line) for line in self.full_after[done]):
                    further, further_with_hand = self.count(done + 1)
                    boards += alike * further
                    with_hand += alike * further_with_hand
            self.left[number] += used
        return boards, with_hand

    def _is_quarto(self, line: tuple[tuple[int, int], ...]) -> bool:
        ones, zeros = self.every_side, self.every_side
        for number, step in line:
            kind = self.laid[number][step]
            ones &= kind
            zeros &= ~kind
        return bool(ones | zeros)


@cache
def _layouts_of_others(lengths: tuple[int, ...], left: Left) -> int:
    """The ways to lay out cycles of squares where no line can be full."""
    if not lengths:
        return 1
    first, *rest = lengths
    found = 0
    for (kinds, copies), times in Counter(left).items():
        used, more = divmod(first, kinds)
        if not more and used <= copies:
            place = left.index((kinds, copies))
            after = sorted((*left[:place], (kinds, copies - used), *left[place + 1 :]))
            found += times * kinds * _layouts_of_others(tuple(rest), tuple(after))
    return found


def _renamings(traits: int) -> list[Permutation]:
    """Every renaming of traits and sides, as where it takes each kind of piece."""
    return [
        tuple(
            sum((kind >> trait & 1) << to for trait, to in enumerate(order)) ^ flipped
            for kind in range(1 << traits)
        )
        for order in permutations(range(traits))
        for flipped in range(1 << traits)
    ]


def _first_kinds(renaming: Permutation, renamings: Sequence[Permutation]) -> dict[int, int]:
    """One of the kinds that are alike for this renaming, and how many they are.

    Alike are the images of each other under renamings that commute with it.
    """
    commuting = [
        each
        for each in renamings
        if all(each[image] == renaming[each[kind]] for kind, image in enumerate(renaming))
    ]
    return Counter(min(each[kind] for each in commuting) for kind in range(len(renaming)))


def _conjugacy_classes(group: Sequence[Permutation]) -> Iterator[tuple[Permutation, int]]:
    """One of each class of symmetries that are alike, and how many they are."""
    left = set(group)
    while left:
        first = min(left)
        alike = set()
        for each in group:
            image = [0] * len(first)
            for number, to in enumerate(first):
                image[each[number]] = each[to]
            alike.add(tuple(image))
        left -= alike
        yield first, len(alike)


def _cycles(permutation: Permutation) -> list[Cycle]:
    found, seen = [], set[int]()
    for first in range(len(permutation)):
        if first not in seen:
            cycle = [first]
            while (image := permutation[cycle[-1]]) != first:
                cycle.append(image)
            seen.update(cycle)
            found.append(tuple(cycle))
    return found
