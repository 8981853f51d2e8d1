"""`openquarto admin` as an operator uses it: its words, its JSON, its status."""

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.cli.admin import ACTIONS
from tests.cli.command import COMMAND, UNMEASURED, heed_interrupts, run_here, told
from tests.server.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("admin")) as started:
        yield started


def at(server: Running) -> tuple[str, str]:
    return "--database", server.config.database


def test_every_action_has_help_with_examples() -> None:
    listed = run_here("admin", "--help").stdout
    for action in ACTIONS:
        assert f"    {action.name}" in listed
        helped = run_here("admin", action.name, "--help")
        assert 0 == helped.returncode
        assert f"openquarto admin {action.name}" in helped.stdout.partition("examples:")[2]


def test_programs_get_json_lines(server: Running) -> None:
    game = server.somebody().open(opponent="here", name_me="Ada")
    server.somebody().sit(game).close()
    listed = run_here("admin", "list", *at(server))
    assert 0 == listed.returncode
    rows = told(listed.stdout)
    assert game in [row.get("game") for row in rows]
    assert {"t": "done", "count": len(rows) - 1} == rows[-1]


def test_people_get_sentences(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.cli.admin_answers.wants_json", lambda _: False)
    somebody = server.somebody()
    game = somebody.open(opponent="here", name_me="Ada", name_other="Bo", first="me")
    page = somebody.sit(game)

    def said(*arguments: str) -> str:
        done = run_here("admin", *arguments, *at(server))
        assert (0, "") == (done.returncode, done.stderr)
        return done.stdout

    listed = said("list")
    assert f"{game}  classic  Ada – Bo  here: 1 open, 0 watching  event 2, goes on  since 20" in listed
    assert listed.endswith(" in memory\n")
    assert "shut out; 0 open tables cut\n" == said("ban", "192.0.2.0/24", "--minutes", "60")
    assert "192.0.2.0/24  60 minutes left\n" == said("bans")
    assert "let in again\n" == said("unban", "192.0.2.0/24")
    assert "that network was not shut out\n" == said("unban", "192.0.2.0/24")
    assert "no new games for now\n" == said("games", "off")
    assert "new games are accepted\n" == said("games", "on")
    assert "forgotten in 1 game\n" == said("forget", "Bo")
    assert "written\n" == said("backup", str(tmp_path / "copy.sqlite"))
    assert "accepts_games" in said("counters")
    assert "closed; its pages come again\n" == said("close", game)
    assert "deleted\n" == said("delete", game)
    page.close()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("close", "nothing"), "expected a game that somebody has open"),
        (("delete", "nothing"), "expected a game that there is, got none of that name"),
        (("watch", "nothing"), "expected a game that there is, got none of that name"),
        (("ban", "everybody"), "expected a network such as 192.0.2.7 or 192.0.2.0/24, got 'everybody'"),
        (("ban", "192.0.2.7", "--minutes", "0"), "expected a number of minutes from 1 to"),
        (("games", "maybe"), "there is no 'maybe'"),
        (("backup", "/dev/null/copy"), "/dev/null/copy cannot be written: Not a directory"),
        (("reboot",), "there is no 'reboot'"),
        (("list", "--databank"), "did you mean --database?"),
    ],
)
def test_what_cannot_be_is_told(server: Running, arguments: tuple[str, ...], sentence: str) -> None:
    done = run_here("admin", *arguments, *at(server))
    assert (2, "") == (done.returncode, done.stdout)
    assert sentence in done.stderr
    assert 1 == done.stderr.count("\n")


def test_where_no_server_runs(tmp_path: Path) -> None:
    file = tmp_path / "g.sqlite"
    none = run_here("admin", "list", "--database", str(file))
    assert 2 == none.returncode
    assert f"{file}.admin cannot be reached: no server runs with that database" in none.stderr
    memory = run_here("admin", "list", "--database", "memory:")
    assert "this server has no admin_socket" in memory.stderr


def test_a_system_without_local_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("socket.AF_UNIX")
    done = run_here("admin", "list", "--database", str(tmp_path / "g.sqlite"))
    assert (2, True) == (done.returncode, "this system has no local sockets" in done.stderr)


@pytest.mark.parametrize("game", [False, True])
def test_watching_ends_with_ctrl_c(server: Running, game: bool) -> None:
    watched = [server.somebody().open(opponent="here")] if game else []
    process = subprocess.Popen(
        [*COMMAND, "admin", "watch", *watched, *at(server)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=UNMEASURED,
        preexec_fn=heed_interrupts,  # noqa: PLW1509  no threads are at work in this moment
    )
    assert process.stdout is not None
    assert ('"t":"told"' if game else '"t":"figures"') in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=30)
    assert (0, "") == (process.returncode, complaint)
