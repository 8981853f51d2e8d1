"""What anybody may know of a table: who plays, what counts, and the record as far as it is shown."""

from dataclasses import replace

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.greeting import rule_sentences
from openquarto.match.opponent import opponent_title
from openquarto.match.settings import Settings
from openquarto.notation.record import Record
from openquarto.rules.clock import TimeControl
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.update import milliseconds
from openquarto.server.seat_names import SEATS
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.manner import Hearer, Manner
from openquarto.wire import table as wire


def title(info: GameInfo, arrangement: Arrangement, manner: Manner) -> str:
    """What a game is called: as somebody named it, else by who plays."""
    return info.title or opponent(arrangement, manner)


def opponent(arrangement: Arrangement, manner: Manner) -> str:
    """Who plays: the computer, or the two people."""
    if arrangement.computer:
        return opponent_title(arrangement.computer, manner.words)
    return " – ".join(name_of(seat, arrangement, manner) for seat in Seat)


def host(info: GameInfo, settings: Settings, hearer: Hearer) -> str:
    """Who has sat down already, as others hear of them; nothing where they have not said a name."""
    seats = [SEATS[sitter] for sitter in info.seats.values() if sitter in SEATS]
    named = [seat for seat in seats if settings.name(seat)]
    return hearer.who(named[0]) if named else ""


def name_of(seat: Seat, arrangement: Arrangement, manner: Manner) -> str:
    """What a player is called."""
    sitter, name = arrangement.sitters[seat], arrangement.settings.name(seat)
    if sitter != PERSON:
        return opponent_title(sitter, manner.words)
    return name or manner.words.say(f"seat-{seat}")


def rules(settings: Settings, hearer: Hearer) -> wire.Rules:
    """What counts at a table."""
    variant = settings.variant
    return wire.Rules(
        variant=str(variant),
        traits=[trait.value for trait in variant.traits],
        blocks=variant.blocks,
        automatic=variant.is_automatic,
        false_call_loses=settings.false_call is FalseCall.LOSES,
        counts=settings.counts,
        take_back=settings.allows_take_back,
        edition=settings.edition.value,
        first_limit=_limit(settings.first_clock),
        second_limit=_limit(settings.second_clock),
        sentences=list(rule_sentences(settings, hearer)),
        mask=settings.mask.wearer.value if settings.mask else "none",
        coach=settings.coach.value,
    )


def record(snapshot: Snapshot) -> Record:
    """The record of the game so far; of a masked one, until its end, only what was agreed."""
    plain, date = snapshot.match.shown_record(), snapshot.opened.date.replace("-", ".")
    return replace(plain, tags={"Date": date, **plain.tags, **snapshot.arrangement.tags()})


def _limit(control: TimeControl | None) -> int | None:
    return None if control is None else milliseconds(control.seconds)
