"""What an engine tells while it searches: depth, score, nodes, nps, time and pv, read and written."""

from dataclasses import dataclass
from typing import Self

from openquarto.rules.value import Value

_WORDS = {"W": "win", "D": "draw", "L": "loss"}
_LETTERS = {word: letter for letter, word in _WORDS.items()}
UNKNOWN = "unknown"
_NUMBERS = ("depth", "multipv", "nodes", "nps", "time")


@dataclass(frozen=True, slots=True, kw_only=True)
class Info:
    """One line of it; what another engine leaves out, or what cannot be read, is None."""

    depth: int | None = None
    multipv: int | None = None
    value: Value | None = None
    is_at_least: bool = False  # the value may turn out better: not all turns are known
    nodes: int | None = None
    nps: int | None = None
    time: int | None = None  # milliseconds
    pv: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = ["info"]
        for name in ("depth", "multipv"):
            if getattr(self, name) is not None:
                words += [name, str(getattr(self, name))]
        words += ["score", score_words(self.value)]
        if self.is_at_least:
            words.append("lowerbound")
        for name in ("nodes", "nps", "time"):
            if getattr(self, name) is not None:
                words += [name, str(getattr(self, name))]
        return " ".join([*words, "pv", *self.pv] if self.pv else words)

    @classmethod
    def parse(cls, line: str) -> Self | None:
        """Read a line; None if it is an `info string` or none. Words that it does not know are left out."""
        words = line.split()
        if words[:1] != ["info"] or words[1:2] == ["string"]:
            return None
        numbers: dict[str, int] = {}
        at, value, is_at_least = 1, None, False
        pv: tuple[str, ...] = ()
        while at < len(words):
            word, following = words[at], words[at + 1 : at + 3]
            at += 1
            if word == "pv":
                pv = tuple(words[at:])
                break
            if word == "score":
                value = read_score(following)
            elif word == "lowerbound":
                is_at_least = True
            elif word in _NUMBERS and following and _is_number(following[0]):
                numbers[word] = int(following[0])
        return cls(value=value, is_at_least=is_at_least, pv=pv, **numbers)


def score_words(value: Value | None) -> str:
    """A value as it is sent: `win 5`, `draw`, `loss 4`, or `unknown`."""
    if value is None:
        return UNKNOWN
    word = _WORDS[value.letter]
    return word if value.distance is None else f"{word} {value.distance}"


def read_score(words: list[str]) -> Value | None:
    """The value that the words after `score` tell; None for another engine's own scores."""
    letter = _LETTERS.get(words[0]) if words else None
    if letter is None:
        return None
    has_distance = letter != "D" and len(words) > 1 and _is_number(words[1]) and int(words[1]) <= 16
    return Value(letter, int(words[1]) if has_distance else None)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 15
