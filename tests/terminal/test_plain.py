"""Line mode in real pipes and pseudo-terminals: words only, and nothing lost however it ends."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openquarto.notation import Record
from openquarto.speech import languages
from tests.cli.command import run_here
from tests.marking import more
from tests.terminal.typist import Typist

ROW = "give A, a1, give B, b1, give C, c1, give D, d1"
CTRL_C, CTRL_D = b"\x03", b"\x04"
HERE = ("--plain", "--opponent", "here", "--new")


def piped(data: Path, dialogue: str, *options: str, **environment: str) -> str:
    """What is printed when these lines, separated by commas, come through a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "openquarto", "terminal", "--opponent", "here", *options],
        input=dialogue.replace(", ", "\n") + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "OPENQUARTO_DATA": str(data), "LANG": "C.UTF-8", **environment},
    )
    assert "" == done.stderr
    return done.stdout


def kept_games(data: Path) -> list[Record]:
    return [Record.parse(path.read_text()) for path in sorted((data / "games").glob("*.qgn"))]


# Pipes


@pytest.mark.parametrize("language", more(languages(), but=("en", "fr")))
def test_a_whole_game_through_a_pipe_is_words_only(language: str, tmp_path: Path) -> None:
    printed = piped(tmp_path, f"{ROW}, board, stock, help, quarto a1-d1, quit", "--language", language)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f]", printed)
    assert "Quarto" in printed
    assert all(line == line.strip() for line in printed.splitlines())
    assert "1-0" == kept_games(tmp_path)[0].result


def test_nonsense_loses_nothing(tmp_path: Path) -> None:
    printed = piped(tmp_path, "give A, , nonsense, b9, quarto, \x00\x1b[2J\ufffd, a1, quit")
    assert "Goodbye. Your game is kept." in printed
    assert 2 == len(kept_games(tmp_path)[0].actions)
    assert "\x1b" not in printed


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    assert piped(tmp_path, "give A, a1").endswith("Goodbye. Your game is kept. Start again to continue it.\n")


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m openquarto terminal --opponent here --plain | head -n 1"
    done = subprocess.run(
        ["/bin/bash", "-c", f"set -o pipefail; {command}"],
        input="board\n" * 5_000,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "OPENQUARTO_DATA": str(tmp_path)},
    )
    assert (0, "") == (done.returncode, done.stderr)


def test_the_system_says_which_language(tmp_path: Path) -> None:
    assert "Deux joueurs" in piped(tmp_path, "quit", LANG="fr_FR.UTF-8")
    assert "Two players" in piped(tmp_path, "quit", LANG="xx_XX.UTF-8")


# Options that cannot be


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--clock", "1/turn"], "a turn's limit is from 5 seconds"),
        (["--clock", "soon"], "expected 60/turn, 450+5 or -"),
        (["--language", "xx"], "there is no 'xx'"),
        (["--variant", "hexagonal"], "expected 'classic'"),
        (["--names", "A" * 30, "B"], "expected a name of 1 to 24 characters"),
        (["missing.qgn"], "There is no file missing.qgn."),
    ],
)
def test_options_that_cannot_be_get_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    done = run_here("terminal", *options)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert 2 == done.returncode


def test_the_last_game_that_is_not_over_is_gone_on_with(tmp_path: Path) -> None:
    assert "There is no game to continue. A new one begins." in piped(tmp_path, "quit", "--resume")
    piped(tmp_path, "give A, b2, quit", "--new")
    piped(tmp_path, "give A, resign, yes, quit", "--new")
    printed = piped(tmp_path, "quit", "--resume")
    assert "Resuming your game of" in printed
    assert "b2, light round tall solid" in printed


def test_kept_games_are_listed_and_gone_on_with_by_name(tmp_path: Path) -> None:
    assert f"No game is kept in {tmp_path / 'games'}.\n" == piped(tmp_path, "", "--list")
    piped(tmp_path, "give A, b2, give B, quit", "--new", "--names", "Ada", "Bo", "--first", "me")
    piped(tmp_path, "give A, resign, yes, quit", "--new")
    over, going_on = piped(tmp_path, "", "--list").splitlines()
    assert re.fullmatch(r"[-0-9]+ [.0-9]+( 2)?, First – Second: over, 1-0\. .*\.qgn", over)
    found = re.fullmatch(r"[-0-9]+ [.0-9]+, Ada – Bo: not over, after turn 2\. (.*\.qgn)", going_on)
    assert found
    assert "Resuming your game of" in piped(tmp_path, "a1, quit", found[1])
    assert 4 == len(Record.parse(Path(found[1]).read_text()).actions)
    assert 2 == len(kept_games(tmp_path))


def test_a_lot_is_told_only_where_one_was_drawn(tmp_path: Path) -> None:
    assert "At random: First gives first." in piped(tmp_path, "quit")
    assert "\nFirst gives first." in piped(tmp_path, "quit", "--first", "me")
    options = ("--opponent", "random", "--first", "me")
    assert "\nYou give first." in piped(tmp_path, "quit", *options)


# A real terminal


def test_a_word_is_the_prompt(tmp_path: Path) -> None:
    with Typist(tmp_path, *HERE, "--names", "Ada", "Bo", "--first", "me") as typist:
        assert "Player Ada, give? " == typist.hear("give? ").splitlines()[-1]
        typist.type("dark round tall hollow")
        assert "Player Bo, place? " == typist.hear("place? ").splitlines()[-1]
        typist.type("quit")
        assert 0 == typist.leave()


def test_a_narrow_window_cuts_no_word(tmp_path: Path) -> None:
    with Typist(tmp_path, *HERE, COLUMNS="40") as typist:
        typist.hear("give? ")
        typist.type("quit")
        typist.leave()
        lines = typist.heard.splitlines()
    assert max(map(len, lines)) < 40
    assert "OpenQuarto. Quarto, a game by Blaise\nMuller, published by Gigamic in 1991.\n" in typist.heard


@pytest.mark.parametrize(
    "end",
    more([CTRL_C, CTRL_D, "hang up", signal.SIGKILL, signal.SIGTERM], but=[CTRL_C, signal.SIGKILL]),
    ids=["C-c", "C-d", "hup", "kill", "term"],
)
def test_nothing_is_lost_however_it_ends(tmp_path: Path, end: bytes | str | signal.Signals) -> None:
    with Typist(tmp_path, *HERE) as typist:
        typist.hear("give? ")
        typist.type("give A", "a1", "quarto row 1", "give B")
        typist.hear("First, place? ")
        if isinstance(end, bytes):
            typist.press(end)
            typist.hear("Goodbye. Your game is kept.")
            assert (130 if end == CTRL_C else 0) == typist.leave()
        elif isinstance(end, signal.Signals):
            typist.process.send_signal(end)
            assert -end == typist.leave()
        else:
            typist.hang_up()
            typist.leave()
        assert "Traceback" not in typist.heard
    with Typist(tmp_path, "--plain") as typist:
        typist.hear("Continue it? Yes or no? ")
        typist.type("what", "yes")
        typist.hear("Yes or no? ")
        typist.hear("Resuming your game of ")
        typist.hear("First, place? ")
        typist.type("b1", "quit")
        assert 0 == typist.leave()
    (game,) = kept_games(tmp_path)
    assert 5 == len(game.actions)


def test_a_kept_game_may_be_declined_and_stays(tmp_path: Path) -> None:
    with Typist(tmp_path, *HERE) as typist:
        typist.hear("give? ")
        typist.type("give A", "quit")
        typist.leave()
    with Typist(tmp_path, "--plain", "--opponent", "here") as typist:
        typist.hear("Yes or no? ")
        typist.type("no")
        typist.hear("give? ")
        typist.type("give B", "quit")
        typist.leave()
    assert 2 == len(kept_games(tmp_path))


def test_a_clock_that_runs_out_while_the_prompt_waits_is_told_at_once(tmp_path: Path) -> None:
    with Typist(tmp_path, *HERE, "--clock", "5/turn") as typist:
        typist.hear("give? ")
        begun = time.monotonic()
        typist.hear("First is out of time.\nSecond wins.\nnew? ")
        assert time.monotonic() - begun >= 4
        typist.type("quit")
        typist.leave()
    assert "time" == kept_games(tmp_path)[0].tags["Termination"]


def test_against_the_computer(tmp_path: Path) -> None:
    with Typist(tmp_path, "--plain", "--new", "--first", "me", "--pace", "0") as typist:
        typist.hear("give? ")
        typist.type("give A")
        typist.hear("The computer: ")
        typist.hear("You get ")
        typist.hear("place? ")
        typist.type("quit")
        assert 0 == typist.leave()
        assert "\x1b" not in typist.heard
