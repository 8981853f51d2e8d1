"""What a census counts of positions with so many placed: classes, values, examples, turns that hold."""

import json
import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Self

from openquarto.rules.value import Value
from openquarto.workshop.arena.score import TWO_SIDED_95

LETTERS = "WDL"


@dataclass(slots=True)
class Sum:
    """A sum of weights, and of their squares for its error."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, weight: float) -> None:
        """Add one weight."""
        self.total += weight
        self.squares += weight * weight

    def join(self, other: "Sum") -> None:
        """Add all that another one has added."""
        self.total += other.total
        self.squares += other.squares


@dataclass(slots=True)
class Tally:
    """Counts of one chunk, or of all of a number of pieces placed. In a whole count all weights are 1."""

    looked_at: int = 0  # positions that were drawn, with those that hold a quarto; in a whole count all
    boards: Sum = field(default_factory=Sum)
    letters: dict[str, Sum] = field(default_factory=lambda: {letter: Sum() for letter in LETTERS})
    values: Counter[str] = field(default_factory=Counter)  # unweighted, to know what was seen at all
    examples: dict[str, str] = field(default_factory=dict)  # for each value the position whose text is least
    holding: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])  # in draws: see `add_holding`

    def add(self, value: Value, position: str, weight: float = 1.0) -> None:
        """Count a position with a piece in hand."""
        told = str(value)
        self.letters[value.letter].add(weight)
        self.values[told] += 1
        self.examples[told] = min(position, self.examples.get(told, position))

    def add_holding(self, keep: int, turns: int, weight: float = 1.0) -> None:
        """Count the turns of a drawn position that keep the draw, all turns, and whether one alone does."""
        for place, amount in enumerate((keep, turns, keep == 1)):
            self.holding[place] += weight * amount

    def join(self, other: "Tally") -> None:
        """Add all that another one has counted."""
        self.looked_at += other.looked_at
        self.boards.join(other.boards)
        for letter, found in other.letters.items():
            self.letters[letter].join(found)
        self.values.update(other.values)
        for value, position in other.examples.items():
            self.examples[value] = min(position, self.examples.get(value, position))
        self.holding = [mine + its for mine, its in zip(self.holding, other.holding, strict=True)]

    @property
    def positions(self) -> Sum:
        """All positions with a piece in hand."""
        found = Sum()
        for each in self.letters.values():
            found.join(each)
        return found

    def share(self, letter: str) -> tuple[float, float] | None:
        """The share of a letter among all classes, and its error with 95 %, as a sample of weights has it."""
        every, mine = self.positions, self.letters[letter]
        if not every.total:
            return None
        share = mine.total / every.total
        if share in (0, 1):  # the rule of three: what was seen in none or in all of n may be in 3 / n
            return share, min(1.0, 3 * every.squares / every.total**2)
        spread = (1 - share) ** 2 * mine.squares + share**2 * (every.squares - mine.squares)
        return share, TWO_SIDED_95 * math.sqrt(max(0.0, spread)) / every.total

    def longest(self, letter: str) -> tuple[str, str] | None:
        """The longest win or loss that was seen, and a position for it."""
        found = [Value.parse(told) for told in self.values if told[0] == letter]
        if not found:
            return None
        value = str(max(found, key=lambda each: each.distance or 0))
        return value, self.examples[value]

    def __bytes__(self) -> bytes:
        told = {
            "looked_at": self.looked_at,
            "boards": asdict(self.boards),
            "letters": {letter: asdict(found) for letter, found in self.letters.items()},
            "values": self.values,
            "examples": self.examples,
            "holding": self.holding,
        }
        return json.dumps(told).encode()

    @classmethod
    def parse(cls, data: bytes) -> Self:
        """Read what `bytes` has written."""
        told = json.loads(data)
        return cls(
            told["looked_at"],
            Sum(**told["boards"]),
            {letter: Sum(**each) for letter, each in told["letters"].items()},
            Counter(told["values"]),
            told["examples"],
            told["holding"],
        )
