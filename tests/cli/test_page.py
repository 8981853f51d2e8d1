"""The sessions in docs/command-line.md and the game in docs/terminal.md are real: they are run again here."""

import re
import shlex
from pathlib import Path

import pytest

from openquarto.terminal.session import TerminalSession
from tests.cli.command import run_here

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "command-line.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)


def test_every_session_prints_what_is_written_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in one folder, because later ones read the files of earlier ones."""
    monkeypatch.chdir(tmp_path)
    assert 9 < len(SESSIONS)
    status = 0
    for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", "".join(SESSIONS), re.MULTILINE):
        match shlex.split(command):
            case ["cat", file]:
                Path(file).write_text(expected, encoding="utf-8")
            case ["echo", "$?"]:
                assert expected == f"{status}\n"
            case ["openquarto", *arguments]:
                done = run_here(*arguments)
                status = done.returncode
                assert expected == done.stdout + done.stderr, command
            case other:
                pytest.fail(f"nobody runs {other}")


def test_the_game_at_the_keyboard_goes_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    page = (DOCS / "terminal.md").read_text(encoding="utf-8")
    found = re.search(r"```text\n\$ openquarto terminal .*?\n(.*?)```", page, re.DOTALL)
    assert found
    session = TerminalSession()
    told = list(session.begin())
    for typed in re.findall(r"\? (.+)$", found[1], re.MULTILINE):
        told += [f"{session.prompt} {typed}", *session.hear(typed)]
    assert found[1].splitlines() == told
