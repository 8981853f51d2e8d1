"""The C of the kernel by itself: without a warning, clean under the analyser, sound under the sanitizers."""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.marking import more

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
STRICT = [
    "-std=c11",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Wshadow",
    "-Wstrict-prototypes",
    "-Wno-psabi",
    "-Werror",
]
PYTHON = f"-isystem{sysconfig.get_path('include')}"

pytestmark = pytest.mark.needs("compiler", "headers")


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


BINDINGS = {"python.c", "python_batch.c", "python_batch.h"}  # all that knows Python


@pytest.mark.parametrize("source", ["search.c", "variant.c", "batch.c", "python.c", "python_batch.c"])
@pytest.mark.parametrize("mode", more(["-O3", "-fanalyzer"], but=["-O3"]))
def test_the_compiler_has_nothing_to_say(source: str, mode: str, tmp_path: Path) -> None:
    pedantic = [] if source in BINDINGS else ["-pedantic"]  # Python's own macros are not
    run("gcc", *STRICT, *pedantic, mode, PYTHON, f"-I{KERNEL}", "-c", KERNEL / source, cwd=tmp_path)


@pytest.mark.parametrize("source", sorted({each.name for each in KERNEL.glob("*.[ch]")} - BINDINGS))
def test_the_kernel_needs_no_libc(source: str) -> None:
    allowed = {"<stdbool.h>", "<stddef.h>", "<stdint.h>"} | {f'"{each.name}"' for each in KERNEL.glob("*.h")}
    lines = (KERNEL / source).read_text(encoding="utf-8").splitlines()
    assert allowed >= {line.split()[1] for line in lines if line.startswith("#include")}


def fuzz(tmp_path: Path, rounds: int, seed: int, *flags: str) -> str:
    return sanitized(tmp_path, rounds, seed, "fuzz.c", "search.c", "variant.c", flags=flags)


def sanitized(
    tmp_path: Path, rounds: int, seed: int, test: str, *parts: str, flags: tuple[str, ...] = ()
) -> str:
    program = tmp_path / "fuzz"
    sanitizers = ["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    sources = [Path(__file__).with_name(test), *(KERNEL / part for part in parts)]
    run("gcc", *STRICT, *sanitizers, *flags, f"-I{KERNEL}", *sources, "-o", program, cwd=tmp_path)
    return run(program, str(rounds), str(seed), cwd=tmp_path)


def test_random_boards_under_the_sanitizers(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 40, 1).startswith("sound after ")


@pytest.mark.more
def test_without_sse2_the_nodes_are_the_same(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 20, 1, "-U__SSE2__") == fuzz(tmp_path, 20, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_many_random_boards_under_the_sanitizers(tmp_path: Path, seed: int) -> None:
    assert fuzz(tmp_path, 1_500, seed).startswith("sound after ")


@pytest.mark.parametrize("flags", [(), ("-DQUARTO_PRODUCTS",)], ids=["shuffles", "products"])
@pytest.mark.parametrize("rounds", [50, pytest.param(20_000, marks=pytest.mark.long)])
def test_random_batches_under_the_sanitizers(tmp_path: Path, rounds: int, flags: tuple[str, ...]) -> None:
    said = sanitized(tmp_path, rounds, 1, "fuzz_batch.c", "batch.c", flags=flags)
    assert said.startswith("sound after ")
