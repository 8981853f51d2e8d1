"""What is typed while the focus is on board or stock: keys are keys, words reach the command line whole."""

import pytest

from openquarto.rules import Piece
from openquarto.speech import Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.terminal.screen.typed import PAUSE, TypedRun
from tests.terminal.stage import run, sit, stage


def taken(typed: str, *, pause: float = 0.1) -> str:
    """What the command line gets of a text: all, from the first key that shows that it is words."""
    times = (at * pause for at in range(1_000, 2_000))
    typing = TypedRun(times.__next__)
    for at, character in enumerate(typed):
        key = {" ": "space", "\n": "enter"}.get(character, character)
        if typing.is_words(key, character):
            return typing.take() + typed[at + 1 :]
    return ""


@pytest.mark.parametrize(
    "words",
    [
        *(
            "give A",
            "a1",
            "light round tall solid",
            "dark square short hollow",
            "hollow dark",
            "square s d h",
        ),
        *(
            "help",
            "round tall",
            "solid",
            "tall",
            "save x",
            "row 2",
            "new",
            "undo",
            "hollow ",
            "short d",
            "Grün",
        ),
    ],
)
def test_words_are_taken_whole(words: str) -> None:
    assert words == taken(words)


@pytest.mark.parametrize("words", ["short\n", "hollow\n"])
def test_words_that_could_all_be_keys_are_not_taken_for_a_move(words: str) -> None:
    assert words.strip() == taken(words)


@pytest.mark.parametrize(
    "keys",
    [
        "r",
        "c",
        "hw",
        "vz",
        "s",
        "bs",
        "sbi",
        "i",
        "q",
        "e",
        "mm",
        "t ",
        "12",
        "b2",
        "lo\n",
        "s4 ",
        "\n",
        "o q",
        "o\nq",
    ],
)
def test_keys_stay_keys(keys: str) -> None:
    assert "" == taken(keys)


def test_a_pause_ends_a_word() -> None:
    assert "" == taken("lieqm hollo sq", pause=PAUSE + 0.01)


def test_words_typed_on_the_board_reach_the_command_line() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            player.app.typed = TypedRun(lambda: 0.0)  # all in one go
            assert "board" == player.focus
            await player.press(*"dark", "space", *"round", "space", "t", "space", "solid"[0], "enter")
            assert Piece.I is player.session.match.game.position.hand
            await player.press("escape")
            assert "board" == player.focus
            await player.press(*"hollow", "enter")
            assert ("command", "hollow") == (player.focus, player.app.table.command.value)
            await player.press("escape", *"a3", "enter")
            assert "a3" == str(player.session.match.game.position.last)

    run(play())


@pytest.mark.parametrize("language", languages())
def test_a_prompt_stands_only_where_what_is_typed_goes(language: str) -> None:
    async def play() -> None:
        async with stage(sit(manner=Manner(language=language))) as player:
            way, asked = catalogue(language).say("key-i"), player.session.prompt
            shown = player.app.table.query_one("#prompt")
            for key, prompt in (("b", way), ("i", asked), ("escape", way)):
                await player.press(key)
                assert prompt == str(shown.content)  # type: ignore[attr-defined]

    run(play())
