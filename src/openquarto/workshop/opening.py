"""The positions of the opening book: boards of four pieces in chunks, each hand solved; the rest follows."""

import json
from collections.abc import Iterator, Mapping

from openquarto.kernel import Solver
from openquarto.kernel.book import DEEPEST, Class, key_of, number_of, value_of
from openquarto.rules.count import HAND, Masks, boards, canonical, hands
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.quarto import makes_quarto
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value
from openquarto.rules.variant import Variant
from openquarto.workshop.jobs import Job

CLASSES: tuple[Class, ...] = tuple((traits, blocks) for traits in (1, 2, 3, 4) for blocks in (False, True))
BOARDS_A_JOB = 32


def variant_of(kind: Class) -> Variant:
    """A variant of a class: the first traits count."""
    traits, blocks = kind
    return Variant(tuple(Trait)[:traits], blocks)


def jobs_of(kind: Class) -> Iterator[Job]:
    """The boards of four pieces of a class, in chunks; always the same ones."""
    traits, blocks = kind
    found = sorted(boards(DEEPEST, variant_of(kind)))
    for start in range(0, len(found), BOARDS_A_JOB):
        task = {"traits": traits, "blocks": blocks, "boards": found[start : start + BOARDS_A_JOB]}
        name = f"{traits} {'blocks' if blocks else 'lines'} {start // BOARDS_A_JOB:06}"
        yield Job(name, json.dumps(task).encode())


def held_boards(task: bytes) -> Iterator[tuple[Class, Masks]]:
    """The positions of a chunk, in the order in which their values are told."""
    told = json.loads(task)
    kind = (told["traits"], told["blocks"])
    for board in told["boards"]:
        for held in sorted(hands(tuple(board), blocks=kind[1])):
            yield kind, held


def solve_job(task: bytes, solver: Solver) -> bytes:
    """The values of a chunk, a byte each."""
    return bytes(
        number_of(solver.solve(position_of(held, variant_of(kind))).value) for kind, held in held_boards(task)
    )


def position_of(masks: Masks, variant: Variant) -> Position:
    """A position with these masks: pieces that agree on what counts are told apart by what does not."""
    taken, *ones = masks
    left = list(PIECES)
    board: list[Piece | None] = [None] * len(SQUARES)
    hand = None
    for place in range(len(SQUARES) + 1):
        if not taken >> place & 1:
            continue
        wanted = sum(trait.bit for trait, mask in zip(variant.traits, ones, strict=True) if mask >> place & 1)
        piece = next(each for each in left if each.number & variant.trait_bits == wanted)
        left.remove(piece)
        if 1 << place == HAND:
            hand = piece
        else:
            board[place] = piece
    return Position(tuple(board), hand, None, variant)


def values_of(task: bytes, result: bytes) -> Mapping[int, Value]:
    """What a chunk tells, by the keys of the book."""
    keys = (key_of(held) for _, held in held_boards(task))
    return {key: value_of(number) for key, number in zip(keys, result, strict=True)}


def complete(deepest: Mapping[int, Value], kind: Class) -> dict[int, Value]:
    """The values of four pieces, and those of fewer, which follow from them without any search."""
    blocks = kind[1]
    known = dict(deepest)
    for placed in range(DEEPEST - 1, -1, -1):
        for board in boards(placed, variant_of(kind)):
            for held in hands(board, blocks=blocks):
                known[key_of(held)] = _best_placement(held, known, blocks=blocks)
    return known


def placed_on(held: Masks, square: int) -> Masks:
    """The board after the hand is placed on a square."""
    return tuple((mask & ~HAND) | (1 << square if mask & HAND else 0) for mask in held)


def _best_placement(held: Masks, known: Mapping[int, Value], *, blocks: bool) -> Value:
    """The value of a position with a piece in hand, from those of all positions with one piece more."""
    best = None
    for square in range(len(SQUARES)):
        if held[0] >> square & 1:
            continue
        board = placed_on(held, square)
        if makes_quarto(board, square, blocks=blocks):
            return Value("W", 1)
        gifts = (known[key_of(after)] for after in hands(canonical(board, blocks=blocks), blocks=blocks))
        worth = max(value.before(1) for value in gifts)
        best = worth if best is None or worth > best else best
    assert best is not None  # up to four pieces leave squares
    return best
