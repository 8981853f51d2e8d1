"""How somebody wants to be spoken to (Manner), and who is listening (Hearer)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from openquarto.rules.member import Member
from openquarto.rules.piece import Trait
from openquarto.rules.seat import Seat
from openquarto.speech.catalogue import COMMON, Catalogue, catalogue
from openquarto.view.edition import Edition


class Pieces(Member):
    """How pieces are said: four words, four letters, or only the sides whose bit is 1."""

    WORDS = "words"
    LETTERS = "letters"
    MARKED = "marked"


class Squares(Member):
    """How columns are said: letters, names, or NATO spelling words."""

    LETTERS = "letters"
    NAMES = "names"
    NATO = "nato"


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """The settings of speech. The lens is the one trait that is read of each piece, or None for all."""

    language: str = COMMON
    edition: Edition = Edition.CLASSIC
    pieces: Pieces = Pieces.WORDS
    squares: Squares = Squares.LETTERS
    terse: bool = False
    lens: Trait | None = None

    def __post_init__(self) -> None:
        catalogue(self.language)  # an unknown language is refused here and not in the middle of a game

    @property
    def words(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.language)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Hearer:
    """Who is told: a seat is "you"; at one screen nobody is."""

    manner: Manner = field(default_factory=Manner)
    seat: Seat | None = None
    first: str | None = None  # the name of the player, if it was said
    second: str | None = None
    computers: frozenset[Seat] = frozenset()  # the seats that are called "the computer"
    # Looked up once: a server asks for them several times with every move.
    words: Catalogue = field(init=False, repr=False, compare=False)
    says: Callable[..., str] = field(init=False, repr=False, compare=False)  # in as many words as are wanted
    _who: dict[Seat, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        words = self.manner.words
        object.__setattr__(self, "words", words)
        object.__setattr__(self, "says", words.say_tersely if self.manner.terse else words.say)
        object.__setattr__(self, "_who", {seat: self._named(seat) for seat in Seat})

    def who(self, seat: Seat) -> str:
        """A player as others hear of them; a chosen name comes after the word for player."""
        return self._who[seat]

    def _named(self, seat: Seat) -> str:
        if seat in self.computers:
            return self.words.say("computer")
        name = self.first if seat is Seat.FIRST else self.second
        if name is None:
            return self.words.say(f"seat-{seat}")
        return self.words.say("player", name=name)

    def is_you(self, seat: Seat | None) -> bool:
        """Whether this seat is the hearer's own."""
        return seat is not None and seat is self.seat

    def addressed(self, seat: Seat) -> str:
        """A player, or "you"."""
        return self.words.say("you") if self.is_you(seat) else self.who(seat)
