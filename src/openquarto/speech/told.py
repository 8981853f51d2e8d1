"""A reason in words: at most two sentences, and rows that are unfolded on demand."""

from dataclasses import dataclass

from openquarto.rules.square import Square

MOST_SENTENCES = 2
MOST_ROWS = 8


@dataclass(frozen=True, slots=True)
class ToldRow:
    """One part of a reason: what it is about, in words and for programs, and what is said of it."""

    heading: str
    text: str
    squares: tuple[Square, ...] = ()
    turns: tuple[str, ...] = ()  # tokens


@dataclass(frozen=True, slots=True)
class Told:
    """Why something is worth what it is worth; the summary names what the rows hold, if there are any."""

    sentences: tuple[str, ...] = ()
    rows: tuple[ToldRow, ...] = ()
    summary: str = ""
