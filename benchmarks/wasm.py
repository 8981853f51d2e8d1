"""The kernel as WebAssembly beside the native one: bytes, answers and nodes, processor time, in one run.

Both search the same positions with empty tables, in turn, because a machine has moods: the ratio of the sums
is what counts. To reach: 30 kB, the same nodes everywhere, and 1.3 times the processor time of native.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.solver import drawn
from openquarto.kernel.turns import kernel_position
from openquarto.rules.position import Position
from page_checks import node
from tests.kernel.positions import solved
from tests.kernel.wasm import Question, in_node, native

KERNEL = Path(__file__).parents[1] / "src/openquarto/kernel/kernel.wasm"
MEGABYTES = 64
DRAWN = 40  # of each kind
ROUNDS = 3
TIMED = (("classic", 4), ("classic", 5), ("blocks", 4), ("blocks", 5))
MOST_BYTES, MOST_RATIO = 30_000, 1.3
# Node has brotli, which Python has not.
BROTLI = "const z = require('zlib'); console.log(z.brotliCompressSync(require('fs').readFileSync(0)).length)"


def question(position: Position, *, value_only: bool = False) -> Question:
    """The value of a position, with its distance or without."""
    asked = kernel_position(position.board, position.hand, position.variant)
    return Question("solve", asked, int(value_only))


def tell_bytes() -> None:
    """How large the file is, as it is and as it is sent."""
    body = KERNEL.read_bytes()
    small = subprocess.run([node(), "-e", BROTLI], input=body, capture_output=True, check=True)  # noqa: S603
    print(f"kernel.wasm: {len(body):,} bytes (to reach: {MOST_BYTES:,}), brotli {int(small.stdout):,}")


def tell_nodes() -> None:
    """Whether answers and nodes are the same on all solved positions."""
    for name in ("exact", "expired", "variants"):
        questions = [question(Position.parse(text)) for text, _ in solved(name)]
        expected, _ = native(questions, MEGABYTES)
        found, _ = in_node(questions, MEGABYTES)
        answers = sum(one[0] == other[0] for one, other in zip(expected, found, strict=True))
        nodes = sum(one[1] == other[1] for one, other in zip(expected, found, strict=True))
        count, all_nodes = len(questions), sum(each[1] for each in found)
        print(f"{name}: answers {answers} of {count}, nodes {nodes} of {count}; {all_nodes:,} nodes in all")


def tell_ratio() -> None:
    """The processor time of both, in turn."""
    here = there = 0.0
    for variant, placed in TIMED:
        questions = [question(each, value_only=True) for each in drawn(variant, placed)[:DRAWN]]
        rounds = [
            (native(questions, MEGABYTES), in_node(questions, MEGABYTES, warm=True)) for _ in range(ROUNDS)
        ]
        assert all(one[0] == other[0] for one, other in rounds)
        ours, theirs = sum(one[1] for one, _ in rounds), sum(other[1] for _, other in rounds)
        print(
            f"{variant}, {placed} placed: native {ours:.2f} s, node {theirs:.2f} s, ratio {theirs / ours:.2f}"
        )
        here, there = here + ours, there + theirs
    print(f"all: ratio {there / here:.2f} (to reach: {MOST_RATIO})")


if __name__ == "__main__":
    tell_bytes()
    tell_nodes()
    tell_ratio()
