"""A second solver, slow and plain, that shares nothing with the kernel: win, draw or loss with all turns.

A board is a tuple of piece numbers or None, a piece a number whose bits are its sides. Quartos that stand on
the board at the start have expired; every later one is called at once, which is best play.
"""

from functools import lru_cache

from openquarto.rules.piece import Trait
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES

WIN, DRAW, LOSS = 1, 0, -1
_NUMBERS = range(16)


class OtherSolver:
    """Solves positions of one variant."""

    def __init__(self, position: Position) -> None:
        self.traits = [3 - [*Trait].index(trait) for trait in position.variant.traits]  # bits of a number
        self.lines = [tuple(square.index for square in line.squares) for line in position.variant.lines]
        self.through = [[line for line in self.lines if at in line] for at in _NUMBERS]
        self._place = lru_cache(maxsize=400_000)(self._place_value)

    def classes(self, position: Position) -> dict[str, int]:
        """Every turn that is no call of what stands already, with its class for whoever plays it."""
        board = tuple(None if piece is None else piece.number for piece in position.board)
        letters = {piece.number: piece.name for piece in position.stock}
        if position.hand is None:
            return {letter: -self._place(board, number) for number, letter in letters.items()}
        hand, told = position.hand.number, {}
        for at in [at for at in _NUMBERS if board[at] is None]:
            after = self._put(board, at, hand)
            if self._wins(after, at):
                told[SQUARES[at].name] = WIN
            elif None not in after:
                told[SQUARES[at].name] = DRAW
            else:
                for number, letter in letters.items():
                    told[SQUARES[at].name + letter] = -self._place(after, number)
        return told

    def _place_value(self, board: tuple[int | None, ...], hand: int) -> int:
        """The class for whoever has to place a piece."""
        free = [at for at in _NUMBERS if board[at] is None]
        boards = [(at, self._put(board, at, hand)) for at in free]
        if any(self._wins(after, at) for at, after in boards):
            return WIN
        if len(free) == 1:
            return DRAW
        best = LOSS
        for _, after in boards:
            best = max(best, self._give_value(after))
            if best == WIN:
                break
        return best

    def _give_value(self, board: tuple[int | None, ...]) -> int:
        best = LOSS
        for piece in (each for each in _NUMBERS if each not in board):
            best = max(best, -self._place(board, piece))
            if best == WIN:
                break
        return best

    def _wins(self, board: tuple[int | None, ...], at: int) -> bool:
        for line in self.through[at]:
            on, off = 15, 15
            for square in line:
                piece = board[square]
                if piece is None:
                    break
                on, off = on & piece, off & ~piece
            else:
                if any((on | off) >> trait & 1 for trait in self.traits):
                    return True
        return False

    @staticmethod
    def _put(board: tuple[int | None, ...], at: int, piece: int) -> tuple[int | None, ...]:
        return (*board[:at], piece, *board[at + 1 :])
