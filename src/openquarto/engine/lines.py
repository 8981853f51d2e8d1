"""Bytes to lines, however they come: a line that is too long is told of once and passed over."""

from collections.abc import Iterator

LONGEST = 1 << 16  # bytes; the longest sensible line, a game with all its moves, has fewer than 1,000


class Lines:
    """Collects bytes and gives the lines that are complete; None stands for one that was too long."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self._rest = b""
        self._is_too_long = False

    def feed(self, data: bytes) -> Iterator[str | None]:
        """The lines that these bytes complete. What is not UTF-8 is shown by its numbers."""
        *lines, rest = (self._rest + data).split(b"\n")
        for line in lines:
            if self._is_too_long:  # it was told of when it grew too long
                self._is_too_long = False
            elif len(line) > self._longest:
                yield None
            else:
                yield line.decode(errors="backslashreplace").rstrip("\r")
        self._rest = rest
        if len(rest) > self._longest or self._is_too_long:
            if not self._is_too_long:
                yield None
            self._is_too_long = True
            self._rest = b""
