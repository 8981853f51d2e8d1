"""The opening book: exact values of all positions of up to four pieces with a piece in hand, in all classes.

A class is how many traits count, and whether blocks do; which traits, and the calling, change no value. The
file is a line with the checksum of all that follows, a line of JSON, which tells where the cells of each
class lie, and the cells (see `retrieval`). Boards that hold a completed quarto, an expired one, are not in.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Self

from openquarto.kernel.error import KernelFault
from openquarto.kernel.retrieval import build, look_up
from openquarto.rules.count import HAND, Masks, hands, holds_quarto
from openquarto.rules.error import SetupError
from openquarto.rules.value import DRAW, Value

DEEPEST = 4  # pieces placed
FILE = "book.bin"
_BITS = 17  # of a mask: 16 squares and the hand
Class = tuple[int, bool]  # how many traits count, and whether blocks do


@dataclass(frozen=True, slots=True)
class _Part:
    """The cells of one class."""

    depth: int
    count: int
    seed: int
    cells: bytes


class Book:
    """Values by position; None for what is not in it."""

    def __init__(self, parts: Mapping[Class, _Part]) -> None:
        self._parts = dict(parts)

    @classmethod
    def parse(cls, data: bytes) -> Self:
        """Read the bytes of a book; raises SetupError if they are not what was written."""
        checksum, _, rest = data.partition(b"\n")
        if checksum != sha256(rest).hexdigest().encode():
            raise SetupError(KernelFault("book"))
        head, _, cells = rest.partition(b"\n")
        found: dict[Class, _Part] = {}
        start = 0
        for each in json.loads(head):
            end = start + (each["cells"] + 1) // 2
            found[each["traits"], each["blocks"]] = _Part(
                each["depth"], each["cells"], each["seed"], cells[start:end]
            )
            start = end
        return cls(found)

    def depth(self, kind: Class) -> int:
        """Up to how many pieces placed a class is known; -1 if not at all."""
        return self._parts[kind].depth if kind in self._parts else -1

    def value(self, masks: Masks, *, blocks: bool) -> Value | None:
        """The value of a canonical board for the player to act; None if it is not in the book."""
        part = self._parts.get((len(masks) - 1, blocks))
        if part is None or (masks[0] & ~HAND).bit_count() > part.depth or holds_quarto(masks, blocks=blocks):
            return None
        if masks[0] & HAND:
            return value_of(look_up(part.cells, part.count, part.seed, key_of(masks)))
        worth = (
            look_up(part.cells, part.count, part.seed, key_of(held)) for held in hands(masks, blocks=blocks)
        )
        return max(-value_of(number) for number in worth)


def key_of(masks: Masks) -> int:
    """A canonical position as one number."""
    return sum(mask << _BITS * place for place, mask in enumerate(masks))


def write(values: Mapping[Class, tuple[int, Mapping[int, Value]]]) -> bytes:
    """The bytes of a book: for each class its depth and its values by key. They depend on nothing else."""
    parts, cells = [], b""
    for (traits, blocks), (depth, known) in sorted(values.items()):
        packed, count, seed = build({key: number_of(value) for key, value in known.items()})
        parts.append({"traits": traits, "blocks": blocks, "depth": depth, "cells": count, "seed": seed})
        cells += packed
    rest = json.dumps(parts).encode() + b"\n" + cells
    return sha256(rest).hexdigest().encode() + b"\n" + rest


@cache
def shipped() -> Book | None:
    """The book of this package; None where it has none."""
    data = shipped_bytes()
    return None if data is None else Book.parse(data)


def shipped_bytes() -> bytes | None:
    """The book of this package as it lies there."""
    file = files("openquarto.kernel").joinpath(FILE)
    return file.read_bytes() if file.is_file() else None


# Four bits a value: 0 is a draw, 1 to 7 a win in 1, 3, … 13 placements, 8 to 13 a loss in 2, 4, … 12.


def number_of(value: Value) -> int:
    """A value as it is kept."""
    if value.is_draw or value.distance is None:
        return 0
    return (value.distance + 1) // 2 if value.letter == "W" else 7 + value.distance // 2


def value_of(number: int) -> Value:
    """The value that a number keeps."""
    if number == 0:
        return DRAW
    return Value("W", 2 * number - 1) if number <= 7 else Value("L", 2 * (number - 7))
