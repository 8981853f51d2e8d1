"""The table as plain text: golden examples, and the promises that hold for every view."""

import pytest

from openquarto.drawing.text import text
from openquarto.rules.piece import PIECES
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.drawing.views import VIEWS

PLACE = """\
  a b c d
1 . . . .
2 A O . .
3 J F . G
4 I M . H

a2: A, light round tall solid.
b2: O, dark square short solid.
a3: J, dark round tall hollow.
b3: F, light square tall hollow.
d3: G, light square short solid.
a4: I, dark round tall solid.
b4: M, dark square tall solid.
d4: H, light square short hollow.
Hand: B, light round tall hollow.
Last placed: b2.
Stock:
C, light round short solid.
D, light round short hollow.
E, light square tall solid.
K, dark round short solid.
L, dark round short hollow.
N, dark square tall hollow.
P, dark square short hollow.
Second places.
Traits that count: colour, shape, height and fill.
Lines that count: rows, columns and diagonals.
Calling: announced.
"""

MISSED_IN_ACCESS = """\
  a b c d
1 B . . .
2 A O . .
3 J M . G
4 I N . H

a1: B, smooth round large hollow.
a2: A, smooth round large solid.
b2: O, grooved square small solid.
a3: J, grooved round large hollow.
b3: M, grooved square large solid.
d3: G, smooth square small solid.
a4: I, grooved round large solid.
b4: N, grooved square large hollow.
d4: H, smooth square small hollow.
Hand: D, smooth round small hollow.
Last placed: a1.
Stock:
C, smooth round small solid.
E, smooth square large solid.
F, smooth square large hollow.
K, grooved round small solid.
L, grooved round small hollow.
P, grooved square small hollow.
First wins with a quarto that Second missed.
Quarto: column a, round and large.
Quarto: block a3-b4, grooved and large.
Traits that count: texture, shape and size.
Lines that count: rows, columns, diagonals and blocks.
Calling: announced.
"""


def test_a_placement() -> None:
    assert PLACE == text(VIEWS["place"])


def test_the_end_of_a_game_in_access() -> None:
    assert MISSED_IN_ACCESS == text(VIEWS["missed"], edition=Edition.ACCESS)


def test_the_start() -> None:
    lines = text(VIEWS["start"]).splitlines()
    assert ["  a b c d", "1 . . . .", "2 . . . .", "3 . . . .", "4 . . . .", ""] == lines[:6]
    assert ["Board: empty.", "Hand: empty.", "Last placed: none.", "Stock:"] == lines[6:10]
    assert "First gives." == lines[26]


def test_the_full_board() -> None:
    lines = text(VIEWS["last look"]).splitlines()
    assert ["1 A B C D", "2 E F G H", "3 I J K L", "4 M N O P"] == lines[1:5]
    assert ["Hand: empty.", "Last placed: d4.", "Stock: empty.", "First: last look."] == lines[22:26]


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_terminal_and_screen_reader_can_take_it(view: View, edition: Edition) -> None:
    told = text(view, edition=edition)
    assert told.isascii()
    assert told.endswith(".\n")
    lines = told.splitlines()
    assert 80 >= max(map(len, lines))
    assert lines == [line.rstrip() for line in lines]
    assert all(line.isprintable() for line in lines)
    assert lines[5:6] == [""]
    assert all(line.endswith((".", ":")) for line in lines[6:])


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_piece_is_named_once(view: View) -> None:
    lines = text(view).splitlines()[6:]
    for piece in PIECES:
        assert 1 == sum(line.endswith(f"{piece}, {piece.long_name}.") for line in lines)
