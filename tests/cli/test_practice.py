"""`openquarto learn`, `puzzles play` and `puzzles progress`: in pipes, at terminals, however they end."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openquarto.cli import COMMANDS
from openquarto.practice import read_progress
from openquarto.puzzles import shipped
from openquarto.speech import languages
from tests.cli.command import run, run_here
from tests.marking import more
from tests.terminal.typist import Typist

CTRL_C, CTRL_D = b"\x03", b"\x04"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path / "data"


def known(data: Path) -> dict[str, object]:
    found = json.loads((data / "progress.json").read_text())
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", more(languages(), but=("fr",)))
@pytest.mark.parametrize(
    "command", ["learn", "puzzles play --daily", "puzzles play --kind trap --rating 900"]
)
def test_words_only_come_through_a_pipe(command: str, language: str) -> None:
    done = run(*command.split(), "--language", language, stdin=b"hint\nnonsense\nb2\n\n\x1b[2J\n")
    assert (0, "") == (done.returncode, done.stderr)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f]", done.stdout)
    assert all(line == line.strip() for line in done.stdout.splitlines())


def test_the_end_of_the_input_loses_nothing(data: Path) -> None:
    done = run("learn", "--plain", stdin=b"b2")
    assert done.stdout.endswith("Goodbye. Everything you have done is kept.\n")
    assert {"one-trait": {"done": [1], "match": False}} == known(data)["lessons"]
    listed = run("learn", "--list").stdout.splitlines()
    assert "– 1 One thing in common (one-trait): 1 of 5 tasks." == listed[0]
    assert 13 == len(listed)


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_interrupts_lose_nothing(key: bytes, status: int, data: Path) -> None:
    with Typist(data, "--plain", command="learn") as typist:
        typist.hear("place?")
        typist.type("b2")
        typist.hear("next?")
        typist.press(key)
        typist.hear("Everything you have done is kept.")
        assert status == typist.leave()
    assert {"one-trait": {"done": [1], "match": False}} == known(data)["lessons"]


def test_from_a_game_to_puzzles_and_back(data: Path) -> None:
    with Typist(data, "--plain", "--new", "--opponent", "here") as typist:
        typist.hear("First, give?")
        typist.type("give A")
        typist.hear("Second, place?")
        typist.type("learn")
        typist.hear("Lesson 1 of 10: One thing in common.")
        typist.hear("place?")
        typist.type("b2", "leave")
        typist.hear("Back to your game.")
        typist.hear("Second, place?")
        typist.type("puzzle")
        typist.hear("Your rating is not known yet.")
        typist.hear("?")
        typist.type("leave")
        typist.hear("Second, place?")
        typist.type("a1", "quit")
        typist.hear("Goodbye. Your game is kept.")
        assert 0 == typist.leave()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["puzzles", "play", "--rating", "9"], "expected easier, harder or 400 to 2400, got '9'"),
        (["puzzles", "play", "--kind", "traps"], "take-it, mask, got 'traps'"),
        (["puzzles", "play", "--daily", "--storm"], "not allowed with argument --daily"),
        (["puzzles", "play", "--set", "00000000"], "expected the name of a puzzle"),
        (["puzzles", "play", "--set", "kind=trap&count=99"], "expected 1 to 50 puzzles, got '99'"),
        (["learn", "fractions"], "there is no 'fractions'"),
        (["puzzles", "progress", "--import", "no.json"], "There is no file no.json."),
    ],
)
def test_wrong_use_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run_here(*arguments)
    assert 2 == done.returncode
    assert sentence in done.stderr
    assert 1 == len(done.stderr.splitlines())


@pytest.mark.parametrize("arguments", [["learn"], ["puzzles", "play"], ["puzzles", "progress"]])
def test_the_help_has_examples(arguments: list[str]) -> None:
    told = run_here(*arguments, "--help").stdout
    assert f"examples:\n  openquarto {' '.join(arguments)}\n" in told


def test_all_commands_are_listed_without_the_kernel() -> None:
    program = (
        "import os, sys; os.environ['OPENQUARTO_KERNEL'] = 'none'; "
        "from openquarto.cli import main; sys.exit(main({!r}))"
    )

    def start(*command: str) -> subprocess.CompletedProcess[str]:
        started = [sys.executable, "-c", program.format(command)]
        return subprocess.run(started, capture_output=True, text=True, check=False)

    listed = start("--help").stdout
    assert all(f"\n    {name}" in listed for name in COMMANDS)
    for command in (["learn"], ["puzzles", "play"]):
        done = start(*command)
        assert (2, "") == (done.returncode, done.stdout)
        assert done.stderr.startswith("openquarto: expected native or wasm or plain in OPENQUARTO_KERNEL")


# Progress that is taken along


def test_progress_goes_to_a_file_and_comes_back(data: Path, tmp_path: Path) -> None:
    run("learn", "--plain", stdin=b"b2")
    before, file = known(data), tmp_path / "mine.json"
    assert f"Written to {file}.\n" == run_here("puzzles", "progress", "--export", str(file)).stdout
    assert before == json.loads(file.read_text())
    assert "Cancelled." in run_here("puzzles", "progress", "--forget", stdin=b"what\nno\n").stdout
    assert before == known(data)
    assert "Forgotten.\n" == run_here("puzzles", "progress", "--forget", "--yes").stdout
    assert not (data / "progress.json").exists()
    assert f"Read from {file}." in run_here("puzzles", "progress", "--import", str(file)).stdout
    assert before == known(data)
    assert "Lessons done: 0." in run_here("puzzles", "progress").stdout


def test_what_is_known_is_not_replaced_unasked(data: Path, tmp_path: Path) -> None:
    run("learn", "--plain", stdin=b"b2")
    before, file = known(data), tmp_path / "other.json"
    file.write_text(
        '{"openquarto": "progress", "version": 1, "lessons": {"hot": {"done": [0], "match": true}}}'
    )
    assert "replaces what is known here" in run_here("puzzles", "progress", "--import", str(file)).stdout
    assert before == known(data)
    run_here("puzzles", "progress", "--import", str(file), stdin=b"yes\n")
    assert ["hot"] == [*read_progress((data / "progress.json").read_text()).lessons]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"openquarto": "progress", "version": 9}', "\ud800"])
def test_what_is_no_progress_changes_nothing(text: str, data: Path, tmp_path: Path) -> None:
    run("learn", "--plain", stdin=b"b2")
    before, file = known(data), tmp_path / "bad.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    done = run_here("puzzles", "progress", "--import", str(file), "--yes")
    assert (2, "") == (done.returncode, done.stdout)
    assert str(file) in done.stderr
    assert before == known(data)


def test_the_end_of_the_input_ends_the_line_of_the_prompt(data: Path) -> None:
    with Typist(data, "--plain", command="learn") as typist:
        typist.hear("place?")
        typist.press(CTRL_D)
        assert typist.hear("Goodbye.").endswith("\nGoodbye.")


@pytest.mark.parametrize("kind", ["safe-gift", "safe gift", "take-it"])
def test_kinds_are_typed_with_or_without_a_space(kind: str) -> None:
    assert 0 == run_here("puzzles", "play", "--kind", kind).returncode
    listed = run_here("puzzles", "list", "--kind", kind).stdout.splitlines()
    assert {kind.replace("-", " ")} == {json.loads(line)["kind"] for line in listed}


@pytest.mark.parametrize("kind", ["nonsense", ""])
def test_another_kind_is_refused_with_those_there_are(kind: str) -> None:
    done = run_here("puzzles", "play", "--kind", kind)
    assert 2 == done.returncode
    assert (
        f"expected one of see, complete, safe-gift, square, trap, hold, cover, take-it, mask, got {kind!r}"
        in done.stderr
    )


def test_a_set_is_a_link_or_names(tmp_path: Path) -> None:
    one, two = (each.id for each in shipped()[:2])
    for text in (f"{one},{two}", f"ids={one}.{two}", f"https://quarto.example/puzzles/set?ids={one}.{two}"):
        assert "A set with 2 puzzles." in run_here("puzzles", "play", "--set", text).stdout
        made = run_here("puzzles", "sheet", "--set", text, "-o", str(tmp_path / "sheet.html"))
        assert f"--set ids={one}.{two}\n" in made.stdout


@pytest.mark.parametrize("command", [["play"], ["sheet", "-o", "sheet.html"]])
def test_what_is_no_set_is_refused(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here("puzzles", *command, "--set", "rubbish")
    assert (2, []) == (done.returncode, [*tmp_path.glob("*.html")])
    assert "expected the name of a puzzle such as 4f0c21ab, got 'rubbish'" in done.stderr


def test_progress_tells_what_is_known(data: Path) -> None:
    assert (
        "Your rating is not known yet. It begins at 1200 and moves with every first try.\n"
        "Puzzles tried: 0, right at the first try: 0. Lessons done: 0.\n"
    ) == run_here("puzzles", "progress").stdout
    tries = [["00000001", "2026-11-16", 1, 1300], ["00000002", "2026-11-17", 0, 1250]]
    again = {"00000002": {"due": "2026-11-18", "right": 0, "step": 0}}
    known = {
        "rating": 1250.4,
        "deviation": 80,
        "tries": tries,
        "again": again,
        "storm": {"best": 9, "last": 3},
    }
    data.mkdir(exist_ok=True)
    (data / "progress.json").write_text(
        json.dumps({"openquarto": "progress", "version": 1, "puzzles": known})
    )
    assert [
        "Your rating: 1250 ± 80.",
        "Most likely between 1090 and 1410.",
        "From 1300 to 1250; lowest 1250, highest 1300.",
        "Puzzles tried: 2, right at the first try: 1. Lessons done: 0.",
        "Best streak: 0. Best storm: 9.",
        "One puzzle comes again today.",
    ] == run_here("puzzles", "progress").stdout.splitlines()


@pytest.mark.parametrize("way", [[], ["--forget", "--yes"], ["--export", "/dev/null/mine.json"]])
def test_progress_that_cannot_be_read_or_forgotten_is_told(way: list[str], data: Path) -> None:
    (data / "progress.json").mkdir(parents=True)
    done = run_here("puzzles", "progress", *way)
    assert "Traceback" not in done.stderr
    assert str(data / "progress.json") in done.stdout + done.stderr or "mine.json" in done.stderr
