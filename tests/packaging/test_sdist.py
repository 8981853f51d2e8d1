"""The source distribution: all that a clone holds, so that it can be built, read and tested without one."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.packaging.source_tree import source_files

BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
KEPT = {"package.json", "pyodide.asm.wasm", "pyodide.asm.wasm.br", "NOTICES.txt"}


def built(hook: str, tree: Path, folder: Path) -> Path:
    """What the build backend makes of a tree, without its kernel in C."""
    folder.mkdir()
    command: list[str | Path] = [sys.executable, "-c", BUILD, hook, folder]
    settings = {**os.environ, "OPENQUARTO_KERNEL": "none"}
    done = subprocess.run(
        command, cwd=tree, env=settings, capture_output=True, text=True, check=False, timeout=600
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return next(folder.iterdir())


def packed_source(tree: Path, folder: Path) -> set[str]:
    """The names of the files in a source distribution."""
    with tarfile.open(built("build_sdist", tree, folder)) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_holds_every_file_of_a_clone(tree: Path, tmp_path: Path) -> None:
    files = {file.relative_to(tree).as_posix() for file in source_files(tree)}
    assert {"CHANGELOG.md", "docs/tutorial.md", "tests/packaging/test_sdist.py", "kernel/search.c"} <= files
    packed = packed_source(tree, tmp_path / "dist")
    assert set() == files - packed
    assert not [name for name in packed if "__pycache__" in name or name.endswith(".so")]


def test_what_a_browser_keeps_is_in_no_release_but_in_a_wheel_of_ones_own(tree: Path, tmp_path: Path) -> None:
    """It is other people's work: only whoever built it hands it on, all of it or nothing."""
    kept = tree / "src/openquarto/offline_package"
    kept.mkdir()
    for name in KEPT:
        (kept / name).write_bytes(b"{}")
    released = packed_source(tree, tmp_path / "dist")
    assert not [name for name in released if name.startswith("src/openquarto/offline_package")]
    wheel = zipfile.ZipFile(built("build_wheel", tree, tmp_path / "wheel"))
    found = {name.rpartition("/")[2] for name in wheel.namelist() if "/offline_package/" in name}
    assert KEPT == found
