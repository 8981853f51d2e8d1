"""What opens over the table: the call, yes or no, the menu, the settings, the keys, the offer to go on."""

from itertools import product
from pathlib import Path

import pytest
from textual.widgets import OptionList

from openquarto.match.coach import Coach
from openquarto.rules.action import Give, Place
from openquarto.rules.clock import TurnClock
from openquarto.rules.line import lines_through
from openquarto.rules.outcome import Reason
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.square import SQUARES, Square
from openquarto.speech.catalogue import languages
from openquarto.speech.command import Act, SetManner
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import line_name, piece_name
from openquarto.terminal.autosave import unfinished
from openquarto.terminal.screen.choice import LineChoice, YesOrNo
from openquarto.terminal.screen.keys import line_picture
from openquarto.terminal.screen.menu import SETTINGS as SETTING_NAMES
from openquarto.terminal.screen.menu import setting_choices, setting_entries
from openquarto.terminal.screen.reading import Reading
from openquarto.terminal.screen.table import in_two_lines
from openquarto.view.edition import Edition
from tests.terminal.stage import LIVE, SMALL, Player, Time, run, settle, sit, stage

NO_CALL = (
    "No call now. You may call a line through the piece placed last: "
    "after you place it, or before you place the next one."
)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


# The call


@pytest.mark.parametrize("variant", ["classic", "blocks"])
def test_the_call_dialog_offers_the_lines_through_the_last_square(variant: str) -> None:
    async def play() -> None:
        async with stage(sit(variant=variant)) as player:
            for square in SQUARES:
                player.app.session = sit(variant=variant)
                player.app.do(Act(Give(Piece.A)))
                player.app.do(Act(Place(square)))
                player.app.dialogs.ask_line()
                await settle()
                assert isinstance(player.dialog, LineChoice)
                lines = lines_through(square, blocks=variant == "blocks")
                assert 2 <= len(lines) <= (7 if variant == "blocks" else 3)
                names = [line_name(line, Manner()) for line in lines]
                assert names == [answer.lower() for answer in player.answers]
                assert lines == tuple(line for _, line in player.dialog.answers)
                player.dialog.action_cancel()
                await settle()
                assert player.is_at_table

    run(play())


def test_the_dialog_shows_each_line() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            for line in ("give A", "b2"):
                await player.type(line)
            await player.press("escape", "q", "down")
            shown = [
                line.strip() for line in line_picture(lines_through(Square.b2, blocks=False)[1]).splitlines()
            ]
            assert [". ■ . .".replace(".", "·")] * 4 == shown
            for row in shown:
                assert row in player.text
            await player.press("end", "enter")  # cancel stands last
            assert player.is_at_table
            assert player.session.view.may_call

    run(play())


def test_the_button_is_the_same_in_every_phase() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            button = player.app.table.query_one("#quarto")
            looks = [str(player.app.table.query_one("#quarto").styles.background)]
            await player.click("quarto", 3, 1)
            assert NO_CALL == player.said
            await player.press("q")
            assert NO_CALL == player.said
            await player.click_piece(Piece.A)
            looks.append(str(button.styles.background))
            await player.click("quarto", 3, 1)
            assert NO_CALL == player.said
            assert player.is_at_table
            await player.click_square(Square.a1)
            looks.append(str(button.styles.background))
            assert 1 == len(set(looks))
            assert button.can_focus
            assert not button.disabled

    run(play())


def test_an_automatic_quarto_is_not_called_but_shown() -> None:
    async def play() -> None:
        async with stage(sit(variant="auto")) as player:
            await player.press("q")
            assert "No calls here: a quarto wins by itself." == player.said
            for piece, square in LIVE:
                player.app.do(Act(Give(piece)))
                player.app.do(Act(Place(square)))
            assert (0, 1, 2, 3) == player.app.table.board.framed()

    run(play())


def test_a_flag_that_falls_closes_the_call() -> None:
    async def play() -> None:
        watch = Time()
        async with stage(sit(clock=TurnClock(60), watch=watch)) as player:
            for piece, square in LIVE:
                player.app.do(Act(Give(piece)))
                player.app.do(Act(Place(square)))
            await player.press("q")
            assert isinstance(player.app.screen, LineChoice)
            watch.now += 61
            await player.wait(lambda: player.is_at_table)
            assert "First is out of time. Second wins." in player.said
            await player.press("q")
            assert NO_CALL == player.said

    run(play())


# Yes or no, and the menu


async def choose(player: Player, *rows: int) -> None:
    """Open the menu and go down so many rows in each list."""
    await player.press("m")
    for row in rows:
        await player.press("home", *["down"] * row, "enter")


BACK, DRAW, RESIGN, HINT, WHY, REVIEW, NEW, PUZZLE, LEARN, OPPONENT, COACH, SAVE, LOAD = range(13)
SETTINGS, KEYS, LEAVE, CLOSE = range(13, 17)


def test_to_resign_is_asked_twice() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await choose(player, RESIGN)
            assert isinstance(player.app.screen, YesOrNo)
            assert "Resign? Yes or no?" == player.dialog.question
            await player.press("enter")  # no is offered first
            assert "Cancelled." == player.said
            await choose(player, RESIGN)
            await player.press("escape")
            assert player.session.view.outcome is None
            await choose(player, RESIGN)
            await player.press("y")
            assert "First resigns. Second wins." == player.said

    run(play())


def test_a_draw_and_a_take_back_between_two_people() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await choose(player, BACK)
            assert "Nothing to take back." == player.said
            player.app.do(Act(Give(Piece.A)))
            await choose(player, BACK)
            would = "That would put back in the stock: light round tall solid. Yes or no?"
            assert f"Second asks to take the move back. {would}" == player.dialog.question
            await player.press("y")
            assert "Taken back. Back in the stock: light round tall solid. First gives now." == player.said
            assert player.session.match.whole_view().hand is None
            await choose(player, DRAW)
            await player.press("n")
            assert "Second declines the draw." == player.said
            await choose(player, DRAW)
            await player.press("y")
            outcome = player.session.view.outcome
            assert outcome is not None
            assert Reason.AGREED is outcome.reason
            await choose(player, NEW)
            assert player.said.startswith("New game.")

    run(play())


def test_questions_can_be_answered_on_the_command_line() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            await player.type("resign")
            assert player.is_at_table
            assert "Yes or no?" in player.text.splitlines()[-1]
            await player.type("yes")
            assert "First resigns. Second wins." == player.said

    run(play())


def test_save_and_load(data: Path) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await choose(player, SAVE)
            assert "Type save and a file name." == player.said
            assert ("command", "save ") == (player.focus, player.app.table.command.value)
            await player.type(f"save {data / 'mine.qgn'}")
            assert player.said.startswith("Saved as")
            player.app.table.action_to_board()
            player.app.do(Act(Give(Piece.A)))
            await player.press("escape")
            await choose(player, SAVE)
            assert ".qgn" in player.said
            await choose(player, LOAD)
            assert "load " == player.app.table.command.value
            await player.type(f"load {data / 'mine.qgn'}")
            assert player.said.startswith("Leave this game and continue")
            await player.type("yes")
            assert player.session.match.whole_view().hand is None

    run(play())


def test_the_menu_leaves() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await choose(player, CLOSE)
            assert not player.session.is_leaving
            await choose(player, LEAVE)
            assert ("Goodbye.",) == player.app.goodbye

    run(play())


@pytest.mark.parametrize(
    ("before", "key"), [("", "ctrl+c"), ("i", "ctrl+d"), ("m", "ctrl+c"), ("b", "ctrl+q")]
)
def test_keys_that_leave_from_anywhere(before: str, key: str, data: Path) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            player.app.do(Act(Give(Piece.A)))
            await player.press(*before, key)
            assert ("Goodbye. Your game is kept. Start again to continue it.",) == player.app.goodbye

    run(play())
    assert unfinished() is not None


# The opponent


def test_an_opponent_is_chosen_from_the_list() -> None:
    async def play() -> None:
        async with stage(sit(opponent="random")) as player:
            assert " Random " in player.text
            await choose(player, OPPONENT, 7)
            assert "New game. The opponent is the computer: oak, level 8. Your turn: give." == player.said
            assert " Oak 8 " in player.text
            await choose(player, OPPONENT, 12)  # cancel stands last
            assert player.is_at_table
            assert "oak" == player.session.arrangement.computer

    run(play())


def test_a_game_that_has_begun_is_not_ended_by_the_list_alone() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            player.app.do(Act(Give(Piece.A)))
            await player.press("m", *["down"] * OPPONENT, "enter")
            assert "here" == player.dialog.answers[player.dialog.query_one(OptionList).highlighted or 0][1]
            await player.press("home", "enter")
            assert "End this game and begin a new one? Yes or no?" == player.dialog.question
            await player.press("n")
            assert Piece.A is player.session.match.whole_view().hand
            await choose(player, OPPONENT, 0)
            await player.press("y")
            assert "willow" == player.session.arrangement.computer
            await player.wait_for_me()

    run(play())


@pytest.mark.parametrize("language", languages())
def test_the_list_of_opponents_fits(language: str) -> None:
    async def play() -> None:
        async with stage(sit(manner=Manner(language=language))) as player:
            await player.press("m", *["down"] * OPPONENT, "enter")
            shown = player.text.splitlines()
            for words in player.answers:
                assert any(words in row for row in shown), words
            assert any(player.session.hearer.says("label-cancel") in row for row in shown)

    run(play())


def test_the_coach_is_set_in_the_menu() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            off, on, warn = range(3)
            for row, coach in ((on, Coach.ON), (warn, Coach.WARN), (off, Coach.OFF)):
                await choose(player, COACH, row)
                assert coach is player.session.match.settings.coach
                assert player.session.hearer.says(f"coach-is-{coach}") == player.said
            await choose(player, COACH, warn)
            await player.press("m", *["down"] * COACH, "enter")
            assert warn == player.dialog.query_one(OptionList).highlighted  # what it is now
            await player.press("escape")
            assert Coach.WARN is player.session.match.settings.coach

    run(play())


@pytest.mark.parametrize("language", languages())
def test_the_menu_and_the_list_of_coaches_fit(language: str) -> None:
    async def play() -> None:
        async with stage(sit(manner=Manner(language=language))) as player:
            for keys in (("m",), (*["down"] * COACH, "enter")):
                await player.press(*keys)
                shown = player.text.splitlines()
                for words in player.answers:
                    assert any(words in row for row in shown), words

    run(play())


# Settings, keys, help


def test_a_language_is_everywhere_at_once() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await choose(player, SETTINGS)
            assert [*languages()].index("fr") == 3
            await player.press("enter", "home", "down", "down", "down", "enter")
            assert "Langue" in player.text
            await player.press("escape")
            for words in (
                "Réserve",
                "En main",
                "Quarto\N{NARROW NO-BREAK SPACE}!",
                "Menu",
                "Touches",
                "Premier doit donner.",
                "I\N{NO-BREAK SPACE}: aller au champ de commande",
            ):
                assert words in player.text
            await player.press("i")
            assert "Premier, donner\N{NARROW NO-BREAK SPACE}?" in player.text
            for words in ("Stock", "Hand", "Keys", "gives"):
                assert words not in "\n".join(player.text.splitlines()[:20])

    run(play())


def test_every_choice_of_every_setting() -> None:
    hearer = Hearer(manner=Manner(language="fr"))
    ways = {name: len(setting_choices(name, hearer)) for name in SETTING_NAMES}
    expected = {"language": 7, "edition": 2, "pieces": 3, "squares": 3, "words": 2, "lens": 5}
    assert expected == ways
    assert [*expected, "theme"] == [name for _, name in setting_entries(hearer, "openquarto-dark")]
    for name in SETTING_NAMES:
        assert hearer.manner in [manner for _, manner in setting_choices(name, hearer)]


def test_settings_in_the_menu() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            for row, choice, name, value in (
                (1, 1, "edition", Edition.ACCESS),
                (4, 1, "terse", True),
                (5, 4, "lens", Trait.FILL),
            ):
                await choose(player, SETTINGS, row, choice)
                assert value is getattr(player.session.manner, name)
                await player.press("escape")
                assert player.is_at_table

    run(play())


def test_the_edition_is_drawn_at_once() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            assert "▓" in player.text
            assert "║" not in player.text
            await player.press("i")
            await player.type("edition access")
            assert "▓" not in player.text
            assert "║" in player.text
            assert "Access" in player.text.splitlines()[0]

    run(play())


def test_light_and_dark() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            assert "openquarto-dark" == player.app.theme
            dark = player.strips
            await choose(player, SETTINGS, 6)
            assert "openquarto-light" == player.app.theme
            assert "light" in player.text
            await player.press("escape")
            assert [strip.text for strip in dark] == [strip.text for strip in player.strips]
            assert dark != player.strips
            await player.press("f9")
            assert "openquarto-dark" == player.app.theme

    run(play())


def test_keys_and_help_can_be_read() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            for language in ("de", "fr"):
                await player.press("b")
                player.app.do(SetManner(Manner(language=language)))
                await player.press("?")
                assert isinstance(player.app.screen, Reading)
                assert 22 == len(player.app.screen.lines)
                await player.press("end", "pageup", "enter")
                assert player.is_at_table
                await player.press("i")
                await player.type("help")
                assert isinstance(player.app.screen, Reading)
                await player.press("escape")
                assert "command" == player.focus
                await player.press("escape")

    run(play())


def test_the_longest_words_fit() -> None:
    """At 80 columns no label is cut off, and every name of a piece has room beside the hand."""

    async def play() -> None:
        async with stage(sit(), SMALL) as player:
            width = player.app.table.query_one("#hand-name").size.width
            for language, edition in product(languages(), Edition):
                manner = Manner(language=language, edition=edition, lens=Trait.COLOUR)
                player.app.session = sit(variant="blocks+traits=csh", manner=manner, opponent="ebony")
                player.app.tell(())
                await player.pilot.pause()
                for label in ("stock", "hand", "quarto", "menu", "keys"):
                    assert player.session.hearer.says(f"label-{label}") in player.text
                assert "…" not in player.text
                names = [in_two_lines(piece_name(piece, manner)) for piece in PIECES]
                assert max(len(line) for lines in names for line in lines.splitlines()) <= width

    run(play())


# The offer to go on


@pytest.mark.parametrize("key", ["y", "n"])
def test_a_kept_game_is_offered(key: str) -> None:
    first = sit()
    first.obey(Act(Give(Piece.C)))
    kept = unfinished()
    assert kept is not None

    async def play() -> None:
        async with stage(sit(), opening=kept) as player:
            assert isinstance(player.app.screen, YesOrNo)
            assert f"There is a game of {kept.name}. Continue it? Yes or no?" == player.dialog.question
            await player.press("escape")  # it has to be answered
            assert isinstance(player.app.screen, YesOrNo)
            await player.press(key)
            assert player.is_at_table
            assert (Piece.C if key == "y" else None) is player.session.match.whole_view().hand

    run(play())
