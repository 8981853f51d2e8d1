"""The source distribution: all that a clone holds, so that it can be built, read and tested without one."""

import subprocess
import sys
import tarfile
from pathlib import Path

from openquarto.about import VERSION
from tests.packaging.source_tree import source_files

BUILD = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def test_holds_every_file_of_a_clone(tree: Path, tmp_path: Path) -> None:
    files = {file.relative_to(tree).as_posix() for file in source_files(tree)}
    assert {"CHANGELOG.md", "docs/tutorial.md", "tests/packaging/test_sdist.py", "kernel/search.c"} <= files
    command: list[str | Path] = [sys.executable, "-c", BUILD, tmp_path / "dist"]
    (tmp_path / "dist").mkdir()
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False, timeout=120)
    assert 0 == done.returncode, done.stdout + done.stderr
    with tarfile.open(tmp_path / "dist" / f"openquarto-{VERSION}.tar.gz") as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert set() == files - packed
    assert not [name for name in packed if "__pycache__" in name or name.endswith(".so")]
