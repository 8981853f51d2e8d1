"""The opening book: how it is kept, and that it tells what the solver finds."""

from random import Random

import pytest

from openquarto.kernel import Solver
from openquarto.kernel.book import DEEPEST, Book, key_of, number_of, value_of, write
from openquarto.kernel.retrieval import build, look_up
from openquarto.rules import Position, SetupError, Value
from openquarto.rules.count import boards, hands, holds_quarto
from openquarto.workshop.opening import (
    CLASSES,
    complete,
    jobs_of,
    position_of,
    solve_job,
    values_of,
    variant_of,
)

SOLVER = Solver(table_mb=64, book=None)
VALUES = [
    Value.parse(text)
    for text in ["D", *(f"W{n}" for n in range(1, 14, 2)), *(f"L{n}" for n in range(2, 13, 2))]
]
SMALL = [kind for kind in CLASSES if kind[0] == 1]


@pytest.mark.parametrize("count", [1, 2, 3, 100, 5_000])
def test_every_number_is_found_again(count: int) -> None:
    chance = Random(count)
    numbers = {chance.getrandbits(85): chance.randrange(16) for _ in range(count)}
    cells, size, seed = build(numbers)
    assert numbers == {key: look_up(cells, size, seed, key) for key in numbers}
    assert (cells, size, seed) == build(dict(sorted(numbers.items(), reverse=True)))
    assert len(cells) <= 0.62 * count + 20


def test_four_bits_hold_every_value() -> None:
    assert VALUES == [value_of(number_of(value)) for value in VALUES]
    assert len(VALUES) == len({number_of(value) for value in VALUES}) <= 16


@pytest.fixture(scope="module")
def book() -> Book:
    """The whole book of the one-trait games."""
    known = {}
    for kind in SMALL:
        deepest: dict[int, Value] = {}
        for job in jobs_of(kind):
            deepest |= values_of(job.task, solve_job(job.task, SOLVER))
        known[kind] = (DEEPEST, complete(deepest, kind))
    return Book.parse(write(known))


@pytest.mark.parametrize("kind", SMALL)
@pytest.mark.parametrize("placed", range(DEEPEST + 1))
def test_the_book_tells_what_the_solver_finds(book: Book, kind: tuple[int, bool], placed: int) -> None:
    blocks = kind[1]
    found = sorted(boards(placed, variant_of(kind)))
    for board in Random(placed).sample(found, min(len(found), 20)):
        for masks in (board, *sorted(hands(board, blocks=blocks))):
            wanted = SOLVER.solve(position_of(masks, variant_of(kind))).value
            assert wanted == book.value(masks, blocks=blocks)


def test_what_is_not_in_the_book_is_not_told(book: Book) -> None:
    (deeper, *_) = boards(5, variant_of((1, False)))
    assert book.value(deeper, blocks=False) is None
    assert book.value((0, 0, 0), blocks=False) is None  # two traits
    assert (DEEPEST, -1) == (book.depth((1, True)), book.depth((4, True)))
    expired = (0b1111, 0)
    assert holds_quarto(expired, blocks=False)
    assert book.value(expired, blocks=False) is None


def test_a_solver_with_a_book_searches_nothing_that_it_holds(book: Book) -> None:
    with_book = Solver(table_mb=8, book=book)
    for kind in SMALL:
        for board in sorted(boards(3, variant_of(kind)))[:10]:
            for masks in (board, *hands(board, blocks=kind[1])):
                position = position_of(masks, variant_of(kind))
                answer, wanted = with_book.analyse(position), SOLVER.analyse(position)
                assert 0 == answer.nodes
                assert (wanted.value, wanted.turns) == (answer.value, answer.turns)


def test_a_solver_looks_into_the_book_of_the_package_unless_it_is_told_not_to() -> None:
    start = Position.parse("A3/1F2/2O1/4 M b2 traits=c")
    assert 0 == Solver(table_mb=1).solve(start).nodes
    searched = Solver(table_mb=1, book=None).solve(start)
    assert searched.nodes > 0
    assert searched.value == Solver(table_mb=1).solve(start).value


@pytest.mark.parametrize(
    "spoil", [lambda data: data[:-1], lambda data: data[:-1] + b"\0\0", lambda _: b"", lambda _: b"{}\n"]
)
def test_other_bytes_are_refused(book: Book, spoil: object) -> None:
    data = write({(1, False): (0, {key_of((1 << 16, 0)): Value.parse("D")})})
    assert 0 == Book.parse(data).depth((1, False))
    with pytest.raises(SetupError, match="opening book"):
        Book.parse(spoil(data))  # type: ignore[operator]
