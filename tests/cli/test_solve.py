"""`solve` as programs meet it: what it prints, in which order, and what it refuses."""

import json
import subprocess

import pytest

from openquarto.cli import main
from openquarto.rules import Position
from tests.cli.command import COMMAND, HARD, run, run_here, told, values
from tests.kernel.positions import solved


def test_json_lines_when_piped() -> None:
    done = run("solve", "JKAG/NBP1/C2L/FMDH I - blocks", "ABCD/4/4/4 - d1")
    first, second = told(done.stdout)
    assert ["position", "value", "nodes", "seconds"] == list(first)
    assert ("JKAG/NBP1/C2L/FMDH I - blocks", "W3") == (first["position"], first["value"])
    assert {"position": "ABCD/4/4/4 - d1", "value": "W0", "nodes": 0, "seconds": 0.0} == second
    assert (0, "") == (done.returncode, done.stderr)


def test_turns_best_first() -> None:
    (line,) = told(run_here("solve", "--turns", "JKAG/NBP1/C2L/FMDH I - blocks").stdout)
    assert ["position", "value", "nodes", "seconds", "turns"] == list(line)
    assert [
        {"turn": "b3E", "value": "W3"},
        *({"turn": turn, "value": "L2"} for turn in ("b3O", "c3E", "c3O", "d2E", "d2O")),
    ] == line["turns"]


@pytest.mark.parametrize(
    ("position", "turns"),
    [
        ("ABCD/EFGH/IJKL/MN2 - -", [{"turn": "O", "value": "L1"}, {"turn": "P", "value": "L1"}]),
        ("ABCD/EFGH/IJKL/MNO1 P -", [{"turn": "d4#a4-d4", "value": "W1"}]),
        ("ABCD/EFGH/IJKL/MNO1 P - auto", [{"turn": "d4", "value": "W1"}]),
        ("ABCD/EFGH/IJKL/MNOP - -", [{"turn": "=", "value": "D"}]),
    ],
)
def test_how_turns_are_told(
    position: str, turns: list[dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["solve", position, "--turns", "--json"])
    assert turns == told(capsys.readouterr().out)[0]["turns"]


@pytest.mark.parametrize("options", [[], ["--threads", "2"], ["--threads", "3", "--cold"], ["--value-only"]])
def test_answers_come_in_the_order_of_the_input(options: list[str]) -> None:
    lines = [line for line in solved("exact") if Position.parse(line[0]).placed > 4][::3]
    done = run_here("solve", *options, stdin="\n".join(position for position, _ in lines).encode())
    expected = [(line, value[0] if "--value-only" in options else value) for line, value in lines]
    assert expected == values(done.stdout)


def test_a_bad_line_does_not_keep_the_rest_from_being_solved() -> None:
    stdin = (
        b"ABCD/4/4/4 - d1\n\nAA2/4/4/4 A d4\r\n\xff\xfe\n  ABCD/EFGH/IJKL/MNO1 P -  \nABCD/4/4/4 - d1 auto"
    )
    done = run_here("solve", "--threads", "2", stdin=stdin)
    assert ["W0", None, None, None, "W1", "W0"] == [line.get("value") for line in told(done.stdout)]
    faults = [line for line in told(done.stdout) if "error" in line]
    assert [["position", "error"]] * 3 == [list(line) for line in faults]
    assert "A stands on a1 and b1; the piece in hand, A, also stands on a1; the last placed" in str(faults[1])
    assert (1, "") == (done.returncode, done.stderr)


def test_cold_and_one_thread_count_the_same_nodes() -> None:
    position = "4/1A2/2NG/D2L M - classic"
    done = run_here("solve", "--cold", "--no-book", position, position)
    first, second = told(done.stdout)
    assert first["nodes"] == second["nodes"]
    warm = told(run_here("solve", position, position).stdout)[1]
    assert int(str(warm["nodes"])) < int(str(first["nodes"]))


def test_one_position_split_by_the_shell(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["solve", "ABCD/4/4/4", "-", "d1"])
    assert "W0" == told(capsys.readouterr().out)[0]["value"]


def test_an_answer_comes_before_the_next_question() -> None:
    """A program may ask one position after another through one pipe."""
    with subprocess.Popen(
        [*COMMAND, "solve", "--threads", "2"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        for position, value in solved("exact")[-3:]:
            process.stdin.write(position + "\n")
            process.stdin.flush()
            assert value == json.loads(process.stdout.readline())["value"]
        process.stdin.close()
        assert 0 == process.wait(timeout=10)


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"ABCD/4/4/4 - d1\n" * 2000)
        process.stdin.close()
        assert b"" == process.stderr.read()
        assert 0 == process.wait(timeout=10)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["solve", "--threads", "0", HARD], "expected a number of threads from 1 to 256, got '0'"),
        (["solve", "--threads", "two", HARD], "expected a number of threads from 1 to 256, got 'two'"),
        (["solve", "--table", "0", HARD], "expected a table size in MB from 1 to 1048576, got '0'"),
        (["solve", "--table", "-3", HARD], ""),
        (["solve", "--table", "1048576", HARD], "a table of 1048576 MB cannot be had"),
        (["prove", "--threads", "0"], "expected a number of threads from 1 to 256, got '0'"),
        (["prove", "--table", "1048576"], "a table of 1048576 MB cannot be had"),
        (["prove", "Blocks"], "got 'Blocks'"),
        (["bench", "hard"], "'hard' is not taken"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run_here(*arguments)
    assert (2, "") == (done.returncode, done.stdout)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
