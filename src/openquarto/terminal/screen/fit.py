"""How large everything is drawn in a window of a given size."""

from dataclasses import dataclass

LEAST_COLUMNS, LEAST_ROWS = 80, 24


@dataclass(frozen=True, slots=True)
class Box:
    """The inside of a square, in characters; the width is odd, so that it has a middle."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Fit:
    """From this window size on, the squares of the board, those of the stock, and the hand."""

    columns: int
    rows: int
    board: Box
    stock: Box
    hand: Box
    margin: int = 1  # of wood at the sides


FITS = (
    Fit(LEAST_COLUMNS, LEAST_ROWS, Box(7, 3), Box(5, 3), Box(9, 4), margin=0),
    Fit(100, 30, Box(9, 4), Box(7, 4), Box(11, 5)),
    Fit(120, 36, Box(11, 5), Box(9, 5), Box(13, 6)),
    Fit(144, 44, Box(13, 6), Box(11, 6), Box(15, 7)),
)


def is_too_small(columns: int, rows: int) -> bool:
    """Whether a window cannot show everything."""
    return columns < LEAST_COLUMNS or rows < LEAST_ROWS


def fit(columns: int, rows: int) -> Fit:
    """The largest drawing that a window has room for."""
    return max(
        (each for each in FITS if each.columns <= columns and each.rows <= rows),
        key=lambda each: each.columns,
        default=FITS[0],
    )
