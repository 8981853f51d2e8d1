"""What is told of a gift or a placement, remembered without the players' names: those come in last."""

from functools import lru_cache
from typing import NamedTuple

from openquarto.rules.action import Phase
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.rules.setup import EMPTY_BOARD
from openquarto.rules.variant import CLASSIC
from openquarto.speech.announce import next_step, retell
from openquarto.speech.answer import prompt, status
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.event import Gave, Placed
from openquarto.view.view import Seen, View

FIRST, SECOND = "\ufdd0", "\ufdd1"  # stand where names will: no letters of any language
_MOST_HEARERS, _MOST_TELLINGS = 1_024, 8_192  # that are remembered


class Telling(NamedTuple):
    """The sentences of an event and of the table after it."""

    told: str
    following: tuple[str, ...]  # what the hearer has to do next
    status: str
    prompt: str


def nameless(hearer: Hearer) -> Hearer | None:
    """The one who stands for all hearers that differ in names alone; nobody, if one is taken for a mark."""
    names = (hearer.first or "") + (hearer.second or "")
    if FIRST in names or SECOND in names:
        return None
    is_named = (hearer.first is not None, hearer.second is not None)
    return _nameless(hearer.manner, hearer.seat, is_named, hearer.computers)


@lru_cache(_MOST_HEARERS)
def _nameless(
    manner: Manner, seat: Seat | None, is_named: tuple[bool, bool], computers: frozenset[Seat]
) -> Hearer:
    first, second = FIRST if is_named[0] else None, SECOND if is_named[1] else None
    return Hearer(manner=manner, seat=seat, first=first, second=second, computers=computers)


def tell(event: Gave | Placed, seen: Seen, hearer: Hearer, nameless: Hearer) -> Telling:
    """What a hearer is told of an event after which the game goes on, `seen` being the table after it."""
    told, following, stands, word = _telling(nameless, event, seen.phase, seen.to_act, seen.hand)
    return Telling(_named(told, hearer), following, _named(stands, hearer), _named(word, hearer))


def _named(text: str, hearer: Hearer) -> str:
    return text.replace(FIRST, hearer.first or "").replace(SECOND, hearer.second or "")


@lru_cache(_MOST_TELLINGS)
def _telling(
    hearer: Hearer, event: Gave | Placed, phase: Phase, to_act: Seat | None, hand: Piece | None
) -> Telling:
    # Of the view no more is spoken of than this, and what is not here cannot be told by mistake.
    view = View(
        seat=None,
        variant=CLASSIC,
        board=EMPTY_BOARD,
        hand=hand,
        last=None,
        phase=phase,
        to_act=to_act,
        may_call=False,
    )
    (told,) = retell((event,), view, hearer)
    following = tuple(next_step((event,), view, hearer))
    return Telling(told, following, " ".join(status(view, hearer)), prompt(view, hearer))
