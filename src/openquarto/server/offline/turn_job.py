"""A computer's turn as a message to another worker and back: plain texts, the game made again from them."""

import msgspec

from openquarto.engine.turn import Turn
from openquarto.rules.action import parse_action
from openquarto.rules.false_call import FalseCall
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.server.game.thinker import TurnRequest


class ChooseTurn(msgspec.Struct, frozen=True, tag="choose"):
    """What a computer is asked, without a mask."""

    player: str
    start: str
    actions: list[str]
    false_call: str
    seed: int

    @classmethod
    def of(cls, wanted: TurnRequest) -> "ChooseTurn":
        """A request, to be sent."""
        game = wanted.game
        actions = [str(action) for action in game.actions]
        return cls(wanted.player, str(game.start), actions, game.false_call.value, wanted.seed)

    @property
    def request(self) -> TurnRequest:
        """The request again."""
        actions = [parse_action(text) for text in self.actions]
        false_call = FalseCall(self.false_call)
        game = Game.of(Position.parse(self.start), actions, false_call=false_call)
        return TurnRequest(self.player, game, self.seed)


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The actions of a turn; without a mask nothing is touched before."""

    actions: list[str]

    @property
    def turn(self) -> Turn:
        """The turn itself."""
        return Turn(tuple(parse_action(text) for text in self.actions))


encode = msgspec.msgpack.Encoder().encode
