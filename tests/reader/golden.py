"""Transcripts of what Orca says, key by key, kept in `goldens`; `OPENQUARTO_REWRITE=1` writes them anew."""

import re
from pathlib import Path

from tests.reader.asking import heard_after
from tests.reader.desk import Desk
from tests.reader.room import Room
from tests.speech.table import check_file

FOLDER = Path(__file__).parent / "goldens"
# Where Orca adds row and column of a cell, and that a table was left, depends on what it has noticed before.
_WAVERING = re.compile(
    r"((row|column|ligne|colonne) \d ?)+\.?|leaving .*|main content|contenu principal|sortie .*|newline"
)


def transcript(turns: list[tuple[str, list[str]]]) -> str:
    """One line for each key or typed line, and one for what is spoken then."""
    lines = []
    for asked, heard in turns:
        steady = [text for text in heard if not _WAVERING.fullmatch(text)]
        lines += [f"> {asked}", " | ".join(steady)]
    return "\n".join(lines) + "\n"


def check(name: str, turns: list[tuple[str, list[str]]]) -> None:
    check_file(FOLDER / f"{name}.txt", transcript(turns))


def pressed(room: Room, keys: str) -> list[tuple[str, list[str]]]:
    """Keys of a page, and what is heard after each; what comes of one with a ~ depends on Orca's mood."""
    turns = [(key, heard_after(room, key.removeprefix("~"))) for key in keys.split()]
    return [(key, heard) for key, heard in turns if not key.startswith("~")]


def typed(desk: Desk, lines: list[str]) -> list[tuple[str, list[str]]]:
    """Lines typed in a terminal window, and what is heard after each."""
    turns = []
    for line in lines:
        desk.type(line)
        desk.ear.quiet(quiet=0.3, patience=0.6)  # what is typed may be named
        desk.press("Return")
        turns.append((line, desk.ear.quiet(quiet=1.0)))
    return turns
