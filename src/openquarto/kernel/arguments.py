"""What the kernels that are no C refuse: the same arguments as the one in C, by the same errors."""

import operator

from openquarto.kernel.stop import CONTROL_SIZE

MOST_MEGABYTES = 1 << 20
WORST, BEST = -15, 15  # scores
NONE = 255  # no piece
_MOST = 1 << 63


def check_table(megabytes: int) -> None:
    """Refuse a size that no table has."""
    if not 1 <= operator.index(megabytes) <= MOST_MEGABYTES:
        raise ValueError(f"expected a table of 1 to {MOST_MEGABYTES} megabytes, got {megabytes}")


def check_question(
    table: object,
    kind: type,
    board: object,
    hand: int,
    traits: int,
    wanted: int,
    node_limit: int,
    seed: int,
    control: object,
) -> None:
    """Refuse a question that cannot be asked, before anything is searched."""
    if not isinstance(table, kind):
        raise TypeError("expected a Table first")
    if not isinstance(board, bytes) or not isinstance(control, bytearray):
        raise TypeError("expected a board as bytes and a control as bytearray")
    hand, traits, wanted, node_limit, seed = map(operator.index, (hand, traits, wanted, node_limit, seed))
    if not (1 <= traits <= 15 and WORST <= wanted <= BEST and 0 <= node_limit < _MOST and 0 <= seed < _MOST):
        raise ValueError("expected traits 1 to 15, a score, and no negative limit or seed")
    if len(board) != 16 or not 0 <= hand <= NONE:
        raise ValueError("expected a board of 16 bytes and a hand of 0 to 15 or 255")
    pieces = [piece for piece in (*board, hand) if piece != NONE]
    if len(pieces) != len(set(pieces)) or any(piece > 15 for piece in pieces):
        raise ValueError("expected pieces 0 to 15 in one place each, and 255 elsewhere")
    if len(control) != CONTROL_SIZE:
        raise ValueError("expected a control of 64 bytes")
