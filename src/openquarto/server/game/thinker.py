"""Who chooses a computer's turn: behind one interface, in a thread, in another process, or on the loop."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from openquarto.engine.turn import Turn, turn_of
from openquarto.match.touching import Touching
from openquarto.players.level import LEVELS
from openquarto.players.roster import RANDOM, new_solver, player_of
from openquarto.rules.game import Game

if TYPE_CHECKING:
    from openquarto.kernel import Solver, Stop

Then = Callable[[Turn | Exception], None]


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """What a computer is asked: a turn that follows from the seed alone, also after a restart."""

    player: str
    game: Game
    seed: int
    touching: Touching | None = None  # under a mask

    @property
    def needs_search(self) -> bool:
        """Whether the player looks further than the board, in this turn."""
        level = LEVELS.get(self.player)
        return level is not None and self.game.position.placed + 1 >= level.exact_from


class Thinker(Protocol):
    """Chooses one turn at a time."""

    def begin(self, wanted: TurnRequest, then: Then) -> Callable[[], None]:
        """Choose a turn; `then` is called on the loop with it, or with what went wrong, in any case.

        What is returned ends the search early: nobody waits for the turn any more.
        """
        ...


@dataclass(slots=True)
class Choice:
    """The choice itself, with a solver that is kept between turns."""

    solver: "Solver | None" = None

    def choose(self, wanted: TurnRequest, stop: "Stop | None") -> Turn:
        """A turn. The player is made anew; one that searches raises Stopped when it is stopped."""
        solver = None
        if stop:
            self.solver = self.solver or new_solver()
            solver = _stoppable(self.solver, stop)
        player = player_of(wanted.player, seed=wanted.seed, solver=solver)
        return turn_of(player, wanted.game, wanted.touching)


class LoopThinker:
    """Chooses on the event loop, which stands still meanwhile: for where there are no threads."""

    def __init__(self) -> None:
        self._choice = Choice()

    def begin(self, wanted: TurnRequest, then: Then) -> Callable[[], None]:
        """Choose a turn, when the loop has done what is due before it."""
        is_vain = False

        def stop() -> None:
            nonlocal is_vain
            is_vain = True

        def choose() -> None:
            then(asyncio.InvalidStateError("nobody waits for it") if is_vain else self._chosen(wanted))

        asyncio.get_running_loop().call_soon(choose)
        return stop

    def _chosen(self, wanted: TurnRequest) -> Turn | Exception:
        try:
            return self._choice.choose(wanted, new_stop(wanted))
        except Exception as problem:  # noqa: BLE001  it is raised where the turn is waited for
            return problem


# Only players that search need the kernel to be built.


def new_stop(wanted: TurnRequest) -> "Stop | None":
    """What ends the search for a turn; None if there is nothing to search."""
    if wanted.player == RANDOM:
        return None
    from openquarto.kernel import Stop  # noqa: PLC0415

    return Stop()


def _stoppable(solver: "Solver", stop: "Stop") -> "Solver":
    from openquarto.kernel import StoppableSolver  # noqa: PLC0415

    return StoppableSolver(solver, stop)
