"""The title that somebody gives to one of their games, for themselves alone."""

from openquarto.match.names import is_readable, length, normalised

LONGEST_TITLE = 60  # graphemes
MOST_IN_TITLE = 256  # code points


def read_title(text: str) -> str:
    """A title as it is kept; empty where it cannot be one."""
    title = normalised(text)
    is_good = 1 <= length(title) <= LONGEST_TITLE and is_readable(title, MOST_IN_TITLE)
    return title if is_good else ""
