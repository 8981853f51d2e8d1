"""The full screen over time: clocks, windows that grow, signals; and nothing gives a live quarto away."""

import os
import random
import signal
from functools import partial
from pathlib import Path

import pytest
from rich.segment import Segment
from textual.widgets import Static

from openquarto.rules.action import Action, Give, Place
from openquarto.rules.clock import TurnClock
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.square import SQUARES
from openquarto.speech.command import Act
from openquarto.speech.manner import Manner
from openquarto.terminal.autosave import unfinished
from openquarto.terminal.screen.host import is_on_light_ground
from openquarto.terminal.screen.reading import TooSmall
from openquarto.terminal.screen.side import Push
from tests.terminal.stage import LARGE, SMALL, Player, Time, run, settle, sit, stage


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


# Clocks


def test_a_flag_that_falls_while_waiting_is_told_at_once() -> None:
    async def play() -> None:
        watch = Time()
        async with stage(sit(clock=TurnClock(60), watch=watch, names=("Ada", "Bo"))) as player:
            assert "▶Player Ada   1:00" in player.text
            assert " Player Bo    1:00" in player.text
            watch.now = 18.5
            await player.wait(lambda: "▶Player Ada   0:41" in player.text)
            watch.now = 50.1
            await player.wait(lambda: "Player Ada: 10 seconds left." == player.said)
            player.app.do(Act(Give(Piece.A)))
            await player.wait(lambda: "▶Player Bo    1:00" in player.text)
            assert " Player Ada   1:00" in player.text
            watch.now += 60
            await player.wait(lambda: "Player Bo is out of time. Player Ada wins." == player.said)
            assert "The game is over." in player.text

    run(play())


# The window


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_window_that_is_too_small_is_said_in_words(language: str) -> None:
    async def play() -> None:
        async with stage(sit(manner=Manner(language=language))) as player:

            def said(words: str) -> bool:
                return words.split() == player.text.split()

            await player.press("m")
            for columns, rows in ((79, 24), (80, 23), (40, 10)):
                least = {"least-columns": 80, "least-rows": 24}
                words = player.session.hearer.says("screen-too-small", columns=columns, rows=rows, **least)
                await player.pilot.resize_terminal(columns, rows)
                await player.wait(partial(said, words))
                assert isinstance(player.app.screen, TooSmall)
                await player.press("q", "enter", "escape")
            await player.pilot.resize_terminal(*LARGE)
            await player.wait(lambda: not isinstance(player.app.screen, TooSmall))
            assert player.answers  # the menu is still there
            await player.press("escape")
            assert player.is_at_table
            assert (11, 5) == (player.app.table.board.box.width, player.app.table.board.box.height)

    run(play())


def test_a_small_window_from_the_beginning() -> None:
    async def play() -> None:
        async with stage(sit(), (60, 20)) as player:
            assert isinstance(player.app.screen, TooSmall)
            await player.pilot.resize_terminal(*SMALL)
            await player.wait(lambda: player.is_at_table)
            assert "First gives now." in player.text

    run(play())


@pytest.mark.parametrize(
    ("size", "width"), [((80, 24), 80), ((100, 30), 100), ((120, 40), 120), ((200, 60), 200)]
)
def test_every_row_is_as_wide_as_the_window(size: tuple[int, int], width: int) -> None:
    async def play() -> None:
        async with stage(sit(), size) as player:
            rows = player.text.splitlines()
            assert {width} == set(map(len, rows))
            assert size[1] == len(rows)
            assert "Menu" in rows[-1]
            assert "Quarto!" in player.text

    run(play())


@pytest.mark.parametrize(
    ("colours", "light"), [("0;15", True), ("15;0", False), ("0;default;15", True), ("", False)]
)
def test_a_terminal_that_tells_its_ground(colours: str, light: bool) -> None:
    assert light == is_on_light_ground(colours)


# The end


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_with_the_game_kept(number: signal.Signals) -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            player.app.do(Act(Give(Piece.A)))
            os.kill(os.getpid(), number)
            await player.wait(lambda: player.session.is_leaving)
            assert number == player.app.signal

    run(play())
    assert unfinished() is not None


# Nothing gives a live quarto away

VARIANTS = ("classic", "traits=c", "blocks+traits=sh", "blocks")


def moves_of(seed: int) -> list[Action]:
    """A whole game without any call."""
    chance = random.Random(seed)
    turns = zip(chance.sample(PIECES, 16), chance.sample(SQUARES, 16), strict=True)
    return [action for piece, square in turns for action in (Give(piece), Place(square))]


def test_the_same_screen_whatever_counts() -> None:
    """A game without calls looks the same in every variant, whether a quarto is live or not."""

    async def screens(variant: str) -> list[list[list[Segment]]]:
        shown = []
        async with stage(sit(variant=variant), SMALL, opening=("Begin.",)) as player:
            for number, action in enumerate(moves_of(seed=0)):
                player.app.do(Act(action))
                if number < 7:
                    continue  # no line is full before the fourth placement
                await settle()
                # The badge is in the first row, and tells what counts; messages are still being scrolled.
                *rows, _, _, _, bottom = player.strips
                said = Segment(player.said)
                shown.append([[said], *(list(strip) for strip in (*rows[1:], bottom))])
        return shown

    async def play() -> None:
        first, *others = [await screens(variant) for variant in VARIANTS]
        for other in others:
            assert first == other

    run(play())


def test_every_part_is_the_same_whatever_counts() -> None:
    """The same for another game, part by part."""

    async def parts(player: Player, variant: str) -> list[object]:
        shown: list[object] = []
        table = player.app.table
        player.app.session = sit(variant=variant)
        for action in moves_of(seed=1):
            player.app.do(Act(action))
            shown += [grid.draw().cells for grid in (table.board, table.stock)]
            shown += [str(part.content) for part in table.query(Static) if part.id != "badge"]
            shown += [part.visible for part in table.query(Push)] + [player.said]
        return shown

    async def play() -> None:
        async with stage(sit()) as player:
            first, *others = [await parts(player, variant) for variant in VARIANTS]
            for other in others:
                assert first == other

    run(play())
