"""The record (.qgn): read, write, check."""

from openquarto.notation.error import RecordError
from openquarto.notation.read import read
from openquarto.notation.record import Comment, Glyph, Item, Note, Record, Turn, Variation
from openquarto.notation.write import write, write_all

__all__ = [
    "Comment",
    "Glyph",
    "Item",
    "Note",
    "Record",
    "RecordError",
    "Turn",
    "Variation",
    "read",
    "write",
    "write_all",
]
