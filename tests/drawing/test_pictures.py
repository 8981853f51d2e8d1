"""The pictures in the docs are drawn by the drawing as it is now."""

from pathlib import Path

import pytest

from openquarto.drawing.board import draw
from openquarto.rules.position import Position
from openquarto.view.view import View

PICTURES = Path(__file__).parents[2] / "docs/pictures"


@pytest.mark.parametrize(("name", "position"), [("table.svg", "4/AO2/JF1G/IM1H D b2")])
def test_a_picture_is_up_to_date(name: str, position: str) -> None:
    """Draw it again with: openquarto show POSITION --svg docs/pictures/NAME."""
    assert draw(View.of(Position.parse(position))) == (PICTURES / name).read_text(encoding="utf-8")
