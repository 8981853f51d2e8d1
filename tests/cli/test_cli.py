"""The command line as a user meets it: what it prints, and its exit status."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from openquarto.about import NOTICE, VERSION
from openquarto.cli import COMMANDS, main
from tests.cli.command import run, run_here
from tests.packaging.source_tree import ROOT

GAME = "1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1\n"


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_version_and_notice() -> None:
    assert f"OpenQuarto {VERSION}\n" == run("--version").stdout
    assert NOTICE in run("--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    help_text = run_here(command, "--help").stdout
    assert f"examples:\n  openquarto {command}" in help_text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["count", "17"], "expected a number of pieces from 0 to 16, got '17'"),
        (["count", "-1"], ""),
        (["count", "four"], "expected a number of pieces from 0 to 16, got 'four'"),
        (["count", "٣"], "expected a number of pieces from 0 to 16, got '٣'"),
        (["count", "3", "Blocks"], "got 'Blocks'"),
        (["show", "4/4/4"], "expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got 1 in '4/4/4'"),
        (
            ["show", "AA2/4/4/4 A d4"],
            "A stands on a1 and b1; the piece in hand, A, also stands on a1; the last",
        ),
        (
            ["show", "4/4/4/4 - -", "--svg", "no/such/folder.svg"],
            "no/such/folder.svg: No such file or directory",
        ),
        (
            ["terminal", "--opponent", "nobody"],
            "expected a level by name or from 1 to 10, random or here, got 'nobody'",
        ),
        (["mach", "oak", "maple"], "there is no command 'mach'; did you mean match?"),
        (["Show"], "there is no command 'Show'; did you mean show?"),
        (["xyzzy"], "there is no command 'xyzzy'; openquarto --help lists them all"),
        (["show", "4/4/4/4 - -", "--sgv", "x"], "'--sgv' is not taken (did you mean --svg?)"),
        (["--nonsense"], "there is no option '--nonsense'; openquarto --help lists them all"),
        (["--verison"], "there is no option '--verison'; did you mean --version?"),
        (["puzzles", "plya"], "there is no 'plya' (did you mean play?)"),
        (["puzzles", "play", "--dialy"], "'--dialy' is not taken (did you mean --daily?)"),
        (["play", "--langauge=fr"], "'--langauge=fr' is not taken (did you mean --language?)"),
        (["model", "--pice", "A"], "'--pice' is not taken (did you mean --piece?)"),
        (["admin", "games", "onn"], "there is no 'onn' (did you mean on?)"),
        (["play", "--language", "xx"], "there is no 'xx' (expected one of de, en, es, fr, it, nl, pt)"),
        (["terminal", "--resume", "--new"], "argument --new: not allowed with argument --resume"),
        (["terminal", "--names", "Bob", "bob"], "expected two names that differ, got 'Bob' twice"),
        (["terminal", "missing.qgn"], "There is no file missing.qgn."),
        (["serve", "--config", "missing.toml"], "openquarto: missing.toml: No such file or directory"),
    ],
)
def test_wrong_use_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = run_here(*arguments)
    assert (2, "") == (done.returncode, done.stdout)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert "usage:" not in done.stderr
    assert 1 == len(done.stderr.splitlines())


def test_the_command_alone_shows_what_it_can_do() -> None:
    done = run()
    assert (0, "") == (done.returncode, done.stderr)
    assert run("--help").stdout == done.stdout
    for name in COMMANDS:
        assert re.search(rf"^    {name}\s+\w", done.stdout, re.MULTILINE), name


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_the_command_line_knows_every_command_and_option(command: str) -> None:
    page = (ROOT / "docs/command-line.md").read_text(encoding="utf-8")
    assert f"| [`openquarto {command}`](#{command}) |" in page
    synopsis = page.partition(f"\n## {command}\n")[2].partition("\n## ")[0]
    options = set(re.findall(r"(?<![-\w])--[a-z][-a-z]+", run(command, "--help").stdout.partition("\n\n")[0]))
    told = {option for option in options if option in synopsis or f"--no-{option[2:]}" in synopsis}
    assert set() == options - told


def test_only_the_named_command_is_imported() -> None:
    """What takes long to load is not loaded to tell the version."""
    script = (
        "import sys; from openquarto.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(*(name for name in sys.modules if name.startswith('openquarto.cli.')))"
    )
    for arguments, loaded in (
        (["--version"], {"command"}),
        (["count", "0"], {"command", "count", "progress", "slow_searches"}),
    ):
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True, timeout=60
        )
        names = done.stdout.splitlines()[-1].split()
        assert {f"openquarto.cli.{name}" for name in loaded} == set(names)


@pytest.mark.parametrize(("closed", "status"), [(">&-", 2), ("<&-", 0), (">&- 2>&-", 2), ("<&- >&- 2>&-", 2)])
def test_closed_streams_are_no_traceback(closed: str, status: int) -> None:
    command = f"{sys.executable} -m openquarto show '4/4/4/4 - -' {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert status == done.returncode
    assert "Traceback" not in done.stderr
    assert "2>&-" in closed or status == 0 or "got a closed one" in done.stderr


# replay


def test_replay_tells_each_game_in_json(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    file.write_text(GAME + "M X *\n" + '[Termination "abandoned"] M *')
    done = run_here("replay", str(file), "--json")
    assert [
        {"winner": "second", "reason": "called", "position": "D3/AO2/JF1G/IM1H - a1 classic"},
        {"error": {"line": 2, "column": 3, "message": "expected a turn such as b4A, got 'X'"}},
        {"winner": None, "reason": "abandoned", "position": "4/4/4/4 M - classic"},
    ] == [
        {key: value for key, value in line.items() if key not in ("file", "game")}
        for line in lines(done.stdout)
    ]
    assert [(str(file), number) for number in (1, 2, 3)] == [
        (line["file"], line["game"]) for line in lines(done.stdout)
    ]
    assert 1 == done.returncode


def test_replay_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    latin, missing, sound = tmp_path / "latin.qgn", tmp_path / "missing.qgn", tmp_path / "sound.qgn"
    latin.write_bytes(b'[First "Ren\xe9"] *')
    sound.write_text("* M *")
    done = run_here("replay", str(latin), str(missing), str(tmp_path), str(sound), "--json")
    told = lines(done.stdout)
    assert ["is not UTF-8", "cannot be read", "cannot be read"] == [
        str(line["error"]).split(":")[0] for line in told[:3]
    ]
    assert [{"file", "error"}] * 3 == [set(line) for line in told[:3]]
    assert [1, 2] == [line["game"] for line in told[3:]]
    assert 2 == done.returncode


def test_replay_for_people(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    file.write_text(GAME + "M X *\n" + "*")
    assert [
        f"{file}: game 1: second won (called): D3/AO2/JF1G/IM1H - a1 classic",
        f"{file}:2:3: game 2: expected a turn such as b4A, got 'X'",
        f"{file}: game 3: unfinished: 4/4/4/4 - - classic",
    ] == run_here("replay", str(file)).stdout.splitlines()


def test_replay_reads_standard_input() -> None:
    done = run("replay", "-", "--json", stdin=GAME.encode())
    assert (0, "called") == (done.returncode, lines(done.stdout)[0]["reason"])


def test_an_empty_file_is_sound_and_has_no_game(tmp_path: Path) -> None:
    file = tmp_path / "empty.qgn"
    file.write_text("")
    for options in ([], ["--json"]):
        done = run_here("replay", str(file), *options)
        assert (0, "") == (done.returncode, done.stdout)
        assert f"openquarto: {file}: there is no game in it\n" == done.stderr
    assert f"openquarto: {file}: there is no game in it\n" == run_here("braille", str(file)).stderr


def test_a_reader_that_leaves_early_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "many.qgn"
    file.write_text("* " * 20_000)
    with subprocess.Popen(
        [sys.executable, "-m", "openquarto", "replay", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert b"" == process.stderr.read()


# count


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["0"], {"placed": 0, "boards": 1, "with_hand": 1}),
        (["2", "traits=c"], {"placed": 2, "boards": 20, "with_hand": 32}),
        (["3", "blocks"], {"placed": 3, "boards": 1586, "with_hand": 12113}),
        (["4"], {"placed": 4, "boards": 10346, "with_hand": 91558}),
    ],
)
def test_count_prints_one_json_line(arguments: list[str], line: dict[str, object]) -> None:
    done = run_here("count", *arguments)
    assert ([line], "", 0) == (lines(done.stdout), done.stderr, done.returncode)


# show


def test_show_as_text_and_as_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["show", "D3/AO2/JF1G/IM1H", "-", "a1"])  # the shell may have split it
    shown = capsys.readouterr().out
    assert "a1: D, light round short hollow." in shown
    assert not shown.endswith("\n\n")
    picture = tmp_path / "board.svg"
    assert 0 == main(["show", "D3/AO2/JF1G/IM1H - a1", "--svg", str(picture), "--edition", "access"])
    assert picture.read_text().startswith("<svg")
    assert "grooved" in picture.read_text()


def test_show_writes_png_too(tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    assert 0 == main(["show", "4/4/4/4 M -", "--png", str(picture), "--width", "300"])
    with Image.open(picture) as image:
        assert ("PNG", 300) == (image.format, image.width)


@pytest.mark.parametrize(("option", "name"), [("--svg", "x.png"), ("--png", "x.svg"), ("--svg", "x.JPG")])
def test_a_picture_of_another_kind_is_refused(tmp_path: Path, option: str, name: str) -> None:
    done = run("show", "4/4/4/4 M -", option, str(tmp_path / name))
    assert (2, "") == (done.returncode, done.stdout)
    assert f"expected a file that ends in .{option[2:]}, got " in done.stderr
    assert [] == list(tmp_path.iterdir())


def test_png_without_its_extra_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert 2 == main(["show", "4/4/4/4 M -", "--png", str(tmp_path / "x.png")])
    assert "pip install 'openquarto[png]'" in capsys.readouterr().err


def test_show_never_tells_of_a_live_quarto(capsys: pytest.CaptureFixture[str]) -> None:
    """The row shares one side only: whether its trait counts changes the rule lines and nothing else."""
    shown = []
    for variant in ("traits=c", "traits=s", "traits=h", "traits=f"):
        main(["show", f"AHDE/4/4/4 - d1 {variant}"])
        shown.append([line for line in capsys.readouterr().out.splitlines() if not line.startswith("Traits")])
    assert shown[0] == shown[1] == shown[2] == shown[3]
