"""The kernel in plain Python, for machines that have neither the one in C nor WebAssembly.

It answers as `_kernel` does, with the same values and the same nodes, some hundred times more slowly; it is
chosen by `openquarto.kernel.backend` alone.
"""

from collections.abc import Callable, Iterator
from struct import pack_into

from openquarto.kernel.arguments import check_question, check_table
from openquarto.kernel.plain.batch import observe_batch, play_out_batch, sample_batch, step_batch
from openquarto.kernel.plain.late import Halted
from openquarto.kernel.plain.memory import Memory
from openquarto.kernel.plain.search import NONE, PlainSearch, whole_score
from openquarto.kernel.plain.variant import ALL, PlainVariant

__all__ = [
    "Table",
    "best_turn",
    "holding",
    "observe_batch",
    "play_out_batch",
    "sample_batch",
    "solve",
    "step_batch",
]

Found = tuple[int, int, bool]


class Table:
    """Memory for what searches find out; searches of all variants may share it."""

    def __init__(self, megabytes: int) -> None:
        check_table(megabytes)
        self._megabytes = megabytes
        self.memory = Memory(megabytes)
        self.searches = 0
        self._variants: dict[tuple[int, bool], PlainVariant] = {}

    @property
    def megabytes(self) -> int:
        """The size that was asked for."""
        return self._megabytes

    def clear(self) -> None:
        """Forget everything."""
        if self.searches:
            raise RuntimeError("expected no search to use the table while it is cleared")
        self.memory.clear()

    def variant(self, traits: int, *, blocks: bool) -> PlainVariant:
        """The tables of a variant, made when they are first asked for."""
        key = (traits, blocks)
        if key not in self._variants:
            self._variants[key] = PlainVariant(traits, blocks=blocks)
        return self._variants[key]


def solve(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    value_only: bool,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """The score, the nodes, and whether the search came to its end."""
    check_question(table, Table, board, hand, traits, int(value_only), node_limit, seed, control)

    def score(search: PlainSearch) -> int:
        return whole_score(search, board, hand, value_only=value_only)

    return _run(table, traits, blocks, node_limit, seed, control, score)


def holding(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    nothing: int,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """How many turns that give a piece do not lose; then as `solve`."""
    check_question(table, Table, board, hand, traits, nothing, node_limit, seed, control)

    def count(search: PlainSearch) -> int:
        return sum(search.between(after, piece, 0, 1) <= 0 for _, after, piece in _turns(search, board, hand))

    return _run(table, traits, blocks, node_limit, seed, control, count)


def best_turn(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    score: int,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """The first turn that gives a piece and scores at least so much, or -1; then as `solve`."""
    check_question(table, Table, board, hand, traits, score, node_limit, seed, control)

    def first(search: PlainSearch) -> int:
        for square, after, piece in _turns(search, board, hand, by_token=True):
            if search.between(after, piece, -score, 1 - score) <= -score and not search.stopped:
                return piece if square is None else 16 * square + piece
        return -1

    return _run(table, traits, blocks, node_limit, seed, control, first)


def _run(
    table: Table,
    traits: int,
    blocks: bool,
    node_limit: int,
    seed: int,
    control: bytearray,
    work: Callable[[PlainSearch], int],
) -> Found:
    search = PlainSearch(table.variant(traits, blocks=bool(blocks)), table.memory, node_limit, seed, control)
    table.searches += 1
    try:
        found = work(search)
    except Halted:
        search.stopped, found = True, 0
    finally:
        table.searches -= 1
        pack_into("=Q", control, 8, search.nodes)
    return found, search.nodes, not search.stopped


def _turns(
    search: PlainSearch, board: bytes, hand: int, *, by_token: bool = False
) -> Iterator[tuple[int | None, bytes, int]]:
    """The turns that give a piece: the square, the board after it, the piece; until the search is stopped."""
    stock = ALL & ~sum(1 << piece for piece in (*board, hand) if piece != NONE)
    pieces = [piece for piece in range(16) if stock >> piece & 1]
    order = [at // 4 + at % 4 * 4 for at in range(16)] if by_token else range(16)
    boards: list[tuple[int | None, bytes]] = [(None, board)]
    if hand != NONE:
        empty = [square for square in order if board[square] == NONE]
        boards = [(square, board[:square] + bytes([hand]) + board[square + 1 :]) for square in empty]
    for square, after in boards:
        for piece in pieces:
            if search.stopped:
                return
            yield square, after, piece
