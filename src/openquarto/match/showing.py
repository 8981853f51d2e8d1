"""What the table is shown of an action: the event it makes, and the quarto that won once it is called."""

from dataclasses import replace

from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.game import Game
from openquarto.rules.seat import Seat
from openquarto.view.event import Called, Event, Gave, Placed, SaidDone, TakeBackAsked, TakenBack, Touched
from openquarto.view.touch import StockPlace
from openquarto.view.view import Shown


def event_of(before: Game, action: Action, after: Game) -> Event:
    """The event that an action makes for everybody at the table."""
    seat = before.to_act or Seat.FIRST  # somebody acted, so somebody was to act
    match action:
        case Give(piece):
            return Gave(seat, piece)
        case Place(square):
            placed = before.position.hand
            assert placed is not None  # there was a hand to place
            return Placed(seat, placed, square)
        case Call(line):
            # The sides are told only of a call that is true: an expired quarto shares sides too.
            position, sides = after.position, after.position.shared_sides(line)
            if position.won or not sides:
                return Called(seat, line, sides)
            return Called(seat, line, (), is_expired=True, last=position.last)
        case Done():
            return SaidDone(seat)


def shown_in(game: Game) -> tuple[Shown, ...]:
    """The quarto that was called and won, or all that an automatic win made; nothing before that."""
    return tuple(Shown(line, game.position.shared_sides(line)) for line in game.won_lines)


def veiled(event: Event, seat: Seat | None, *, announces: bool) -> Event:
    """An event as a masked seat is told it; with pieces announced, the opponent's placement names one."""
    match event:
        case Placed() if announces and event.seat is not seat:
            return event
        case Gave() | Placed():
            return replace(event, piece=None)
        case TakeBackAsked() | TakenBack():
            return replace(event, undone=tuple(replace(each, piece=None) for each in event.undone))
        case _:
            return unrevealing(event)


def unrevealing(event: Event) -> Event:
    """An event of a masked game that goes on, as those are told it who see the pieces.

    The touches of a computer are told without what it felt, nor which place of the stock it then gave. That a
    quarto has expired is not told: masked players could find out by a call what they have not touched.
    """
    match event:
        case Touched():
            told = [each for each in event.felt if not isinstance(each.spot, StockPlace)]
            return replace(event, felt=tuple(replace(each, piece=None) for each in told))
        case Called(is_expired=True):
            return replace(event, is_expired=False, last=None)
        case _:
            return event
