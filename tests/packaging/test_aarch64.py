"""The wheel for Linux on aarch64, run by qemu with a Python of Debian's arm64 packages."""

import json
import os
import subprocess
import zipfile
from pathlib import Path

import pytest

import foreign_python
import wheels
from openquarto.about import VERSION
from tests.packaging.empty_environment import copy_needs
from tests.packaging.source_tree import copy_tree

pytestmark = [pytest.mark.long, pytest.mark.needs("qemu", "wheels")]
BENCH_NODES = 8_479_599  # the signature of `openquarto bench` on every machine


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    try:
        return foreign_python.command(foreign_python.fetch(tmp_path_factory.mktemp("arm64")))
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"Debian's packages for arm64 cannot be fetched here: {error}")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked, beside what it needs: all of it runs as plain Python where it is compiled here."""
    folder = tmp_path_factory.mktemp("aarch64")
    _, _, wheel = wheels.build_all(["linux-glibc-aarch64"], copy_tree(folder / "tree"), folder / "dist")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    copy_needs(site)
    for foreign in site.rglob("*x86_64*.so"):
        foreign.unlink()
    return site


def openquarto(python: list[str], site: Path, *arguments: str, text: str = "") -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": str(site),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": str(site.parent),
    }
    done = subprocess.run(
        [*python, "-m", "openquarto", *arguments],
        env=environment,
        cwd=site.parent,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def test_it_says_where_it_is(python: list[str], site: Path) -> None:
    told = {
        each["subject"]: each
        for each in map(json.loads, openquarto(python, site, "doctor", "--json").splitlines())
    }
    assert told["version"]["found"].startswith(f"OpenQuarto {VERSION}, CPython 3.")
    assert told["version"]["found"].endswith("Linux aarch64")
    assert ("good", "in C, the quickest") == (told["kernel"]["state"], told["kernel"]["found"])
    assert "good" == told["solver"]["state"]


def test_it_visits_the_same_nodes_as_everywhere(python: list[str], site: Path) -> None:
    assert BENCH_NODES == json.loads(openquarto(python, site, "bench").splitlines()[-1])["nodes"]


def test_it_plays_a_game(python: list[str], site: Path) -> None:
    typed = ["give A", "a1", "give B", "b1", "give C", "c1", "give D", "d1", "quarto row 1", "quit"]
    printed = openquarto(python, site, "terminal", "--opponent", "here", text="\n".join(typed))
    assert "In common: light, round." in printed
