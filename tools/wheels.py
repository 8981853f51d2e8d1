"""Builds everything that is released, on one machine: `make wheels`.

The source distribution, from it the plain wheel that refuses no machine, and with the kernel compiled by zig
a wheel for each of eight platforms; then all are looked into. Names of platforms build those alone.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from wheel_archive import PYTHON_TAG, Wheel, read_wheel, write_wheel
from wheel_checks import faults_of_wheel
from wheel_platforms import PLATFORMS, compile_kernel

ROOT = Path(__file__).parents[1]
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
NEEDED = ("ziglang", "abi3audit", "abi3info", "auditwheel")


def build_sdist(tree: Path, folder: Path) -> Path:
    """The source distribution of a tree."""
    folder.mkdir(parents=True, exist_ok=True)
    _setuptools("build_sdist", tree, folder)
    (built,) = folder.glob("openquarto-*.tar.gz")
    return built


def unpack(sdist: Path, folder: Path) -> Path:
    """The tree that a source distribution holds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def plain_wheel(tree: Path, folder: Path) -> Wheel:
    """The wheel of a tree without its kernel in C."""
    folder.mkdir(parents=True, exist_ok=True)
    _setuptools("build_wheel", tree, folder, OPENQUARTO_KERNEL="none")
    (built,) = folder.glob("*-py3-none-any.whl")
    return read_wheel(built)


def _setuptools(hook: str, tree: Path, folder: Path, **environment: str) -> None:
    """Call the build backend; what it says is of interest only where it fails."""
    command = [sys.executable, "-c", BUILD, hook, str(folder)]
    settings = {**os.environ, **environment}
    done = subprocess.run(command, cwd=tree, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{hook} failed:\n{done.stdout}{done.stderr}")


def build_all(names: Sequence[str], tree: Path, target: Path) -> list[Path]:
    """The source distribution, the plain wheel, and those of the named platforms."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        sdist = build_sdist(tree, target)
        source = unpack(sdist, work / "source")
        plain = plain_wheel(source, work / "plain")
        built = [sdist, write_wheel(plain, target, ["py3-none-any"])]
        for each in names:
            print(f"  {each} ...", flush=True)
            platform = PLATFORMS[each]
            kernel = compile_kernel(platform, source / "kernel", work / each)
            tags = [f"{PYTHON_TAG}-{tag}" for tag in platform.tag.split(".")]
            built.append(write_wheel(plain, target, tags, kernel))
    return built


def main(arguments: Sequence[str]) -> int:
    """Return the exit code: 0 when everything is built and sound."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        print(f"{', '.join(missing)} cannot be found: run `make wheels`, which installs what it needs")
        return 1
    if unknown := set(arguments) - PLATFORMS.keys():
        print(f"expected some of {', '.join(PLATFORMS)}, got {', '.join(sorted(unknown))}")
        return 2
    built = build_all(arguments or [*PLATFORMS], ROOT, ROOT / "dist")
    faults = [
        f"{path.name}: {fault}" for path in built if path.suffix == ".whl" for fault in faults_of_wheel(path)
    ]
    for path in built:
        data = path.read_bytes()
        print(f"{len(data):>9,}  {hashlib.sha256(data).hexdigest()[:16]}  {path.name}")
    print(*faults, sep="\n", end="\n" if faults else "")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
