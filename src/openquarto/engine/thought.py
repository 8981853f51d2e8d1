"""A computer's turn, thought of beside the table: nothing moves before its time, and it may be in vain."""

from dataclasses import dataclass

from openquarto.engine.levels import whole_turn
from openquarto.match.referee import Match
from openquarto.players.player import Player
from openquarto.rules.action import Action
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

    def choose(self) -> tuple[Action, ...]:
        """The whole turn; this takes its time, and may be done in a thread."""
        return whole_turn(self.player, self.position)
