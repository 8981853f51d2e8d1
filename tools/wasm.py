"""Builds the kernel for WebAssembly with zig, the same bytes on every machine: `make wasm`.

One command compiles the search as it is, its tables and the door in kernel/wasm.c, without a libc. The file
is committed, so that nobody needs zig to install, to run or to test the package; tests/kernel/test_wasm.py
builds it again where zig is there.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src/openquarto/kernel/kernel.wasm"
SOURCES = ("search.c", "variant.c", "wasm.c")
# -Os is three quarters of the size of -O3, and as quick within 3 %. Vectors and bulk memory are in every
# browser since 2023. The stack comes first, so that what overflows it ends the instance and harms no table.
FLAGS = (
    *("-target", "wasm32-freestanding", "-mcpu=generic+simd128+bulk_memory"),
    *("-std=c11", "-Os", "-Wall", "-Wextra", "-Werror", "-nostdlib", "-s"),
    *("-Wl,--no-entry", "-Wl,-z,stack-size=262144"),
)


def build(target: Path) -> None:
    """Write the kernel to a file; raises CalledProcessError with what the compiler said on its own output."""
    command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, *SOURCES, "-o", str(target)]
    subprocess.run(command, cwd=ROOT / "kernel", check=True)
    target.chmod(0o644)  # it is data, whatever the linker thinks


def main() -> int:
    """Return the exit code: 0 when the file is there."""
    if find_spec("ziglang") is None:
        print("zig is not installed here: pip install -r requirements/wasm.txt, which `make wasm` does")
        return 1
    build(TARGET)
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
