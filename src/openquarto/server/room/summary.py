"""What a list or a count needs to know of one game, so that a thousand of them fit into memory."""

import msgspec

from openquarto.match.arrangement import Arrangement
from openquarto.match.review import missed_quartos
from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot
from openquarto.view.view import View


class Summary(msgspec.Struct, frozen=True):
    """A game after its last event; what a seat may see of it is for the projection to decide."""

    seq: int
    arrangement: Arrangement
    view: View  # without masks
    hidden_from: frozenset[Seat]  # the seats that wear a mask, until the end
    is_begun: bool
    in_lobby: bool  # anybody may come, and watch
    is_timed: bool  # a clock runs
    has_record: bool  # it went on from a record, so that not all of it was played here
    missed: tuple[Seat, ...]  # who let a quarto pass, once for each; only after the end

    @classmethod
    def of(cls, snapshot: Snapshot) -> "Summary":
        """The summary of a table."""
        match = snapshot.match
        return cls(
            seq=snapshot.seq,
            arrangement=snapshot.arrangement,
            view=match.whole_view(),
            hidden_from=frozenset(seat for seat in Seat if match.is_masked(seat)),
            is_begun=snapshot.is_begun,
            in_lobby=snapshot.opened.lobby,
            is_timed=match.deadline is not None,
            has_record=bool(snapshot.opened.record),
            missed=tuple(missed.seat for missed in missed_quartos(match.game)),
        )
