"""`openquarto database` as an operator uses it: its help, its words at a terminal, and a server that runs."""

from pathlib import Path

import pytest

from openquarto.cli.database import ACTIONS
from tests.cli.command import run_here, told
from tests.server.serving import running


def test_every_action_has_help_with_examples() -> None:
    listed = run_here("database", "--help").stdout
    for action in ACTIONS:
        assert f"    {action.name}" in listed
        helped = run_here("database", action.name, "--help")
        assert 0 == helped.returncode
        assert f"openquarto database {action.name}" in helped.stdout.partition("examples:")[2]


def test_a_server_that_runs_makes_its_backup_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "copy.sqlite"
    with running(tmp_path) as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        page.acts("A a1")
        done = run_here("database", "backup", str(copy), "--database", server.config.database)
        assert (0, "") == (done.returncode, done.stderr)
        again = run_here("database", "backup", str(copy), "--database", server.config.database)
        assert (2, True) == (again.returncode, "there is a file already" in again.stderr)
        page.close()
    (found,) = told(run_here("database", "check", str(copy)).stdout)
    assert (1, []) == (found["game"], found["faults"])
    monkeypatch.setattr("openquarto.cli.database.wants_json", lambda _: False)
    assert "1 game, 4 events, sha256 " in run_here("database", "check", str(copy)).stdout
    other = str(tmp_path / "other.sqlite")
    assert "copied and compared: 1 game, 4 events\n" == run_here("database", "copy", str(copy), other).stdout
    assert "up to date already\n" == run_here("database", "migrate", other).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("check", "nothing.sqlite"), "nothing.sqlite is not there, or has no games"),
        (("check", "memory:"), "expected a database in a file, got a server that keeps nothing"),
        (("check", "postgresql:x"), "expected an address such as postgresql://user@host:5432/name"),
        (("copy", "nothing.sqlite", "other.sqlite"), "nothing.sqlite is not there, or has no games"),
        (("migrate", "/dev/null/x"), "/dev/null/x cannot be written"),
        (("move", "x"), "there is no 'move'"),
    ],
)
def test_what_cannot_be_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_here("database", *arguments)
    assert (2, "", []) == (done.returncode, done.stdout, [*tmp_path.iterdir()])
    assert sentence in done.stderr
    assert 1 == done.stderr.count("\n")
