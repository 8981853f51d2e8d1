"""Who sits where, and what was agreed: what a rematch swaps and a kept game remembers."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from openquarto.match.lot import draw_lot
from openquarto.match.mask import Wearer
from openquarto.match.opponent import HERE, LINK, is_ready
from openquarto.match.settings import SEAT_TAGS, Settings
from openquarto.notation.record import Record
from openquarto.players.player import Player
from openquarto.players.roster import NAMES, player_of, shown_name
from openquarto.rules.seat import Seat

PERSON = "person"
UNNAMED = "Player"  # stands in the record of a game against the computer for a person who said no name
_TAGS = {Seat.FIRST: "FirstPlayer", Seat.SECOND: "SecondPlayer"}
_TWO_PEOPLE = {Seat.FIRST: PERSON, Seat.SECOND: PERSON}


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The settings of a table, and for each seat a person or the level of a computer."""

    settings: Settings = field(default_factory=Settings)
    sitters: Mapping[Seat, str] = field(default_factory=lambda: _TWO_PEOPLE)
    by_link: bool = False  # two people who are not at one screen
    by_lot: bool = field(default=True, compare=False)  # how it was found out who is first

    def __post_init__(self) -> None:
        mask = self.settings.mask
        is_one_screen = not self.by_link and all(sitter == PERSON for sitter in self.sitters.values())
        if mask and is_one_screen and mask.wearer is not Wearer.BOTH:  # what one sees there, both do
            both = replace(self.settings, mask=replace(mask, wearer=Wearer.BOTH))
            object.__setattr__(self, "settings", both)

    @classmethod
    def against(cls, opponent: str, settings: Settings, *, me: Seat | None = None) -> Self:
        """Me, first in the settings, against a computer or another person; without a seat the lot decides."""
        other = PERSON if opponent in (HERE, LINK) else opponent
        table = cls(settings, {Seat.FIRST: PERSON, Seat.SECOND: other}, opponent == LINK, me is None)
        seat = me or Seat[draw_lot(Seat.FIRST.name, Seat.SECOND.name)[0]]
        return table if seat is Seat.FIRST else table.rematch()

    @classmethod
    def of(cls, record: Record, current: Self) -> Self:
        """What a record tells; if it does not say who sits where, as it is now, the person being to act."""
        settings = Settings.of(record)
        told = {seat: record.tags.get(tag, "") for seat, tag in _TAGS.items()}
        if told[Seat.FIRST] in NAMES or settings.first == UNNAMED:  # nobody has said that name
            settings = replace(settings, first=None)
        if told[Seat.SECOND] in NAMES or settings.second == UNNAMED:
            settings = replace(settings, second=None)
        if all(sitter == PERSON or (sitter in NAMES and is_ready(sitter)) for sitter in told.values()):
            return cls(settings, told)
        return cls.against(current.computer or HERE, settings, me=record.game.to_act or Seat.FIRST)

    @property
    def me(self) -> Seat | None:
        """The seat of the one person here; None where nobody is "you"."""
        people = [seat for seat, sitter in self.sitters.items() if sitter == PERSON]
        return people[0] if len(people) == 1 else None

    @property
    def computer(self) -> str | None:
        """The level of the computer, if one plays."""
        return next((sitter for sitter in self.sitters.values() if sitter != PERSON), None)

    def players(self) -> dict[Seat, Player]:
        """The computers, ready to play."""
        return {seat: player_of(sitter) for seat, sitter in self.sitters.items() if sitter != PERSON}

    def facing(self, opponent: str) -> Self:
        """This table against somebody else; where two people sat, the lot says where the one does."""
        if self.me is None:
            return self.against(opponent, self.settings)
        other = PERSON if opponent == HERE else opponent
        return replace(self, sitters={self.me: PERSON, self.me.other: other})

    def rematch(self) -> Self:
        """This table with the seats changed: the other one gives first."""
        old = self.settings
        settings = replace(
            old,
            first=old.second,
            second=old.first,
            first_clock=old.second_clock,
            second_clock=old.first_clock,
            mask=old.mask and old.mask.swapped(),
        )
        return replace(self, settings=settings, sitters={seat: self.sitters[seat.other] for seat in Seat})

    def named(self, seat: Seat, name: str | None) -> Self:
        """This table with another name for a player, or without one."""
        old = self.settings
        first, second = (name, old.second) if seat is Seat.FIRST else (old.first, name)
        return replace(self, settings=replace(old, first=first, second=second))

    def tags(self) -> dict[str, str]:
        """The tags that bring everybody back to their seats, and that name a computer and its opponent."""
        sitters = {tag: self.sitters[seat] for seat, tag in _TAGS.items()}
        return sitters if self.computer is None else {**self._names(), **sitters}

    def _names(self) -> dict[str, str]:
        names = {seat: self.settings.name(seat) or UNNAMED for seat in Seat}
        computers = {seat: shown_name(sitter) for seat, sitter in self.sitters.items() if sitter != PERSON}
        return {tag: (names | computers)[seat] for seat, tag in SEAT_TAGS.items()}
