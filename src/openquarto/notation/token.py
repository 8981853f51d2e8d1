"""The tokens of a record's text, each with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.notation.error import RecordFault
from openquarto.rules.member import Member


class Kind(Member):
    """What a token is."""

    TAG = "tag"
    COMMENT = "comment"
    OPEN = "("
    CLOSE = ")"
    GLYPH = "glyph"
    NUMBER = "move number"
    RESULT = "result"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text and where it starts; an unreadable one carries its fault."""

    kind: Kind
    text: str
    line: int
    column: int
    fault: RecordFault | None = None


RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]|\\["\\])*)"\s*\]', re.ASCII)

_END = r"(?= [\s{}()\[\];$] | \Z )"

# Tried in this order. A word ends where white space, a bracket, a comment or a glyph begins. The time is in
# proportion to the text: an unreadable tag whose quotes do not close takes the rest of its line, so that
# nothing is looked through again from each bracket or quote in it.
_GRAMMAR = re.compile(
    rf"""
      (?P<escape>  (?m:^)%[^\n]* )
    | (?P<space>   \s+ )
    | (?P<rest>    ;[^\n]* )
    | (?P<comment> \{{[^}}]*\}} )
    | (?P<unclosed>\{{.* )
    | (?P<tag>     {TAG.pattern} )
    | (?P<badtag>  \[ (?: "(?:[^"\\\n]|\\[^\n])*+" | [^"\]\n] )*+ (?: "[^\n]* | \]? ) )
    | (?P<open>    \( )
    | (?P<close>   \) )
    | (?P<glyph>   \$[0-9]{{1,3}} (?![0-9]) )
    | (?P<result>  (?: 1-0 | 0-1 | 1/2-1/2 | \* ) {_END} )
    | (?P<number>  [0-9]+ (?: \.+ | {_END} ) | \.+ )
    | (?P<word>    [^\s{{}}()\[\];$]+ )
    | (?P<bad>     . )
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)

_KINDS = {
    "rest": Kind.COMMENT,
    "comment": Kind.COMMENT,
    "unclosed": Kind.COMMENT,
    "tag": Kind.TAG,
    "badtag": Kind.TAG,
    "open": Kind.OPEN,
    "close": Kind.CLOSE,
    "glyph": Kind.GLYPH,
    "result": Kind.RESULT,
    "number": Kind.NUMBER,
    "word": Kind.WORD,
    "bad": Kind.WORD,
}
_FAULTS = {"unclosed": "comment unclosed", "badtag": "tag unreadable", "bad": "token unreadable"}


def tokens(text: str) -> Iterator[Token]:
    """Every token of a text that means something; white space and escaped lines mean nothing."""
    line, line_start = 1, 0
    for found in _GRAMMAR.finditer(text):
        name = found.lastgroup or ""
        # A named group inside another would be the last one, so the tag's own groups have no names.
        if name in _KINDS:
            fault = _FAULTS.get(name)
            yield Token(
                _KINDS[name],
                found[0],
                line,
                found.start() - line_start + 1,
                RecordFault(fault, text=shortened(found[0])) if fault else None,
            )
        if breaks := found[0].count("\n"):
            line += breaks
            line_start = found.start() + found[0].rindex("\n") + 1


def shortened(text: str) -> str:
    """Enough of a text to recognise it in a sentence."""
    return text if len(text) <= 40 else text[:39] + "…"
