"""The two players by their seats: first gives first, second places first."""

from openquarto.rules.member import Member


class Seat(Member):
    """First is drawn by lot and gives first."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> "Seat":
        """The opponent."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST
