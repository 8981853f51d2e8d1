"""Everybody who has one table open: who they are, what they are told, how far away they are."""

import logging
from collections.abc import Callable
from typing import Protocol

from openquarto.rules.seat import Seat
from openquarto.server.presence import Presence, Present
from openquarto.server.scene import Scene
from openquarto.server.seatname import SEATS
from openquarto.server.store.protocol import Session
from openquarto.wire.table import Sitter

OUR_MISTAKE = 1011  # why a socket is closed
MOST_LAG = 1.0  # seconds a turn
LOG = logging.getLogger(__name__)


class Guest(Protocol):
    """Somebody who is told what happens at a table."""

    def tell(self, scene: Scene) -> None:
        """Something has happened, and is kept."""
        ...

    def warn(self) -> None:
        """Time is running out for whoever is to act."""
        ...

    def meet(self, before: Present, present: Present) -> None:
        """Somebody has come or gone."""
        ...

    def leave(self, code: int) -> None:
        """The table is closed."""
        ...

    @property
    def session(self) -> Session | None:
        """Who it is."""
        ...

    @property
    def is_greeted(self) -> bool:
        """Whether they have said hello."""
        ...

    def move_to(self, sitter: Sitter) -> None:
        """They sit elsewhere from now on, or only watch."""
        ...

    def show_all(self) -> None:
        """What they have seen is another table now."""
        ...


class Company:
    """The guests of one table."""

    def __init__(self, sitter: Callable[[Session | None], Sitter]) -> None:
        self.guests: set[Guest] = set()
        self.arrived: set[Seat] = set()  # the players who have come here since the table is open
        self.presence = Presence(self._look_round, self._meet)
        self._sitter = sitter
        self._lags: dict[Seat, float] = {}

    # Coming and going

    def enter(self, guest: Guest) -> None:
        """Be told from now on."""
        self.guests.add(guest)

    def greet(self, guest: Guest) -> None:
        """Somebody has said hello."""
        if seat := self._seat(guest):
            self.arrived.add(seat)
        self.presence.changed()

    def depart(self, guest: Guest) -> None:
        """Be told no more."""
        self.guests.discard(guest)
        self.presence.changed()

    def leave(self, code: int) -> None:
        """Send everybody away."""
        self.presence.close()
        for guest in tuple(self.guests):
            guest.leave(code)

    def sit_down(self) -> None:
        """Everybody goes to where they sit now."""
        for guest in tuple(self.guests):
            guest.move_to(self._sitter(guest.session))

    def show_all(self) -> None:
        """Everybody looks at the whole table again."""
        for guest in tuple(self.guests):
            guest.show_all()

    # What they are told

    def tell(self, scene: Scene) -> None:
        """Something has happened, and is kept."""
        for guest in tuple(self.guests):
            try:
                guest.tell(scene)
            except Exception:
                # A mistake of ours about one guest is not the others' concern.
                LOG.exception("a guest could not be told")
                guest.leave(OUR_MISTAKE)

    def warn(self) -> None:
        """Time is running out."""
        for guest in tuple(self.guests):
            guest.warn()

    def _meet(self, before: Present, present: Present) -> None:
        for guest in tuple(self.guests):
            guest.meet(before, present)

    # How far away they are

    def hear_lag(self, guest: Guest, seconds: float) -> None:
        """How long a message takes to a player and back: so much of a turn is not theirs, within a limit."""
        if seat := self._seat(guest):
            self._lags[seat] = min(max(0.0, seconds), MOST_LAG)

    def lag(self, seat: Seat | None) -> float:
        """How much later than they acted something of a player is heard here."""
        return self._lags.get(seat, 0.0) if seat else 0.0

    def _seat(self, guest: Guest) -> Seat | None:
        return SEATS.get(self._sitter(guest.session))

    def _look_round(self) -> Present:
        here = [self._sitter(guest.session) for guest in self.guests if guest.is_greeted]
        return Present(frozenset(SEATS[each] for each in here if each in SEATS), here.count("none"))
