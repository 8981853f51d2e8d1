"""The binding of the kernel as WebAssembly answers as the C extension, which stands behind it here."""

from openquarto.kernel import _kernel
from openquarto.kernel.stop import CONTROL_SIZE
from openquarto.kernel.work import NOTHING
from openquarto.server.offline.kernel_door import Door, Found


class Native:
    """An instance whose questions the C extension answers."""

    def __init__(self, megabytes: int) -> None:
        self.table = _kernel.Table(megabytes)
        self.megabytes = self.table.megabytes
        self.found: Found = (0, 0, True)

    def ask(self, question: str, *asked: int) -> int:
        taken, low, high, hand, traits, blocks, *more = asked
        halves = (low, high)
        board = bytes(
            halves[square // 8] >> 4 * (square % 8) & 15 if taken >> square & 1 else NOTHING
            for square in range(16)
        )
        own = [0, *more] if question == "holding" else more
        control = bytearray(CONTROL_SIZE)
        self.found = getattr(_kernel, question)(self.table, board, hand, traits, bool(blocks), *own, control)
        return self.found[0] if self.found[2] else -1000

    def nodes(self) -> int:
        return self.found[1]

    def forget(self) -> None:
        self.table.clear()


BOARD = bytes(
    [3, NOTHING, NOTHING, NOTHING, 0, 14, NOTHING, NOTHING, 9, 5, NOTHING, 6, 8, 12, NOTHING, NOTHING]
)


def test_the_same_answers_nodes_and_stops() -> None:
    door = Door(Native).functions()
    table = door["Table"](4)  # type: ignore[operator]  # a class
    native = _kernel.Table(4)
    for name, wanted in (("solve", 0), ("solve", 1), ("holding", 0), ("best_turn", -3)):
        for limit in (0, 5):
            table.clear()
            native.clear()
            asked = (BOARD, 1, 15, False, wanted, limit, 0)
            one, other = bytearray(CONTROL_SIZE), bytearray(CONTROL_SIZE)
            expected = getattr(_kernel, name)(native, *asked, one)
            found = door[name](table, *asked, other)  # type: ignore[operator]  # a function
            assert expected[1:] == found[1:], name
            assert not found[2] or expected[0] == found[0], name


def test_a_search_that_is_stopped_before_it_begins() -> None:
    door = Door(Native).functions()
    control = bytearray([1] + [0] * (CONTROL_SIZE - 1))
    table = door["Table"](1)  # type: ignore[operator]
    assert (0, 0, False) == door["solve"](table, BOARD, 1, 15, 0, 0, 0, 0, control)  # type: ignore[operator]
