"""Sheets for swell paper, measured as a finger would: sizes, gaps, what is black, and braille."""

import subprocess
from cmath import rect, tau
from itertools import combinations
from pathlib import Path

import pytest

from openquarto.rules import Piece, Position, Trait
from openquarto.rules.piece import Side
from openquarto.rules.square import SQUARES
from openquarto.speech.catalogue import catalogue, languages
from openquarto.touch.sheet import board_sheet, stock_sheet
from openquarto.view import View
from tests.cli.command import run, run_here
from tests.touch.paper import Thing, across, dots_of, gap, read_sheet

FULL = "ABCD/EFGH/IJKL/MNOP - d4"
MIDDLE = "D3/AO2/JF1G/IM1H E a1"
START = "4/4/4/4 - -"
TOUCHED = 6 - 1e-6  # millimetres between two things, and the last digit of a float


def sheets(position: str, language: str = "en") -> tuple[list[Thing], list[Thing]]:
    view = View.of(Position.parse(position))
    return read_sheet(board_sheet(view, language))[1], read_sheet(stock_sheet(view, language))[1]


def named(things: list[Thing], kind: str) -> dict[str, Thing]:
    return {thing.name: thing for thing in things if thing.kind == kind}


@pytest.mark.parametrize(
    ("position", "language"),
    [(FULL, "en"), (START, "fr"), ("4/4/4/4 P -", "es"), *((MIDDLE, language) for language in languages())],
)
def test_a_fingertip_fits_between_any_two_things_and_all_lies_on_the_paper(
    position: str, language: str
) -> None:
    for things in sheets(position, language):
        for one, other in combinations(things, 2):
            # A box is never nearer than what it holds; the board is around the pieces, so there we measure.
            if one.kind == "board" or other.kind == "board" or box_gap(one, other) < 6:
                assert gap(one, other) >= TOUCHED, (one.name, other.name)
        for left, top, right, bottom in (thing.box for thing in things):
            assert min(left, top, 210 - right, 297 - bottom) >= 12, "printers leave a margin"


def box_gap(one: Thing, other: Thing) -> float:
    (left, top, right, bottom), (other_left, other_top, other_right, other_bottom) = one.box, other.box
    return max(other_left - right, left - other_right, other_top - bottom, top - other_bottom)


def test_the_sheet_has_its_true_size() -> None:
    root, _ = read_sheet(board_sheet(View.of(Position.parse(MIDDLE)), "fr"))
    assert ("210mm", "297mm", "0 0 210 297") == tuple(
        root.get(name) for name in ("width", "height", "viewBox")
    )
    assert "Premier doit poser." == root[0].text
    assert "b3 lisse carrée grande creuse" in str(root[1].text)


def test_squares_are_wide_and_lines_are_thick() -> None:
    things, _ = sheets(START)
    [board] = [thing for thing in things if thing.kind == "board"]
    edge, *insides = board.loops
    assert 16 == len(insides)
    boxes = [Thing("", "", [loop]).box for loop in insides]
    for left, top, right, bottom in boxes:
        assert min(right - left, bottom - top) >= 25
    for (_, _, right, bottom), (next_left, _, _, _), (_, lower_top, _, _) in zip(
        boxes, boxes[1:4], boxes[4:8], strict=False
    ):
        assert min(next_left - right, lower_top - bottom) >= 1.5
    left, top, right, bottom = Thing("", "", [edge]).box
    assert min(boxes[0][0] - left, boxes[0][1] - top, right - boxes[15][2], bottom - boxes[15][3]) >= 1.5


def test_pieces_stand_in_the_middle_of_their_squares_and_the_hand_lies_apart() -> None:
    things, stock = sheets(MIDDLE)
    position = Position.parse(MIDDLE)
    pieces = named(things, "piece")
    [board] = named(things, "board").values()
    for square in SQUARES:
        piece = position.board[square.index]
        inside = Thing("", "", [board.loops[1 + square.index]])
        if piece:
            assert pieces[f"piece-{piece}"].centre == pytest.approx(inside.centre, abs=0.01)
    assert pieces["piece-E"].box[1] >= board.box[3] + TOUCHED
    assert {f"piece-{piece}" for piece in (*position.stock,)} == set(named(stock, "piece"))
    assert 10 == len(pieces)


@pytest.mark.parametrize("piece", list(Piece))
def test_each_trait_is_felt_by_a_feature_of_its_own(piece: Piece) -> None:
    shape = named(sheets(FULL)[0], "piece")[f"piece-{piece}"]
    left, top, right, bottom = shape.box
    (x, y), wide = shape.centre, right - left
    is_large = piece.side(Trait.HEIGHT) is Side.TALL
    assert (28 if is_large else 18) == pytest.approx(wide, abs=0.02)
    assert wide == pytest.approx(bottom - top, abs=0.3)  # a notch may lie at the very top
    # Black a little inside the corner of the box, or white.
    corner = all(
        shape.covers((at_x, at_y)) for at_x in (left + 0.2, right - 0.2) for at_y in (top + 0.2, bottom - 0.2)
    )
    assert (piece.side(Trait.SHAPE) is Side.SQUARE) == corner
    hole = [at for at in range(int(wide * 50)) if not shape.covers((x + at / 50, y))]
    is_hollow = piece.side(Trait.FILL) is Side.HOLLOW
    assert is_hollow == (0 in hole)
    if is_hollow:
        assert all(not shape.covers((x + dx, y + dy)) for dx in (-2.5, 0, 2.5) for dy in (-2.5, 0, 2.5))
    # Along a line one millimetre inside the edge: white where a notch is, black in between.
    notches = ripples(shape, 1.0)
    expected = {(True, True): 12, (True, False): 12, (False, True): 8, (False, False): 6}
    is_square = piece.side(Trait.SHAPE) is Side.SQUARE
    is_grooved = piece.side(Trait.COLOUR) is Side.DARK
    assert (expected[is_large, is_square] if is_grooved else 0) == len(notches)
    assert all(2.5 <= length <= 3.5 for length in notches)


def ripples(shape: Thing, inside: float) -> list[float]:
    """The lengths of the white stretches along the edge of the piece without notches, moved inwards."""
    left, top, right, _ = shape.box
    (x, y), reach = shape.centre, (right - left) / 2 - inside
    if shape.covers((left + 0.2, top + 0.2)):
        fine = [reach * at / 500 for at in range(-500, 500)]
        track = [(x + at, y - reach) for at in fine] + [(x + reach, y + at) for at in fine]
        track += [(x - at, y + reach) for at in fine] + [(x - reach, y - at) for at in fine]
    else:
        track = [
            (x + at.real, y + at.imag) for at in (rect(reach, tau * step / 4000) for step in range(4000))
        ]
    step = abs(complex(*track[1]) - complex(*track[0]))
    told = "".join("#" if shape.covers(point) else "." for point in track)
    return [len(white) * step for white in told.replace("#", " ").split()]


def test_sixteen_pieces_differ_pairwise_where_a_finger_feels_it() -> None:
    shapes = named(sheets(FULL)[0], "piece")
    grids = {}
    for name, shape in shapes.items():
        x, y = shape.centre
        grids[name] = [
            shape.covers((x + dx / 2, y + dy / 2)) for dx in range(-30, 31) for dy in range(-30, 31)
        ]
    for one, other in combinations(grids.values(), 2):
        # In quarters of square millimetres.
        assert sum(a != b for a, b in zip(one, other, strict=True)) / 4 >= 40


@pytest.mark.parametrize("language", languages())
def test_braille_dots_have_their_standard_distances_and_say_the_cells(language: str) -> None:
    for things in sheets(MIDDLE, language):
        for line in (thing for thing in things if thing.kind == "braille"):
            assert all(1.6 == pytest.approx(across(loop)) for loop in line.loops)
            left, top = min(x for x, _ in dots_of(line)), min(y for _, y in dots_of(line))
            assert line.name == cells_at(dots_of(line), left, top, line.name)


def cells_at(dots: list[tuple[float, float]], left: float, top: float, like: str) -> str:
    """Read dots back as cells: 2.5 mm between dots, 6 mm between cells; the first cell tells the corner."""
    first = ord(like[0]) - 0x2800
    left -= 0 if first & 0b000111 else 2.5
    union = 0
    for cell in like:
        union |= ord(cell) - 0x2800
    top -= 0 if union & 0b001001 else 2.5 if union & 0b010010 else 5
    cells = [0x2800] * len(like)
    for x, y in dots:
        number, column = divmod(round((x - left) / 0.5), 12)
        row = (y - top) / 2.5
        assert column in {0, 5}
        assert row == pytest.approx(round(row), abs=0.01)
        cells[number] |= 1 << (round(row) + (3 if column else 0))
    return "".join(map(chr, cells))


@pytest.mark.needs("liblouis")
@pytest.mark.parametrize("language", languages())
def test_all_that_is_written_is_what_liblouis_writes(language: str) -> None:
    words = catalogue(language)
    starts = [START, "4/4/4/4 A -", FULL, "ABC1/4/4/4 D c1 auto", "ABCD/4/4/4 - d1 auto"]
    views = [View.of(Position.parse(text)) for text in starts]
    for square in SQUARES:  # every square as the last one, in the phase of giving and of placing
        board = tuple(Piece.A if each is square else None for each in SQUARES)
        views.append(View.of(Position(board, Piece.B if square.index % 2 else None, square)))
    written: dict[str, str] = {}
    for view in views:
        root, things = read_sheet(board_sheet(view, language))
        lines = [thing.name for thing in things if thing.kind == "braille"]
        written[str(root[0].text)] = lines[0]
        written |= zip("abcd1234", lines[1:9], strict=True)
        labels = [words.say("label-hand")] if view.hand else []
        labels += [f"{words.first('last')} {view.last}"] if view.last else []
        written |= zip(labels, lines[9:], strict=True)
    root, things = read_sheet(stock_sheet(views[0], language))
    written[str(root[0].text)] = things[0].name
    plain = [text.lower().rstrip(".") for text in written]
    done = subprocess.run(
        ["lou_translate", "--forward", f"unicode.dis,{words.say('braille-table')}"],  # noqa: S607
        input="\n".join(plain) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert dict(zip(plain, done.stdout.splitlines(), strict=True)) == dict(
        zip(plain, written.values(), strict=True)
    )
    assert len(written) >= 8 + 16 + 2 + 6


def test_a_live_quarto_is_not_told() -> None:
    """The same board and hand, with a line that is a quarto or is not: only the pieces differ."""
    quiet = board_sheet(View.of(Position.parse("ABCD/4/4/4 - a1")), "en")
    blocks = board_sheet(View.of(Position.parse("ABCD/4/4/4 - a1 blocks+traits=c")), "en")
    assert quiet == blocks


# The command


def test_one_sheet_is_printed_and_several_are_numbered(tmp_path: Path) -> None:
    done = run("tactile", MIDDLE, "--language", "en")
    assert (0, "") == (done.returncode, done.stderr)
    assert board_sheet(View.of(Position.parse(MIDDLE)), "en") + "\n" == done.stdout
    file = tmp_path / "board.svg"
    assert 0 == run_here("tactile", *MIDDLE.split(), "-o", str(file)).returncode
    read_sheet(file.read_text())
    done = run_here("tactile", "-o", str(file), "--stock", stdin=f"{MIDDLE}\nnonsense\n{START}\n".encode())
    assert 1 == done.returncode
    assert "nonsense: expected 3 or 4 fields '<board> <hand> <last> [<variant>]'" in done.stderr
    names = sorted(path.name for path in tmp_path.iterdir())
    assert ["board-1.svg", "board-2.svg", "board-3.svg", "board-4.svg", "board.svg"] == names


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "expected 3 or 4 fields '<board> <hand> <last> [<variant>]'"),
        ([MIDDLE, "--language", "xx"], "there is no 'xx'"),
        ([MIDDLE, "-o", "no/such/folder.svg"], "no/such/folder.svg: No such file or directory"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run_here("tactile", *arguments)
    assert sentence in done.stderr
    assert (2, "") == (done.returncode, done.stdout)
