"""The engine as it runs: stops, clocks, ends and floods, in this process and in one of its own."""

import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from openquarto.engine.error import EngineFault
from openquarto.engine.lines import LONGEST
from openquarto.engine.moves import read_position, read_turn
from openquarto.rules import CLASSIC
from tests.cli.command import UNMEASURED, heed_interrupts
from tests.engine.talk import OURS, Talk

SOON = 2.0  # seconds: it is 0.02 on a free machine, and tests are run on busy ones


@pytest.fixture
def talk() -> Iterator[Talk]:
    talk = Talk()
    talk.send("ugi", "isready")
    talk.wait_for("readyok")
    yield talk
    talk.close()


def test_stop_is_answered_promptly_and_once(talk: Talk) -> None:
    for _ in range(3):
        talk.send("position startpos moves M b4A", "go infinite")
        time.sleep(0.05)
        assert not any(line.startswith("bestmove") for line in talk.said)
        talk.send("isready")
        talk.wait_for("readyok")
        began = time.monotonic()
        talk.send("stop")
        turn = talk.wait_for("bestmove ").split()[1]
        assert time.monotonic() - began < SOON
        assert read_turn(read_position("startpos moves M b4A", CLASSIC), turn)
    talk.send("isready")
    talk.wait_for("readyok")
    assert [] == talk.said


@pytest.mark.parametrize(
    "words",
    ["movetime 0", "movetime 100", "p1time 900 p2time 1", "p1time 0 p2time 0", "nodes 5000", "depth 3"],
)
def test_every_limit_ends_a_search(talk: Talk, words: str) -> None:
    talk.send("position startpos moves M b4A", f"go {words}")
    began = time.monotonic()
    talk.wait_for("bestmove ")
    assert time.monotonic() - began < 0.1 + SOON


def test_what_is_known_before_stop_waits_for_it(talk: Talk) -> None:
    talk.send("position fen ABCD/4/4/4 E d1", "go infinite")
    talk.wait_for("info depth 12 score win 0")
    talk.send("isready")
    talk.wait_for("readyok")
    talk.send("stop")
    assert "bestmove #a1-d1" == talk.wait_for("bestmove")


def test_new_games_and_other_tables(talk: Talk) -> None:
    for hash_mb in (1, 2):
        talk.send("go infinite", "stop", "uginewgame", f"setoption name Hash value {hash_mb}")
        talk.send(
            "setoption name Threads value 2", "setoption name Book value false", "isready", "go nodes 100"
        )
        talk.wait_for("bestmove")  # before the next line is heard
        talk.wait_for("readyok")
        talk.wait_for("bestmove")


def test_endless_lines_and_bytes_that_are_no_text(talk: Talk) -> None:
    talk.send("x" * (LONGEST + 5))
    assert f"info string {EngineFault('command too long', most=LONGEST)}" == talk.wait_for("info")
    talk.send_bytes(b"\xff\x00\xfe\n")
    assert "expected a command" in talk.wait_for("info string")
    talk.send("isready")
    talk.wait_for("readyok")


def test_a_search_that_fails_is_told_and_still_answered(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.engine.level_search.player_of", lambda *_, **__: None)
    talk.send("setoption name Level value random", "go")
    assert "the search failed: AttributeError" in talk.wait_for("info string")
    assert "bestmove A" == talk.wait_for("bestmove")


def test_the_end_of_the_input_ends_a_search_with_its_answer() -> None:
    talk = Talk()
    talk.send("position startpos moves M", "go infinite")
    talk.close()
    assert 1 == sum(line.startswith("bestmove ") for line in talk.said)


def test_quit_leaves_at_once_in_the_middle_of_a_search() -> None:
    talk = Talk()
    talk.send("go infinite", "quit")
    talk.wait_for_end()
    talk.close()


# In a process of its own


def test_ctrl_c_ends_it() -> None:
    with subprocess.Popen(
        OURS,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UNMEASURED,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  no thread of ours is in the way
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"go infinite\nisready\n")
        process.stdin.flush()
        while process.stdout.readline() != b"readyok\n":
            pass
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=20)
        finally:
            process.kill()  # a test that has failed must not wait for ever
    assert (130, b"\nStopped.\n") == (process.returncode, err)


def test_a_reader_that_leaves_is_no_fault() -> None:
    with subprocess.Popen(
        OURS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"ugi\nisready\n")
        process.stdin.close()
        assert b"" == process.stderr.read()
    assert 0 == process.returncode
