"""What is said before the first move and after the last: the makers, what is played, what was missed."""

from openquarto.about import NAME
from openquarto.match.review import missed_quartos
from openquarto.rules.clock import GameClock, TimeControl, TurnClock
from openquarto.rules.game import Game
from openquarto.rules.outcome import FalseCall
from openquarto.rules.seat import Seat
from openquarto.speech.answer import duration
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, variant_sentences
from openquarto.terminal.arrangement import Arrangement


def greeting(arrangement: Arrangement, hearer: Hearer) -> tuple[str, ...]:
    """The game and who made it, the opponent, what counts, the clocks, the lot."""
    settings = arrangement.settings
    said = [
        hearer.says("greeting", name=NAME),
        hearer.says("notice"),
        _opponent(arrangement, hearer),
        *variant_sentences(settings.variant, hearer.manner),
    ]
    if not settings.variant.is_automatic and settings.false_call is FalseCall.LOSES:
        said.append(hearer.says("false-call-loses"))
    first = hearer.says("lot", who=hearer.who(Seat.FIRST))
    lot = hearer.says("lot-you") if hearer.is_you(Seat.FIRST) else first
    return (*said, *_clocks(arrangement, hearer), lot, hearer.says("help-hint"))


def review(game: Game, hearer: Hearer) -> tuple[str, ...]:
    """After the end: the quartos that were missed."""
    missed = [
        hearer.words.say("missed-one", line=line_name(each.line, hearer.manner), turn=each.placed)
        for each in missed_quartos(game)
    ]
    return (hearer.says("missed", missed=hearer.words.joined(missed)),) if missed else ()


def _opponent(arrangement: Arrangement, hearer: Hearer) -> str:
    if arrangement.computer is None:
        return hearer.says("opponent-here")
    return hearer.says("opponent-computer", level=hearer.says(f"level-{arrangement.computer}"))


def _clocks(arrangement: Arrangement, hearer: Hearer) -> list[str]:
    settings = arrangement.settings
    if settings.first_clock == settings.second_clock:
        return [_clock(settings.first_clock, hearer)] if settings.first_clock else []
    return [
        hearer.says("clock-of", who=hearer.addressed(seat), clock=_clock(settings.control(seat), hearer))
        for seat in Seat
    ]


def _clock(control: TimeControl | None, hearer: Hearer) -> str:
    match control:
        case None:
            return hearer.says("clock-none")
        case TurnClock(seconds):
            return hearer.says("clock-turn", time=duration(seconds, hearer.manner))
        case GameClock(seconds, 0):
            return hearer.says("clock-game", time=duration(seconds, hearer.manner))
        case GameClock(seconds, increment):
            added = duration(increment, hearer.manner)
            return hearer.says("clock-increment", time=duration(seconds, hearer.manner), increment=added)
