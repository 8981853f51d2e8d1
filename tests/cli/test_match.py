"""`openquarto match` as a user meets it: results, refusals, Ctrl-C, and death at any moment."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, UNMEASURED, heed_interrupts, run
from tests.engine.talk import OURS, bad
from tests.workshop.arena import crowd

needs_proc = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="looks for processes in /proc"
)


def match(*arguments: str) -> dict[str, object]:
    done = run("match", *arguments, "--json")
    assert (0, "") == (done.returncode, done.stderr)
    told: dict[str, object] = json.loads(done.stdout)
    return told


def started(mark: str, *arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [*COMMAND, "match", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**UNMEASURED, crowd.MARK: mark},
        preexec_fn=heed_interrupts,  # noqa: PLW1509  there are no other threads here
        start_new_session=True,
    )


def test_the_result_for_people_and_for_programs() -> None:
    told = match("oak", "random", "--games", "10", "--seed", "5", "--processes", "2")
    assert (["oak", "random"], "complete", 10, 5) == tuple(
        told[n] for n in ("players", "ended", "games", "pairs")
    )
    assert (10, 0, 0) == (told["won"], told["drawn"], told["lost"])
    assert ([0, 0, 0, 0, 5], 1.0, None, None) == (
        told["pentanomial"],
        told["score"],
        told["elo"],
        told["superiority"],
    )
    done = run("match", "oak", "random", "--games", "10", "--seed", "5")
    assert [
        "oak against random, classic, seed 5: 10 games, 5 whole pairs",
        "games:    oak won 10, drew 0, lost 0",
        "seats:    as first won 5, drew 0, lost 0; as second won 5, drew 0, lost 0",
        "score:    1.000, without error bars, because all pairs scored the same",
        "Elo:      +infinite, because every game was won",
        "pairs:    0: 0, 1/2: 0, 1: 0, 3/2: 0, 2: 5",
    ] == done.stdout.splitlines()[:6]


def test_records_replay_soundly(tmp_path: Path) -> None:
    games = tmp_path / "games.qgn"
    match("willow", "pine", "--pairs", "3", "--variant", "blocks", "--hand", "--output", str(games))
    replayed = run("replay", str(games), "--json")
    assert (0, 6) == (replayed.returncode, len(replayed.stdout.splitlines()))


def test_engines_by_their_command_lines(tmp_path: Path) -> None:
    games = tmp_path / "games.qgn"
    told = match(
        *(shlex.join(OURS), "ugi:" + shlex.join(bad("turn=zz"))),
        *("--option1", "Level=walnut", "--option1", "hash=4", "--nodes", "1000", "--patience", "60"),
        *("--games", "2", "--processes", "1", "--names", "Ada", "Bo", "--output", str(games)),
    )
    assert (["Ada", "Bo"], 2, [{}, {"illegal turn": 2}]) == (told["players"], told["won"], told["forfeits"])
    replayed = run("replay", str(games))
    assert 2 == replayed.stdout.count("won (abandoned)")
    assert '[Forfeit "illegal turn"]' in games.read_text()


def test_an_opening_list_and_a_test_that_is_not_decided(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    file.write_text("A3/4/4/4 B a1\n")
    told = match("random", "random", "--openings", str(file), "--pairs", "2", "--sprt", "-1", "1")
    assert (["random (1)", "random (2)"], 4) == (told["players"], told["games"])
    sprt = told["sprt"]
    assert isinstance(sprt, dict)
    assert (2, None, -2.9444) == (sprt["pairs"], sprt["verdict"], sprt["lower"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["oak"], "the following arguments are required: PLAYER"),
        (["oak", "no-such-engine"], "no-such-engine cannot be started: No such file or directory"),
        (["oak", " "], "expected the command line of an engine, got nothing"),
        (["oak", "'"], "No closing quotation"),
        (["oak", "pine", "--games", "3"], "expected an even number of games, two for each opening, got '3'"),
        (["oak", "pine", "--option2", "Hash=1"], "expected options for engines alone, got 'Hash=1' for pine"),
        (["oak", "pine", "--option1", "Hash"], "expected an engine's option as NAME=VALUE, got 'Hash'"),
        (["oak", "pine", "--sprt", "5", "0"], "the smaller first, got 5.0 and 0.0"),
        (["oak", "pine", "--sprt", "0", "5", "--alpha", "1"], "expected rates of error between 0 and 0.5"),
        (["oak", "pine", "--clock", "1/turn"], "a turn's limit is from 5 seconds to 24 hours"),
        (["oak", "pine", "--openings", "no/such/file"], "no/such/file: No such file or directory"),
        (
            ["oak", "pine", "--output", "no/such/games.qgn"],
            "no folder no/such to write games.qgn in",
        ),
        (["oak", "pine", "--job", "nowhere/a.match"], "there is no folder nowhere to write a.match in"),
        (
            ["oak", "11"],
            "no program '11': expected a level from willow (1) to ebony (10)",
        ),
        (["oak", "mapel"], "did you mean maple"),
        (["roblle", "oak"], "did you mean oak"),
        (["oak", "pine", "--resume"], "expected --output or --job with --resume"),
        (["oak", "pine", "--names", "", "B"], "expected a name of 1 to 24 characters, got 0"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run("match", *arguments)
    assert (2, "") == (done.returncode, done.stdout)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_an_engine_that_cannot_be_greeted_ends_the_match_before_it_begins() -> None:
    done = run("match", "oak", shlex.join(bad("crash@start")))
    assert (2, "") == (done.returncode, done.stdout)
    assert "ended with status 3 before it said ugiok; its last words: thinking hard" in done.stderr


def test_an_engine_that_keeps_crashing_ends_it_with_the_result_so_far() -> None:
    done = run("match", "random", shlex.join(bad("crash@go")), "--movetime", "100", "--processes", "1")
    assert 1 == done.returncode
    assert "random against Bad, classic, seed 1: 10 games, 5 whole pairs" in done.stdout
    assert "forfeits: Bad lost 10 games by crash, first: Bad ended with status 3" in done.stdout
    assert 1 == len(done.stderr.splitlines())
    assert "Bad failed in 10 games one after the other, so the match was ended" in done.stderr


@needs_proc
def test_ctrl_c_ends_everybody_and_tells_how_to_go_on(tmp_path: Path) -> None:
    """The engine hangs and the workers are in the middle of their games; the signal goes to all at once."""
    mark = f"Ctrl-C {os.getpid()}"
    games = tmp_path / "games.qgn"
    hanging = shlex.join(bad("hang@go"))
    arguments = ("random", hanging, "--movetime", "60000", "--processes", "2", "--output", str(games))
    with crowd.nobody_left(mark):
        process = started(mark, *arguments)
        crowd.wait_until(lambda: sum("bad.py hang" in each for each in crowd.alive(mark).values()) == 3)
        os.killpg(process.pid, signal.SIGINT)
        stdout, stderr = process.communicate(timeout=60)
    assert 130 == process.returncode
    assert "random against Bad, classic, seed 1: 0 games, 0 whole pairs" in stdout.decode()
    assert "score:    unknown" in stdout.decode()
    assert f"The games are kept in {games}.match: the same command with --resume goes on." in stderr.decode()
    assert "Traceback" not in stderr.decode()


@needs_proc
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_an_engine_that_hangs_does_not_outlive_a_match_that_is_killed(end: signal.Signals) -> None:
    mark = f"{end.name} {os.getpid()}"
    hanging = shlex.join(bad("hang@go"))
    with crowd.nobody_left(mark):
        process = started(mark, "random", hanging, "--movetime", "60000", "--processes", "2")
        crowd.wait_until(lambda: sum("bad.py hang" in each for each in crowd.alive(mark).values()) == 3)
        process.send_signal(end)
        process.communicate(timeout=60)


@needs_proc
def test_a_killed_match_leaves_nobody_and_is_gone_on_with(tmp_path: Path) -> None:
    mark = f"kill -9 {os.getpid()}"
    games, job = tmp_path / "games.qgn", tmp_path / "job"
    slow = [sys.executable, "-I", "-S", "-c", SLOW]
    arguments = ("willow", shlex.join(slow), "--pairs", "10", "--seed", "9", "--processes", "2")
    kept = ("--output", str(games), "--job", str(job))
    with crowd.nobody_left(mark):
        process = started(mark, *arguments, *kept)
        crowd.wait_until(lambda: games.exists() and games.read_text().count("[Round ") >= 3)
        process.kill()
        process.communicate(timeout=60)
    before = games.read_text()
    refused = run("match", *arguments, *kept)
    assert (2, True) == (refused.returncode, "add --resume to go on with it" in refused.stderr)
    refused = run("match", *arguments, *kept, "--resume", "--movetime", "5")
    assert (2, True) == (refused.returncode, "movetime 1000 there, 5 here" in refused.stderr)
    resumed = match(*arguments, *kept, "--resume")
    assert (20, "complete") == (resumed["games"], resumed["ended"])
    assert before.split("\n\n")[1] in games.read_text()  # what was played is not played again
    assert resumed == match(*arguments)
    replayed = run("replay", str(games), "--json")
    assert (0, 20) == (replayed.returncode, len(replayed.stdout.splitlines()))


# An engine that always takes the first square and the first piece, and does not hurry. It knows no quarto.
SLOW = """
import sys, time
for line in sys.stdin:
    words = line.split()
    if words[0] == "ugi":
        print("id name Slow\\nugiok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "quit":
        break
    elif words[0] == "position":
        rows = words[2].replace("/", "")
        board = [each for c in rows for each in (c if c.isalpha() else " " * int(c))]
        hand = words[3]
        for turn in words[7:]:
            turn = turn.partition("#")[0]
            if turn[:1].islower():
                board[ord(turn[0]) - 97 + 4 * int(turn[1]) - 4] = hand
                turn = turn[2:]
            hand = turn or "-"
    elif words[0] == "go":
        time.sleep(0.02)
        said = ""
        if hand not in "-=":
            at = board.index(" ")
            said, board[at] = "abcd"[at % 4] + str(at // 4 + 1), hand
        left = [c for c in "ABCDEFGHIJKLMNOP" if c not in board]
        print("bestmove", said + (left[0] if left and " " in board else "="), flush=True)
"""
