"""What a take-back undoes: the asker's own last give or place, and whatever the other has done since."""

from openquarto.match.error import MatchFault
from openquarto.rules.action import Give, Place
from openquarto.rules.error import Fault, RuleError
from openquarto.rules.game import Game
from openquarto.rules.seat import Seat
from openquarto.view.event import Gave, Placed


def undoing(game: Game, asker: Seat | None) -> tuple[Gave | Placed, ...]:
    """The gives and places from a seat's own last one on; without a seat the last one, whoever did it.

    Raises RuleError where there is none.
    """
    moves = _moves(game)
    if not moves:
        raise RuleError(Fault("nothing to take back"))
    if asker is None:
        return moves[-1:]
    own = [at for at, move in enumerate(moves) if move.seat is asker]
    if not own:
        raise RuleError(MatchFault("nothing own to take back", seat=asker))
    return moves[own[-1] :]


def _moves(game: Game) -> tuple[Gave | Placed, ...]:
    """Every give and place of a game, as it was told."""
    seats = [position.to_act or Seat.FIRST for position in game.positions]
    hands = [position.hand for position in game.positions]
    moves: list[Gave | Placed] = []
    for seat, hand, action in zip(seats, hands, game.actions, strict=False):
        match action:
            case Give(piece):
                moves.append(Gave(seat, piece))
            case Place(square):
                moves.append(Placed(seat, hand, square))
    return tuple(moves)
