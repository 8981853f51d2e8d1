"""A position and an edition from the query of a request."""

from collections.abc import Mapping

from openquarto.rules.position import Position
from openquarto.server.error import ServerError
from openquarto.view.edition import Edition

LONGEST_POSITION = 100  # characters that are read of it


def asked_position(text: str) -> Position:
    """A position from its text in an address; raises QuartoError.

    An address has + for a space, also for the one that a variant such as blocks+auto is written with.

    >>> asked_position("ABC1/4/4/4 D - blocks auto") == asked_position("ABC1/4/4/4 D - blocks+auto")
    True
    """
    fields = text[: LONGEST_POSITION + 1].split(" ")
    return Position.parse(" ".join([*fields[:3], *(["+".join(fields[3:])] if fields[3:] else [])]))


def asked_edition(query: Mapping[str, str]) -> Edition:
    """The edition of a query; raises ServerError if there is no such."""
    edition = query.get("edition", Edition.CLASSIC.value)
    if edition not in (each.value for each in Edition):
        choices = ", ".join(each.value for each in Edition)
        raise ServerError("choice", field="edition", choices=choices, text=edition)
    return Edition(edition)
