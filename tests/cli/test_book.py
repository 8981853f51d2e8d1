"""`book` as a user meets it: builds that are killed and go on, checks that find what is false; `solve`."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openquarto.cli import main
from openquarto.kernel import book as kernel_book
from openquarto.kernel import solver as kernel_solver
from openquarto.kernel.book import DEEPEST, Book, write
from openquarto.rules import Value
from openquarto.workshop.opening import complete, jobs_of, values_of
from tests.cli.command import COMMAND, UNMEASURED, heed_interrupts, run, run_here, told
from tests.workshop.building import (
    CHUNKS,
    ONLY,
    done_in,
    forbid_doing_again,
    names,
    small_book,
    solved,
    wait_for,
)

LIGHT = ["--threads", "1", "--table", "8"]
EMPTY = "4/4/4/4 - - traits=h"


def began(file: Path, *options: str) -> "subprocess.Popen[bytes]":
    """A build in a process of its own."""
    return subprocess.Popen(
        [*COMMAND, "book", "build", str(file), *ONLY, *LIGHT, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UNMEASURED,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  no thread of ours runs yet
    )


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def is_gone(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


# build


@pytest.mark.more
def test_kill_9_in_the_middle_costs_only_what_was_not_finished(tmp_path: Path) -> None:
    file, jobs = tmp_path / "book.bin", tmp_path / "book.bin.jobs"
    with began(file) as process:
        wait_for(jobs, 5)
        (worker,) = children(process.pid)
        process.kill()
        process.communicate(timeout=60)
    assert 5 <= done_in(jobs) < CHUNKS
    assert not file.exists()
    deadline = time.monotonic() + 60
    while not is_gone(worker):  # it notices that nobody is left
        assert time.monotonic() < deadline
        time.sleep(0.05)
    forbid_doing_again(jobs)
    with began(file, "--threads", "2", "--json") as process:
        out, err = process.communicate(timeout=120)
    assert (0, b"", small_book()) == (process.returncode, err, file.read_bytes())
    assert (len(small_book()), CHUNKS) == (json.loads(out)["bytes"], json.loads(out)["chunks"])
    assert {file, jobs} == set(tmp_path.iterdir())


@pytest.mark.more
def test_kill_9_of_the_worker_alone_is_survived(tmp_path: Path) -> None:
    file = tmp_path / "book.bin"
    with began(file, "--jobs", str(tmp_path / "other")) as process:
        wait_for(tmp_path / "other", 5)
        (worker,) = children(process.pid)
        os.kill(worker, signal.SIGKILL)
        out, err = process.communicate(timeout=120)
    assert (0, small_book()) == (process.returncode, file.read_bytes())
    assert b"The worker died with status -9; another one goes on.\n" == err
    assert {"file", "bytes", "sha256", "chunks", "rechecked"} == set(json.loads(out))


def test_ctrl_c_gives_everything_back_and_says_how_to_go_on(tmp_path: Path) -> None:
    jobs = tmp_path / "book.bin.jobs"
    with began(tmp_path / "book.bin") as process:
        wait_for(jobs, 5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (130, b"") == (process.returncode, out)
    sentence = f"Stopped: {done_in(jobs)} of {CHUNKS} chunks are solved; the same command goes on from there."
    assert sentence == err.decode().strip()
    assert (set(), CHUNKS - done_in(jobs)) == (names(jobs, "leased"), len(names(jobs, "waiting")))


def test_build_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no table of jobs" * 100)
    for arguments, sentence in (
        (["--jobs", str(tmp_path / "text")], "text cannot be used as a file of jobs: file is not a database"),
        (["--table", "1048576"], "a chunk could not be solved: a table of 1048576 MB cannot be had"),
        (["--cluster", ""], "expected an address such as tcp://10.0.0.1:8786, got ''"),
        (["--cluster", "http://10.0.0.1"], "tcp://10.0.0.1:8786, got 'http://10.0.0.1'"),
        (["--only", "Blocks"], "got 'Blocks'"),
    ):
        done = run("book", "build", str(tmp_path / "book.bin"), "--only", "traits=c", *arguments)
        assert (2, "") == (done.returncode, done.stdout)
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "book.bin").exists()


@pytest.mark.parametrize("name", ["no folder/book.bin", ""])
def test_a_place_that_cannot_hold_the_book_is_refused_at_once(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["book", "build", str(tmp_path / name), "--jobs", str(tmp_path / "jobs")])
    assert "cannot be written: expected a file in a folder that exists\n" in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


def test_the_cluster_is_for_a_private_network_only() -> None:
    words = " ".join(run_here("book", "build", "--help").stdout.split())
    assert "private network only, because Dask workers run whatever they are sent" in words
    assert "examples: openquarto book build openquarto book build my.bin" in words


# check


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "small.bin"
    file.write_bytes(small_book())
    return file


def test_check_tells_what_a_book_holds(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["book", "check", str(small), "--sample", "21", "--seed", "5", "--json"])
    (line,) = told(capsys.readouterr().out)
    assert (str(small), len(small_book()), 21, []) == (
        line["file"],
        line["bytes"],
        line["sampled"],
        line["different"],
    )
    assert [
        {"variant": "traits=c", "placed": 4, "positions": 1295},
        {"variant": "blocks+traits=c", "placed": 4, "positions": 4437},
    ] == line["classes"]


def test_check_finds_what_is_false(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The checksum of such a book is right: whoever wrote it believed it."""
    kind = (1, False)
    deepest: dict[int, Value] = {}
    for job in jobs_of(kind):
        deepest |= values_of(job.task, solved(job.task))
    lies = dict.fromkeys(complete(deepest, kind), Value.parse("W13"))
    file = tmp_path / "false.bin"
    file.write_bytes(write({kind: (DEEPEST, lies)}))
    assert 1 == main(["book", "check", str(file), "--sample", "5", "--json"])
    (line,) = told(capsys.readouterr().out)
    different = line["different"]
    assert isinstance(different, list)
    assert [5, {"position", "told", "found"}, "W13"] == [
        len(different),
        set(different[0]),
        different[0]["told"],
    ]


@pytest.mark.parametrize("place", [3, 80, 100, 400, -1])
def test_a_damaged_book_is_refused_in_one_sentence(
    small: Path, place: int, capsys: pytest.CaptureFixture[str]
) -> None:
    data = bytearray(small.read_bytes())
    data[place] ^= 1
    small.write_bytes(data)
    assert 2 == main(["book", "check", str(small)])
    sentence = "openquarto: expected the bytes of an opening book as they were written, got others\n"
    assert sentence == capsys.readouterr().err


def test_no_book_no_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["book", "check", str(tmp_path / "missing.bin")])
    assert "missing.bin: No such file or directory" in capsys.readouterr().err
    monkeypatch.setattr(kernel_book, "shipped_bytes", lambda: None)
    assert 2 == main(["book", "check"])
    assert "openquarto: this package has no opening book; name a file\n" == capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_people_are_told_in_sentences_and_shown_how_far_it_is(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", out := Terminal())
    monkeypatch.setattr(sys, "stderr", err := Terminal())
    assert 0 == main(["book", "check", str(small), "--sample", "4", "--seed", "5"])
    first, *rest = out.getvalue().splitlines()
    assert first.startswith(f"{small}: {len(small_book()):,} bytes, as they were written; sha256 ")
    assert [
        "  traits=c: 1,295 positions, up to 4 placed",
        "  blocks+traits=c: 4,437 positions, up to 4 placed",
        "5,732 positions in all.",
        "4 positions were solved again, and all have the same value.",
    ] == rest
    assert "counting: " in err.getvalue()
    assert "solving: 100%" in err.getvalue()
    assert err.getvalue().endswith("\r")  # nothing is left of it


# solve


def test_solve_looks_into_the_book_unless_told_not_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel_solver, "shipped", lambda: Book.parse(small_book()))
    nodes = []
    for options in ([], ["--cold"], ["--no-book"], ["--no-book", "--cold"]):
        assert 0 == main(["solve", EMPTY, "--turns", "--json", *options])
        (line,) = told(capsys.readouterr().out)
        assert "D" == line["value"]
        nodes.append(int(str(line["nodes"])))
    assert [0, 0] == nodes[:2]
    assert 0 < min(nodes[2:])
    monkeypatch.setattr(kernel_solver, "shipped", lambda: None)  # where there is no file
    assert 0 == main(["solve", EMPTY, "--value-only", "--json"])
    assert 0 < int(str(told(capsys.readouterr().out)[0]["nodes"]))


def test_proofs_and_measurements_look_into_no_book(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel_solver, "shipped", lambda: Book.parse(small_book()))
    assert 0 == main(["prove", "traits=c", "--json"])
    assert 100_000 < int(str(told(capsys.readouterr().out)[0]["nodes"]))
