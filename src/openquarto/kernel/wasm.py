"""The kernel as WebAssembly, run by wasmtime: the door of kernel/wasm.c with the arguments of `_kernel`.

A table is an instance of the module with a memory of its own, and so one search at a time goes on in it.
Many games at once are those in plain Python: buffers of the caller are not in its memory.
It is chosen by `openquarto.kernel.backend` alone.
"""

import atexit
import ctypes
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any

from wasmtime import Engine, Func, Instance, Memory, Module, Store

from openquarto.kernel.arguments import NONE, check_question, check_table
from openquarto.kernel.plain.batch import observe_batch, play_out_batch, sample_batch, step_batch
from openquarto.kernel.stop import CONTROL_SIZE

__all__ = [
    "Table",
    "best_turn",
    "holding",
    "observe_batch",
    "play_out_batch",
    "sample_batch",
    "solve",
    "step_batch",
]

FILE = "kernel.wasm"
LOOK = 0.01  # seconds between two looks whether a search has to end
_STOPPED, _NO_ROOM = -1000, -1002
_SIGNED, _WRAP = 1 << 31, 1 << 32
Found = tuple[int, int, bool]


@cache
def _compiled() -> tuple[Engine, Module]:
    engine = Engine()
    return engine, Module(engine, files("openquarto.kernel").joinpath(FILE).read_bytes())


_TABLES: "weakref.WeakSet[Table]" = weakref.WeakSet()


@atexit.register
def _close() -> None:
    """Give everything back before Python ends: afterwards wasmtime cannot, and says so on standard error."""
    if all(table.close() for table in list(_TABLES)) and _compiled.cache_info().currsize:
        for each in reversed(_compiled()):
            each.close()
    _compiled.cache_clear()


class Table:
    """Memory for what searches find out; searches of all variants may share it, one after the other."""

    def __init__(self, megabytes: int) -> None:
        check_table(megabytes)
        engine, module = _compiled()
        self._megabytes = megabytes
        self._store = Store(engine)
        self._exports = Instance(self._store, module, []).exports(self._store)
        self._lock = threading.Lock()
        _TABLES.add(self)
        if not self.call("open", megabytes):
            raise MemoryError(f"no table of {megabytes} megabytes can be had")

    @property
    def megabytes(self) -> int:
        """The size that was asked for."""
        return self._megabytes

    def close(self) -> bool:
        """Give the memory back; False if a search still goes on in it."""
        is_free = self._lock.acquire(blocking=False)  # for ever: nobody searches in it any more
        if is_free:
            self._store.close()
        return is_free

    def clear(self) -> None:
        """Forget everything."""
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("expected no search to use the table while it is cleared")
        try:
            self.call("forget")
        finally:
            self._lock.release()

    def call(self, name: str, *arguments: int) -> Any:  # noqa: ANN401  a number, or nothing
        """Ask a function of the module."""
        function = self._exports[name]
        assert isinstance(function, Func)
        return function(self._store, *arguments)

    def search(
        self, name: str, position: tuple[int, ...], rest: tuple[int, ...], control: bytearray
    ) -> Found:
        """One search, as soon as nobody else's goes on; it ends soon after byte 0 of the control is set."""
        with self._lock:
            if control[0]:
                return 0, 0, False
            # Prepares the variant, so that the memory does not grow and move while it is looked at.
            self.call("completed", 0, 0, 0, 0, *position[4:], 0)
            with _WATCH.over(control, self._control_view()):
                found = self.call(name, *position, *rest)
            if found == _NO_ROOM:
                raise MemoryError("no memory is left for the tables of a variant")
            nodes = self.call("nodes")
        return (0 if found == _STOPPED else found), nodes, found != _STOPPED

    def _control_view(self) -> "ctypes.Array[ctypes.c_ubyte]":
        memory = self._exports["memory"]
        assert isinstance(memory, Memory)
        start = ctypes.addressof(memory.data_ptr(self._store).contents) + self.call("control")
        return (ctypes.c_ubyte * CONTROL_SIZE).from_address(start)


class _Watch:
    """One thread that carries stops into the searches that go on, and their counters out."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watched: dict[int, tuple[bytearray, ctypes.Array[ctypes.c_ubyte]]] = {}
        self._is_busy = threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def over(self, control: bytearray, inside: "ctypes.Array[ctypes.c_ubyte]") -> Iterator[None]:
        """Watch one search as long as it goes on."""
        with self._lock:
            self._watched[id(control)] = (control, inside)
            if self._thread is None:
                self._thread = threading.Thread(target=self._look_on, daemon=True)
                self._thread.start()
        self._is_busy.set()
        try:
            yield
        finally:
            with self._lock:
                del self._watched[id(control)]
            control[8:] = bytes(inside)[8:]

    def _look_on(self) -> None:
        pause = threading.Event()
        while self._is_busy.wait():
            pause.wait(LOOK)
            with self._lock:
                for control, inside in self._watched.values():
                    control[8:] = bytes(inside)[8:]
                    if control[0]:
                        inside[0] = 1
                if not self._watched:
                    self._is_busy.clear()


_WATCH = _Watch()


def _position(board: bytes, hand: int, traits: int, blocks: bool) -> tuple[int, ...]:
    """A position as the door takes it: numbers of 32 bits, with a sign."""
    taken = sum((piece != NONE) << square for square, piece in enumerate(board))
    halves = (
        sum((piece & 15) << 4 * at for at, piece in enumerate(half) if piece != NONE)
        for half in (board[:8], board[8:])
    )
    low, high = (half - _WRAP if half >= _SIGNED else half for half in halves)
    return taken, low, high, hand, traits, int(bool(blocks))


def solve(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    value_only: bool,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """The score, the nodes, and whether the search came to its end."""
    check_question(table, Table, board, hand, traits, int(value_only), node_limit, seed, control)
    rest = (int(bool(value_only)), node_limit, seed)
    return table.search("solve", _position(board, hand, traits, blocks), rest, control)


def holding(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    nothing: int,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """How many turns that give a piece do not lose; then as `solve`."""
    check_question(table, Table, board, hand, traits, nothing, node_limit, seed, control)
    return table.search("holding", _position(board, hand, traits, blocks), (node_limit, seed), control)


def best_turn(
    table: Table,
    board: bytes,
    hand: int,
    traits: int,
    blocks: bool,
    score: int,
    node_limit: int,
    seed: int,
    control: bytearray,
) -> Found:
    """The first turn that gives a piece and scores at least so much, or -1; then as `solve`."""
    check_question(table, Table, board, hand, traits, score, node_limit, seed, control)
    return table.search(
        "best_turn", _position(board, hand, traits, blocks), (score, node_limit, seed), control
    )
