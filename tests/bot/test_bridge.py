"""The bridge from a server to an engine, and the small bot of the examples, each as a process of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openquarto.bot.client import BotClient, checked_address, read_invitation
from openquarto.bot.error import BotError
from openquarto.server.bots import BotFile
from tests.packaging.source_tree import ROOT
from tests.page.table import serving

ENDED = re.compile(r"win|lose|draw", re.IGNORECASE)
RUN = [sys.executable, "-m", "openquarto", "bot", "run"]
ENGINE = [sys.executable, "-m", "openquarto", "ugi"]


def token(folder: Path, name: str) -> str:
    """As an operator makes it, for the server whose database is in this folder."""
    command = [
        sys.executable,
        "-m",
        "openquarto",
        "bot",
        "token",
        name,
        "--database",
        str(folder / "q.sqlite"),
    ]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_the_example_plays_against_an_engine_to_the_end(tmp_path: Path) -> None:
    """Two programs that have never heard of each other, through a server as it is started by hand."""
    with serving(tmp_path) as address:
        fern, moss = token(tmp_path, "Fern"), token(tmp_path, "Moss")
        command = [*RUN, "--server", address, "--open", "--movetime", "200", "--", *ENGINE]
        environment = {**os.environ, "OPENQUARTO_BOT_TOKEN": fern}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as bridge:
            try:
                assert bridge.stdout
                assert f"Fern (bot) at {address}\n" == bridge.stdout.readline()
                invitation = bridge.stdout.readline().strip()
                example = subprocess.run(
                    [sys.executable, ROOT / "examples/bot.py", invitation, moss],
                    capture_output=True,
                    text=True,
                    check=False,
                    timeout=120,
                )
                assert (0, "") == (example.returncode, example.stderr)
                assert ENDED.search(example.stdout), example.stdout
                told = [bridge.stdout.readline() for _ in range(2)]
                assert any(map(ENDED.search, told)), told
            finally:
                bridge.terminate()
        assert ["Fern", "Moss"] == [bot.name for bot in BotFile(tmp_path / "q.sqlite.bots.json").bots]


def test_what_a_server_refuses_is_told_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        with pytest.raises(BotError, match="token"):
            BotClient(address, "x" * 22).account()
        client = BotClient(address, token(tmp_path, "Fern"))
        with pytest.raises(BotError, match="invitation"):
            client.sit_down(f"{address}/join/none#{'x' * 22}")
        with pytest.raises(BotError, match="expected a link"):
            client.sit_down(f"https://quarto.example/join/none#{'x' * 22}")
    with pytest.raises(BotError, match="cannot be reached"):
        client.account()


@pytest.mark.parametrize("text", ["", "quarto.example", "ftp://quarto.example", "https://"])
def test_an_address_that_is_none(text: str) -> None:
    with pytest.raises(BotError, match="expected the address"):
        checked_address(text)


def test_a_token_goes_nowhere_unencrypted_but_near() -> None:
    with pytest.raises(BotError, match="https"):
        checked_address("http://quarto.example")
    assert "http://192.168.1.5:8016" == checked_address("http://192.168.1.5:8016/join/x")
    assert "https://quarto.example" == checked_address("https://quarto.example/")


@pytest.mark.parametrize("text", ["", "https://quarto.example/join/x", "https://quarto.example/table/x#y"])
def test_a_link_that_is_no_invitation(text: str) -> None:
    with pytest.raises(BotError, match="expected a link"):
        read_invitation(text)
