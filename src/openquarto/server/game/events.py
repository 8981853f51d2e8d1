"""The events of a game's log, and how each is encoded; a game is the replay of its events."""

import secrets
from datetime import UTC, datetime
from typing import Literal, get_args

import msgspec

from openquarto.match.arrangement import Arrangement
from openquarto.match.coach import Coach
from openquarto.match.mask import Mask, Wearer
from openquarto.match.settings import Settings, kept_name
from openquarto.match.touching import draw_places, places_text
from openquarto.rules.clock import parse_time_control
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant
from openquarto.server.error import NewerGameError
from openquarto.server.seat_names import SeatName
from openquarto.server.store.protocol import StoredEvent
from openquarto.view.edition import Edition

# Until 2026-11-17 "back" was written: to before the last give or place, whoever did it. Those logs replay so.
WishName = Literal["resign", "draw", "back", "take-back", "accept", "decline", "claim"]


class Opened(msgspec.Struct, frozen=True):
    """A table was opened: what was agreed, and who sits where if the lot does not change it."""

    names: tuple[str | None, str | None]  # None for a player who said none
    sitters: tuple[str, str]  # "person", or the level of a computer
    variant: str
    edition: str
    clocks: tuple[str, str]
    false_call: str
    counts: bool
    take_back: bool
    seed: int  # of the computers' chance
    date: str  # 2026-11-16, for the record
    points: tuple[float, float] = (0.0, 0.0)  # of the games of this series before
    record: str = ""  # of the game that goes on here, if it was begun elsewhere
    by_link: bool = False  # the two are not at one screen
    by_lot: bool = False  # by link: who gives first was drawn, and is told when both are here
    mask: str = ""  # who wears one: first, second or both
    announces: bool = False  # the opponent's piece is named, once
    touches: int = 0  # a turn; 0 for as many as one likes
    places: str = ""  # of the stock under masks: drawn for this game, and told to nobody
    coach: str = "off"
    lesson: str = ""  # whose small match it is
    lobby: bool = False  # anybody may take the free seat, and find the game to watch it

    @classmethod
    def of(  # noqa: PLR0913  what an arrangement does not know
        cls,
        arrangement: Arrangement,
        *,
        points: tuple[float, float] = (0.0, 0.0),
        record: str = "",
        by_lot: bool = False,
        lesson: str = "",
        lobby: bool = False,
    ) -> "Opened":
        """What is kept of an arrangement, from today on."""
        settings = arrangement.settings
        mask = settings.mask
        return cls(
            names=(settings.first, settings.second),
            sitters=(arrangement.sitters[Seat.FIRST], arrangement.sitters[Seat.SECOND]),
            variant=str(settings.variant),
            edition=settings.edition.value,
            clocks=(str(settings.first_clock or "-"), str(settings.second_clock or "-")),
            false_call=settings.false_call.value,
            counts=settings.counts,
            take_back=settings.take_back,
            seed=secrets.randbits(31),
            date=datetime.now(UTC).astimezone().date().isoformat(),
            points=points,
            record=record,
            by_link=arrangement.by_link,
            by_lot=by_lot,
            mask=mask.wearer.value if mask else "",
            announces=mask is not None and mask.announces,
            touches=(mask and mask.touches) or 0,
            places=places_text(draw_places()) if mask else "",
            coach=settings.coach.value,
            lesson=lesson,
            lobby=lobby,
        )

    @property
    def arrangement(self) -> Arrangement:
        """The arrangement again."""
        first, second = self.names
        first_clock, second_clock = map(parse_time_control, self.clocks)
        settings = Settings(
            first=kept_name(first, Seat.FIRST),
            second=kept_name(second, Seat.SECOND),
            variant=Variant.parse(self.variant),
            edition=Edition(self.edition),
            first_clock=first_clock,
            second_clock=second_clock,
            false_call=FalseCall(self.false_call),
            counts=self.counts,
            take_back=self.take_back,
            mask=self._mask,
            coach=Coach(self.coach),
        )
        return Arrangement(settings, dict(zip(Seat, self.sitters, strict=True)), self.by_link)

    @property
    def _mask(self) -> Mask | None:
        if not self.mask:
            return None
        return Mask(wearer=Wearer(self.mask), announces=self.announces, touches=self.touches or None)


class Joined(msgspec.Struct, frozen=True):
    """Somebody took the seat that they were invited to."""

    seat: SeatName
    name: str  # "" for the seat's own


class Left(msgspec.Struct, frozen=True):
    """A player by link has left the game for good; somebody else may be invited to the seat."""

    seat: SeatName


class LotDrawn(msgspec.Struct, frozen=True):
    """Who gives first is settled, by lot or as it was chosen; the clocks run from here."""

    swaps: bool  # the two sit the other way round than the table was opened
    by_lot: bool


class Acted(msgspec.Struct, frozen=True):
    """A seat gave, placed, called or said done."""

    seat: SeatName
    action: str
    id: str = ""  # idempotency key of the page: an event with the same one happens once


class Touched(msgspec.Struct, frozen=True):
    """A masked seat felt one square, one place of the stock or the hand."""

    seat: SeatName
    spot: str
    id: str = ""


class Explored(msgspec.Struct, frozen=True):
    """A masked computer felt what it had forgotten, before its turn."""

    seat: SeatName
    spots: tuple[str, ...]


class Wished(msgspec.Struct, frozen=True):
    """A seat wished something that is no action of the game."""

    seat: SeatName
    wish: WishName
    id: str = ""


class Hinted(msgspec.Struct, frozen=True):
    """A seat asked for a hint; what it told is kept nowhere."""

    seat: SeatName
    id: str = ""


class CoachSet(msgspec.Struct, frozen=True):
    """There is a coach from now on, or none; what it says is kept nowhere."""

    seat: SeatName
    coach: str  # off, on, warn
    id: str = ""


class TimeOver(msgspec.Struct, frozen=True):
    """A flag fell."""


class RematchOpened(msgspec.Struct, frozen=True):
    """Another game of the series began."""

    game: str
    id: str = ""


LogEvent = (
    Opened
    | Joined
    | Left
    | LotDrawn
    | Acted
    | Touched
    | Explored
    | Wished
    | Hinted
    | CoachSet
    | TimeOver
    | RematchOpened
)
KINDS: dict[str, type[LogEvent]] = {
    "table": Opened,
    "join": Joined,
    "leave": Left,
    "lot": LotDrawn,
    "act": Acted,
    "touch": Touched,
    "explore": Explored,
    "wish": Wished,
    "hint": Hinted,
    "coach": CoachSet,
    "time": TimeOver,
    "next": RematchOpened,
}
_KIND_NAMES = {kind: name for name, kind in KINDS.items()}
assert {*KINDS.values()} == {*get_args(LogEvent)}


def encode_event(seq: int, event: LogEvent, at: float, credit: float = 0.0) -> StoredEvent:
    """An event as the store keeps it."""
    return StoredEvent(seq, _KIND_NAMES[type(event)], msgspec.json.encode(event), at, credit)


def decode_event(stored: StoredEvent) -> LogEvent:
    """An event of the store again; raises NewerGameError for one that only a newer version knows."""
    kind = KINDS.get(stored.kind)
    if kind is None:
        raise NewerGameError
    return msgspec.json.decode(stored.body, type=kind)
