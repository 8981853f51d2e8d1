"""The texts of record files that a command is given, and how a fault in one is told."""

import sys
from pathlib import Path

from openquarto.notation.error import RecordError

STANDARD_INPUT = "-"


class UnreadableFile(Exception):  # noqa: N818  what it is, as the other errors are named
    """A file that cannot be read, with the words that say why."""


def text_of(file: str) -> str:
    """The text of a file, or of standard input; raises UnreadableFile."""
    try:
        return (sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()).decode()
    except OSError as error:
        raise UnreadableFile(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"is not UTF-8: {error.reason} at byte {error.start}") from error


def fault_json(error: RecordError) -> dict[str, object]:
    """Where a record is faulty, and how."""
    return {"line": error.line, "column": error.column, "message": error.message}
