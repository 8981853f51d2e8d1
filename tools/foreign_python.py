"""Fetches a Python for another processor from Debian's packages, so that qemu can run our wheels with it.

`python3 tools/foreign_python.py FOLDER` unpacks the arm64 packages into FOLDER/root; nothing is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PACKAGES = ("python3", "libc6")
ARCHITECTURE = "arm64"
EMULATOR = "qemu-aarch64"


def fetch(folder: Path) -> Path:
    """The root folder of the foreign system; raises CalledProcessError where it cannot be fetched."""
    root = folder / "root"
    for each in (root, folder / "lists/partial", folder / "cache/archives/partial"):
        each.mkdir(parents=True)
    (folder / "status").touch()
    settings = folder / "apt.conf"
    settings.write_text(
        f'Dir::State::lists "{folder}/lists";\nDir::State::status "{folder}/status";\n'
        f'Dir::Cache "{folder}/cache";\n'
        f'APT::Architecture "{ARCHITECTURE}";\nAPT::Architectures {{ "{ARCHITECTURE}"; }};\n'
        'APT::Sandbox::User "root";\nDir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\n',
        encoding="utf-8",
    )
    environment = {**os.environ, "APT_CONFIG": str(settings)}
    _run(["apt-get", "update"], environment)
    _run(["apt-get", "install", "-y", "--no-install-recommends", "--download-only", *PACKAGES], environment)
    for package in sorted((folder / "cache/archives").glob("*.deb")):
        _run(["dpkg-deb", "-x", str(package), str(root)], environment)
    return root


def command(root: Path) -> list[str]:
    """How its Python is run."""
    python = max(root.glob("usr/bin/python3.[0-9]*"))
    return [EMULATOR, "-L", str(root), str(python)]


def _run(arguments: Sequence[str], environment: dict[str, str]) -> None:
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, arguments, done.stdout, done.stderr)


if __name__ == "__main__":
    print(*command(fetch(Path(sys.argv[1]).resolve())))
