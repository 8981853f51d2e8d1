"""How many positions a class under symmetry stands for, and positions drawn by chance to be weighed by it.

A position drawn by chance falls into a class with a chance that grows with the size of the class. Whoever
weighs it by one over that size counts every class alike, and so counts the classes themselves.
"""

import math
import random
from collections import Counter

from openquarto.rules.count import HAND, Masks, holds_quarto
from openquarto.rules.piece import PIECES
from openquarto.rules.square import SQUARES
from openquarto.rules.symmetry import board_symmetries
from openquarto.rules.variant import Variant


def all_positions(placed: int, *, has_hand: bool) -> int:
    """The ways to lay so many of the 16 pieces on squares, perhaps with one in hand, quartos included."""
    return math.comb(len(SQUARES), placed) * math.perm(len(PIECES), placed + has_hand)


def symmetries_of(variant: Variant) -> int:
    """How many symmetries there are: moves of the board, renamings of traits and of sides."""
    traits = len(variant.traits)
    return len(board_symmetries(blocks=variant.blocks)) * math.factorial(traits) * (1 << traits)


def class_weight(masks: Masks, *, blocks: bool) -> float:
    """One over how many positions of 16 different pieces a class holds, times the number of symmetries."""
    taken, *ones = masks
    kinds = Counter(tuple(mask >> place & 1 for mask in ones) for place in range(17) if taken >> place & 1)
    copies = len(PIECES) >> len(ones)
    alike = math.prod(math.perm(copies, used) for used in kinds.values())
    return stabiliser(masks, blocks=blocks) / alike


def stabiliser(masks: Masks, *, blocks: bool) -> int:
    """How many symmetries leave a board of masks as it is.

    A move of the board that keeps the squares taken must map the traits to each other, each perhaps with its
    sides swapped. Traits whose masks are equal or opposite can be exchanged freely.
    """
    taken, *ones = masks
    if not taken:
        return len(board_symmetries(blocks=blocks)) * math.factorial(len(ones)) * (1 << len(ones))
    mine = Counter(min(mask, taken ^ mask) for mask in ones)
    exchanges = math.prod(math.factorial(count) for count in mine.values())
    kept = 0
    for images in board_symmetries(blocks=blocks):
        places = [square.index for square in images]
        if _moved(taken, places) == taken:
            moved = (_moved(mask, places) for mask in ones)
            kept += Counter(min(mask, taken ^ mask) for mask in moved) == mine
    return kept * exchanges


def drawn_masks(placed: int, variant: Variant, chance: random.Random) -> Masks | None:
    """A position with a piece in hand where one is left, every one as likely; None if it holds a quarto."""
    pieces = chance.sample(PIECES, min(placed + 1, len(PIECES)))
    places = [1 << square for square in chance.sample(range(len(SQUARES)), placed)] + [HAND]
    laid = list(zip(pieces, places, strict=False))
    masks = (
        sum(place for _, place in laid),
        *(sum(place for piece, place in laid if piece.number & trait.bit) for trait in variant.traits),
    )
    return None if holds_quarto(without_hand(masks), blocks=variant.blocks) else masks


def without_hand(masks: Masks) -> Masks:
    """The board alone."""
    return tuple(mask & ~HAND for mask in masks)


def _moved(mask: int, places: list[int]) -> int:
    return mask & HAND | sum(1 << image for place, image in enumerate(places) if mask >> place & 1)
