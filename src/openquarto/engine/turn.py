"""A computer's turn at a table: what it does, and under a mask what it touches before."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from openquarto.engine.levels import whole_turn
from openquarto.match.touching import Touching
from openquarto.players.player import Player
from openquarto.rules.action import Action, Give, Phase
from openquarto.rules.game import Game
from openquarto.rules.square import Square
from openquarto.view.touch import HAND, Spot, StockPlace
from openquarto.view.view import View

MOST_SQUARES = 3  # that a computer touches in a turn, where nothing else was agreed
_ENOUGH = MOST_SQUARES + 2  # with the hand and the place of the stock


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions of a turn, and the touches before them."""

    actions: tuple[Action, ...]
    touched: tuple[Spot, ...] = ()


@runtime_checkable
class Forgetful(Protocol):
    """A player whose memory fades."""

    def recall(self, view: View, most: int) -> tuple[Square, ...]:
        """What it has forgotten and touches, at most so many squares."""
        ...


def turn_of(player: Player, game: Game, touching: Touching | None = None) -> Turn:
    """The turn of a player who is to act; `touching` if that is done under a mask."""
    position, seat = game.position, game.to_act
    if touching is None or seat is None:
        return Turn(whole_turn(player, position))
    agreed = touching.left(seat, game)
    left = _ENOUGH if agreed is None else min(_ENOUGH, agreed)
    hand = (HAND,) if position.phase is Phase.PLACE and left > 0 else ()
    most = max(0, min(MOST_SQUARES, left - 2))  # the hand and the gift come first
    squares = player.recall(View.of(position, seat=seat), most) if isinstance(player, Forgetful) else ()
    actions = whole_turn(player, position)
    given = [action.piece for action in actions if isinstance(action, Give)]
    places = [StockPlace(touching.places.index(piece) + 1) for piece in given]
    return Turn(actions, (*hand, *squares, *places)[:left])
