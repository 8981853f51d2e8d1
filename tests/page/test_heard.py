"""A game by link as a screen reader tells it, in every language: transcripts that were read by ear.

The page is the real one, of the real server; the reader is @guidepup/virtual-screen-reader in jsdom.
OPENQUARTO_REWRITE=1 writes the files anew. A no-break space inside a phrase is written as ~.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.listener import Listener
from tests.page.table import serving
from tests.server.room.test_link import opened
from tests.server.serving import Page, Somebody
from tests.speech.table import check_file

pytestmark = pytest.mark.needs("node", "listener")
FOLDER = Path(__file__).parent / "heard"
MORE = ("en",)  # the page is the same in every language; what differs is what tests/speech reads


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets somebody be silent while the other listens."""
    with serving(tmp_path_factory.mktemp("server"), OPENQUARTO_LIMITS_SILENCE="3600") as address:
        yield address


@pytest.mark.parametrize("language", spread(languages(), more=MORE))
def test_a_game_is_heard_as_it_was_read(patient: str, language: str) -> None:
    port = int(patient.rpartition(":")[2])
    ada, boris = Somebody(port), Somebody(port)
    game = opened(ada, boris)
    other = boris.sit(game)  # before Ada comes, so that nobody is told of it
    with Listener(f"{patient}/table/{game}?lang={language}", ada.cookies) as listener:
        play(listener, other)
        check_file(FOLDER / f"{language}.txt", "\n".join(listener.transcript).strip() + "\n")
    other.close()


def play(listener: Listener, other: Page) -> None:
    """Ada gives A, B goes to her, C to Boris, D to her: row 1 is a quarto, and she calls it."""
    listener.note("The page, from top to end")
    listener.read_all()
    listener.note("The board, then the stock")
    listener.press("Tab", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Tab", "ArrowRight", "ArrowDown")
    listener.press("ArrowUp", "ArrowLeft")
    listener.note("She gives; he places and gives")
    listener.press("Enter", live=True)
    theirs(listener, other, "a1", "B")
    listener.note("Her hand, his square, her placement")
    for key in "hwl":
        listener.press(key, live=True)
    listener.press("b")
    listener.press("Enter", live=True)
    listener.press("ArrowRight")
    listener.press("Enter", live=True)
    listener.note("What has gone from the stock; questions about the board")
    listener.press("s", "ArrowRight", "ArrowLeft", "End", "b")
    for key in "rvo":
        listener.press(key, live=True)
    listener.note("The call dialog, left again")
    listener.press("q", "ArrowDown", "ArrowDown")
    listener.press("Escape", live=True)
    listener.note("She gives C, he places it and gives D, she places it")
    listener.press("s")
    listener.press("Enter", live=True)
    theirs(listener, other, "c1", "D")
    listener.press("b", "ArrowRight", "ArrowRight")
    listener.press("Enter", live=True)
    listener.note("She calls")
    listener.press("q")
    listener.press("Enter", live=True)


def theirs(listener: Listener, other: Page, square: str, piece: str) -> None:
    """The opponent's turn: it is heard, and the focus stays where it is."""
    other.wait_for_turn()
    for action in (square, piece):
        other.acts(action)
        listener.listen(f"he: {action}")
