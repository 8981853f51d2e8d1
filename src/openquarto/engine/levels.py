"""The levels that can be chosen by name: a new one is a line in the table, and no change to the protocol."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from openquarto.kernel.solver import Solver
from openquarto.players.player import Player
from openquarto.players.simple import RandomPlayer, SimplePlayer
from openquarto.rules.action import Action, Done, Give
from openquarto.rules.position import Position
from openquarto.view.view import View

EXACT = "exact"  # plays by the solver, as well as its limits allow; it is no player that sees a View

# How each is made; those that look to the end of the game take the solver.
PLAYERS: Mapping[str, Callable[[Solver], Player]] = MappingProxyType(
    {
        "random": lambda _: RandomPlayer(),
        "simple": lambda _: SimplePlayer(),
    }
)
NAMES = (*PLAYERS, EXACT)


def whole_turn(player: Player, position: Position) -> tuple[Action, ...]:
    """Everything that a player does in its turn, asked one action after the other."""
    seat = position.to_act
    actions: list[Action] = []
    while position.to_act is seat and not (actions and isinstance(actions[-1], Give | Done)):
        action = player.choose(View.of(position, seat=seat))
        position = position.play(action)
        actions.append(action)
    return tuple(actions)
