"""A set of puzzles as the text of a link: by their names, or by what is asked for and a seed.

The same text names the same puzzles while the file of puzzles is the same; their names do so for ever.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import ClassVar
from urllib.parse import parse_qsl, urlencode

from openquarto.puzzles.pack import RatedPuzzle, find, shipped
from openquarto.puzzles.puzzle import KINDS, Kind
from openquarto.rules.error import Fault, TextError
from openquarto.rules.variant import Variant

MOST = 50  # puzzles of a set
USUAL = 6
LONGEST = 2_000  # characters of a text
_LARGEST_SEED = 999_999
_ID_LENGTH = 8
_ALL_RATINGS = (0, 9_999)


class SetFault(Fault):
    """Why a text names no set of puzzles."""

    sentences: ClassVar[Mapping[str, str]] = {
        "set text": "expected the text of a set of puzzles such as kind=trap&count=6, got something else",
        "set kind": "expected a kind of puzzle, one of {choices}, got {text!r}",
        "set rating": "expected ratings such as 1000-1400, got {text!r}",
        "set count": "expected 1 to {most} puzzles, got {text!r}",
        "set seed": "expected a seed from 0 to {most}, got {text!r}",
        "set empty": "expected a set that a puzzle fits, got one that none fits",
        "puzzle unknown": "expected the name of a puzzle such as 4f0c21ab, got {text!r}",
    }


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """Which puzzles: those of these ids; without ids so many of a kind, of ratings and of a variant.

    >>> asked = PuzzleSet.parse("kind=trap&rating=1200-1400&count=3&seed=7")
    >>> [(each.puzzle.kind, 1200 <= each.rating <= 1400) for each in asked.puzzles]
    [('trap', True), ('trap', True), ('trap', True)]
    >>> str(asked)
    'kind=trap&rating=1200-1400&count=3&seed=7'
    >>> PuzzleSet.parse(asked.by_ids).puzzles == asked.puzzles
    True
    """

    ids: tuple[str, ...] = ()
    kinds: tuple[Kind, ...] = ()  # all of them if none is named
    ratings: tuple[int, int] = _ALL_RATINGS  # the easiest and the hardest
    variant: Variant | None = None
    count: int = USUAL
    seed: int = 1

    @classmethod
    def parse(cls, text: str) -> "PuzzleSet":
        """Read the query of a link, such as `kind=trap,hold&rating=1000-1400&count=6&seed=7` or `ids=…`.

        Ids and kinds have `,` or `.` between them. Other fields, such as a language, are left to others.
        Raises TextError.
        """
        try:
            fields = dict(parse_qsl(text[:LONGEST], max_num_fields=20))
        except ValueError:
            raise TextError(SetFault("set text")) from None
        if "ids" in fields:
            return cls(ids=_ids(fields["ids"]))
        return cls(
            kinds=tuple(dict.fromkeys(_kind(part) for part in _parts(fields.get("kind", "")))),
            ratings=_ratings(fields["rating"]) if "rating" in fields else _ALL_RATINGS,
            variant=Variant.parse(fields["variant"]) if "variant" in fields else None,
            count=_number("set count", fields.get("count", str(USUAL)), 1, MOST),
            seed=_number("set seed", fields.get("seed", "1"), 0, _LARGEST_SEED),
        )

    def __str__(self) -> str:
        """The text that `parse` takes, in its shortest form."""
        if self.ids:
            return f"ids={'.'.join(self.ids)}"
        fields: dict[str, object] = {}
        if self.kinds:
            fields["kind"] = ",".join(self.kinds)
        if self.ratings != _ALL_RATINGS:
            fields["rating"] = "-".join(map(str, self.ratings))
        if self.variant is not None:
            fields["variant"] = self.variant
        return urlencode({**fields, "count": self.count, "seed": self.seed}, safe=",")

    @property
    def puzzles(self) -> tuple[RatedPuzzle, ...]:
        """The puzzles: named ones in their order, others from easy to hard. Raises TextError if none fits."""
        found = _found(self)
        if not found:
            raise TextError(SetFault("set empty"))
        return found

    @property
    def by_ids(self) -> str:
        """The text of the same set by the names of its puzzles, which holds for ever."""
        return str(PuzzleSet(ids=tuple(each.id for each in self.puzzles)))


def _found(asked: PuzzleSet) -> tuple[RatedPuzzle, ...]:
    """Those that are named, or so many that fit, drawn by the seed: a hash is the same everywhere."""
    if asked.ids:
        return tuple(each for each in map(find, asked.ids) if each is not None)
    least, most = asked.ratings
    fitting = [
        each
        for each in _of_kinds(asked.kinds)
        if least <= each.rating <= most
        and (asked.variant is None or each.puzzle.position.variant == asked.variant)
    ]
    drawn: list[RatedPuzzle] = []
    while fitting and len(drawn) < asked.count:
        number = int.from_bytes(sha256(f"{asked.seed} {len(drawn)}".encode()).digest()[:8], "big")
        at = number % len(fitting)
        fitting[at], fitting[-1] = fitting[-1], fitting[at]
        drawn.append(fitting.pop())
    return tuple(sorted(drawn, key=lambda each: (each.rating, each.id)))


def _of_kinds(kinds: tuple[Kind, ...]) -> tuple[RatedPuzzle, ...]:
    by_kind = _by_kind()
    return tuple(each for kind in kinds or KINDS for each in by_kind[kind])


@cache
def _by_kind() -> dict[Kind, list[RatedPuzzle]]:
    by_kind: dict[Kind, list[RatedPuzzle]] = {kind: [] for kind in KINDS}
    for each in shipped():
        by_kind[each.puzzle.kind].append(each)
    return by_kind


def _parts(text: str) -> list[str]:
    return [part for part in text.replace(".", ",").split(",") if part]


def _ids(text: str) -> tuple[str, ...]:
    ids = tuple(dict.fromkeys(part.strip().lower() for part in _parts(text)))
    for each in ids:
        if find(each) is None:
            raise TextError(SetFault("puzzle unknown", text=each[: 2 * _ID_LENGTH]))
    if not 1 <= len(ids) <= MOST:
        raise TextError(SetFault("set count", most=MOST, text=str(len(ids))))
    return ids


def _kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text.strip().replace("-", " "):
            return kind
    raise TextError(SetFault("set kind", text=text, choices=KINDS))


def _ratings(text: str) -> tuple[int, int]:
    least, dash, most = text.partition("-")
    if not dash or not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in (least, most)):
        raise TextError(SetFault("set rating", text=text))
    return int(least), int(most)


def _number(code: str, text: str, least: int, most: int) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not least <= int(text) <= most:
        raise TextError(SetFault(code, most=most, text=text))
    return int(text)
