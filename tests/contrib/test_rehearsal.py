"""Backup and restore, rehearsed as operators do it: with the script of `contrib`, on databases in use."""

import os
import secrets
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

import system
from openquarto.cli import database_work
from tests.cli.command import UNMEASURED, told
from tests.server.serving import Somebody
from tests.server.store.cluster import PASSWORD, Cluster
from tests.server.test_processes import port_of, reached, started

SCRIPT = Path(__file__).parents[2] / "contrib" / "rehearse-restore.sh"


def rehearsed(*arguments: str | Path, folder: Path) -> "subprocess.CompletedProcess[str]":
    """What the script says; PostgreSQL's programs are those of its server."""
    programs = system.postgres_folder() or Path("/usr/bin")
    environment = {
        **UNMEASURED,
        "OPENQUARTO": f"{sys.executable} -m openquarto",
        "OPENQUARTO_DATA": str(folder),
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PGPASSWORD": PASSWORD,
    }
    command = ["sh", str(SCRIPT), *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120, env=environment, cwd=folder
    )


def new_database(cluster: Cluster) -> str:
    """An address without its password, as an operator writes it."""
    name = f"d{secrets.token_hex(6)}"
    with closing(cluster.connect()) as connection:
        connection.execute(f"create database {name} owner player".encode())
    return f"postgresql://player@127.0.0.1:{cluster.port}/{name}"


def with_password(address: str) -> str:
    return address.replace("player@", f"player:{quote(PASSWORD)}@")


def play(me: Somebody, games: int = 3) -> None:
    for _ in range(games):
        page = me.sit(me.open(opponent="here"))
        page.acts("A a1 B b1")
        page.close()


@pytest.mark.more
@pytest.mark.needs("postgres")
def test_postgresql_while_games_go_on(cluster: Cluster, tmp_path: Path) -> None:
    source, target, keep = new_database(cluster), new_database(cluster), tmp_path / "kept"
    with started("serve", "--port", "0", "--database", with_password(source), folder=tmp_path) as (
        _,
        address,
    ):
        me = reached(port_of(address))
        play(me)
        done = rehearsed(source, target, keep, folder=tmp_path)
        assert (0, "") == (done.returncode, done.stderr)
        (found,) = told(done.stdout)
        assert (3, []) == (found["game"], found["faults"])
        play(me, 1)  # it went on
        again = rehearsed(source, target, folder=tmp_path)
        assert again.returncode  # it is not empty any more: nothing is mixed
        assert 2 == rehearsed(source, target, keep, folder=tmp_path).returncode  # nor overwritten
    assert PASSWORD not in done.stdout + again.stdout + again.stderr
    # A server goes on from the copy, with everybody's seats.
    with started("serve", "--port", "0", "--database", with_password(target), folder=tmp_path) as (
        _,
        address,
    ):
        me.port = port_of(address)
        reached(me.port)
        assert 3 == len(me.ask("GET", "/api/games").json)


@pytest.mark.more
@pytest.mark.needs("postgres")
def test_a_backup_whose_games_cannot_be_replayed_is_told(cluster: Cluster, tmp_path: Path) -> None:
    source, target = new_database(cluster), new_database(cluster)
    with started("serve", "--port", "0", "--database", with_password(source), folder=tmp_path) as (
        _,
        address,
    ):
        play(reached(port_of(address)), 1)
    name = source.rpartition("/")[2]
    admin = f"host={cluster.folder} port={cluster.port} user=admin dbname={name}"
    psql = [
        str((system.postgres_folder() or Path()) / "psql"),
        admin,
        "-c",
        "delete from event where seq = 2",
    ]
    subprocess.run(psql, check=True, capture_output=True)
    done = rehearsed(source, target, folder=tmp_path)
    assert 1 == done.returncode
    assert "its log has a hole" in done.stdout


def test_a_file_while_games_go_on(tmp_path: Path) -> None:
    file, keep = tmp_path / "games.sqlite", tmp_path / "kept.sqlite"
    with started("serve", "--port", "0", "--database", str(file), folder=tmp_path) as (_, address):
        me = reached(port_of(address))
        play(me, 2)
        done = rehearsed(file, keep, folder=tmp_path)
        assert (0, "") == (done.returncode, done.stderr)
        (found,) = told(done.stdout)
        assert (2, []) == (found["game"], found["faults"])
        assert 2 == rehearsed(file, keep, folder=tmp_path).returncode
    assert found["sha256"] == database_work.check(str(keep), lambda *_step: None)[0].sha256


def test_without_a_database_it_says_how(tmp_path: Path) -> None:
    done = rehearsed(folder=tmp_path)
    assert (2, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith("Rehearse a restore")
