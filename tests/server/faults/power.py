"""Power cuts, simulated: what was synced is there afterwards, of everything else any part in any order."""

import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512  # what a disk writes whole or not at all
HEADER = struct.Struct("<c3xIQQ")  # as in journal.c


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that was done to a file of the folder: w(rite), t(runcate), s(ync), u(nlink)."""

    kind: str
    name: str  # "" for the folder itself
    offset: int
    data: bytes


def read_journal(path: Path) -> Iterator[Operation]:
    """All operations, in order."""
    text, place = path.read_bytes(), 0
    while place < len(text):
        kind, name_length, offset, length = HEADER.unpack_from(text, place)
        place += HEADER.size
        name = text[place : place + name_length].decode()
        place += name_length
        data = text[place : place + length] if kind == b"w" else b""
        place += len(data)
        assert kind in b"wtsu", f"{name}: an operation that is not simulated"
        yield Operation(kind.decode(), name, offset, data)


@dataclass
class _File:
    """What is safe of a file, and what was done to it since."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Operation] = field(default_factory=list)
    is_named: bool = False  # its being there is safe
    is_unlinked: bool = False


class Disk:
    """The folder as it would be if the power went now."""

    def __init__(self) -> None:
        self._files: dict[str, _File] = {}

    def do(self, operation: Operation) -> None:
        """Go on by one operation."""
        kind, name = operation.kind, operation.name
        if kind == "s" and not name:
            self._files = {each: file for each, file in self._files.items() if not file.is_unlinked}
            for file in self._files.values():
                file.is_named = True
            return
        file = self._files.setdefault(name, _File())
        if kind == "u":
            file.is_unlinked = True
        elif kind == "s":
            for each in file.pending:
                _apply(file.safe, each, each.data)
            file.pending.clear()
            file.is_named = True
        else:
            if file.is_unlinked:  # another file of the same name
                file = self._files[name] = _File()
            file.pending.append(operation)

    def whole(self) -> dict[str, bytes]:
        """The files if no power is cut."""
        found = {}
        for name, file in self._files.items():
            content = bytearray(file.safe)
            for each in file.pending:
                _apply(content, each, each.data)
            if not file.is_unlinked:
                found[name] = bytes(content)
        return found

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """What is found afterwards: all that is safe, and whatever else had reached the disk by chance."""
        found = {}
        share, torn = chance.choice((0.0, 0.3, 0.7, 1.0)), chance.choice((0.0, 0.2, 1.0))
        for name, file in self._files.items():
            if (file.is_unlinked or not file.is_named) and chance.random() < 0.5:
                continue
            content = bytearray(file.safe)
            for each in chance.sample(file.pending, len(file.pending)) if torn else file.pending:
                if chance.random() < torn:
                    _tear(content, each, share, chance)
                elif chance.random() < share:
                    _apply(content, each, each.data)
            found[name] = bytes(content)
        return found


def _apply(content: bytearray, operation: Operation, data: bytes, shift: int = 0) -> None:
    place = operation.offset + shift
    if operation.kind == "t":
        if place > len(content):
            content.extend(bytes(place - len(content)))
        del content[place:]
        return
    if place > len(content):
        content.extend(bytes(place - len(content)))
    content[place : place + len(data)] = data


def _tear(content: bytearray, operation: Operation, share: float, chance: random.Random) -> None:
    """Keep some sectors of a write; those of the file, not of the write, are whole."""
    data, begin = operation.data, 0
    if operation.kind == "t":
        if chance.random() < share:
            _apply(content, operation, b"")
        return
    while begin < len(data):
        end = min(len(data), begin + SECTOR - (operation.offset + begin) % SECTOR)
        if chance.random() < share:
            _apply(content, operation, data[begin:end], begin)
        begin = end
