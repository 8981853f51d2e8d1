"""The file of piece symbols is what the generator writes, and fit for anybody's page."""

from importlib.resources import files
from itertools import combinations

import pytest

from openquarto.drawing.symbols import sprite, symbol_id
from openquarto.rules.piece import PIECES, Piece
from openquarto.view.edition import Edition
from tests.drawing.tree import SVG, faults, ids, parsed

FILE = files("openquarto.drawing") / "pieces.svg"


def test_the_file_is_what_the_generator_writes() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert sprite() == written, "python -m openquarto.drawing.symbols rewrites it"


def test_the_file_is_small() -> None:
    assert len(FILE.read_bytes()) < 60_000


def test_nothing_in_it_is_broken_or_from_elsewhere() -> None:
    symbols = {symbol_id(piece, edition) for piece in PIECES for edition in Edition}
    unused = [f"#{name} is never used" for name in sorted(symbols)]  # a page uses them
    assert unused == faults(sprite())


def test_there_is_a_symbol_for_each_piece_of_each_edition() -> None:
    symbols = list(parsed(sprite()).iter(f"{SVG}symbol"))
    expected = [f"piece-{piece}" for piece in PIECES] + [f"access-{piece}" for piece in PIECES]
    assert expected == [symbol.attrib["id"] for symbol in symbols]
    assert {"0 0 100 100"} == {symbol.attrib["viewBox"] for symbol in symbols}


@pytest.mark.parametrize(
    ("piece", "edition", "expected"),
    [
        (Piece.A, Edition.CLASSIC, "piece light round tall solid"),
        (Piece.P, Edition.CLASSIC, "piece dark square short hollow"),
        (Piece.A, Edition.ACCESS, "piece smooth round large solid"),
        (Piece.P, Edition.ACCESS, "piece grooved square small hollow"),
    ],
)
def test_the_class_of_a_symbol_names_its_sides(piece: Piece, edition: Edition, expected: str) -> None:
    symbols = {symbol.attrib["id"]: symbol for symbol in parsed(sprite()).iter(f"{SVG}symbol")}
    assert expected == symbols[symbol_id(piece, edition)].attrib["class"]


def test_every_layer_has_a_class_by_which_a_page_can_restyle_it() -> None:
    for symbol in parsed(sprite()).iter(f"{SVG}symbol"):
        layers = [element for element in symbol.iter() if element.tag in {f"{SVG}path", f"{SVG}use"}]
        assert all(layer.attrib["class"].startswith("p-") for layer in layers)
        assert "p-outline" == layers[-1].attrib["class"]


def test_no_two_symbols_are_drawn_alike() -> None:
    insides = [
        "".join(
            f"{element.tag}{sorted(element.attrib.items())}"
            for element in symbol.iter()
            if element is not symbol
        )
        for symbol in parsed(sprite()).iter(f"{SVG}symbol")
    ]
    assert all(one != other for one, other in combinations(insides, 2))


def test_ids_that_symbols_share_are_marked_as_ours() -> None:
    assert all(name.startswith(("p-", "piece-", "access-")) for name in ids(parsed(sprite())))
