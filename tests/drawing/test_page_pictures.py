"""The wood of the page, by day and by night."""

from xml.etree import ElementTree as ET

import pytest

from openquarto.drawing.page_pictures import page_pictures
from openquarto.drawing.palette import PLATTER


def test_five_things_in_two_themes() -> None:
    names = {
        f"{thing}-{theme}.svg"
        for thing in ("board", "tray", "saucer", "home", "gone")
        for theme in ("light", "dark")
    }
    assert names == page_pictures().keys()


@pytest.mark.parametrize("name", page_pictures())
def test_each_is_a_picture_of_its_own(name: str) -> None:
    root = ET.fromstring(page_pictures()[name])  # noqa: S314  our own drawing
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {element.get("href", "")[1:] for element in root.iter() if element.get("href")}
    assert used <= set(ids)


def test_by_night_the_wood_is_darker_and_of_the_same_form() -> None:
    day, night = (page_pictures()[f"board-{theme}.svg"] for theme in ("light", "dark"))
    assert PLATTER[0] in day
    assert PLATTER[0] not in night
    assert len(day) == len(night)
