"""Lays tokens out as text with odd white space and finds line and column of each faulty one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

SPACES = [" "] * 12 + ["\n"] * 4 + ["  ", "\t", "\n\n", " \n\t", "\n   "]
CLOSED = ("brace", "open", "close")  # these end themselves, so they may touch their neighbours


@dataclass
class Token:
    """A tag, a comment or a token of the move text, as it is spelled.

    Roles: tag, turn, result, number, glyph, open, close, and the comments brace, rest and percent.
    """

    text: str
    role: str = "turn"
    faulty: bool = False
    space: str | None = None  # the white space before it, where that matters


def gaps(before: Token, after: Token) -> list[str]:
    """The white space that may stand between two tokens, perhaps none."""
    if after.space is not None:
        return [after.space]
    if after.role == "percent":  # counts only as the first character of a line
        return ["\n", "\n\n"]
    if before.role in ("rest", "percent"):  # these run to the end of their line
        return ["\n", "\n", "\n\n", "\n\t "]
    if "tag" in (before.role, after.role):
        return ["\n"] * 8 + [" ", "\n\n", " \n"]
    glued = before.role == "number" and before.text.endswith(".") and after.role == "turn"
    touching = glued or before.role in CLOSED or after.role in CLOSED
    if touching and not (before.faulty or after.faulty):  # a faulty token's start is beyond doubt
        return ["", " ", " ", "\n"]
    return SPACES


def lay(rng: Random, tokens: list[Token]) -> tuple[str, list[tuple[int, int]]]:
    """The text, and line and column of each faulty token in order."""
    text = "" if tokens[0].role == "percent" else rng.choice(["", "", "\n", "  "])
    faults = []
    for index, token in enumerate(tokens):
        if index:
            text += rng.choice(gaps(tokens[index - 1], token))
        if token.faulty:
            faults.append((text.count("\n") + 1, len(text) - text.rfind("\n")))
        text += token.text
    text += rng.choice(["", "\n", "\n", "\n\n"])
    # CR belongs to the line it ends, so no line or column changes.
    return (text.replace("\n", "\r\n") if rng.random() < 0.25 else text), faults
