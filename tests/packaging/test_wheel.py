"""The wheel by itself: installed where there is no compiler, no index and no project."""

import os
import sys
import zipfile
from pathlib import Path

import pytest

from openquarto.about import VERSION
from tests.packaging.empty_environment import bare, environment_with, run
from tests.packaging.source_tree import ROOT, copy_tree

THIRD_PARTY = """
import sys
before = set(sys.modules)
import openquarto
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(tops - sys.stdlib_module_names))
"""

pytestmark = pytest.mark.needs("venv")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    tree = copy_tree(folder / "the tree")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder, tree)
    run(sys.executable, "-m", "pip", "--isolated", *build, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path) -> Path:
    return environment_with(wheel, wheel.parent / "else where")


def openquarto(elsewhere: Path, *arguments: str, text: str = "") -> str:
    return run(elsewhere / "venv/bin/openquarto", *arguments, cwd=elsewhere, env=bare(elsewhere), text=text)


def test_holds_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "src/openquarto"
    wanted = {
        file.relative_to(package.parent).as_posix()
        for file in package.rglob("*")
        if file.is_file()
        and file.suffix in {".py", ".typed", ".svg", ".ftl", ".bin", ".wasm", ".js", ".css", ".html"}
    }
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert wanted <= packed
    assert f"openquarto-{VERSION}.dist-info/licenses/LICENSE" in packed
    assert not any(name.startswith(("tests/", "tools/")) for name in packed)


def test_says_its_version(elsewhere: Path) -> None:
    assert VERSION in openquarto(elsewhere, "--version")


def test_plays_a_game(elsewhere: Path) -> None:
    typed = ["give A", "a1", "give B", "b1", "give C", "c1", "give D", "d1", "quarto row 1", "save game.qgn"]
    printed = openquarto(elsewhere, "terminal", "--opponent", "here", text="\n".join(typed))
    assert "In common: light, round." in printed
    assert "1. A a1B 2. b1C c1D 3. d1#a1-d1 1-0" in (elsewhere / "game.qgn").read_text()


def test_solves_a_position_on_any_python_from_3_11_on(wheel: Path, elsewhere: Path) -> None:
    assert "-cp311-abi3-" in wheel.name
    assert '"value": "W11"' in openquarto(elsewhere, "solve", "4/4/NM2/1IO1 J - classic", "--json")


def test_runs_as_a_module(elsewhere: Path) -> None:
    python = elsewhere / "venv/bin/python"
    assert VERSION in run(python, "-m", "openquarto", "--version", cwd=elsewhere, env=bare(elsewhere))


def test_imports_from_another_folder(elsewhere: Path) -> None:
    where = "import openquarto; print(openquarto.__file__)"
    found = run(elsewhere / "venv/bin/python", "-I", "-c", where, cwd=Path(os.sep))
    assert Path(found.strip()).is_relative_to(elsewhere / "venv")


def test_import_loads_no_third_party_module(tmp_path: Path) -> None:
    # Asked of the full environment: in an empty one there would be nothing to load.
    assert run(sys.executable, "-c", THIRD_PARTY, cwd=tmp_path).strip() == "['openquarto']"
