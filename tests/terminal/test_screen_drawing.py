"""What is drawn, as plain text: every piece differs from every other without any colour."""

from dataclasses import fields
from itertools import combinations, pairwise

import pytest
from rich.color import Color, ColorSystem

from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.speech.catalogue import languages
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import FITS, Box, Fit, fit, is_too_small
from openquarto.terminal.screen.grid_lines import DOUBLE, HEAVY, Lattice, Strokes
from openquarto.terminal.screen.keys import digit, shifted_digit
from openquarto.terminal.screen.palette import DARK, FEW, LIGHT, Palette, Wood
from openquarto.terminal.screen.piece import Pencil
from openquarto.terminal.screen.side import clock_face
from openquarto.terminal.screen.stock import HOMES
from openquarto.terminal.screen.themes import themes
from openquarto.view.edition import Edition

BLACK = Ink("#000000", "#FFFFFF")
BOXES = sorted(
    {
        *(Box(each.board.width - 2, each.board.height) for each in FITS),
        *(each.stock for each in FITS),
        *(each.hand for each in FITS),
    },
    key=lambda box: (box.width, box.height),
)


def drawn(piece: Piece, box: Box, edition: Edition) -> list[str]:
    canvas = Canvas(box.width, box.height, BLACK)
    Pencil(canvas, edition, DARK).draw(piece, 0, 0, box)
    return [canvas.text(row) for row in range(box.height)]


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("box", BOXES, ids=str)
def test_sixteen_pieces_differ_without_colour(box: Box, edition: Edition) -> None:
    drawings = {piece: "\n".join(drawn(piece, box, edition)) for piece in PIECES}
    for one, other in combinations(PIECES, 2):
        assert drawings[one] != drawings[other], f"{one} and {other}"


@pytest.mark.parametrize("edition", Edition)
def test_each_trait_has_one_sign(edition: Edition) -> None:
    box = Box(7, 4)
    for piece in PIECES:
        rows = drawn(piece, box, edition)
        short, hollow = bool(piece.number & Trait.HEIGHT.bit), bool(piece.number & Trait.FILL.bit)
        square, dark = bool(piece.number & Trait.SHAPE.bit), bool(piece.number & Trait.COLOUR.bit)
        assert short == (not rows[0].strip())
        assert hollow == any("●" in row for row in rows)
        assert square == ("▜" not in rows[-1])
        assert dark == ({"▓", "║"} & set(rows[-1]) != set())


def test_what_a_piece_looks_like() -> None:
    assert ["▟(●)▙", "▓▓▓▓▓", "▜▓▓▓▛"] == drawn(Piece.J, Box(5, 3), Edition.CLASSIC)
    assert ["     ", "▁▁▁▁▁", "░░░░░"] == drawn(Piece.G, Box(5, 3), Edition.CLASSIC)
    assert ["     ", "▟▁▁▁▙", "▜║║║▛"] == drawn(Piece.K, Box(5, 3), Edition.ACCESS)


def test_from_one_home_to_the_next_one_trait_changes() -> None:
    assert set(PIECES) == set(HOMES)
    rows = [HOMES[start : start + 4] for start in range(0, 16, 4)]
    for line in (*rows, *zip(*rows, strict=True)):
        for one, other in pairwise(line):
            assert 1 == (one.number ^ other.number).bit_count()


@pytest.mark.parametrize("each", FITS, ids=lambda each: f"{each.columns}x{each.rows}")
def test_everything_fits_where_it_should(each: Fit) -> None:
    board, stock = Lattice(each.board, 2, 1), Lattice(each.stock, 0, 1)
    side = each.columns - board.left - board.width - stock.width - 4 * each.margin - 2
    assert side >= 18
    assert each.hand.width + 4 <= side
    rows_beside = each.hand.height + 2 + 3 + 3 + 3 + 3  # its name, the players, two buttons
    assert rows_beside <= board.height + 1 == stock.height + 1 <= each.rows - 6
    assert each is fit(each.columns, each.rows)


@pytest.mark.parametrize(("columns", "rows", "small"), [(80, 24, False), (79, 24, True), (80, 23, True)])
def test_the_smallest_window(columns: int, rows: int, small: bool) -> None:
    assert small == is_too_small(columns, rows)
    assert FITS[0] is fit(columns, rows)


def test_a_place_on_the_drawing_is_a_square() -> None:
    lattice = Lattice(Box(7, 3), left=2, top=1)
    for index in range(16):
        x, y = lattice.corner(index)
        assert index == lattice.at(x, y) == lattice.at(x + 6, y + 2)
        assert lattice.at(x - 1, y) is None
        assert lattice.at(x, y - 1) is None
    assert lattice.at(0, 0) is None
    assert lattice.at(90, 3) is None


def test_frames_join_and_the_focus_is_on_top() -> None:
    lattice = Lattice(Box(1, 1), left=0, top=0)
    strokes = Strokes()
    strokes.frame((0, 1), DOUBLE)
    strokes.frame((5,), HEAVY)
    canvas = Canvas(lattice.width, lattice.height, BLACK)
    lattice.draw(canvas, strokes, (BLACK, BLACK, BLACK))
    expected = """\
╔═╦═╗─┬─┐
║ ║ ║ │ │
╚═┏━┓─┼─┤
│ ┃ ┃ │ │
├─┗━┛─┼─┤
│ │ │ │ │
├─┼─┼─┼─┤
│ │ │ │ │
└─┴─┴─┴─┘"""
    assert expected == "\n".join(canvas.text(row) for row in range(canvas.height))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "!@#$"),
        ("nl", "!@#$"),
        ("de", '!"§$'),
        ("es", '!"·$'),
        ("it", '!"£$'),
        ("pt", '!"#$'),
        ("fr", "&é\"'"),
    ],
)
def test_a_digit_with_shift_in_every_layout(language: str, typed: str) -> None:
    assert [0, 1, 2, 3] == [shifted_digit(key, language) for key in typed]


@pytest.mark.parametrize("language", languages())
def test_other_ways_to_a_column(language: str) -> None:
    for number in range(4):
        for way in ("alt+{}", "f{}"):
            assert number == shifted_digit(way.format(number + 1), language)
        assert number == digit(str(number + 1))
        assert shifted_digit(str(number + 1), language) is None
    for other in ("f5", "alt+5", "a", "5", "escape", "f"):
        assert shifted_digit(other, language) is None
        assert digit(other) is None


@pytest.mark.parametrize(
    ("seconds", "face"), [(0.9, "0:00"), (59.99, "0:59"), (60, "1:00"), (3599, "59:59"), (7325, "2:02:05")]
)
def test_a_clock_never_shows_more_than_there_is(seconds: float, face: str) -> None:
    assert face == clock_face(seconds)


def colours_in(value: object) -> set[str]:
    """All colours of a palette or a theme, however deep."""
    match value:
        case str() if value.startswith("#"):
            return {value}
        case tuple():
            return set().union(*map(colours_in, value))
        case dict():
            return set().union(*map(colours_in, value.values()))
        case Palette() | Wood():
            return set().union(*(colours_in(getattr(value, each.name)) for each in fields(value)))
    return set()


def test_few_colours_are_shown_as_they_are() -> None:
    """Every colour for terminals without true colour is one of the 256, so that none is taken for another."""
    light, dark = themes(few_colours=True)
    named = colours_in(FEW) | colours_in((light.background, light.foreground, light.panel, light.surface))
    named |= colours_in((dark.background, dark.foreground, dark.panel, dark.surface))
    named |= colours_in(light.variables) | colours_in(dark.variables)
    assert len(named) > 20
    for name in named:
        meant = Color.parse(name)
        near = meant.downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        for part, shown in zip(meant.get_truecolor(), near, strict=True):
            assert abs(part - shown) <= 10, name  # of the greys the next one may be taken


@pytest.mark.parametrize("palette", [LIGHT, DARK, FEW])
def test_light_and_dark_pieces_stand_out(palette: Palette) -> None:
    for face in ("top", "side"):
        light, dark = getattr(palette.light_piece, face), getattr(palette.dark_piece, face)
        assert contrast(light, dark) >= 7
    for wood in (palette.light_piece, palette.dark_piece, palette.smooth_piece):
        assert contrast(wood.side, palette.well) >= 2
    assert contrast(*palette.focus) >= 7
    assert contrast(*palette.shown) >= 4.5
    assert contrast(palette.burn, palette.wood) >= 4.5
    assert contrast(palette.inlay, palette.well) >= 3


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    bright, dim = sorted(map(luminance, (one, other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
