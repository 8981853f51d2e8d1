"""The picture of an end: well formed, with its words, and never disturbed by them."""

from xml.etree import ElementTree as ET

import pytest

from openquarto.drawing.png import has_png, png
from openquarto.drawing.result import HEIGHT, WIDTH, draw_result
from openquarto.match.replay import replay_turns
from openquarto.notation import Record
from openquarto.view.edition import Edition

WON = replay_turns(Record.parse("1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1").game)[
    -1
].view
TITLES = ["Draw.", "Player Grace wins.", "<b>&@\"' wins.", "Joueur " + "W" * 24 + " gagne.", "wins " * 40]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("edition", Edition)
def test_it_is_one_picture_with_its_words(title: str, edition: Edition) -> None:
    drawn = draw_result(WON, title=title, sentences=["Quarto: column a."], language="en", edition=edition)
    picture = ET.fromstring(drawn)  # noqa: S314  our own
    assert title == picture[0].text
    assert (str(WIDTH), str(HEIGHT), "en") == tuple(picture.get(name) for name in ("width", "height", "lang"))
    said = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "Quarto: column a." in said
    assert "OpenQuarto" == said[-1]
    assert all(len(text or "") <= 34 for text in said)


def test_no_sign_of_a_title_is_taken_for_an_id() -> None:
    assert ">a@b<" in draw_result(WON, title="a@b")


def test_it_can_be_had_as_png() -> None:
    assert has_png()
    assert png(draw_result(WON, title="Draw."), width=60).startswith(b"\x89PNG")
