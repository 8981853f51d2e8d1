"""After the end: the quartos that a player could have called and did not."""

from dataclasses import dataclass

from openquarto.rules.action import Call
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Missed:
    """A quarto that a seat let pass: its line, and after how many placements that was."""

    seat: Seat
    line: Line
    placed: int


def missed_quartos(game: Game) -> tuple[Missed, ...]:
    """All of them in the order of play; none while the game goes on, because one could still be live."""
    if not game.outcome:
        return ()
    return tuple(
        Missed(before.to_act, line, before.placed)
        for before, action in zip(game.positions, game.actions, strict=False)
        if before.to_act and not isinstance(action, Call)  # whatever else is done closes the window
        for line in before.live
    )
