"""Turns that a symmetry of the position makes equal: they have the same value, and are told together."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from openquarto.rules.action import Action, Call, Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import PIECES, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.symmetry import Symmetry, board_symmetries
from openquarto.rules.variant import Variant

_LINE_OF = {frozenset(square.index for square in line.squares): line for line in Line}
Images = tuple[int, ...]  # by the index of a square, or the number of a piece


def twins(position: Position, turns: Iterable[tuple[Action, ...]]) -> list[list[tuple[Action, ...]]]:
    """The turns in groups, each in the order given, the groups by their first turn.

    >>> from openquarto.rules.square import Square
    >>> gifts = [(Give(piece),) for piece in Position().stock]
    >>> len(twins(Position(), gifts))
    1
    """
    wanted = list(turns)
    order = {turn: at for at, turn in enumerate(wanted)}
    own = list(own_symmetries(position))
    groups: list[list[tuple[Action, ...]]] = []
    grouped: set[tuple[Action, ...]] = set()
    for turn in wanted:
        if turn not in grouped:
            images = {tuple(image(action, *each) for action in turn) for each in own}
            group = sorted((image for image in images if image in order), key=lambda image: order[image])
            grouped |= images
            groups.append(group)
    return groups


def own_symmetries(position: Position) -> Iterator[tuple[Images, Images]]:
    """The symmetries that keep a position as it is: where squares go, and where pieces go.

    The square placed on last counts only where it can be told from others: while a quarto is live.
    """
    numbers = [None if piece is None else piece.number for piece in position.board]
    standing = [(at, number) for at, number in enumerate(numbers) if number is not None]
    hand = None if position.hand is None else position.hand.number
    last = position.last.index if position.last is not None and position.live else None
    for squares in _boards(blocks=position.variant.blocks):
        if last is not None and squares[last] != last:
            continue
        moved = [(numbers[squares[at]], number) for at, number in standing]
        if any(image is None for image, _ in moved):
            continue
        for pieces in _renamings(position.variant):
            if (hand is None or pieces[hand] == hand) and all(
                pieces[number] == image for image, number in moved
            ):
                yield squares, pieces


def image(action: Action, squares: Sequence[int], pieces: Sequence[int]) -> Action:
    """What an action becomes under a symmetry."""
    match action:
        case Place(square):
            return Place(SQUARES[squares[square.index]])
        case Give(piece):
            return Give(PIECES[pieces[piece.number]])
        case Call(line):
            return Call(_LINE_OF[frozenset(squares[square.index] for square in line.squares)])
        case _:
            return action


@cache
def _boards(*, blocks: bool) -> tuple[Images, ...]:
    return tuple(tuple(square.index for square in images) for images in board_symmetries(blocks=blocks))


@cache
def _renamings(variant: Variant) -> tuple[Images, ...]:
    """Where each piece goes when the traits that count change places or sides."""
    counted = variant.traits
    found = []
    for order in permutations(counted):
        moved = dict(zip(counted, order, strict=True))
        traits = tuple(moved.get(trait, trait) for trait in Trait)
        for size in range(len(counted) + 1):
            found += [Symmetry(SQUARES, traits, flipped) for flipped in combinations(counted, size)]
    return tuple(tuple(each.piece(piece).number for piece in PIECES) for each in found)
