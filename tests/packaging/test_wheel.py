"""The wheel by itself: installed where there is no compiler, no index and no project."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from openquarto.about import VERSION
from tests.packaging.source_tree import ROOT, copy_tree

THIRD_PARTY = """
import sys
before = set(sys.modules)
import openquarto
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(tops - sys.stdlib_module_names))
"""

pytestmark = pytest.mark.needs("venv")


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None, text: str = "") -> str:
    """Run a command that must succeed and return what it printed."""
    done = subprocess.run(command, cwd=cwd, env=env, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


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
    """A folder that holds a virtual environment with the wheel and what it needs in it, and nothing else."""
    folder = wheel.parent / "else where"
    folder.mkdir()
    # The environment itself has no pip; the one that runs the tests installs into it.
    run(sys.executable, "-m", "venv", "--without-pip", "venv", cwd=folder)
    python = folder / "venv/bin/python"
    install = ("install", "--no-index", "--no-deps", wheel)
    run(sys.executable, "-m", "pip", "--isolated", "--python", python, *install, cwd=folder, env=bare(folder))
    (site,) = folder.glob("venv/lib/python*/site-packages")
    (built,) = distributions(name="openquarto", path=[str(site)])
    for needed in needs_of(built):
        copy_distribution(needed, site)
    return folder


def needs_of(installed: Distribution) -> dict[str, Distribution]:
    """What a distribution needs, and what that needs, without extras."""
    found: dict[str, Distribution] = {}
    waiting = [installed]
    while waiting:
        for text in waiting.pop().requires or ():
            needed = Requirement(text)
            if needed.name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
                found[needed.name] = distribution(needed.name)
                waiting.append(found[needed.name])
    return found


def copy_distribution(name: str, site: Path) -> None:
    """Copy what is installed here: there is no index from which it could be had."""
    for file in distribution(name).files or ():
        target = site / file
        if not file.parts[0].startswith("..") and file.suffix != ".pyc":
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file.locate(), target)


def bare(folder: Path) -> dict[str, str]:
    """Return an environment in which no compiler, and nothing of the project, can be found."""
    return {"PATH": str(folder / "venv/bin"), "HOME": str(folder)}


def openquarto(elsewhere: Path, *arguments: str, text: str = "") -> str:
    return run(elsewhere / "venv/bin/openquarto", *arguments, cwd=elsewhere, env=bare(elsewhere), text=text)


def test_holds_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "src/openquarto"
    wanted = {
        file.relative_to(package.parent).as_posix()
        for file in package.rglob("*")
        if file.is_file() and file.suffix in {".py", ".typed", ".svg", ".ftl", ".bin", ".js", ".css", ".html"}
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
