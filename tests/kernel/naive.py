"""The kernel's twin: a naive solver in plain Python, from the rules alone, that shares no code with it.

A position is a board of 16 numbers or None, and a hand. Pieces that agree on the traits that count are
equal numbers here. A score is 0 for a draw, else 17 minus the number of the deciding placement, negative
where the player to act loses, so that more is better.
"""

from collections.abc import Iterator

Board = tuple[int | None, ...]
ROWS = [[4 * row + column for column in range(4)] for row in range(4)]
LINES = [*ROWS, *map(list, zip(*ROWS, strict=True)), [0, 5, 10, 15], [3, 6, 9, 12]]
BLOCKS = [[corner, corner + 1, corner + 4, corner + 5] for corner in (0, 1, 2, 4, 5, 6, 8, 9, 10)]


class Naive:
    """One variant: the bits of the traits that count, and whether the blocks do."""

    def __init__(self, traits: int, *, blocks: bool) -> None:
        self.traits = traits
        self.lines = LINES + BLOCKS if blocks else LINES
        self.seen: dict[tuple[Board, int | None], int] = {}

    def value(self, board: Board, hand: int | None) -> str:
        """The text form of the value; nothing on the board is live."""
        counted = tuple(None if piece is None else piece & self.traits for piece in board)
        score = self.score(counted, None if hand is None else hand & self.traits)
        placed = sum(piece is not None for piece in board)
        return "D" if score == 0 else f"{'W' if score > 0 else 'L'}{17 - abs(score) - placed}"

    def score(self, board: Board, hand: int | None) -> int:
        """The best of what the player to act can reach."""
        if (board, hand) not in self.seen:
            if None not in board:
                best = 0
            elif hand is None:
                best = max(-self.score(board, piece) for piece in self.stock(board))
            else:
                best = max(self.placements(board, hand))
            self.seen[board, hand] = best
        return self.seen[board, hand]

    def stock(self, board: Board) -> set[int]:
        equals = 16 >> self.traits.bit_count()  # so many of the 16 pieces are one number
        return {piece for number in range(16) if board.count(piece := number & self.traits) < equals}

    def placements(self, board: Board, hand: int) -> Iterator[int]:
        for square in range(16):
            if board[square] is None:
                after = (*board[:square], hand, *board[square + 1 :])
                won = any(self.is_quarto(after, line) for line in self.lines if square in line)
                yield 17 - (16 - after.count(None)) if won else self.score(after, None)

    def is_quarto(self, board: Board, line: list[int]) -> bool:
        first, *others = (board[square] for square in line)
        differ = 15 if first is None or None in others else 0
        for other in others:
            differ |= (first or 0) ^ (other or 0)
        return differ & self.traits != self.traits
