# The binding of the kernel in C; kernel/quarto.h documents what it binds.
#
# A table is memory that searches share: any number of threads may search with one, nobody while it is
# cleared. It raises MemoryError if it cannot be had, and ValueError below 1 MB.
#
# `solve` returns the score, the nodes, and whether the search came to its end. The board's 16 bytes are
# piece numbers, 255 for an empty square; the hand is a piece number or 255. The score is 0 for a draw, else
# 17 minus the number of the deciding placement, negative where the player to act loses; with value_only its
# sign alone means something. A node_limit of 0 is none. Seed 0 searches in the reference order. A nonzero
# byte 0 of control stops the search, which writes there, as 64-bit numbers, its nodes so far at 8, and at 16
# and 24 how many children of the first level are finished and how many there are.
#
# `holding` returns in the place of the score how many turns that give a piece do not lose; 0 stands in the
# place of value_only. `best_turn` returns the first turn that gives a piece and is worth a score or more, in
# the order of their tokens: 16 * square + piece, without a hand the piece, -1 if there is none; the score
# stands in the place of value_only. In both the hand must not complete a line.

from typing import Any, TypeAlias

Buffer: TypeAlias = Any  # NumPy tells type checkers of its buffers from Python 3.12 on

class Table:
    def __init__(self, megabytes: int) -> None: ...
    @property
    def megabytes(self) -> int: ...
    def clear(self) -> None: ...

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
) -> tuple[int, int, bool]: ...
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
) -> tuple[int, int, bool]: ...
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
) -> tuple[int, int, bool]: ...
def step_batch(
    states: Buffer,
    actions: Buffer,
    masks: Buffer | None,
    observations: Buffer | None,
    rewards: Buffer | None,
    restarts: bool,
) -> int: ...
def observe_batch(states: Buffer, masks: Buffer | None, observations: Buffer | None) -> None: ...
def sample_batch(states: Buffer, actions: Buffer, seed: int, first: int) -> None: ...
def play_out_batch(states: Buffer, results: Buffer, seed: int, first: int) -> int: ...
