"""What an action gives away: -1 for each class of value, won, drawn or lost, that it costs."""

from openquarto.kernel import Solver
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat

_TABLE_MB = 64


class ExactReward:
    """Judges actions by the exact solver; it remembers the last position, which mostly is the next one."""

    def __init__(self, solver: Solver | None = None) -> None:
        self._solver = solver or Solver(table_mb=_TABLE_MB)
        self._last: tuple[Position, int] | None = None

    def loss(self, before: Position, after: Position) -> int:
        """0, -1 or -2 for whoever acted: the actions of a turn add up to what the turn has cost.

        A false call costs nothing, unless there was a quarto to call. It tells who learns whether one is
        live, so it is for training, never for a game against people.
        """
        seat = before.to_act
        if seat is None:
            return 0
        return min(0, self._class(after, seat) - self._class(before, seat))

    def _class(self, position: Position, seat: Seat) -> int:
        """1, 0 or -1: what a position is worth to a seat."""
        if (outcome := position.outcome) is not None:
            return 0 if outcome.winner is None else 1 if outcome.winner is seat else -1
        if self._last is None or self._last[0] != position:
            value = self._solver.solve(position, value_only=True).value
            self._last = position, 1 if value.is_win else -1 if value.is_loss else 0
        return self._last[1] if position.to_act is seat else -self._last[1]
