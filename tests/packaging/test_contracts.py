"""The import contracts of pyproject.toml hold, and each of them fails when it is broken."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = "from importlinter.cli import lint_imports_command; lint_imports_command()"
LAYERS = "Each layer imports only from those below it"
BLIND = "Views, words and drawings cannot see a quarto"
PURE = "Rules, views, words and records know no clock, chance, file or network"
ROOMS = "The rooms of the server import only from those below them"
OFFLINE = "The game of the server knows no connection and no page"
ALONE = "The table needs no server, no thread, no process and no disk"
CHECKED = "Claims are checked by the rules alone"
INTERNALS = "What uvicorn and websockets do not promise stands in one file"


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "--no-cache"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_kept_as_it_is(tree: Path) -> None:
    result = lint_imports(tree)
    assert "Contracts: 10 kept, 0 broken." in result.stdout, result.stdout + result.stderr
    assert result.returncode == 0


@pytest.mark.parametrize(
    ("contract", "offences"),
    [
        pytest.param(LAYERS, {"rules/offence.py": "import openquarto.match"}, id="upwards"),
        pytest.param(LAYERS, {"notation/offence.py": "import openquarto.drawing"}, id="sideways"),
        pytest.param(LAYERS, {"speech/offence.py": "import openquarto.notation"}, id="words sideways"),
        pytest.param(LAYERS, {"offence.py": ""}, id="in no layer"),
        pytest.param(BLIND, {"view/offence.py": "import openquarto.rules.quarto"}, id="view sees"),
        pytest.param(BLIND, {"drawing/offence.py": "import openquarto.rules.quarto"}, id="drawing sees"),
        pytest.param(BLIND, {"touch/offence.py": "import openquarto.rules.quarto"}, id="touch sees"),
        pytest.param(BLIND, {"speech/offence.py": "import openquarto.rules.position"}, id="words see"),
        pytest.param(
            BLIND,
            {
                "rules/detour.py": "import openquarto.rules.quarto",
                "drawing/offence.py": "from openquarto.rules import detour",
            },
            id="drawing sees by a detour",
        ),
        pytest.param(PURE, {"rules/offence.py": "import random"}, id="chance"),
        pytest.param(PURE, {"view/offence.py": "from time import monotonic"}, id="clock"),
        pytest.param(PURE, {"notation/offence.py": "from pathlib import Path"}, id="file"),
        pytest.param(PURE, {"speech/offence.py": "import time"}, id="words know the time"),
        pytest.param(PURE, {"rules/offence.py": "def late():\n    import socket"}, id="network, late"),
        pytest.param(
            ROOMS, {"server/game/offence.py": "import openquarto.server.room"}, id="game sees rooms"
        ),
        pytest.param(ROOMS, {"server/room/offence.py": "import openquarto.server.http"}, id="room sees HTTP"),
        pytest.param(ROOMS, {"server/net/offence.py": "import openquarto.server.http"}, id="net sees HTTP"),
        pytest.param(
            ROOMS, {"server/store/offence.py": "import openquarto.server.game"}, id="store sees game"
        ),
        pytest.param(ROOMS, {"server/offence.py": ""}, id="in no room"),
        pytest.param(ALONE, {"server/room/offence.py": "import threading"}, id="a table starts threads"),
        pytest.param(ALONE, {"server/game/offence.py": "import sqlite3"}, id="a table keeps files"),
        pytest.param(OFFLINE, {"server/game/offence.py": "import starlette"}, id="game on the network"),
        pytest.param(CHECKED, {"claims/offence.py": "import openquarto.kernel"}, id="checker sees solver"),
        pytest.param(
            INTERNALS,
            {"server/http/offence.py": "import openquarto.server.net.uvicorn_internals"},
            id="internals elsewhere",
        ),
    ],
)
def test_fails_when_broken(tree: Path, contract: str, offences: dict[str, str]) -> None:
    for name, text in offences.items():
        (tree / "src/openquarto" / name).write_text(text + "\n", encoding="utf-8")
    result = lint_imports(tree)
    assert f"{contract} BROKEN" in result.stdout, result.stdout + result.stderr
    assert result.returncode == 1
