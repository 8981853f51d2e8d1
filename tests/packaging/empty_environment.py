"""Virtual environments with a wheel and what it needs in them, without an index or a compiler."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None, text: str = "") -> str:
    """Run a command that must succeed and return what it printed."""
    done = subprocess.run(command, cwd=cwd, env=env, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment_with(wheel: Path, folder: Path) -> Path:
    """A folder that holds a virtual environment with the wheel and what it needs in it, and nothing else."""
    folder.mkdir()
    # The environment itself has no pip; the one that runs the tests installs into it.
    run(sys.executable, "-m", "venv", "--without-pip", "venv", cwd=folder)
    python = folder / "venv/bin/python"
    install = ("install", "--no-index", "--no-deps", wheel)
    run(sys.executable, "-m", "pip", "--isolated", "--python", python, *install, cwd=folder, env=bare(folder))
    (site,) = folder.glob("venv/lib/python*/site-packages")
    copy_needs(site)
    return folder


def copy_needs(site: Path) -> None:
    """Copy what the package that is installed in a folder needs."""
    (built,) = distributions(name="openquarto", path=[str(site)])
    for needed in needs_of(built):
        copy_distribution(needed, site)


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
    return {
        "PATH": str(folder / "venv/bin"),
        "HOME": str(folder),
        "LC_ALL": os.environ.get("LC_ALL", "C.UTF-8"),
    }
