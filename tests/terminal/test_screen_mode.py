"""Which mode is chosen, and the full screen in a real terminal."""

import os
import shlex
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from openquarto.terminal import mode
from tests.cli.command import UNMEASURED
from tests.terminal.typist import PATIENCE

ROOMY = os.terminal_size((120, 40))


class AnyTerminal:
    """A stream that is a terminal, or says so."""

    def __init__(self, *, is_terminal: bool = True) -> None:
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal that suits the full screen."""
    streams = {name: AnyTerminal() for name in ("stdin", "stdout", "stderr")}
    monkeypatch.setattr(mode, "sys", SimpleNamespace(**streams))
    monkeypatch.setattr("shutil.get_terminal_size", lambda: ROOMY)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("OPENQUARTO_TERMINAL", raising=False)
    return monkeypatch


def test_a_terminal_that_suits(terminal: pytest.MonkeyPatch) -> None:
    assert mode.suits_screen()


@pytest.mark.parametrize(
    ("name", "value"), [("TERM", "dumb"), ("NO_COLOR", "1"), ("OPENQUARTO_TERMINAL", "plain")]
)
def test_what_the_environment_says(name: str, value: str, terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv(name, value)
    assert not mode.suits_screen()


def test_no_term(terminal: pytest.MonkeyPatch) -> None:
    terminal.delenv("TERM")
    assert not mode.suits_screen()


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_a_stream_that_is_no_terminal(name: str, terminal: pytest.MonkeyPatch) -> None:
    terminal.setattr(f"openquarto.terminal.mode.sys.{name}", AnyTerminal(is_terminal=False))
    assert not mode.suits_screen()
    assert not mode.is_at_terminal()


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
def test_a_small_window(size: tuple[int, int], terminal: pytest.MonkeyPatch) -> None:
    terminal.setattr("shutil.get_terminal_size", lambda: os.terminal_size(size))
    assert not mode.suits_screen()


def test_textual_is_missing(terminal: pytest.MonkeyPatch) -> None:
    terminal.setattr(mode, "find_spec", lambda _: None)
    assert not mode.has_textual()
    assert not mode.suits_screen()


def test_line_mode_starts_without_textual(tmp_path: Path) -> None:
    """It is not even imported: plain stays quick, and goes where Textual is not installed."""
    script = (
        "import sys; from openquarto.cli import main; main(['terminal', '--new'])\n"
        "assert not [name for name in sys.modules if name.startswith('textual')]"
    )
    said = _through_a_pipe(["-c", script], tmp_path)
    assert "Goodbye." in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The full screen needs a terminal. Continuing line by line."),
        ("fr", "Le plein écran demande un terminal. On continue ligne par ligne."),
    ],
)
def test_a_screen_without_a_terminal_goes_on_in_lines(language: str, sentence: str, tmp_path: Path) -> None:
    said = _through_a_pipe(
        ["-m", "openquarto", "terminal", "--screen", "--new", "--language", language], tmp_path
    )
    assert sentence in said


def _through_a_pipe(arguments: list[str], data: Path) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, "OPENQUARTO_DATA": str(data), "LANG": "C.UTF-8"},
    )
    assert "" == done.stderr
    return done.stdout


def test_a_missing_textual_is_told(tmp_path: Path) -> None:
    script = (
        "import sys, openquarto.cli.terminal as terminal; from openquarto.cli import main\n"
        "terminal.has_textual = lambda: False; terminal.is_at_terminal = lambda: True\n"
        "main(['terminal', '--screen', '--new'])"
    )
    assert "needs the extra package screen. Continuing line by line." in _through_a_pipe(
        ["-c", script], tmp_path
    )


# A real terminal


class Tmux:
    """A shell in a terminal of 80 by 24, on a socket of its own."""

    def __init__(self, data: Path) -> None:
        self._socket = f"openquarto-{uuid.uuid4().hex}"
        environment = {**UNMEASURED, "OPENQUARTO_DATA": str(data), "LANG": "C.UTF-8", "PS1": "ready> "}
        shell = ["bash", "--norc", "--noprofile"]
        self._tmux(
            "-f", os.devnull, "new-session", "-d", "-x", "80", "-y", "24", *shell, environment=environment
        )

    def _tmux(self, *arguments: str, environment: dict[str, str] | None = None) -> str:
        command = ["tmux", "-u", "-L", self._socket, *arguments]
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=PATIENCE, env=environment
        )
        return done.stdout

    def keys(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def wait_for(self, words: str) -> str:
        end = time.monotonic() + PATIENCE
        while words not in (text := self._tmux("capture-pane", "-p")):
            assert time.monotonic() < end, f"never saw {words!r} in\n{text}"
            time.sleep(0.05)
        return text

    def wait_for_none(self, words: str) -> None:
        end = time.monotonic() + PATIENCE
        while words in (text := self._tmux("capture-pane", "-p")):
            assert time.monotonic() < end, f"still {words!r} in\n{text}"
            time.sleep(0.05)

    def close(self) -> None:
        self._tmux("kill-server")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    shell = Tmux(tmp_path)
    shell.wait_for("ready>")
    yield shell
    shell.close()


@pytest.mark.needs("tmux")
def test_a_real_terminal(tmux: Tmux) -> None:
    python = shlex.quote(sys.executable)
    tmux.keys(f"{python} -m openquarto terminal --screen --new --opponent here", "Enter")
    tmux.wait_for("First gives now.")
    for key, words in (
        ("s", "┏━━━━━┓"),
        ("Enter", "Second places now. Hand: light round tall solid."),
        ("b", "┏━━━━━━━┓"),
        ("3", " 3┃"),
        ("$", "┃ │▁▁▁▁▁"),  # Shift and 4: the fourth column, beside the stock
        ("M-2", "├───────┏━━━━━━━┓"),
        ("F4", "┃ │▁▁▁▁▁"),
        ("o", "d3 empty."),
        ("Space", "Second: d3, light round tall solid."),
        ("q", "Which line?"),
    ):
        tmux.keys(key)
        tmux.wait_for(words)
    tmux.keys("Escape")
    tmux.wait_for_none("Which line?")
    tmux.keys("i")
    tmux.keys("dark square short hollow", "Enter")
    assert "d3" in tmux.wait_for("First places now. Hand: dark square short hollow.")
    tmux.keys("C-c")
    tmux.wait_for("Goodbye. Your game is kept.")
    tmux.keys("echo status $?; stty -a | grep -c ' echo '", "Enter")
    tmux.wait_for("status 0\n1\nready>")  # the terminal is sane again
    tmux.keys(f"{python} -m openquarto terminal --screen", "Enter")
    tmux.wait_for("Continue it? Yes or no?")
    tmux.keys("y")
    tmux.wait_for("First places now. Hand: dark square short hollow.")
    tmux.keys("C-d")
    tmux.wait_for("Goodbye. Your game is kept.")
