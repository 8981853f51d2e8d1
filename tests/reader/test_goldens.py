"""What Orca says of a game, word by word: on the page in two browsers, and in a terminal window."""

import pytest

from tests.reader import golden
from tests.reader.asking import MIDDLE
from tests.reader.conftest import Furnish
from tests.reader.window import open_terminal

pytestmark = pytest.mark.needs("orca")
LONG = pytest.mark.long
KEYS = "Right Down Up s 1 2 o h r b w v z c z z z z d x l q Down Down ~Escape m Escape question Escape Return"
LINES = {
    "en": ["light round tall solid", "b2", "hand", "hand", "row 2", "sky", "give P", "quarto row 2", "turn"],
    "fr": ["claire ronde haute pleine", "b2", "main", "main", "ligne 2", "ciel", "donne P", "quarto ligne 2"],
}


@pytest.mark.needs("chromium")
@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.more), pytest.param("fr", marks=LONG)]
)
def test_the_page_in_chromium(furnish: Furnish, language: str) -> None:
    room = furnish("chromium", language)
    room.sit(MIDDLE, opponent="here")
    golden.check(f"chromium-{language}", golden.pressed(room, KEYS))


@pytest.mark.long
@pytest.mark.needs("firefox")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_in_firefox(furnish: Furnish, language: str) -> None:
    room = furnish("firefox", language)
    room.sit(MIDDLE, opponent="here")
    golden.check(f"firefox-{language}", golden.pressed(room, KEYS))


@pytest.mark.needs("lxterminal")
@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=LONG)])
def test_the_game_in_a_terminal_window(furnish: Furnish, language: str) -> None:
    desk = furnish("chromium", language).browser.desk
    open_terminal(desk, "--new", "--opponent", "here", "--language", language)
    prompt = {"en": "give?", "fr": "donner ?"}[language]
    heard = desk.ear.until(lambda told: any(prompt in text for text in told), 20)
    assert any(prompt in text for text in heard), heard
    golden.check(f"terminal-{language}", golden.typed(desk, LINES[language]))
