"""Whole games on the full screen: by keys alone, by typed lines alone, by the mouse alone."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from textual import events

from openquarto.notation import Record
from openquarto.rules.action import Action, Give, Phase, Place
from openquarto.rules.outcome import Reason
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.speech.command import Act
from openquarto.terminal.screen.stock import HOMES
from openquarto.view.view import View
from tests.terminal.stage import LARGE, LIVE, MOVES, SIZES, Player, run, sit, stage

by_size = pytest.mark.parametrize("size", SIZES, ids=str)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def kept(data: Path) -> Record:
    (path,) = (data / "games").glob("*.qgn")
    return Record.parse(path.read_text())


async def play_live(player: Player) -> None:
    """Four pieces in row 1, of which all are light and round; the first player may call."""
    await player.press("i")
    for piece, square in LIVE:
        player.app.do(Act(Give(piece)))
        player.app.do(Act(Place(square)))
    await player.pilot.pause()


@by_size
def test_a_whole_game_by_keys(size: tuple[int, int], data: Path) -> None:
    async def play() -> None:
        async with stage(sit(), size) as player:
            for piece, square in MOVES:
                assert not player.app.table.query_one("#done").visible
                await player.give_by_keys(piece)
                assert piece is player.session.match.whole_view().hand
                await player.place_by_keys(square)
                assert square is player.session.match.whole_view().last
            assert Phase.LAST_LOOK is player.session.view.phase
            assert player.app.table.query_one("#done").visible
            assert "Done" in player.text
            await player.press("e")
            assert "First: done." == player.said
            await player.press("tab", "tab", "tab", "enter")  # from the board to the button
            assert "Draw." in player.said
            assert "board" == player.focus

    run(play())
    assert "1/2-1/2" == kept(data).result


def test_a_whole_game_by_typed_lines(data: Path) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            for piece, square in MOVES:
                await player.type(piece.long_name)
                await player.type(square.name)
                assert "command" == player.focus
            await player.type("done")
            await player.type("done")
            assert "Draw." in player.said
            await player.type("quit")

    run(play())
    assert "1/2-1/2" == kept(data).result


def test_a_whole_game_by_clicks(data: Path) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            for piece, square in MOVES:
                await player.click_piece(piece)
                await player.click_square(square)
            await player.click("done", 3, 1)
            await player.click("quarto", 3, 1)
            await player.pilot.click("OptionList", offset=(2, 0))
            await player.pilot.pause()
            assert "Not a quarto." in player.said
            await player.click("done", 3, 1)
            assert "Draw." in player.said

    run(play())
    assert "1/2-1/2" == kept(data).result


def test_clicks_on_a_large_screen() -> None:
    async def play() -> None:
        async with stage(sit(), LARGE) as player:
            for piece, square in ((Piece.A, Square.a1), (Piece.I, Square.d4), (Piece.L, Square.b3)):
                await player.click_piece(piece)
                assert piece is player.session.match.whole_view().hand
                await player.click_square(square)
                assert square is player.session.match.whole_view().last
            await player.click("quarto", 3, 1)
            await player.pilot.click("OptionList", offset=(2, 1))
            await player.pilot.pause()
            assert (
                "Second calls Quarto: column b. Not a quarto. "
                "You can call again once the next piece is placed. Second gives now."
            ) == player.said

    run(play())


def test_a_call_is_shown_on_the_board() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await play_live(player)
            before = player.text
            assert "═" not in before
            await player.press("escape", "q")
            assert ["Row 1", "Column d", "Diagonal a4"] == player.answers
            await player.press("enter")
            assert "First calls Quarto: row 1. In common: light, round. First wins." == player.said
            assert "The game is over. First wins." in player.text
            assert "═══" in player.text
            assert (0, 1, 2, 3) == player.app.table.board.framed()

    run(play())


def test_a_missed_quarto_is_taken() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await play_live(player)
            await player.type("give E")
            await player.press("escape", "q", "enter")
            assert "Second calls Quarto: row 1. In common: light, round. Second wins." in player.said
            outcome = player.session.view.outcome
            assert outcome is not None
            assert (Reason.MISSED, Seat.SECOND) == (outcome.reason, outcome.winner)

    run(play())


def test_a_false_call_uses_the_call_up() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await play_live(player)
            await player.press("escape", "q", "down", "enter")
            assert (
                "First calls Quarto: column d. Not a quarto. "
                "You can call again once the next piece is placed. First gives now."
            ) == player.said
            await player.press("q")
            assert (
                "No call now. You may call a line through the piece placed last: "
                "after you place it, or before you place the next one."
            ) == player.said
            assert player.session.view.outcome is None

    run(play())


def test_what_is_refused_is_said() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("enter")
            assert "Give a piece first." == player.said
            await player.give_by_keys(Piece.A)
            await player.press("enter")
            assert "Place your piece first: light round tall solid." == player.said
            await player.click_square(Square.b2)
            await player.give_by_keys(Piece.A)
            assert "Light round tall solid is already on the board." == player.said
            await player.press("i")
            await player.type("nonsense")
            assert "I do not know nonsense. Type help for the commands." == player.said

    run(play())


def test_arrows_stop_at_the_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            bells: list[str] = []
            monkeypatch.setattr(player.app, "bell", lambda: bells.append("bell"))
            board = player.app.table.board
            for keys, square in {
                "left up": "a1",
                "right right right right": "d1",
                "down": "d2",
                "home": "a2",
                "end": "d2",
                "ctrl+home": "a1",
                "ctrl+end": "d4",
                "2": "d2",
                "exclamation_mark": "a2",
                "dollar_sign": "d2",
                "f2": "b2",
                "alt+3": "c2",
                "4": "c4",
            }.items():
                await player.press(*keys.split())
                assert square == board.square.name, keys
            assert 3 == len(bells)
            await player.press("s", "right", "down", "r")
            assert HOMES[5] is player.app.table.stock.piece
            assert 4 == len(bells)  # there is no row to be read in the stock

    run(play())


def test_reading_keys() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            for line in ("give A", "a1", "give P", "b2", "give C"):
                await player.type(line)
            await player.press("escape")
            for key, words in {
                "r": "a1 light round tall solid, empty, empty, empty.",
                "c": "a1 light round tall solid, empty, empty, empty.",
                "d": "a1 light round tall solid, dark square short hollow, empty, empty.",
                "x": "a1 light round tall solid, empty, empty, dark square short hollow.",
                "v": "a1 light round tall solid. b2 dark square short hollow.",
                "h": "Hand: light round short solid.",
                "o": "a1 light round tall solid.",
                "w": "Second places now. Hand: light round short solid.",
                "t": "First: no clock. Second: no clock.",
                "l": "First: b2, dark square short hollow. First gives light round short solid.",
                "z": "Lens: colour.",
                "R": "a1 light empty empty empty.",
                "e": "Place your piece first: light round short solid.",
            }.items():
                await player.press(key)
                assert words == player.said, key
            await player.press("right", "d")
            assert "No diagonal goes through b1. Type diagonal a1 or diagonal a4." == player.said
            await player.press("s", "o")
            assert "Light round tall solid, on a1." == player.said
            await player.press("v")
            assert player.said.startswith("Stock: light light light light light light dark")

    run(play())


def test_what_is_typed_ahead_goes_where_it_should() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            for character in "s3\rimquarto\ra1\rdark square short hollow\rb2\r":
                key = {"\r": "enter", " ": "space"}.get(character, character)
                player.app.post_message(events.Key(key, character))
            await player.pilot.pause()
            assert (Piece.C, Piece.P) == tuple(filter(None, player.session.match.whole_view().board))
            assert player.is_at_table
            assert "command" == player.focus

    run(play())


def test_older_and_newer_messages() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("h", "w", "t")
            await player.press("comma")
            assert "First gives now." == player.said
            await player.press("comma")
            assert "Hand empty." == player.said
            await player.press("full_stop")
            assert "First gives now." == player.said
            await player.press("h")
            assert "Hand empty." == player.said
            await player.press("full_stop")  # there is none newer
            assert "Hand empty." == player.said

    run(play())


def test_messages_are_scrolled_from_anywhere() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            messages = player.app.table.messages
            for focus in ("b", "s", "i"):
                await player.wait(lambda: messages.scroll_offset.y == messages.max_scroll_y > 2)
                await player.press("escape", focus, "pageup")
                await player.wait(lambda: messages.scroll_offset.y == messages.max_scroll_y - 2)
                await player.press("pagedown")

    run(play())


def test_at_most_seven_tab_stops() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            stops = []
            for _ in range(6):
                stops.append(player.focus)
                await player.press("tab")
            assert ["board", "stock", "quarto", "command", "menu", "board"] == stops

    run(play())


class Ponderer:
    """A computer that thinks until it is let go."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.views: list[View] = []

    def choose(self, view: View) -> Action:
        self.views.append(view)
        assert self.may_go.wait(10)
        return view.permitted[0]


@asynccontextmanager
async def thinking() -> AsyncIterator[tuple[Player, Ponderer]]:
    """A table at which the computer thinks about its first placement until it may go."""
    session, ponderer = sit(opponent="random"), Ponderer()
    session._players[Seat.SECOND] = ponderer
    async with stage(session) as player:
        await player.give_by_keys(Piece.A)
        await player.wait(lambda: bool(ponderer.views))
        yield player, ponderer


def ponder(then: Callable[[Player, Ponderer], object]) -> None:
    async def play() -> None:
        async with thinking() as (player, ponderer):
            try:
                await player.press("b", "right", "h")
                assert Square.b1 is player.app.table.board.square
                assert "Hand: light round tall solid." == player.said
                assert "The computer places now." in player.text
                then(player, ponderer)
            finally:
                ponderer.may_go.set()
            await player.wait_for_me()

    run(play())


def test_the_screen_lives_while_the_computer_thinks() -> None:
    players: list[Player] = []
    ponder(lambda player, _: players.append(player))
    (player,) = players
    assert "The computer: a1, light round tall solid. You get light round tall hollow." == player.said


def test_what_happens_meanwhile_makes_a_thought_void() -> None:
    def resign(player: Player, ponderer: Ponderer) -> None:
        player.app.tell(player.session.hear("resign"))
        player.app.tell(player.session.hear("yes"))

    ponder(resign)


def test_a_thought_that_ends_after_the_screen_has_closed_is_not_shown() -> None:
    async def play() -> None:
        async with thinking() as (player, ponderer):
            app = player.app
            close = app._close_all

            async def close_late() -> None:
                """As on a busy machine: the thought ends between the table's end and that of its worker."""
                await app.table.remove_children()
                ponderer.may_go.set()
                await asyncio.sleep(0.1)
                await close()

            with patch.object(app, "_close_all", close_late):
                await app._shutdown()

    run(play())


def test_a_game_against_the_computer() -> None:
    async def play() -> None:
        async with stage(sit(opponent="larch")) as player:
            while player.session.view.outcome is None:
                view = player.session.match.whole_view()
                match view.phase:
                    case Phase.GIVE:
                        await player.give_by_keys(view.stock[0])
                    case Phase.PLACE:
                        await player.place_by_keys(SQUARES[view.board.index(None)])
                    case _:
                        await player.press("e")
                await player.wait_for_me()
            assert "The game is over." in player.text

    run(play())
