"""The page for man: nothing is missing in it, and the programs that read it find nothing to complain of."""

import os
import subprocess
from pathlib import Path

import pytest

from openquarto.cli import whole_parser
from openquarto.cli.command_tree import command_tree
from openquarto.cli.man_page import man_page
from tests.cli.command import run_here

TREE = command_tree(whole_parser())
PAGE = man_page(TREE)


def shown(page: Path) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "100", "MAN_KEEP_FORMATTING": ""}
    done = subprocess.run(
        ["man", "--warnings", "--local-file", page],  # noqa: S607
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "" == done.stderr
    return " ".join(done.stdout.split())


def test_the_command_prints_it() -> None:
    done = run_here("manual")
    assert (0, PAGE, "") == (done.returncode, done.stdout, done.stderr)


def test_every_command_and_option_is_in_it() -> None:
    for command in TREE.walk():
        if command.path:
            assert f'.SS "openquarto {" ".join(command.path)}"' in PAGE
        names = [name for option in command.options for name in option.names] if command.path else []
        assert all(f"\\fB{name.replace('-', chr(92) + '-')}\\fR" in PAGE for name in names)


@pytest.mark.needs("man")
def test_man_shows_it_without_a_warning(tmp_path: Path) -> None:
    (tmp_path / "openquarto.1").write_text(PAGE, encoding="utf-8")
    text = shown(tmp_path / "openquarto.1")
    assert "openquarto - the board game Quarto, whole" in text
    assert "--language" in text
    assert "Quarto® is a trademark of Gigamic" in text


@pytest.mark.needs("man")
def test_mandoc_finds_nothing_to_complain_of(tmp_path: Path) -> None:
    (tmp_path / "openquarto.1").write_text(PAGE, encoding="utf-8")
    done = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "style", tmp_path / "openquarto.1"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    told = [
        line for line in done.stdout.splitlines() if "missing date" not in line
    ]  # a date would change each build
    assert [] == told
