"""The picture of the table shows what the view holds, and of the variant no more than its badge."""

import re
from dataclasses import replace
from itertools import combinations
from math import ceil

import pytest

from openquarto.drawing.board import draw
from openquarto.drawing.stock_and_hand import HOMES
from openquarto.notation import Record
from openquarto.rules.action import Place
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.piece import PIECES, Piece, Side
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import VARIANTS, Variant
from openquarto.view.edition import Edition
from openquarto.view.view import Shown, View
from tests.drawing.pixels import rendered
from tests.drawing.tree import SVG, faults, ids, parsed, references, texts
from tests.drawing.views import VIEWS

PLACE, CALLED = VIEWS["place"], VIEWS["called"]


def without_variant(svg: str) -> str:
    """The drawing without its badge and its description."""
    stripped, found = re.subn(r'<desc>.*?</desc>|<g class="badge">.*?</g>', "", svg, flags=re.DOTALL)
    assert 2 == found
    return stripped


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_kind_of_view_is_drawn(view: View, edition: Edition) -> None:
    svg = draw(view, edition=edition)
    assert [] == faults(svg)
    assert len(svg) < 100_000
    used = [name for name in references(parsed(svg)) if re.search(r"-(piece|access)-[A-P]$", name)]
    assert sorted(map(str, PIECES)) == sorted(name[-1] for name in used)  # each piece is somewhere, once
    assert {"piece" if edition is Edition.CLASSIC else "access"} == {name.split("-")[1] for name in used}


@pytest.mark.parametrize("width", [400, 1200])
def test_it_is_a_picture_of_any_width(width: int) -> None:
    image = rendered(draw(PLACE), width=width)
    assert (width, ceil(width * 916 / 1200)) == image.size
    middle = image.getchannel("A").crop((0, image.height // 2, width, image.height // 2 + 1))
    assert (255, 255) == middle.getextrema()  # its own paper, whatever lies below


def test_it_speaks() -> None:
    root = parsed(draw(PLACE))
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert "img" == root.attrib["role"]
    assert "Quarto: Second places" == title.text
    said = description.text or ""
    assert said.startswith("a2: A, light round tall solid. b2: O, dark square short solid. ")
    assert "Hand: B, light round tall hollow. Last placed: b2. Stock: C, light round short solid. D, " in said
    assert said.endswith("Lines that count: rows, columns and diagonals. Calling: announced.")


def test_all_text_of_a_placement() -> None:
    expected = (
        *("Second places", "Last placed: b2, dark square short solid", *"abcd1234"),
        *("Hand", "light", "round", "tall", "hollow", "Stock"),
        *("a2", "hand", "b3", "d4", "d3", "b4", "b2", "a4", "a3"),
        "colour, shape, height and fill · rows, columns and diagonals · announced",
    )
    assert expected == tuple(texts(draw(PLACE)))


@pytest.mark.parametrize(
    ("name", "edition", "expected"),
    [
        (
            "19 lines",
            Edition.CLASSIC,
            "colour, shape, height and fill · rows, columns, diagonals and blocks · announced",
        ),
        ("1 trait", Edition.CLASSIC, "shape · rows, columns and diagonals · announced"),
        ("automatic", Edition.ACCESS, "size and fill · rows, columns, diagonals and blocks · automatic"),
    ],
)
def test_the_badge_tells_what_counts(name: str, edition: Edition, expected: str) -> None:
    assert expected == texts(draw(VIEWS[name], edition=edition))[-1]


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("name", ["start", "place", "give", "last look"])
def test_the_variant_shows_in_badge_and_description_alone(name: str, edition: Edition) -> None:
    views = [replace(VIEWS[name], variant=variant) for variant in VARIANTS]
    drawings = [draw(view, edition=edition) for view in views]
    assert len(VARIANTS) == len(set(drawings))
    assert 1 == len({without_variant(drawing) for drawing in drawings})


def test_a_quarto_that_was_not_called_does_not_show() -> None:
    """The same table, where row 1 shares light and where it does not count: nothing but words differ."""
    counts, does_not = (
        draw(View.of(Position.parse(f"ABCD/4/4/4 - d1 {variant}"))) for variant in ("traits=c", "traits=f")
    )
    assert without_variant(counts) == without_variant(does_not)


def test_the_seat_and_the_right_to_call_do_not_show() -> None:
    assert draw(PLACE) == draw(replace(PLACE, may_call=False))
    assert draw(PLACE) == draw(replace(PLACE, seat=PLACE.to_act))


def test_ids_of_several_drawings_do_not_clash() -> None:
    drawings = [parsed(draw(view, edition=edition)) for view in VIEWS.values() for edition in Edition]
    prefixes = [{name.split("-")[0] for name in ids(drawing)} for drawing in drawings]
    assert {1} == {len(found) for found in prefixes}
    tables = {
        (view.board, view.hand, view.last, view.phase, view.outcome, view.shown, edition)
        for view in VIEWS.values()
        for edition in Edition
    }
    assert len(tables) == len({prefix for found in prefixes for prefix in found})


def test_a_step_in_the_stock_changes_one_trait() -> None:
    assert set(PIECES) == set(HOMES)
    places = {complex(at % 4, at // 4): piece for at, piece in enumerate(HOMES)}
    for one, other in combinations(places, 2):
        if abs(one - other) == 1:
            assert 1 == (places[one].number ^ places[other].number).bit_count()
    assert [Piece.A, Piece.B, Piece.D, Piece.C] == list(HOMES[:4])
    assert [Piece.A, Piece.E, Piece.M, Piece.I] == list(HOMES[::4])


def test_dots_show_where_to_place_and_only_then() -> None:
    empty = sum(PLACE.board[square.index] is None for square in SQUARES)
    assert empty == len(list(parsed(draw(PLACE)).iter(f"{SVG}circle")))
    assert [] == list(parsed(draw(VIEWS["give"])).iter(f"{SVG}circle"))


def faded(view: View) -> str:
    """The letters of the faded pieces, in the order of the board."""
    groups = parsed(draw(view)).iter(f"{SVG}g")
    return "".join(group[0].attrib["href"][-1] for group in groups if group.attrib.get("opacity") == ".38")


def test_other_pieces_fade_when_a_quarto_is_shown() -> None:
    assert "OFGMH" == faded(CALLED)
    assert "OGH" == faded(VIEWS["missed"])  # two lines shown: neither fades
    assert "" == faded(replace(CALLED, shown=()))
    assert "" == faded(VIEWS["draw"])


def test_many_shown_lines_are_told_shortly() -> None:
    three = replace(CALLED, shown=CALLED.shown * 3)
    nine = replace(CALLED, shown=CALLED.shown * 9)
    assert "Quarto: column a, round and tall" == texts(draw(CALLED))[1]
    assert (
        "Quarto: " + "; ".join(["column a, round and tall"] * 2)
        == texts(draw(replace(CALLED, shown=CALLED.shown * 2)))[1]
    )
    assert "Quarto: column a, column a, column a" == texts(draw(three))[1]
    assert "Quarto: 9 lines at once" == texts(draw(nine))[1]


def test_a_position_draws_itself_in_a_notebook() -> None:
    position = Position.parse("4/AO2/JF1G/IM1H B b2")
    assert (
        draw(View.of(position)) == draw(position) == position._repr_svg_() == View.of(position)._repr_svg_()
    )


def test_a_notebook_shows_the_game_and_its_record_with_the_quarto_that_won() -> None:
    record = Record.parse('[Edition "access"] A a1B b1C c1D d1#a1-d1 1-0')
    shown = (Shown(Line.ROW_1, (Side.LIGHT, Side.ROUND)),)
    view = View.of(record.position, shown=shown)
    assert draw(view) == record.game._repr_svg_()
    assert draw(view, edition=Edition.ACCESS) == record._repr_svg_()
    resigned = Record.parse('[Termination "resigned"] A a1B 1-0').game
    assert "resigned" in resigned._repr_svg_()


def test_a_live_quarto_changes_no_picture_of_a_game() -> None:
    """The row shares one side only: whether its trait counts changes the badge and nothing else."""
    pictures = {
        without_variant(
            Game.of(Position.parse(f"AHD1/4/4/4 E c1 traits={trait}"), (Place(Square.d1),))._repr_svg_()
        )
        for trait in "cshf"
    }
    assert 1 == len(pictures)


def test_the_default_variant_is_drawn_like_any() -> None:
    assert draw(PLACE) == draw(replace(PLACE, variant=Variant()))
