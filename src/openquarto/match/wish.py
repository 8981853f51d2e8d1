"""What players wish of each other: a computer answers at once, two people by yes and no."""

from openquarto.match.referee import Match
from openquarto.rules.action import Give, Place
from openquarto.rules.error import Fault, RuleError
from openquarto.rules.seat import Seat


def asks(match: Match, me: Seat | None) -> Seat:
    """In whose name a wish is said: the one person's, or that of whoever is to act."""
    return me or match.to_act or Seat.FIRST


def offer_draw(match: Match, me: Seat | None) -> None:
    """Offer a draw; the computer plays on."""
    seat = asks(match, me)
    match.offer_draw(seat)
    if me and not match.outcome:
        match.decline_draw(seat.other)


def take_back(match: Match, me: Seat | None) -> None:
    """Ask to take back; the computer agrees, and takes back all that it did since."""
    if me is None:
        match.take_back(asks(match, me))
        return
    if me not in _movers(match):
        raise RuleError(Fault("nothing to take back"))
    mine_is_back = False
    while not mine_is_back:
        mine_is_back = _movers(match)[-1] is me
        match.take_back(me)
        match.take_back(me.other)


def reply(match: Match, *, accept: bool) -> bool:
    """Answer the other one's draw offer or question to take back; whether there was one."""
    if asker := match.draw_offered_by:
        match.offer_draw(asker.other) if accept else match.decline_draw(asker.other)
    elif asker := match.take_back_asked_by:
        match.take_back(asker.other) if accept else match.decline_take_back(asker.other)
    else:
        return False
    return True


def _movers(match: Match) -> list[Seat | None]:
    """Who did each give and place."""
    game = match.game
    return [
        before.to_act
        for before, action in zip(game.positions, game.actions, strict=False)
        if isinstance(action, Give | Place)
    ]
