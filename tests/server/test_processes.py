"""`openquarto play` and `serve` as people start, stop and kill them."""

import os
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, UNMEASURED, heed_interrupts, run, run_here
from tests.server.serving import PATIENCE, Somebody, sent_away

PUBLIC = ("--public-url", "https://quarto.example")


@contextmanager
def started(*arguments: str, folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process, and the address that it prints."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**UNMEASURED, "OPENQUARTO_DATA": str(folder), "OPENQUARTO_PACE": "0", **environment},
        preexec_fn=heed_interrupts,  # noqa: PLW1509  no threads are at work in this moment
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline().strip()
        assert line, process.stderr.read()
        yield process, line.split()[-1]
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def reached(port: int) -> Somebody:
    """Somebody at a server that may still be starting."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                break
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    return Somebody(port)


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_stopping_leaves_cleanly_and_tells_the_pages(tmp_path: Path, command: str, sign: int) -> None:
    options = ["--no-browser"] if command == "play" else ["--port", "0"]
    with started(command, *options, folder=tmp_path) as (process, address):
        assert address.startswith("http://127.0.0.1:")
        me = reached(port_of(address))
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        process.send_signal(sign)
        assert 4001 == sent_away(page.connection)[0]
        assert 0 == process.wait(PATIENCE)
        assert process.stdout is not None
        assert process.stderr is not None
        assert ("", "") == (process.stdout.read(), process.stderr.read())
    assert (tmp_path / "server.sqlite").exists()


def test_a_browser_is_opened(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n', encoding="utf-8")
    browser.chmod(0o755)
    with started("play", "--language", "fr", folder=tmp_path, BROWSER=str(browser)) as (_, address):
        deadline = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists() or not (tmp_path / "opened").read_text():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert address == (tmp_path / "opened").read_text(encoding="utf-8").strip()
        assert address.endswith("/?lang=fr")


def test_a_taken_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        serve = run_here("serve", "--port", str(port))
        play = run_here("play", "--no-browser", "--port", str(port), "--language", "de")
    assert 2 == serve.returncode
    assert f"openquarto: port {port} on 127.0.0.1 is taken" in serve.stderr
    assert "choose another with --port" in serve.stderr
    assert f"Port {port} auf 127.0.0.1 ist belegt" in play.stderr
    assert (2, "") == (play.returncode, play.stdout)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--database", "/dev/null/games.sqlite"), "cannot be written"),
        (("--host", "0.0.0.0"), "say --public-url https://…, or leave out --host"),  # noqa: S104
        (("--host", "192.0.2.1", *PUBLIC, "--operator", "Ada", "--contact", "x"), "cannot be listened on"),
        (("--host", "127.0.0.1", *PUBLIC), "says who runs it: set operator and contact"),
        (("--database", "postgresql:x"), "expected an address such as postgresql://user@host"),
        (("--config", "/nowhere/server.toml"), "/nowhere/server.toml: No such file or directory"),
        (("--port", "70000"), "expected a port from 0 to 65535"),
    ],
)
def test_what_keeps_a_server_from_starting(options: tuple[str, ...], sentence: str) -> None:
    done = run_here("serve", *options)
    assert 2 == done.returncode
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_two_servers_on_one_file_and_a_newer_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with started("serve", "--port", "0", "--database", str(file), folder=tmp_path) as (process, _):
        second = run("serve", "--port", "0", "--database", str(file))
        assert 2 == second.returncode
        assert f"{file} is in use by another server: stop that one" in second.stderr
        process.send_signal(signal.SIGINT)
        assert 0 == process.wait(PATIENCE)
    connection = sqlite3.connect(file)
    connection.execute("pragma user_version = 99")
    connection.close()
    newer = run_here("serve", "--port", "0", "--database", str(file))
    assert (2, True) == (newer.returncode, "newer version" in newer.stderr)


def test_killed_in_mid_turn_everything_is_as_it_was(tmp_path: Path) -> None:
    file = str(tmp_path / "games.sqlite")
    with started("serve", "--port", "0", "--database", file, folder=tmp_path) as (process, address):
        me = reached(port_of(address))
        game = me.open(opponent="here", clock="60", name_me="Ada", variant="blocks")
        page = me.sit(game)
        page.acts("A a1 B b1")
        page.act("C", name="the last one")
        read = time.monotonic()
        page.ask("wish", wish="draw")
        before, seen = page.view, page.seen
        clock = page.heard[-2]["d"]["clock"]
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        killed = time.monotonic()
    time.sleep(4)  # nobody pays for this
    with started("serve", "--port", "0", "--database", file, folder=tmp_path) as (process, address):
        up = time.monotonic()
        me.port = port_of(address)
        reached(me.port)
        page = me.sit(game)
        ran = (killed - read) + (time.monotonic() - up)  # on a busy machine a server takes its time
        assert (seen, before) == (page.seen, page.view)
        assert page.table["offers"]["draw"] is not None
        running = clock["running"]
        assert running == page.table["clock"]["running"]
        lost = clock[running] - page.table["clock"][running]
        assert -1500 <= lost <= 1000 * ran + 2500, "the clock went on while no server ran"
        assert "done" == page.act("C", name="the last one")["t"]
        assert seen == page.seen
        page.acts("c1 D")
        page.close()


def test_a_computer_that_was_killed_while_it_thought_thinks_again(tmp_path: Path) -> None:
    file = str(tmp_path / "games.sqlite")
    with started("serve", "--port", "0", "--database", file, folder=tmp_path, OPENQUARTO_PACE="10") as (
        process,
        address,
    ):
        me = reached(port_of(address))
        game = me.open(opponent="level5", first="me")
        page = me.sit(game)
        page.acts("A")
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    with started("serve", "--port", "0", "--database", file, folder=tmp_path) as (_, address):
        me.port = port_of(address)
        reached(me.port)
        page = me.sit(game)
        page.wait_for_turn()
        assert "A" in page.view["board"]
        page.close()
