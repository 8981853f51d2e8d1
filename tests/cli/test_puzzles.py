"""`puzzles` as people and programs meet it: built, stopped and built on, checked, listed."""

from pathlib import Path

import pytest

from openquarto.puzzles.pack import read
from tests.cli.command import run_here, told


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("puzzles") / "some.bin"
    done = run_here("puzzles", "build", str(file), "--count", "20", "--seed", "5", "--processes", "1")
    assert (0, "") == (done.returncode, done.stderr)
    return file


def test_what_is_built_is_proved_again(pack: Path) -> None:
    (line,) = told(run_here("puzzles", "check", str(pack)).stdout)
    assert (20, []) == (line["puzzles"], line["faults"])
    assert 9 == len(line["kinds"])  # type: ignore[arg-type]


def test_what_is_kept_is_not_built_again(pack: Path) -> None:
    before = pack.read_bytes()
    pack.unlink()
    run_here("puzzles", "build", str(pack), "--count", "20", "--seed", "5", "--processes", "1")
    assert before == pack.read_bytes()


def test_one_line_a_puzzle_with_every_answer(pack: Path) -> None:
    lines = told(run_here("puzzles", "list", str(pack)).stdout)
    assert 20 == len(lines)
    assert ["id", "kind", "position", "answers", "value", "rating"] == list(lines[0])[:6]
    assert {"inner", "touches"} <= set(next(line for line in lines if line["kind"] == "mask"))
    some = told(
        run_here("puzzles", "list", str(pack), "--kind", "trap", "--from", "0", "--to", "9999").stdout
    )
    assert {"trap"} == {line["kind"] for line in some}
    assert [] == told(run_here("puzzles", "list", str(pack), "--to", "1").stdout)


def test_what_is_no_file_of_puzzles(pack: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.bin"
    broken.write_bytes(pack.read_bytes()[:-1])
    done = run_here("puzzles", "check", str(broken))
    assert (2, "") == (done.returncode, done.stdout)
    assert f"{broken}: expected the bytes of a file of puzzles" in done.stderr
    assert 2 == run_here("puzzles", "list", str(tmp_path / "none.bin")).returncode
    assert 2 == run_here("puzzles", "build", str(tmp_path / "no" / "p.bin")).returncode


def test_the_ids_are_the_same_in_every_pack(pack: Path) -> None:
    assert len({each.id for each in read(pack.read_bytes())}) == 20


def test_sheets_to_be_printed(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    done = run_here(
        "puzzles", "sheet", "--kind", "safe-gift", "--count", "3", "-o", str(file), "--language", "fr"
    )
    assert (0, "") == (done.returncode, done.stderr)
    first = file.read_text(encoding="utf-8")
    assert 3 == first.count("<article")
    again = done.stdout.split("--set ")[1].strip()
    run_here("puzzles", "sheet", "--set", again, "-o", str(file), "--language", "fr")
    assert first == file.read_text(encoding="utf-8")
    link = f"https://quarto.example/puzzles/set?{again}"
    run_here("puzzles", "sheet", "--set", link, "--large", "-o", str(file))
    assert "papers large" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--kind", "riddle", "-o", "s.html"), "expected a kind of puzzle"),
        (("--rating", "hard", "-o", "s.html"), "expected ratings such as 1000-1400"),
        (("--ids", "00000000", "-o", "s.html"), "expected the name of a puzzle"),
        (("-o", "s.pdf"), "print the HTML into one"),
    ],
)
def test_what_cannot_be_printed(options: tuple[str, ...], said: str) -> None:
    done = run_here("puzzles", "sheet", *options)
    assert (2, "") == (done.returncode, done.stdout)
    assert said in done.stderr
