"""A player by Monte-Carlo tree search (UCT): so many random play-outs a decision, and nothing known."""

import math
import random
from dataclasses import dataclass, field
from functools import cache

from openquarto.players.perception import Perception
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.line import lines_through
from openquarto.rules.piece import PIECES
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import Variant
from openquarto.view.view import View

EXPLORATION = 1.0  # weight of the confidence term; points of a game are from 0 to 1
EMPTY = -1
Lines = tuple[tuple[tuple[int, int, int, int], ...], ...]  # through each square, as indices


@dataclass(slots=True)
class _State:
    """A table in numbers: the piece on each square, the hand, what is left, and who acts, 0 or 1."""

    board: list[int]
    hand: int | None
    left: list[int]
    mover: int = 0
    winner: int | None = None

    def copy(self) -> "_State":
        return _State(self.board[:], self.hand, self.left[:], self.mover, self.winner)

    def moves(self) -> list[int]:
        """Squares where there is a hand, otherwise pieces; none when the game is over."""
        if self.winner is not None:
            return []
        if self.hand is None:
            return self.left[:]
        return [square for square, piece in enumerate(self.board) if piece == EMPTY]

    def play(self, move: int, lines: Lines, bits: int) -> None:
        if self.hand is None:
            self.left.remove(move)
            self.hand, self.mover = move, 1 - self.mover
            return
        self.board[move], self.hand = self.hand, None
        if _is_quarto(self.board, move, lines, bits):
            self.winner = self.mover


@dataclass(slots=True)
class _Node:
    """What was tried from one position: `points` are those of whoever made the move that led here."""

    by: int = 0
    untried: list[int] = field(default_factory=list)
    children: "dict[int, _Node]" = field(default_factory=dict)
    visits: int = 0
    points: float = 0.0

    def most_promising(self) -> int:
        """The child with the highest upper confidence bound."""
        spread = EXPLORATION * math.sqrt(math.log(self.visits))
        return max(
            self.children,
            key=lambda move: (
                self.children[move].points / self.children[move].visits
                + spread / math.sqrt(self.children[move].visits)
            ),
        )


class TreeSearchPlayer:
    """Calls every quarto; every other decision has so many play-outs. The same seed gives the same game."""

    def __init__(self, playouts: int, seed: int | None = None) -> None:
        self._playouts = playouts
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret

    def choose(self, view: View) -> Action:
        """The action that was tried most often."""
        if call := Perception.complete(view.variant).call(view):
            return call
        if view.phase is Phase.LAST_LOOK:
            return Done()
        root = _State(
            [EMPTY if piece is None else piece.number for piece in view.board],
            None if view.hand is None else view.hand.number,
            [piece.number for piece in view.stock],
        )
        move = self._search(root, _lines(view.variant), view.variant.trait_bits)
        return Give(PIECES[move]) if view.hand is None else Place(SQUARES[move])

    def _search(self, start: _State, lines: Lines, bits: int) -> int:
        root = self._node(start, by=1)
        for _ in range(self._playouts):
            state, path = start.copy(), [root]
            while not path[-1].untried and path[-1].children:
                move = path[-1].most_promising()
                state.play(move, lines, bits)
                path.append(path[-1].children[move])
            if path[-1].untried:
                move, by = path[-1].untried.pop(), state.mover
                state.play(move, lines, bits)
                path[-1].children[move] = child = self._node(state, by)
                path.append(child)
            winner = self._play_out(state, lines, bits)
            for node in path:
                node.visits += 1
                node.points += 0.5 if winner is None else float(winner == node.by)
        return max(root.children, key=lambda move: root.children[move].visits)

    def _node(self, state: _State, by: int) -> _Node:
        moves = state.moves()
        self._chance.shuffle(moves)
        return _Node(by, moves)

    def _play_out(self, state: _State, lines: Lines, bits: int) -> int | None:
        """Who wins if all that is left is given and placed at random; the state is used up."""
        if state.winner is not None:
            return state.winner
        board, mover = state.board, state.mover
        squares = [square for square, piece in enumerate(board) if piece == EMPTY]
        pieces = state.left
        self._chance.shuffle(squares)
        self._chance.shuffle(pieces)
        if state.hand is None:
            mover = 1 - mover  # the first of the pieces is given to the other one
        else:
            pieces = [state.hand, *pieces]
        for square, piece in zip(squares, pieces, strict=True):
            board[square] = piece
            if _is_quarto(board, square, lines, bits):
                return mover
            mover = 1 - mover
        return None


def _is_quarto(board: list[int], square: int, lines: Lines, bits: int) -> bool:
    for a, b, c, d in lines[square]:
        one, two, three, four = board[a], board[b], board[c], board[d]
        is_full = one >= 0 and two >= 0 and three >= 0 and four >= 0
        if is_full and (one & two & three & four | ~(one | two | three | four)) & bits:
            return True
    return False


@cache
def _lines(variant: Variant) -> Lines:
    return tuple(
        tuple(
            (a.index, b.index, c.index, d.index)
            for a, b, c, d in (line.squares for line in lines_through(square, blocks=variant.blocks))
        )
        for square in SQUARES
    )
