"""Every program of examples/ runs as its first line says, and a how-to leads to it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.table import serving

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
# What each is started with, and a part of what it prints.
RUNS: dict[str, tuple[list[str], str]] = {
    "play_a_game": (["random", "pine"], "wins: "),
    "solve_a_position": ([], "D3/A1O1/JF1G/I1M1 E - classic is worth W7 for second\n  b4H      W7\n"),
    "analyse_a_record": ([], "turns 7, slips 1, missed 0\n"),
    "my_player": ([], "Careful won 20 of 20 games against chance\n"),
    "ask_an_engine": ([], "at ABC1/4/4/4 D c1 classic it plays d1#a1-d1\n"),
    "draw_a_board": ([], "  a b c d\n1 D . . .\n2 A O . .\n3 J F . G\n4 I M . H\ndrawn: board.svg\n"),
    "read_records": ([], "1. Anna – Bo: 13 actions, first wins, called\n2. Cleo – Dan: "),
    "puzzle_of_the_day": (["2026-11-18", "nl"], "Elo "),
    "explain_in_french": ([], "Nulle\xa0: a3, puis donner claire carrée haute creuse.\n28 coups sur 72 "),
}
WITH_OTHERS = {"ask_a_server", "bot", "ugi_engine"}  # need somebody to talk to; the bot plays in tests/bot


def run(name: str, arguments: list[str], folder: Path, stdin: str = "") -> str:
    command: list[str | Path] = [sys.executable, EXAMPLES / f"{name}.py", *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        encoding="utf-8",
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


def test_none_is_left_out() -> None:
    assert {*RUNS, *WITH_OTHERS} == {file.stem for file in EXAMPLES.glob("*.py")}


@pytest.mark.parametrize("name", RUNS)
def test_it_runs_and_prints_what_it_found(name: str, tmp_path: Path) -> None:
    arguments, printed = RUNS[name]
    assert printed in run(name, arguments, tmp_path)


def test_the_engine_speaks_the_protocol(tmp_path: Path) -> None:
    said = run("ugi_engine", [], tmp_path, "ugi\nisready\nquit\n")  # a turn is asked of it by ask_an_engine
    assert "id name Careful\n" in said
    assert said.endswith("ugiok\nreadyok\n")


def test_a_server_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        said = run("ask_a_server", [address], tmp_path)
    assert "puzzle of the day: " in said
    assert "value: D" in said


def test_a_how_to_leads_to_each() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs/how-to").glob("*.md"))
    shown = [file.name for file in EXAMPLES.iterdir() if file.is_file() and file.name != "README.md"]
    assert 12 < len(shown)
    assert [] == [name for name in shown if f"examples/{name})" not in pages]
