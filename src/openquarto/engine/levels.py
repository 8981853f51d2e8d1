"""The levels that can be chosen by name: all players of our own, and the solver itself."""

from openquarto.players.player import Player
from openquarto.players.roster import NAMES as PLAYERS
from openquarto.players.roster import name_of
from openquarto.rules.action import Action, Done, Give
from openquarto.rules.position import Position
from openquarto.view.view import View

EXACT = "exact"  # plays by the solver, as well as its limits allow; it is no player that sees a View
NAMES = (*PLAYERS, EXACT)


def level_of(text: str) -> str | None:
    """The level that is asked for: by its name or its number."""
    return EXACT if text == EXACT else name_of(text)


def whole_turn(player: Player, position: Position) -> tuple[Action, ...]:
    """Everything that a player does in its turn, asked one action after the other."""
    seat = position.to_act
    actions: list[Action] = []
    while position.to_act is seat and not (actions and isinstance(actions[-1], Give | Done)):
        action = player.choose(View.of(position, seat=seat))
        position = position.play(action)
        actions.append(action)
    return tuple(actions)
