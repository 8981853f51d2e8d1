"""Work of the solver that a player waits for: told, and stopped, line by line and on the full screen."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.kernel import Stopped
from openquarto.rules import Seat
from openquarto.speech import Hearer
from openquarto.terminal.plain import Plain
from openquarto.terminal.study import Said, Study, Tell
from tests.terminal.stage import LIVE, Player, run, sit, stage


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


def endless(study: Study) -> Tell:
    """Works until it is stopped, as a search does; where that goes wrong, not for ever."""
    study.all, study.done = 16, 3
    for _ in range(6000):
        if study.stop.is_set:
            raise Stopped(0, 0.0)
        time.sleep(0.01)
    raise AssertionError("nobody has stopped it")


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Undo what a shell does to background jobs: tests may run in one, which would be deaf to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def found(_: Study) -> Tell:
    def tell(hearer: Hearer) -> Said:
        return (hearer.says("why-no-more"),)

    return tell


@pytest.mark.usefixtures("interrupts")
def test_line_by_line_what_takes_long_tells_how_far_it_is_and_ctrl_c_ends_only_that(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("openquarto.terminal.plain._PATIENCE", 0.05)
    session = sit()
    plain = Plain(session, descriptor=os.open(os.devnull, os.O_RDONLY))
    study = session.study = Study(endless)
    threading.Timer(0.4, os.kill, (os.getpid(), signal.SIGINT)).start()
    assert ("Stopped.",) == plain._studied(study)
    assert "Turn 3 of 16 so far. Ctrl+C stops." in capsys.readouterr().out
    assert () == session.work()  # nothing is left of it
    assert not session.is_leaving


def test_what_is_found_is_told() -> None:
    session = sit()
    session.study = Study(found)
    assert ("That is all there is to tell.",) == session.work()
    assert () == session.work()


async def placed(player: Player) -> None:
    """Three light round pieces in row 1."""
    for piece, square in LIVE[:3]:
        await player.type(f"give {piece.name}")
        await player.type(square.name)


def test_full_screen_a_hint_is_told_while_the_table_stays_alive() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            await placed(player)
            await player.type("hint")
            await player.wait(lambda: player.said.startswith("Hint 1 of 3"))
            await player.type("why")
            await player.wait(lambda: "4 of 13 turns hold the draw." in player.said)
            assert 2 == player.session.match.hints.count(Seat.SECOND)

    run(play())


def test_full_screen_ctrl_c_ends_the_work_and_then_the_program() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            player.session.study = Study(endless)
            player.app.tell(())
            await player.press("ctrl+c")
            await player.wait(lambda: player.said == "Stopped.")
            assert not player.session.is_leaving
            await player.press("ctrl+c")
            assert player.session.is_leaving

    run(play())


def test_full_screen_a_slip_shows_the_table_as_it_was() -> None:
    async def play() -> None:
        async with stage(sit()) as player:
            await player.press("i")
            await placed(player)
            for line in ("give D", "d1", "quarto row 1", "review"):
                await player.type(line)
            await player.wait(lambda: "1 slip" in player.said)
            await player.type("review")
            await player.wait(lambda: "Slip, punished." in player.said)
            assert "Second places now." in player.text
            for line in ("c2", "give P"):
                await player.type(line)
            await player.wait(lambda: player.said.startswith("Right: draw."))
            assert "First wins." in player.text

    run(play())
