"""`prove` and `bench`, Ctrl-C, and what people at a terminal are shown."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openquarto.cli.bench import POSITIONS
from openquarto.cli.progress import meter_text
from openquarto.cli.solve import meaning
from openquarto.kernel import Progress
from openquarto.rules import Position, Value
from tests.cli.command import COMMAND, HARD, UNMEASURED, heed_interrupts, run, run_here, told

# prove and bench


@pytest.mark.parametrize("variant", ["traits=s", "traits=f+auto"])
def test_prove_one_trait(variant: str) -> None:
    done = run("prove", variant, "--threads", "2")
    (line,) = told(done.stdout)
    assert ["variant", "value", "nodes", "seconds", "wall"] == list(line)
    assert (variant, "D", 0, "") == (line["variant"], line["value"], done.returncode, done.stderr)


@pytest.mark.long
@pytest.mark.parametrize("variant", ["traits=cs", "blocks+traits=h", "blocks+traits=sf", "traits=csh"])
def test_prove_more(variant: str) -> None:
    assert "D" == told(run("prove", variant, "--table", "256").stdout)[0]["value"]


def test_bench_counts_the_same_nodes_each_time() -> None:
    first, second = (told(command("bench").stdout)[0] for command in (run, run_here))
    assert ["positions", "nodes", "seconds", "speed"] == list(first)
    assert (len(POSITIONS), first["nodes"]) == (second["positions"], second["nodes"])
    assert len(set(POSITIONS)) == len(POSITIONS)
    assert list(POSITIONS) == [str(Position.parse(text)) for text in POSITIONS]


# Ctrl-C


def wait_for_work(pid: int) -> None:
    """Until it has surely begun to search, also on a busy machine; one that waits for input never does."""
    for _ in range(60):
        used = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
        if sum(map(int, used)) > 1.2 * os.sysconf("SC_CLK_TCK"):
            return
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        pytest.param(["prove"], b"", marks=pytest.mark.more),
        (["prove", "--threads", "2"], b""),
        pytest.param(["solve", "--no-book", HARD], b"", marks=pytest.mark.more),
        pytest.param(
            ["solve", "--no-book", "--threads", "2", "--turns", HARD, HARD], b"", marks=pytest.mark.more
        ),
        (["solve", "--no-book", "--threads", "2"], (HARD + "\n").encode() * 5),
        (["solve"], None),  # it waits for the first line
    ],
)
def test_ctrl_c_stops_at_once(arguments: list[str], stdin: bytes | None) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UNMEASURED,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  no thread of ours runs yet
    ) as process:
        assert process.stdin
        if stdin is not None:
            process.stdin.write(stdin)
            process.stdin.close()
            process.stdin = None
        wait_for_work(process.pid)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()  # a test that has failed must not wait for ever
    assert 130 == process.returncode
    assert b"Stopped" in err
    assert b"Traceback" not in err
    if arguments[0] == "prove":
        assert b"Stopped: classic is not proven yet; " in err
        assert ("classic", None) == (told(out.decode())[0]["variant"], told(out.decode())[0]["value"])


# Where a kernel is named that is not there


@pytest.mark.parametrize(
    "command", [["solve", HARD], ["prove"], ["bench"], ["book", "build"], ["book", "check"], ["ugi"]]
)
def test_the_other_commands_work_without_the_kernel(command: list[str]) -> None:
    program = (
        "import os, sys; os.environ['OPENQUARTO_KERNEL'] = 'none'; "
        f"from openquarto.cli import main; main(['count', '1']); sys.exit(main({command!r}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert [{"placed": 1, "boards": 2, "with_hand": 8}] == told(done.stdout)
    sentence = "openquarto: expected native or wasm or plain in OPENQUARTO_KERNEL, got 'none'"
    assert (2, f"{sentence}\n") == (done.returncode, done.stderr)


# For people: a terminal on the other side


def at_a_terminal(*arguments: str, until: str = "") -> tuple[int, str]:
    """Run a command at a terminal, to its end or until it shows a text: then it is interrupted."""
    process, terminal = pty.fork()
    if process == 0:
        heed_interrupts()
        os.execve(sys.executable, [*COMMAND, *arguments], UNMEASURED)  # noqa: S606  our own command
    shown, is_interrupted = b"", False
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # the other side has closed it
            break
        if not part:
            break
        shown += part
        if until and not is_interrupted and until.encode() in shown:
            is_interrupted = True
            os.kill(process, signal.SIGINT)
    _, status = os.waitpid(process, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), shown.decode().replace("\r\n", "\n")


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_solve_speaks_to_people_at_a_terminal() -> None:
    status, shown = at_a_terminal("solve", "--turns", "JKAG/NBP1/C2L/FMDH I - blocks", "x y")
    first, *rest = shown.splitlines()
    sentence = "JKAG/NBP1/C2L/FMDH I - blocks: W3, the player to act wins with the 3rd placement from here ("
    assert first.startswith(sentence)
    assert [
        "  W3  b3E",
        "  L2  b3O c3E c3O d2E d2O",
        "x y: expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got 2 in 'x y'",
    ] == rest
    assert 1 == status


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_prove_and_bench_speak_to_people_at_a_terminal() -> None:
    status, shown = at_a_terminal("prove", "traits=c")
    assert 0 == status
    assert "traits=c: D, a draw (" in shown
    status, shown = at_a_terminal("bench")
    assert 0 == status
    assert f" nodes in {len(POSITIONS)} positions\n" in shown


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_progress_is_shown_at_a_terminal_alone() -> None:
    status, shown = at_a_terminal("prove", until=" first turns, ")
    assert 130 == status
    assert "Stopped: classic is not proven yet; " in shown


def test_the_words_of_progress() -> None:
    text = "3 of 16 first turns, 12,000,000 nodes, 6.0 million a second, 2 s"
    assert text == meter_text(Progress(12_000_000, 3, 16), 2.0)
    assert "0 nodes, 0.0 million a second, 0 s" == meter_text(Progress(), 0.0)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("W0", "the player to act wins by a call"),
        ("L0", "the opponent wins by a call"),
        ("W1", "the player to act wins with the next placement"),
        ("L2", "the opponent wins with the 2nd placement from here"),
        ("W3", "the player to act wins with the 3rd placement from here"),
        ("W11", "the player to act wins with the 11th placement from here"),
        ("D", "a draw"),
        ("L", "the opponent wins"),
    ],
)
def test_values_in_words(value: str, words: str) -> None:
    assert words == meaning(Value.parse(value))
