"""Reads sentences back: which lines, squares, pieces, sides and numbers they name, in their language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.rules.line import LINES_AND_BLOCKS, Line
from openquarto.rules.piece import PIECES, Piece, Side
from openquarto.rules.square import SQUARES, Square
from openquarto.speech import Manner, Pieces, line_name, piece_name, side_name, square_name


@dataclass(frozen=True)
class Named:
    """What a text names, each kind in the order of the text."""

    lines: tuple[Line, ...] = ()
    squares: tuple[Square, ...] = ()
    pieces: tuple[Piece, ...] = ()
    sides: tuple[Side, ...] = ()
    numbers: tuple[int, ...] = ()

    def __add__(self, other: "Named") -> "Named":
        return Named(
            self.lines + other.lines,
            self.squares + other.squares,
            self.pieces + other.pieces,
            self.sides + other.sides,
            self.numbers + other.numbers,
        )

    def __bool__(self) -> bool:
        return self != Named()


class Reader:
    """Knows the names of one manner. It shares nothing with what makes the sentences but these names."""

    def __init__(self, manner: Manner) -> None:
        self._names: dict[str, Line | Square | Piece | Side] = {}
        self._names |= {line_name(line, manner).lower(): line for line in LINES_AND_BLOCKS}
        self._names |= {square_name(square, manner).lower(): square for square in SQUARES}
        self._names |= {side_name(side, manner).lower(): side for side in Side}
        # A piece by its differences looks like a list of sides: only its words can be read.
        if manner.pieces is not Pieces.MARKED:
            self._names |= {piece_name(piece, manner).lower(): piece for piece in PIECES}
        longest_first = sorted(self._names, key=len, reverse=True)
        self._name = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))}|\d+)\b")

    def read(self, text: str) -> Named:
        """What a text names; a longer name is never taken for the shorter ones inside it."""
        things = [self._names.get(word, word) for word in self._name.findall(text.lower())]
        return Named(
            tuple(each for each in things if isinstance(each, Line)),
            tuple(each for each in things if isinstance(each, Square)),
            tuple(each for each in things if isinstance(each, Piece)),
            tuple(each for each in things if isinstance(each, Side)),
            tuple(int(each) for each in things if isinstance(each, str)),
        )

    def misspoken(self, text: str) -> Iterator[str]:
        """The text with one name in it changed to another of its kind, in every place."""
        for found in self._name.finditer(text.lower()):
            said = found[0]
            if said in self._names:
                kind = [name for name, thing in self._names.items() if type(thing) is type(self._names[said])]
                other = kind[(kind.index(said) + 1) % len(kind)]
            else:
                other = str(int(said) + 7)
            yield text[: found.start()] + other + text[found.end() :]
