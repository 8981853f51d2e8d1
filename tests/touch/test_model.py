"""The set to print: sound solids of the right size, told apart by touch, that fit each other and a bed."""

import io
from itertools import combinations
from math import pi
from pathlib import Path

import pytest
import trimesh
from hypothesis import example, given
from hypothesis import strategies as st

from openquarto.rules import Piece, Trait
from openquarto.rules.piece import PIECES, Side
from openquarto.speech.catalogue import catalogue, languages
from openquarto.touch.dots import dots
from openquarto.touch.model import PLAY, all_pieces, board_model, piece_model
from openquarto.touch.outline import MM, Outline, circle, piece_hole, piece_outline, rectangle, shifted
from openquarto.touch.stl import extent, stl
from openquarto.touch.terrace import Terrace
from openquarto.touch.triangles import area, triangles, turn
from tests.cli.command import run, run_here

BED = 180  # millimetres: the smaller of the common printers


def mesh(*solids: Terrace) -> trimesh.Trimesh:
    loaded = trimesh.load(io.BytesIO(stl(solids)), file_type="stl")
    assert isinstance(loaded, trimesh.Trimesh)
    assert loaded.is_watertight
    assert loaded.is_winding_consistent
    assert loaded.is_volume
    assert loaded.bounds[1] - loaded.bounds[0] == pytest.approx(extent(solids), abs=1e-4)
    assert 0 == loaded.bounds[0][2]
    return loaded


def height(piece: Piece) -> int:
    return 30 if piece.side(Trait.HEIGHT) is Side.TALL else 15


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_a_sound_solid_with_the_volume_of_its_parts(piece: Piece) -> None:
    solid = mesh(piece_model(piece))
    floor = 15 if piece.side(Trait.HEIGHT) is Side.TALL else 5
    whole = area(piece_outline(piece)) / 2 / MM**2 * height(piece)
    hole = area(piece_hole(piece)) / 2 / MM**2 * (height(piece) - floor) if piece_hole(piece) else 0
    assert whole - hole == pytest.approx(solid.volume, rel=1e-4)
    assert height(piece) == pytest.approx(solid.extents[2])


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_prints_without_supports_and_stands(piece: Piece) -> None:
    solid = mesh(piece_model(piece))
    down = solid.face_normals[:, 2] < -1e-6
    assert solid.triangles[down][:, :, 2] == pytest.approx(0), "only the bottom looks down"
    assert solid.face_normals[~down][:, 2] == pytest.approx([abs(z) for z in solid.face_normals[~down][:, 2]])
    x, y, z = solid.center_mass
    assert (0, 0) == pytest.approx((x, y), abs=0.05)
    # Leaning so far that the middle of its weight is above the edge takes more than 20 degrees.
    assert (solid.extents[0] / 2 - 2.5) / z > 0.364


def test_pieces_are_told_apart_by_one_feature_a_trait() -> None:
    """One trait changed, and what is felt changes: the corners, the size, the hole, the edge."""
    for one, other in combinations(PIECES, 2):
        [*changed] = [trait for trait in Trait if one.side(trait) is not other.side(trait)]
        if len(changed) == 1:
            assert felt(changed[0], one) != felt(changed[0], other)
            for trait in set(Trait) - set(changed):
                assert felt(trait, one) == felt(trait, other)


def felt(trait: Trait, piece: Piece) -> object:
    outline, solid = piece_outline(piece), piece_model(piece)
    reach = max(x for x, _ in outline)
    match trait:
        case Trait.COLOUR:  # corners that turn inwards
            around = zip(outline, (*outline[1:], outline[0]), (*outline[2:], *outline[:2]), strict=True)
            return any(turn(*corner) < 0 for corner in around)
        case Trait.SHAPE:
            return any(x == y == reach for x, y in outline)
        case Trait.HEIGHT:
            return solid.height, reach
        case Trait.FILL:
            return bool(solid.within)


def test_all_pieces_lie_on_one_bed_apart_from_each_other() -> None:
    solids = list(all_pieces())
    wide, deep, _ = mesh(*solids).extents
    assert max(wide, deep) <= BED
    boxes = [(min(solid.outline), max(solid.outline)) for solid in solids]
    assert 16 == len(set(boxes))
    for one, other in combinations(solids, 2):
        gaps = [
            max(
                min(p[axis] for p in b.outline) - max(p[axis] for p in a.outline)
                for a, b in ((one, other), (other, one))
            )
            for axis in (0, 1)
        ]
        assert max(gaps) >= 6 * MM


@pytest.mark.parametrize("language", ["en", "fr"])  # all others have the digits of English
def test_the_board_is_sound_and_fits_the_bed(language: str) -> None:
    solid = mesh(board_model(catalogue(language)))
    wide, deep, high = solid.extents
    assert wide == deep <= BED
    assert 6 == high


def test_the_squares_hold_every_piece_with_the_stated_play() -> None:
    [block, *_] = board_model(catalogue("en")).within
    assert 16 == len(block.within)
    for square in block.within:
        assert 3 * MM == block.height - square.height
        wide = max(x for x, _ in square.outline) - min(x for x, _ in square.outline)
        for piece in PIECES:
            across = max(x for x, _ in piece_outline(piece)) * 2
            assert wide >= across + 2 * PLAY
    widest = max(max(x for x, _ in piece_outline(piece)) for piece in PIECES)
    assert wide == 2 * widest + 2 * PLAY


@pytest.mark.parametrize("language", languages())
def test_the_braille_of_the_board_is_that_of_the_language(language: str) -> None:
    """The dots beside each row, read from the solid: the same as those of the sign in the catalogue."""
    words = catalogue(language)
    [block, *raised] = board_model(words).within
    left = min(x for x, _ in block.outline)
    centres = [(sum(x for x, _ in dot.edge) // 16, sum(y for _, y in dot.edge) // 16) for dot in raised]
    for row, digit in enumerate(words.forms("braille-digits")):
        square = block.within[4 * row]
        low, high = (side(y for _, y in square.outline) for side in (min, max))
        found = sorted((x, -y) for x, y in centres if x < left and low < y < high)
        expected = sorted(dots(digit, (0, 0)))
        offset = found[0][0] - expected[0][0], found[0][1] - expected[0][1]
        assert [(x + offset[0], y + offset[1]) for x, y in expected] == found
    for dot in raised:
        assert 1_600 == max(x for x, _ in dot.foot) - min(x for x, _ in dot.foot)
        assert 600 == dot.height - 3 * MM
        assert min(x for x, _ in dot.foot) >= 5 * MM


# The geometry


@example(
    [(0, 0, 13, True), (0, 1, 11, False)]
)  # one above the other, the upper one with a side straight down
@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(3, 40), st.booleans()), max_size=36),
)
def test_any_flat_shape_with_holes_is_filled_exactly(asked: list[tuple[int, int, int, bool]]) -> None:
    """Holes in the boxes of a grid, round or square, of any size: areas add up, and all turn the same way."""
    places = {(column, row): (size, is_round) for column, row, size, is_round in asked}
    holes: list[Outline] = [
        shifted(circle(size, 12) if is_round else rectangle(2 * size, 2 * size), (100 * column, 100 * row))
        for (column, row), (size, is_round) in places.items()
    ]
    outline = shifted(rectangle(620, 620), (250, 250))
    cut = list(triangles(outline, holes))
    assert all(turn(*each) > 0 for each in cut)
    assert area(outline) - sum(map(area, holes)) == sum(turn(*each) for each in cut)
    assert len(cut) == len(outline) + sum(len(hole) + 2 for hole in holes) - 2


def test_a_circle_is_round() -> None:
    assert pi * 14**2 == pytest.approx(area(circle(14 * MM)) / 2 / MM**2, rel=1e-3)


# The command


def test_the_command_writes_the_whole_set_or_single_pieces(tmp_path: Path) -> None:
    done = run("model", str(tmp_path / "a" / "set"), "--language", "fr")
    assert (0, "") == (done.returncode, done.stderr)
    names = {path.name for path in (tmp_path / "a/set").iterdir()}
    assert 18 == len(names) == len(done.stdout.splitlines())
    assert {"board.stl", "pieces.stl", "P-grooved-square-small-hollow.stl"} <= names
    assert stl([board_model(catalogue("fr"))]) == (tmp_path / "a/set/board.stl").read_bytes()
    assert "board.stl: 169.1 × 169.1 × 6.0 mm" in done.stdout
    done = run_here("model", str(tmp_path / "b"), "--piece", "B", "--piece", "M")
    assert {"B-smooth-round-large-hollow.stl", "M-grooved-square-large-solid.stl"} == {
        path.name for path in (tmp_path / "b").iterdir()
    }


def test_what_cannot_be_done_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for arguments, sentence in (
        ([str(tmp_path / "file")], "file is no folder"),
        ([str(tmp_path), "--piece", "Z"], "expected a piece letter A to P, got 'Z'"),
        ([], "FOLDER"),
    ):
        done = run_here("model", *arguments)
        assert sentence in done.stderr
        assert (2, "") == (done.returncode, done.stdout)
