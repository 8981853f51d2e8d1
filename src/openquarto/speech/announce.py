"""What happens at the table, in sentences for one hearer; the same words after every placement."""

from collections.abc import Iterable, Iterator
from typing import Literal

from openquarto.rules.action import Phase
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.speech.felt import read_all_felt
from openquarto.speech.manner import Hearer
from openquarto.speech.name import key_of, line_name, piece_name, side_names, square_name
from openquarto.view.event import (
    Called,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Gave,
    HintAsked,
    Placed,
    SaidDone,
    TakeBackAsked,
    TakeBackDeclined,
    TakenBack,
    Touched,
)
from openquarto.view.masked import Sight

_SIMPLE = {
    SaidDone: "done",
    DrawOffered: "draw-offered",
    DrawDeclined: "draw-declined",
    TakeBackDeclined: "take-back-declined",
    HintAsked: "hint-asked",
}


def announce(events: Iterable[Event], view: Sight, hearer: Hearer) -> tuple[str, ...]:
    """The sentences for some new events, the view being the table after them."""
    told = tuple(events)
    return (*retell(told, view, hearer), *next_step(told, view, hearer))


def retell(events: Iterable[Event], view: Sight, hearer: Hearer) -> tuple[str, ...]:
    """What happened, for events that may be old: without what the hearer has to do next."""
    told = tuple(events)
    was_called = any(isinstance(event, Called) for event in told)
    return tuple(
        sentence for event in told for sentence in _sentences(event, view, hearer, was_called=was_called)
    )


def _sentences(event: Event, view: Sight, hearer: Hearer, *, was_called: bool) -> Iterator[str]:
    manner = hearer.manner
    match event:
        case Gave() | Placed():
            yield _moved(event, hearer)
        case Touched(_, ()):
            return  # nothing that is told
        case Touched(seat, felt):
            yield _by(seat, "touched", hearer, felt=read_all_felt(felt, manner))
        case Called():
            yield from _called(event, hearer)
        case Ended(outcome):
            if not was_called:  # a quarto that won by itself, or a call told earlier
                yield from _shown(view, hearer)
            yield from ending(outcome, hearer)
        case TakenBack(undone, to_act, phase):
            yield hearer.says("taken-back")
            yield from undone_in_words(undone, hearer)
            if to_act and phase:
                yield turn_sentence(to_act, phase, hearer)
        case TakeBackAsked(seat, undone):
            yield _by(seat, "take-back-asked", hearer, to_you=True)
            yield from undone_in_words(undone, hearer, "would-undo")
        case _:
            yield _by(event.seat, _SIMPLE[type(event)], hearer, to_you=isinstance(event, DrawOffered))


def _called(event: Called, hearer: Hearer) -> Iterator[str]:
    """A call, and what came of it."""
    manner = hearer.manner
    yield _by(event.seat, "called", hearer, line=line_name(event.line, manner))
    if event.is_true:
        yield hearer.says("call-true", sides=side_names(event.sides, manner))
    elif event.is_expired:
        yield hearer.says("call-expired")
        yield from call_only(event.last, hearer)
    else:
        yield hearer.says("call-false")


def _moved(event: Gave | Placed, hearer: Hearer) -> str:
    """A gift or a placement; who wears a mask is not told of what."""
    name = "gave" if isinstance(event, Gave) else "placed"
    square = {} if isinstance(event, Gave) else {"square": square_name(event.square, hearer.manner)}
    to_you = isinstance(event, Gave)
    if event.piece is None:
        return _by(event.seat, f"masked-{name}", hearer, to_you=to_you, **square)
    piece = piece_name(event.piece, hearer.manner)
    return _by(event.seat, name, hearer, to_you=to_you, piece=piece, **square)


def _by(seat: Seat, name: str, hearer: Hearer, *, to_you: bool = False, **values: str) -> str:
    """The message of what a player did: for the one who did it, the one it was done to, or anybody."""
    if hearer.is_you(seat):
        return hearer.says(f"{name}-you", **values)
    if to_you and hearer.is_you(seat.other):
        name = f"{name}-to-you"
    return hearer.says(name, who=hearer.who(seat), **values)


def call_only(last: Square | None, hearer: Hearer) -> Iterator[str]:
    """Which lines can be called, by geometry alone; not for those who want few words."""
    if last is not None and not hearer.manner.terse:
        yield hearer.says("call-only", square=square_name(last, hearer.manner))


def undone_in_words(
    undone: Iterable[Gave | Placed], hearer: Hearer, message: Literal["undone", "would-undo"] = "undone"
) -> Iterator[str]:
    """What a take-back changes, or would: squares are empty again, pieces are in the stock again."""
    moves = tuple(undone)
    for move in moves:
        if isinstance(move, Placed):
            yield hearer.says(f"{message}-placed", square=square_name(move.square, hearer.manner))
    given = [move.piece for move in moves if isinstance(move, Gave)]
    seen = [piece_name(piece, hearer.manner) for piece in given if piece is not None]
    if seen:
        yield hearer.says(f"{message}-gave", pieces=hearer.words.joined(seen))
    elif given:
        yield hearer.says(f"masked-{message}-gave", count=len(given))


def turn_sentence(to_act: Seat, phase: Phase, hearer: Hearer) -> str:
    """Whose turn it is, and what for."""
    message = f"turn-{key_of(phase)}"
    if hearer.is_you(to_act):
        return hearer.says(f"{message}-you")
    return hearer.says(message, who=hearer.who(to_act))


def ending(outcome: Outcome, hearer: Hearer) -> Iterator[str]:
    """How a game ended: the reason where the events have not told it, then who won."""
    winner = outcome.winner
    reason = key_of(outcome.reason)
    if winner is None:
        if outcome.reason is Reason.ABANDONED:
            yield hearer.says("ended-abandoned-open")
            return
        yield hearer.says(f"ended-{reason}")
        yield hearer.says("draw")
        return
    if outcome.reason not in (Reason.CALLED, Reason.MISSED):
        if hearer.is_you(winner.other):
            yield hearer.says(f"ended-{reason}-you")
        else:
            yield hearer.says(f"ended-{reason}", loser=hearer.who(winner.other))
    yield hearer.says("wins-you") if hearer.is_you(winner) else hearer.says("wins", who=hearer.who(winner))


def _shown(view: Sight, hearer: Hearer) -> Iterator[str]:
    """The quartos that were shown, if the game was won by one."""
    for shown in view.shown:
        line, sides = line_name(shown.line, hearer.manner), side_names(shown.sides, hearer.manner)
        yield hearer.says("quarto-shown", line=line, sides=sides)


def next_step(events: tuple[Event, ...], view: Sight, hearer: Hearer) -> Iterator[str]:
    """What the hearer has to do now, if one of these events made it so; told by the phase alone."""
    if hearer.manner.terse or view.to_act is None:
        return
    if events and isinstance(events[-1], Called) and events[-1].seat is view.to_act:  # a false one
        yield from _after_false_call(view.to_act, view.phase, hearer)
    elif not hearer.is_you(view.to_act):
        return
    elif any(isinstance(event, Placed | SaidDone) for event in events):
        if view.phase is Phase.GIVE:
            yield hearer.says("next-give")
        elif view.phase is Phase.LAST_LOOK:
            yield hearer.says("next-last-look")


def _after_false_call(caller: Seat, phase: Phase, hearer: Hearer) -> Iterator[str]:
    """That the call is used up, for whoever called; and how play goes on."""
    if phase is not Phase.LAST_LOOK and hearer.seat in (None, caller):
        yield hearer.says("call-used")
    if not hearer.is_you(caller):
        yield hearer.says(f"turn-{key_of(phase)}", who=hearer.who(caller))
    else:
        yield hearer.says("next-done" if phase is Phase.LAST_LOOK else f"next-{key_of(phase)}")
