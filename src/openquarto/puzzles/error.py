"""What can be wrong with puzzles, each with its sentence."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault


class PuzzleFault(Fault):
    """A fault of a file of puzzles, or of one of them."""

    sentences: ClassVar[Mapping[str, str]] = {
        "pack": "expected the bytes of a file of puzzles as they were written, got others",
    }
