"""The delay before a computer's turn is seen: drawn before it looks, interruptible, and never fatal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.match import Settings
from openquarto.match.arrangement import Arrangement
from openquarto.notation import Record
from openquarto.players import Pace
from openquarto.players.roster import NAMES
from openquarto.rules import Piece, Reason, Seat
from openquarto.rules.action import Action, Call, Give
from openquarto.rules.clock import GameClock, TimeControl, TurnClock
from openquarto.speech.command import Act
from openquarto.terminal import plain
from openquarto.terminal.autosave import unfinished
from openquarto.terminal.plain import Plain
from openquarto.terminal.session import TerminalSession
from openquarto.view import View
from tests.cli.command import run_here
from tests.marking import more
from tests.terminal.stage import Time, run, sit, stage
from tests.terminal.typist import Typist

ME, COMPUTER = Seat.FIRST, Seat.SECOND
SLOW = ("--plain", "--new", "--opponent", "random", "--first", "me", "--pace", "10")


class Watch(Time):
    """A clock that is set by hand, and by sleeping."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(plain, "time", watch)
    return watch


@pytest.fixture
def keyboard() -> Iterator[int]:
    """A keyboard at which nobody types."""
    reader, writer = os.pipe()
    yield reader
    os.close(writer)


def session_against(opponent: str, watch: Watch, clock: TimeControl | None = None) -> TerminalSession:
    settings = Settings(first_clock=clock, second_clock=clock)
    return TerminalSession(Arrangement.against(opponent, settings, me=ME), now=watch)


def play_on(session: TerminalSession, table: Plain) -> None:
    """A whole game; the person does at once what is permitted last, and never calls."""
    while session.match.outcome is None:
        if session.is_thinking:
            table._take_turns()
        else:
            actions = [
                each
                for each in session.match.whole_view(session.match.to_act).permitted
                if not isinstance(each, Call)
            ]
            session.obey(Act(actions[-1]))


# Nothing of the board is in it


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("opponent", ["random", "willow", "oak"])
def test_the_same_delays_whatever_is_on_the_board(
    opponent: str, seed: int, watch: Watch, keyboard: int
) -> None:
    session = session_against(opponent, watch)
    play_on(session, Plain(session, pace=Pace(seed=seed), descriptor=keyboard))
    pace = Pace(seed=seed)
    assert watch.slept
    assert [pace.draw() for _ in watch.slept] == pytest.approx(watch.slept)


class Observer:
    """A pace and a player in one, which writes down what it is asked for."""

    def __init__(self, watch: Watch, seconds: float) -> None:
        self.asked: list[str] = []
        self._watch = watch
        self._seconds = seconds

    def draw(self, left: float | None = None) -> float:
        self.asked.append("draw")
        return 1.0 if left is None else 0.5

    def choose(self, view: View) -> Action:
        self.asked.append("choose")
        self._watch.now += self._seconds
        return view.permitted[0]


@pytest.mark.parametrize(("seconds", "slept"), [(0.0, 1.0), (0.25, 0.5), (0.75, 0.0)])
def test_the_delay_is_drawn_first_and_thinking_is_part_of_it(
    seconds: float, slept: float, watch: Watch, keyboard: int
) -> None:
    session, observer = session_against("random", watch), Observer(watch, seconds)
    session._players[COMPUTER] = observer
    session.obey(Act(Give(Piece.A)))
    table = Plain(session, descriptor=keyboard)
    table._pace = observer  # type: ignore[assignment]  # it draws
    table._take_turns()
    assert ["draw", "choose", "choose"] == observer.asked  # one delay for a whole turn: place, then give
    assert [slept] == watch.slept


# Clocks


@pytest.mark.parametrize("clock", [TurnClock(5), GameClock(10, 0), GameClock(450, 5)], ids=str)
def test_no_clock_falls_through_a_delay(clock: TimeControl, watch: Watch, keyboard: int) -> None:
    session = session_against("random", watch, clock)
    play_on(session, Plain(session, pace=Pace(10, seed=1), descriptor=keyboard))
    assert session.match.outcome is not None
    assert Reason.TIME is not session.match.outcome.reason
    left = session.clocks[COMPUTER]
    assert left is not None
    assert left > clock.seconds / 2


def test_the_computers_own_clock_runs_while_it_waits(watch: Watch, keyboard: int) -> None:
    session = session_against("random", watch, GameClock(60, 0))
    session.obey(Act(Give(Piece.A)))
    Plain(session, pace=Pace(seed=1), descriptor=keyboard)._take_turns()
    assert {ME: 60.0, COMPUTER: 60.0 - Pace(seed=1).draw()} == session.clocks


# Meanwhile


def test_the_screen_lives_while_the_computer_waits() -> None:
    async def play() -> None:
        async with stage(sit(opponent="willow"), pace=10) as player:
            await player.give_by_keys(Piece.A)
            await player.press("b", "right", "h")
            assert "Hand: light round tall solid." == player.said
            assert "The computer places now." in player.text
            await player.press("m")
            assert player.answers
            await player.press("escape", "ctrl+c")
            assert ("Goodbye. Your game is kept. Start again to continue it.",) == player.app.goodbye

    run(play())
    kept = unfinished()
    assert kept is not None
    assert (Give(Piece.A),) == kept.record.actions


def test_a_take_back_in_the_delay_makes_the_thought_vain() -> None:
    async def play() -> None:
        async with stage(sit(opponent="willow"), pace=0.1) as player:
            await player.give_by_keys(Piece.A)
            player.app.tell(player.session.hear("back"))
            await player.pilot.pause(0.3)
            assert () == player.session.match.game.actions
            await player.give_by_keys(Piece.B)
            await player.wait_for_me()
            assert Piece.B in player.session.match.whole_view().board

    run(play())


def test_ctrl_c_in_the_delay_leaves_cleanly(tmp_path: Path) -> None:
    with Typist(tmp_path, *SLOW) as typist:
        typist.hear("give? ")
        typist.type("give A")
        typist.hear("Given light round tall solid.")
        typist.press(b"\x03")
        typist.hear("Goodbye. Your game is kept.")
        assert 130 == typist.leave()
        assert "Traceback" not in typist.heard
    kept = unfinished()
    assert kept is not None
    assert (Give(Piece.A),) == kept.record.actions


# Pipes


@pytest.mark.parametrize("opponent", more(NAMES, but=("ash", "ebony", "random")))
def test_a_game_against_each_through_a_pipe_comes_to_an_end(opponent: str, data: Path) -> None:
    """Everything that can be typed is typed again and again: what is not permitted is refused."""
    squares = [f"{column}{row}" for column in "abcd" for row in "1234"]
    gifts = [f"give {piece}" for piece in Piece.__members__]
    lines = [line for pair in zip(squares, gifts, strict=True) for line in pair]
    subprocess.run(
        [sys.executable, "-m", "openquarto", "terminal", "--opponent", opponent, "--language", "en"],
        input="\n".join([*(lines * 16), "done", "quit"]),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    (path,) = (data / "games").glob("*.qgn")
    assert "*" != Record.parse(path.read_text()).result


@pytest.mark.parametrize("pace", ["-1", "11", "nan", "slow"])
def test_a_pace_that_cannot_be_gets_a_sentence(pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for options, environment in (([f"--pace={pace}"], {}), ([], {"OPENQUARTO_PACE": pace})):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        done = run_here("terminal", *options)
        assert 2 == done.returncode
        assert f"expected a pace from 0 to 10, got '{pace}'" in done.stderr
