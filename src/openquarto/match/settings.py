"""What the players agree on before a game."""

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Self

from openquarto.match.coach import Coach, check_coach
from openquarto.match.error import MatchFault
from openquarto.match.mask import Mask
from openquarto.match.names import breaks_lines, is_readable, length, normalised
from openquarto.notation.record import Record
from openquarto.rules.clock import TimeControl, parse_time_controls
from openquarto.rules.error import QuartoError, SetupError
from openquarto.rules.expect import expect_fields
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import CLASSIC, Variant
from openquarto.view.edition import Edition

LONGEST_NAME = 24  # graphemes
COACH_TAG = "Coach"  # of a record: that there was one, and how it was set at last; never what it said
SEAT_TAGS = {Seat.FIRST: "First", Seat.SECOND: "Second"}  # of a record, and what stands there without a name


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A table's settings: a casual one allows take back, one that counts only if it says so."""

    first: str | None = None  # the name of the player, if it was said
    second: str | None = None
    variant: Variant = CLASSIC
    edition: Edition = Edition.CLASSIC
    first_clock: TimeControl | None = None
    second_clock: TimeControl | None = None
    false_call: FalseCall = FalseCall.GOES_ON
    counts: bool = False
    take_back: bool = False
    mask: Mask | None = None
    coach: Coach = Coach.OFF

    def __post_init__(self) -> None:
        expect_fields(self, first=str | None, second=str | None, variant=Variant, edition=Edition)
        expect_fields(self, mask=Mask | None, first_clock=TimeControl | None, second_clock=TimeControl | None)
        expect_fields(self, false_call=FalseCall, counts=bool, take_back=bool, coach=Coach)
        if self.coach is not Coach.OFF:
            check_coach(counts=self.counts, is_masked=self.mask is not None)
        for field in ("first", "second"):
            name = getattr(self, field)
            if name is not None:
                object.__setattr__(self, field, checked_name(name))

    @classmethod
    def of(cls, record: Record) -> Self:
        """The settings that a record tells; names, clocks and editions that cannot be taken are left out."""
        tags, game = record.tags, record.game
        settings = cls(variant=game.start.variant, false_call=game.false_call, mask=Mask.of(tags))
        with suppress(KeyError, SetupError):
            settings = replace(settings, first=chosen_name(tags["First"], Seat.FIRST))
        with suppress(KeyError, SetupError):
            settings = replace(settings, second=chosen_name(tags["Second"], Seat.SECOND))
        with suppress(KeyError, ValueError):
            settings = replace(settings, edition=Edition(tags["Edition"]))
        with suppress(KeyError, ValueError, QuartoError):
            settings = replace(settings, coach=Coach(tags[COACH_TAG]))
        with suppress(KeyError, QuartoError):
            first, second = parse_time_controls(tags["TimeControl"])
            settings = replace(settings, first_clock=first, second_clock=second)
        return settings

    @property
    def allows_take_back(self) -> bool:
        """Whether a give or place may be taken back if both agree."""
        return self.take_back or not self.counts

    def name(self, seat: Seat) -> str | None:
        """The name of the player in a seat; None if it was not said."""
        return self.first if seat is Seat.FIRST else self.second

    def control(self, seat: Seat) -> TimeControl | None:
        """The time control of a seat."""
        return self.first_clock if seat is Seat.FIRST else self.second_clock

    def tags(self) -> dict[str, str]:
        """The tags of a record that the settings give; the rest follows from the game."""
        tags = {tag: self.name(seat) or tag for seat, tag in SEAT_TAGS.items()}
        tags["Edition"] = self.edition.value
        controls = [str(control or "-") for control in (self.first_clock, self.second_clock)]
        tags["TimeControl"] = controls[0] if controls[0] == controls[1] else ",".join(controls)
        if self.coach is not Coach.OFF:
            tags[COACH_TAG] = self.coach.value
        return tags | self.mask.tags() if self.mask else tags


def chosen_name(text: str | None, seat: Seat) -> str | None:
    """The name of a player in a record or a log; "First" and "Second" stand there for want of one."""
    return None if text == SEAT_TAGS[seat] else text


def checked_name(text: str) -> str:
    """A name as it is kept; raises SetupError if it is too long, or cannot be read."""
    name = normalised(text)
    if not 1 <= (count := length(name)) <= LONGEST_NAME:
        raise SetupError(MatchFault("name length", longest=LONGEST_NAME, count=count))
    if not is_readable(name) or breaks_lines(text):
        raise SetupError(MatchFault("name characters", name=text))
    return name


def kept_name(text: str | None, seat: Seat) -> str | None:
    """The name of a player in a log; None for one that was taken once and would be refused today."""
    try:
        return checked_name(name) if (name := chosen_name(text, seat)) else None
    except SetupError:
        return None
