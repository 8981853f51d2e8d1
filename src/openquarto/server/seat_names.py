"""The seats by the names that the log and the pages have for them."""

from openquarto.rules.seat import Seat
from openquarto.wire import table as wire

SeatName = wire.Seat
SEATS: dict[str, Seat] = {"first": Seat.FIRST, "second": Seat.SECOND}
SEAT_NAMES: dict[Seat | None, SeatName] = {Seat.FIRST: "first", Seat.SECOND: "second"}
