"""Which words and pictures name the traits: presentation, never rules."""

from openquarto.rules.member import Member
from openquarto.rules.piece import Side


class Edition(Member):
    """Classic, or Access, where texture stands in for colour and sizes are large and small."""

    CLASSIC = "classic"
    ACCESS = "access"

    def word(self, side: Side) -> str:
        """The English word for a side."""
        return _ACCESS_WORDS.get(side, side.value) if self is Edition.ACCESS else side.value


_ACCESS_WORDS = {
    Side.LIGHT: "smooth",
    Side.DARK: "grooved",
    Side.TALL: "large",
    Side.SHORT: "small",
}
