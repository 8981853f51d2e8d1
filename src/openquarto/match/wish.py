"""What players wish of each other: a computer answers at once, two people by yes and no."""

from openquarto.match.referee import Match
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
    """Ask to take back: at one screen the last give or place, else one's own; the computer agrees."""
    match.take_back(asks(match, me), is_own=me is not None)
    if me:
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
