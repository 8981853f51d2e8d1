"""What no module of the server and none of the page may use, whatever it is for; see docs/security.md."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from openquarto.server.analysis import worker, worker_process

ROOT = Path(__file__).parents[2]
SERVER = [*(ROOT / "src/openquarto/server").rglob("*.py"), *(ROOT / "src/openquarto/wire").rglob("*.py")]
PAGE = [*(ROOT / "src/openquarto/web/js").rglob("*.js")]
FORBIDDEN = {
    "starts programs": {"subprocess", "os.system", "os.popen", "pty", "multiprocessing"},
    "reads objects from bytes": {"pickle", "marshal", "shelve", "dill", "yaml"},
    "reads XML": {"xml", "lxml", "xmltodict"},
    "asks other servers": {
        "urllib.request",
        "http.client",
        "requests",
        "httpx",
        "aiohttp",
        "smtplib",
        "ftplib",
    },
    "draws by chance that can be guessed": {"random", "uuid"},
}
# One module starts one program, this Python with a module of ours; what is asked goes through its pipes.
STARTER = "worker_process.py"
RUNS_TEXT = {"eval", "exec", "compile", "__import__"}
MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|postMessage|DOMParser"
)

BY_NAME = re.compile(r"[\w.]+\[[^\]'\"]+\]\s*=(?![=>])")


def names_of(tree: ast.AST) -> Iterator[str]:
    """Modules that are imported, names that are called, and attributes of modules."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{each.name}" for each in names)
            case ast.Attribute(ast.Name(module), name):
                yield f"{module}.{name}"
            case ast.Call(ast.Name(name)):
                yield f"{name}()"


def uses(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_module_of_the_server(what: str) -> None:
    found = [
        (path.name, name)
        for path in SERVER
        for name in names_of(ast.parse(path.read_text(encoding="utf-8")))
        for module in FORBIDDEN[what]
        if uses(name, module) and not (path.name == STARTER and module == "subprocess")
    ]
    assert [] == found


def test_the_one_program_that_is_started_is_our_own() -> None:
    assert (sys.executable, "-P", "-m", worker.__name__) == worker_process.COMMAND
    (path,) = (path for path in SERVER if path.name == STARTER)
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if is_popen(node)]
    assert [["command"]] == [[ast.unparse(each) for each in call.args] for call in calls]
    assert "shell" not in {keyword.arg for call in calls for keyword in call.keywords}


def is_popen(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "subprocess.Popen"


def test_no_module_of_the_server_runs_text() -> None:
    for path in SERVER:
        called = set(names_of(ast.parse(path.read_text(encoding="utf-8"))))
        assert not called & {f"{name}()" for name in RUNS_TEXT}, path


def test_the_page_makes_no_markup_of_text() -> None:
    assert PAGE
    found = [
        (path.name, each)
        for path in PAGE
        for each in MARKUP.findall(path.read_text(encoding="utf-8"))
        # Between a page and its own workers.
        if not (each == "postMessage" and path.parent.name in ("kernel", "workers", "offline"))
    ]
    # They read files of this server: another day's page, lobby, class, tournament anew, drawings of pieces.
    readers = ("class.js", "club.js", "daily_card.js", "lobby.js", "pieces.js")
    assert [(name, "DOMParser") for name in readers] == sorted(found)


def test_the_page_writes_no_property_by_a_name_from_elsewhere() -> None:
    found = [(path.name, each) for path in PAGE for each in BY_NAME.findall(path.read_text(encoding="utf-8"))]
    assert [("sounds.js", "data[index] =")] == found  # samples, by number


@pytest.mark.parametrize(
    "text", ["import subprocess", "from os import system", "import os\nos.system('x')", "from xml import sax"]
)
def test_what_is_forbidden_is_found(text: str) -> None:
    found = [*names_of(ast.parse(text))]
    assert any(uses(name, module) for name in found for modules in FORBIDDEN.values() for module in modules)
