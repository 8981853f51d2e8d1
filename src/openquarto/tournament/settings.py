"""What is agreed on before a tournament: its kind, its rounds, and the game that is played."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, Self

from openquarto.match.names import breaks_lines, is_readable, length, normalised
from openquarto.rules.clock import parse_time_controls
from openquarto.rules.false_call import FalseCall
from openquarto.rules.variant import Variant
from openquarto.tournament.error import TournamentError
from openquarto.view.edition import Edition

LONGEST_NAME = 60  # graphemes
MOST_ROUNDS = 99
MOST_PLAYERS = 400


class Kind(StrEnum):
    """How opponents are found."""

    SWISS = "swiss"
    ROUND_ROBIN = "round robin"
    KNOCK_OUT = "knock-out"
    ARENA = "arena"


class Place(StrEnum):
    """Where the games are played."""

    WOOD = "wood"  # boards of wood; results are typed or reported
    TABLES = "tables"  # tables of a server, which tell their results


class TieBreak(StrEnum):
    """What decides between players with the same points; `tie_break.py` has the rules."""

    DIRECT_ENCOUNTER = "direct encounter"
    BUCHHOLZ_CUT_1 = "buchholz cut 1"
    BUCHHOLZ = "buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    WINS_AS_SECOND = "wins as second"


# In a round robin everybody has the same opponents, so Buchholz tells nothing; in an arena nobody has.
TIE_BREAKS: Mapping[Kind, tuple[TieBreak, ...]] = {
    Kind.SWISS: tuple(TieBreak),
    Kind.ROUND_ROBIN: (TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER, TieBreak.WINS_AS_SECOND),
    Kind.KNOCK_OUT: (),
    Kind.ARENA: (TieBreak.DIRECT_ENCOUNTER, TieBreak.WINS_AS_SECOND),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A tournament's settings; all of them are texts and numbers, as the log keeps them."""

    name: str
    kind: Kind = Kind.SWISS
    rounds: int = 5  # of a Swiss; the others have as many as they need
    is_double: bool = False  # a round robin in which everybody meets twice, with seats swapped
    games: int = 1  # that make a result: one, or a pair with seats swapped
    minutes: int = 60  # of an arena
    place: Place = Place.WOOD
    check_in: bool = False  # only those who are checked in are paired
    variant: str = "classic"
    edition: str = Edition.CLASSIC.value
    clock: str = "60/turn"  # or two, for first and second, with a comma between them
    false_call: str = FalseCall.GOES_ON.value
    mask: bool = False  # both play under a mask
    rated: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", _checked_name(self.name))
        object.__setattr__(self, "kind", _member(Kind, "kind", self.kind))
        object.__setattr__(self, "place", _member(Place, "place", self.place))
        object.__setattr__(self, "variant", str(Variant.parse(self.variant)))
        parse_time_controls(self.clock)
        _one_of("edition", self.edition, [each.value for each in Edition])
        _one_of("false_call", self.false_call, [each.value for each in FalseCall])
        _one_of("games", self.games, (1, 2))
        if not (type(self.rounds) is int and 1 <= self.rounds <= MOST_ROUNDS):
            raise TournamentError("rounds number", most=MOST_ROUNDS, count=self.rounds)
        if not (type(self.minutes) is int and 1 <= self.minutes <= 24 * 60):
            raise TournamentError("tournament setting", field="minutes", choices="1–1440", text=self.minutes)
        for field in ("is_double", "check_in", "mask", "rated"):
            _one_of(field, getattr(self, field), (False, True))

    @property
    def tie_breaks(self) -> tuple[TieBreak, ...]:
        """What decides between equal points, most important first."""
        return TIE_BREAKS[self.kind]

    @classmethod
    def of_json(cls, values: Mapping[str, Any]) -> Self:
        """Settings from a log; a field that is missing has its default, one that is unknown is refused."""
        known = {field.name for field in fields(cls)}
        if unknown := sorted(values.keys() - known):
            raise TournamentError("log newer", kind=unknown[0])
        return cls(**values)

    def to_json(self) -> dict[str, Any]:
        """All fields as plain values."""
        return {
            name: str(value) if isinstance(value, StrEnum) else value for name, value in asdict(self).items()
        }

    def changed(self, **values: Any) -> Self:  # noqa: ANN401  each is checked
        """These settings with other values."""
        return replace(self, **values)


def _checked_name(text: object) -> str:
    name = normalised(text) if isinstance(text, str) else ""
    if not 1 <= length(name) <= LONGEST_NAME or not is_readable(name) or breaks_lines(str(text)):
        raise TournamentError("tournament name", longest=LONGEST_NAME)
    return name


def _member(members: type[Kind] | type[Place], field: str, value: object) -> StrEnum:
    _one_of(field, value, [each.value for each in members])
    return members(str(value))


def _one_of(field: str, value: object, choices: "list[str] | tuple[int, ...]") -> None:
    if value not in choices or (isinstance(value, bool) != isinstance(choices[0], bool)):
        told = ", ".join(str(each) for each in choices)
        raise TournamentError("tournament setting", field=field, choices=told, text=str(value))
