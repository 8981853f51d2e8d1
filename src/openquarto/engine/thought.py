"""A computer's turn, thought of beside the table: nothing moves before its time, and it may be in vain."""

from dataclasses import dataclass

from openquarto.engine.turn import Turn, turn_of
from openquarto.match.referee import Match
from openquarto.players.player import Player
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Thought:
    """Who thinks, and about which position of which match."""

    match: Match
    seat: Seat
    player: Player
    position: Position

    @property
    def left(self) -> float | None:
        """What the thinker's clock has left; None without one."""
        return self.match.time_left(self.seat)

    @property
    def is_in_vain(self) -> bool:
        """Whether something has happened meanwhile: a take back, a resignation, a flag."""
        return self.match.to_act is not self.seat or self.match.game.position != self.position

    def choose(self) -> Turn:
        """The whole turn; this takes its time, and may be done in a thread."""
        touching = self.match.touching if self.match.is_masked(self.seat) else None
        return turn_of(self.player, self.match.game, touching)
