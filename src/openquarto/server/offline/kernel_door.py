"""The binding of the kernel as WebAssembly: the same names as the C extension, for a worker of a page.

`install` puts it where the extension would be; `openquarto.kernel` must not have been imported before.
"""

import struct
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Protocol

STOPPED, NO_ROOM = -1000, -1002  # as kernel/wasm.c has them
EMPTY = 255
NAME = "openquarto.kernel._kernel"
_NODES = struct.Struct("=8xQ")
Found = tuple[int, int, bool]


class Instance(Protocol):
    """One instance of the compiled kernel, with a table of its own."""

    megabytes: int

    def ask(self, question: str, *asked: int) -> int:
        """What an exported function answers."""
        ...

    def nodes(self) -> int:
        """How many nodes the last question took."""
        ...

    def forget(self) -> None:
        """Empty the table."""
        ...


class Door:
    """All that `_kernel` has; each table is an instance."""

    def __init__(self, open_instance: Callable[[int], Instance | None]) -> None:
        class Table:
            """Memory that searches share."""

            def __init__(self, megabytes: int) -> None:
                if megabytes < 1:
                    raise ValueError("expected at least 1 megabyte")
                instance = open_instance(megabytes)
                if instance is None:
                    raise MemoryError
                self.instance = instance

            @property
            def megabytes(self) -> int:
                return self.instance.megabytes

            def clear(self) -> None:
                self.instance.forget()

        self.table_class = Table

    def functions(self) -> dict[str, object]:
        """The names of the binding, and what they stand for."""

        def bound(question: str) -> Callable[..., Found]:
            def ask(table: object, board: bytes, hand: int, traits: int, blocks: int, *more: object) -> Found:
                instance: Instance = table.instance  # type: ignore[attr-defined]  # of the class above
                wanted, limit, seed, control = more
                assert isinstance(control, bytearray)
                if control[0]:
                    return 0, 0, False
                packed = (*_packed(board), hand, traits, int(blocks))
                own = () if question == "holding" else (int(wanted),)  # type: ignore[call-overload]
                answer = instance.ask(question, *packed, *own, int(limit), int(seed))  # type: ignore[call-overload]
                nodes = int(instance.nodes())
                _NODES.pack_into(control, 0, nodes)
                if answer == NO_ROOM:
                    raise MemoryError
                if answer < STOPPED:
                    raise ValueError("the position cannot be")
                return (0, nodes, False) if answer == STOPPED else (answer, nodes, True)

            return ask

        names = ("solve", "holding", "best_turn")
        return {"Table": self.table_class, **{name: bound(name) for name in names}}


def install(open_instance: Callable[[int], Instance | None]) -> None:
    """Put the kernel where the C extension would be."""
    module = ModuleType(NAME)
    module.__dict__.update(Door(open_instance).functions())
    sys.modules[NAME] = module


def _packed(board: bytes) -> tuple[int, int, int]:
    """A board as the kernel takes it: which squares are taken, and the pieces, eight squares a number."""
    taken, halves = 0, [0, 0]
    for square, piece in enumerate(board):
        if piece != EMPTY:
            taken |= 1 << square
            halves[square // 8] |= piece << 4 * (square % 8)
    return taken, halves[0], halves[1]
