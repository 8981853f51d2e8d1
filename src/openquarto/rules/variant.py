"""The 60 variants: which traits count, which lines count, and the calling. A variant is data."""

from dataclasses import dataclass
from itertools import combinations, product
from typing import Self

from openquarto.rules.error import Fault, SetupError, TextError
from openquarto.rules.expect import expect, expect_each, expect_fields
from openquarto.rules.line import LINES, LINES_AND_BLOCKS, Line
from openquarto.rules.member import Member
from openquarto.rules.piece import Trait


class Calling(Member):
    """How a quarto is won."""

    ANNOUNCED = "announced"
    AUTOMATIC = "automatic"


@dataclass(frozen=True, slots=True, repr=False)
class Variant:
    """One of the 60 games. Text form: `classic`, or flags joined by `+`."""

    traits: tuple[Trait, ...] = tuple(Trait)
    blocks: bool = False
    calling: Calling = Calling.ANNOUNCED

    def __post_init__(self) -> None:
        expect_each(self.traits, Trait, "as traits of Variant")
        expect_fields(self, blocks=bool, calling=Calling)
        if not self.traits or self.traits != tuple(trait for trait in Trait if trait in self.traits):
            text = "".join(trait.value for trait in self.traits)
            raise SetupError(Fault("traits order", text=repr(text)))

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that count: 10, or 19 with blocks."""
        return LINES_AND_BLOCKS if self.blocks else LINES

    @property
    def is_automatic(self) -> bool:
        """Whether the placement that makes a quarto wins at once."""
        return self.calling is Calling.AUTOMATIC

    @property
    def trait_bits(self) -> int:
        """The bits of a piece's number that count."""
        return sum(trait.bit for trait in self.traits)

    def __str__(self) -> str:
        flags = []
        if self.blocks:
            flags.append("blocks")
        if self.traits != tuple(Trait):
            flags.append("traits=" + "".join(trait.value for trait in self.traits))
        if self.is_automatic:
            flags.append("auto")
        return "+".join(flags) or "classic"

    def __repr__(self) -> str:
        return f"Variant.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `classic`, or flags in any order, each at most once."""
        expect(text, str, "to read a variant from")
        if text == "classic":
            return cls()
        if not text:
            raise TextError(Fault("variant empty"))
        read: dict[str, str] = {}
        for flag in text.split("+"):
            name, equals, letters = flag.partition("=")
            if name not in {"blocks", "traits", "auto"} or bool(equals) != (name == "traits"):
                raise TextError(Fault("variant flag unknown", text=flag))
            if name in read:
                raise TextError(Fault("variant flag twice", text=name))
            read[name] = letters
        return cls(
            traits=_read_traits(read["traits"]) if "traits" in read else tuple(Trait),
            blocks="blocks" in read,
            calling=Calling.AUTOMATIC if "auto" in read else Calling.ANNOUNCED,
        )


def _read_traits(letters: str) -> tuple[Trait, ...]:
    traits = tuple(trait for trait in Trait if trait.value in letters)
    if not letters or "".join(trait.value for trait in traits) != letters:
        raise TextError(Fault("variant traits", text=letters))
    return traits


CLASSIC = Variant()
TRAIT_CHOICES = tuple(choice for size in range(4, 0, -1) for choice in combinations(Trait, size))
VARIANTS = tuple(Variant(*chosen) for chosen in product(TRAIT_CHOICES, (False, True), Calling))
