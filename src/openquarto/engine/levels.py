"""The levels that can be chosen by name: all players of our own, and the solver itself."""

from openquarto.engine.error import EngineFault, EngineTurnError
from openquarto.match.opponent import player_named
from openquarto.players.player import Player
from openquarto.players.roster import NAMES as PLAYERS
from openquarto.rules.action import Action, Done, Give
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.view.view import View

EXACT = "exact"  # plays by the solver, as well as its limits allow; it is no player that sees a View
NAMES = (*PLAYERS, EXACT)


def level_of(text: str) -> str | None:
    """The level that is asked for: by its name in any language, or its number."""
    return EXACT if text == EXACT else player_named(text)


def whole_turn(player: Player, position: Position) -> tuple[Action, ...]:
    """Everything that a player does in its turn, asked one action after the other."""
    seat = position.to_act
    actions: list[Action] = []
    while position.to_act is seat and not (actions and isinstance(actions[-1], Give | Done)):
        view = View.of(position, seat=seat)
        action = player.choose(view)
        position = _played(position, action, player, view)
        actions.append(action)
    return tuple(actions)


def _played(position: Position, action: object, player: Player, view: View) -> Position:
    """The position after an action; one that is none, or is against the rules, is told of with its player."""
    told = {"player": type(player).__name__, "position": str(position)}
    if not isinstance(action, Action):
        example = repr(view.permitted[0])
        raise EngineTurnError(EngineFault("no action", action=repr(action), example=example, **told))
    try:
        return position.play(action)
    except QuartoError as error:
        raise EngineTurnError(EngineFault("bad action", action=str(action), reason=error, **told)) from None
