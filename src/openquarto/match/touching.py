"""The touches of a masked game: what may be touched when, what was felt, and where the pieces lie."""

import secrets
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Self

from openquarto.match.error import MatchFault
from openquarto.match.mask import Mask
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.game import Game
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.view.error import ViewFault
from openquarto.view.touch import Felt, Spot, StockPlace, parse_spot

PAUSE = 0.4  # seconds from a touch to its answer, and at least so many to the next touch
LONG_AGO = float("-inf")
Places = tuple[Piece, ...]  # what lay at each place of the stock when the game began


@dataclass(frozen=True, slots=True)
class Touch:
    """Who felt what, in which turn, counted from 1; the time is the referee's."""

    seat: Seat
    turn: int
    felt: Felt
    at: float = LONG_AGO


@dataclass(frozen=True, slots=True)
class Touching:
    """All touches of a game so far."""

    mask: Mask
    places: Places
    touches: tuple[Touch, ...] = ()

    def touch(self, seat: Seat, spot: Spot, game: Game, now: float, *, is_paced: bool = True) -> Self:
        """The touches after one more; raises RuleError where it comes too soon, or is one too many."""
        if not self.mask.hides_from(seat):
            raise RuleError(ViewFault("no mask to feel under"))
        mine = [touch for touch in self.touches if touch.seat is seat]
        if is_paced and mine and now - mine[-1].at < PAUSE:
            raise RuleError(MatchFault("touch too soon"))
        left = self.left(seat, game)
        if left is not None and left <= 0:
            raise RuleError(MatchFault("touches used", count=self.mask.touches))
        felt = Felt(spot, self.piece_at(spot, game.position))
        return replace(self, touches=(*self.touches, Touch(seat, turn_of(game), felt, now)))

    def left(self, seat: Seat, game: Game) -> int | None:
        """How many touches a seat has before the end of its turn; they count from the end of its last one."""
        if self.mask.touches is None:
            return None
        since = turn_of(game) - (game.to_act is seat)
        used = sum(touch.seat is seat and touch.turn >= since for touch in self.touches)
        return self.mask.touches - used

    def piece_at(self, spot: Spot, position: Position) -> Piece | None:
        """What a hand feels there."""
        match spot:
            case Square():
                return position.board[spot.index]
            case StockPlace():
                piece = self.places[spot.index]
                return piece if piece in position.stock else None
            case _:
                return position.hand

    def meant(self, wish: Action | StockPlace, position: Position) -> Action | Spot:
        """What a masked hand does: its action; where it finds that it cannot, that was a touch."""
        match wish:
            case StockPlace():
                if position.phase is not Phase.GIVE:
                    raise RuleError(MatchFault("masked give too soon"))
                piece = self.piece_at(wish, position)
                return wish if piece is None else Give(piece)
            case Give():
                raise RuleError(ViewFault("masked give by name"))
            case Place(square) if position.phase is Phase.PLACE and position.board[square.index] is not None:
                return square
            case _:
                return wish

    def text(self) -> str:
        """The touches as a record writes them: `first@1 5=M second@2 hand=M b2=-`."""
        words: list[str] = []
        told = None
        for touch in self.touches:
            if (touch.seat, touch.turn) != told:
                told = (touch.seat, touch.turn)
                words.append(f"{touch.seat}@{touch.turn}")
            words.append(
                f"{touch.felt.spot}={touch.felt.piece.name if touch.felt.piece is not None else '-'}"
            )
        return " ".join(words)


def draw_places(chance: Callable[[int], int] = secrets.randbelow) -> Places:
    """An order of the stock that nothing else tells."""
    left = list(PIECES)
    return tuple(left.pop(chance(len(left))) for _ in PIECES)


def places_text(places: Places) -> str:
    """The order as sixteen letters."""
    return "".join(piece.name for piece in places)


def places_of(text: str) -> Places | None:
    """The order again; None if it is none."""
    return tuple(Piece[letter] for letter in text) if sorted(text) == [each.name for each in PIECES] else None


def touches_of(text: str) -> tuple[Touch, ...]:
    """The touches that a record tells of; what somebody else wrote there may tell of none."""
    try:
        return tuple(_touches(text.split()))
    except (QuartoError, ValueError, KeyError):
        return ()


def turn_of(game: Game) -> int:
    """The turn that is being played, counted from 1; the gift is a turn."""
    return 1 + sum(isinstance(action, Give | Done) for action in game.actions)


def _touches(words: Iterable[str]) -> Iterator[Touch]:
    seat, turn = Seat.FIRST, 1
    for word in words:
        if "@" in word:
            name, _, number = word.partition("@")
            seat, turn = Seat(name), int(number[:3])
        else:
            spot, _, letter = word.partition("=")
            yield Touch(seat, turn, Felt(parse_spot(spot), None if letter == "-" else Piece[letter]))


def hides_piece(error: RuleError) -> RuleError:
    """What is refused, without a piece in its words."""
    if any(isinstance(value, Piece | Give) for fault in error.faults for value in fault.fields.values()):
        return RuleError(MatchFault("masked place first"))
    return error
