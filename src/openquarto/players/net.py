"""A small trained net as a player: it looks one action ahead, in plain Python.

`examples/train_a_net.ipynb` trains such a net and writes it; what it is shown is counted here as it is there.
"""

import random
from collections.abc import Sequence
from functools import lru_cache

from openquarto.players.net_weights import Net
from openquarto.players.perception import Board, Perception, is_safe, winning_squares
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.variant import Variant
from openquarto.view.view import View

TRAITS = tuple(Trait)
FULL_ROWS = 3  # more lines of one kind count no more than so many


class NetPlayer:
    """Calls every quarto, makes one where it can, and else does what its net likes best, in any variant."""

    def __init__(self, net: Net, seed: int | None = None) -> None:
        self._net = net
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret

    def choose(self, view: View) -> Action:
        """The best action by the net, by chance among equals."""
        perception = Perception.complete(view.variant)
        if call := perception.call(view):
            return call
        if view.phase is Phase.LAST_LOOK:
            return Done()
        ways = [action for action in view.permitted if isinstance(action, Place | Give)]
        if view.hand and (wins := winning_squares(view.hand, perception.threats(view.board))):
            ways = [Place(square) for square in wins]
        return max(ways, key=lambda action: (self._worth(view, action), self._chance.random()))

    def _worth(self, view: View, action: Place | Give) -> float:
        """What an action is worth to whoever acts: who places gives next, who gives lets the other act."""
        if isinstance(action, Give):
            stock = [piece for piece in view.stock if piece is not action.piece]
            return -self._net.value(inputs(view.board, action.piece, stock, view.variant))
        board = list(view.board)
        board[action.square.index] = view.hand
        return self._net.value(inputs(board, None, view.stock, view.variant))


def inputs(board: Board, hand: Piece | None, stock: Sequence[Piece], variant: Variant) -> list[float]:
    """What the net is shown; of the sides first the high ones of all traits, then the low ones."""
    perception = Perception.complete(variant)
    rows = _rows(board, perception)
    held = [0] * 8 if hand is None else _sides(hand)
    threats = perception.threats(board)
    safe = sum(is_safe(piece, threats) for piece in stock)
    wins = hand is not None and not is_safe(hand, threats)
    shown = [sum(column) / 8 for column in zip(*map(_sides, stock), strict=True)] or [0.0] * 8
    of_hand = [amount * has for row in rows for amount, has in zip(row, held, strict=True)]
    placed = sum(piece is not None for piece in board)
    return [
        *(amount for row in rows for amount in row),
        *of_hand,
        *_one_hot(safe),
        *_one_hot(placed),
        *shown,
        float(hand is not None),
        float(wins),
    ]


def _rows(board: Board, perception: Perception) -> list[list[float]]:
    """For one, two and three pieces: by side, how many lines hold so many that all show it, in thirds."""
    found = [[0] * 8 for _ in range(3)]
    for line in perception.lines:
        pieces = [piece for square in line.squares if (piece := board[square.index]) is not None]
        if 1 <= len(pieces) <= len(found):
            for side, shows in enumerate(zip(*map(_sides, pieces), strict=True)):
                found[len(pieces) - 1][side] += all(shows)
    counts = {trait.bit for trait in perception.traits}
    return [
        [
            min(amount, FULL_ROWS) / FULL_ROWS if TRAITS[side % len(TRAITS)].bit in counts else 0.0
            for side, amount in enumerate(row)
        ]
        for row in found
    ]


@lru_cache(maxsize=len(PIECES))
def _sides(piece: Piece) -> tuple[int, ...]:
    high = [int(bool(piece.number & trait.bit)) for trait in TRAITS]
    return (*high, *(1 - each for each in high))


def _one_hot(number: int) -> list[float]:
    return [float(each == number) for each in range(17)]
