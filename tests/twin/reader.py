"""Reads records the naive way, by the rules alone, to check what the generators promise."""

from __future__ import annotations

import re
from typing import NamedTuple

from .play import WINS, twin
from .referee import OTHER, FaultError, Referee, Variant, read_variant

Outcome = dict[str, object]
RESULTS = {"1-0": "first", "0-1": "second", "1/2-1/2": "", "*": ""}
END = r"(?=[\s(){};]|\Z)"
SCAN = re.compile(
    r"""(?P<skip>\s+|^%[^\n]*|;[^\n]*|\{[^}]*\})
    |(?P<tag>\[\s*\w+\s*"(?:[^"\\]|\\["\\])*"\s*\])|(?P<badtag>\[[^\]\n]*\]?)
    |(?P<open>\()|(?P<close>\))|(?P<glyph>\$\d+)|(?P<unclosed>\{[^}]*)
    |(?P<result>(?:1-0|0-1|1/2-1/2|\*)"""
    + END
    + r""")
    |(?P<number>\d+\.+|\.+|\d+"""
    + END
    + r""")
    |(?P<turn>[^\s(){};$]+|.)""",
    re.VERBOSE | re.MULTILINE,
)


class ReadError(Exception):
    """A fault at the token with this index."""

    def __init__(self, index: int) -> None:
        self.index = index


class Read(NamedTuple):
    role: str
    text: str
    line: int
    column: int


def scan(text: str) -> list[Read]:
    """All tags and tokens, without comments and white space."""
    found = []
    for match in SCAN.finditer(text):
        start = match.start()
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        found.append(Read(str(match.lastgroup), match[0], line, column))
    return [token for token in found if token.role != "skip"]


def read_tags(tokens: list[Read], index: int) -> tuple[dict[str, str], dict[str, int], int]:
    """The tags' values and the index of each, and the index after the last."""
    tags: dict[str, str] = {}
    at: dict[str, int] = {}
    while index < len(tokens) and tokens[index].role in ("tag", "badtag"):
        match = re.fullmatch(r'\[\s*(\w+)\s*"(.*)"\s*\]', tokens[index].text, re.DOTALL)
        if tokens[index].role == "badtag" or not match or match[1] in tags:
            raise ReadError(index)
        tags[match[1]], at[match[1]] = re.sub(r"\\(.)", r"\1", match[2]), index
        index += 1
    return tags, at, index


def set_up(tags: dict[str, str], at: dict[str, int]) -> Referee:
    """The referee that the tags ask for."""
    if tags.get("SetUp") == "1" and "Position" not in tags:
        raise ReadError(at["SetUp"])
    if tags.get("FalseCall", "loses") != "loses":
        raise ReadError(at["FalseCall"])
    fields = tags.get("Position", "4/4/4/4 - -").split(" ")
    inside = fields.pop() if len(fields) == 4 else ""
    name = "Variant"
    try:
        variants = [read_variant(tags["Variant"])] if "Variant" in tags else []
        name = "Position"
        variants += [read_variant(inside)] if inside else []
        start = " ".join(fields)
        referee = Referee((variants or [Variant()])[0], loses="FalseCall" in tags, start=start)
    except FaultError:
        raise ReadError(at[name]) from None
    if len(set(variants)) > 1:
        raise ReadError(at["Position"])
    return referee


def judge(referee: Referee, tags: dict[str, str], result: Read, index: int) -> Outcome:
    """What the game comes to, if its result follows."""
    text, why = result.text, tags.get("Termination", "")
    winner, reason = RESULTS[text], why
    if referee.over:
        fits, reason = text == WINS[referee.winner], referee.reason
    elif why in ("resigned", "abandoned"):
        fits = bool(winner) or (text == "*" and why == "abandoned")
    elif why == "time":
        fits = winner == OTHER[referee.actor()]
    elif why == "agreed":
        fits = text == "1/2-1/2"
    else:
        fits, reason = text == "*", "unfinished"
    if not fits or tags.get("Result", text) != text:
        raise ReadError(index)
    return {"winner": winner or None, "reason": reason, "position": referee.position()}


def read_moves(tokens: list[Read], index: int, referee: Referee, depth: int) -> int:
    """Play up to the result, or in a variation up to its end; the index there."""
    before, stopped = None, -1
    while index < len(tokens) and tokens[index].role not in ("tag", "badtag"):
        role, text = tokens[index][:2]
        if role == "turn":
            if stopped >= 0:
                raise ReadError(stopped)
            before = twin(referee)
            try:
                stopped = -1 if referee.play(text) else index
            except FaultError:
                raise ReadError(index) from None
        elif role == "open" and before:
            index = read_moves(tokens, index + 1, twin(before), depth + 1)
        elif role == ("close" if depth else "result"):
            return index
        elif role not in ("number", "glyph"):
            raise ReadError(index)
        index += 1
    raise ReadError(index - 1)


def read_game(tokens: list[Read], index: int) -> tuple[Outcome, int]:
    tags, at, index = read_tags(tokens, index)
    referee = set_up(tags, at)
    index = read_moves(tokens, index, referee, 0)
    return judge(referee, tags, tokens[index], index), index + 1


def resume(tokens: list[Read], start: int, fault: int) -> int:
    """Where reading goes on after a fault in the game that starts at `start`."""
    depth, moved = 0, False
    for index in range(start, len(tokens)):
        role = tokens[index].role
        if index > fault and moved and role == "tag":
            return index
        if index >= fault and not depth and role == "result":
            return index + 1
        moved = moved or role not in ("tag", "badtag")
        depth = max(0, depth + (role == "open") - (role == "close"))
    return len(tokens)


def read(text: str) -> list[Outcome]:
    """What a replay must print for each game of the text."""
    tokens, found, index = scan(text), [], 0
    while index < len(tokens):
        try:
            outcome, index = read_game(tokens, index)
        except ReadError as bad:
            place = tokens[bad.index]
            outcome = {"error": {"line": place.line, "column": place.column}}
            index = resume(tokens, index, bad.index)
        found.append(outcome)
    return found
