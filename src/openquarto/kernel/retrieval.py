"""Many small numbers by their keys, without the keys: three cells of an array, XOR-ed, give the number.

For n keys the array has about 1.23 n cells of four bits. Such an array is found by peeling: a cell that only
one key still uses can be set last, so that key is put aside, and so on until none is left; then the cells are
set in the reverse order. A key that was not put in gives some number too: only ask for keys that are in.
"""

from collections.abc import Mapping
from hashlib import blake2b

CELLS_PER_KEY = 1.23
MOST_SEEDS = 100  # one is nearly always enough


def cells_of(key: int, seed: int, count: int) -> tuple[int, int, int]:
    """The three cells of a key, one in each third of the array."""
    digest = blake2b(key.to_bytes(16, "little"), digest_size=12, salt=seed.to_bytes(4, "little")).digest()
    third = count // 3
    return (
        int.from_bytes(digest[:4], "little") % third,
        int.from_bytes(digest[4:8], "little") % third + third,
        int.from_bytes(digest[8:], "little") % third + 2 * third,
    )


def look_up(cells: bytes, count: int, seed: int, key: int) -> int:
    """The number of a key."""
    number = 0
    for cell in cells_of(key, seed, count):
        number ^= cells[cell >> 1] >> 4 * (cell & 1)
    return number & 15


def build(numbers: Mapping[int, int]) -> tuple[bytes, int, int]:
    """The packed cells, how many there are, and the seed; the same numbers always give the same bytes."""
    count = 3 * (int(len(numbers) * CELLS_PER_KEY) // 3 + 11)
    for seed in range(MOST_SEEDS):
        places = {key: cells_of(key, seed, count) for key in sorted(numbers)}
        if (order := _peel(places, count)) is not None:
            return _fill(numbers, places, order, count), count, seed
    raise AssertionError("no seed worked")  # chance alone would need longer than the universe


def _peel(places: Mapping[int, tuple[int, int, int]], count: int) -> list[tuple[int, int]] | None:
    """The keys, each with a cell that no key after it uses; None if some hold each other fast."""
    uses = [0] * count
    users = [0] * count  # the XOR of the keys that use a cell: with one user left, that key
    for key, cells in places.items():
        for cell in cells:
            uses[cell] += 1
            users[cell] ^= key
    order = []
    free = [cell for cell in range(count) if uses[cell] == 1]
    while free:
        cell = free.pop()
        if uses[cell] != 1:
            continue
        key = users[cell]
        order.append((key, cell))
        for other in places[key]:
            uses[other] -= 1
            users[other] ^= key
            if uses[other] == 1:
                free.append(other)
    return order if len(order) == len(places) else None


def _fill(
    numbers: Mapping[int, int],
    places: Mapping[int, tuple[int, int, int]],
    order: list[tuple[int, int]],
    count: int,
) -> bytes:
    cells = bytearray(count)
    for key, cell in reversed(order):
        first, second, third = places[key]
        cells[cell] = numbers[key] ^ cells[first] ^ cells[second] ^ cells[third] ^ cells[cell]
    cells += bytes(count & 1)
    return bytes(low | high << 4 for low, high in zip(cells[::2], cells[1::2], strict=True))
