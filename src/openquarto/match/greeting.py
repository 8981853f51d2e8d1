"""What is said before the first move and after the last: the makers, what is played, what was missed."""

from openquarto.about import NAME
from openquarto.match.arrangement import Arrangement
from openquarto.match.coach import Coach
from openquarto.match.hints import Hints
from openquarto.match.mask import Mask, Wearer
from openquarto.match.opponent import opponent_in_full
from openquarto.match.referee import Match
from openquarto.match.review import missed_quartos
from openquarto.match.settings import Settings
from openquarto.match.touching import Touching
from openquarto.rules.clock import GameClock, TimeControl, TurnClock
from openquarto.rules.false_call import FalseCall
from openquarto.rules.game import Game
from openquarto.rules.seat import Seat
from openquarto.speech.answer import duration
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, variant_sentences


def greeting(arrangement: Arrangement, hearer: Hearer) -> tuple[str, ...]:
    """The game and who made it, what was agreed, who gives first."""
    makers = (hearer.says("greeting", name=NAME), hearer.says("notice"))
    first = lot_sentence(hearer) if arrangement.by_lot else first_sentence(hearer)
    return (*makers, *agreement(arrangement, hearer), first, hearer.says("help-hint"))


def agreement(arrangement: Arrangement, hearer: Hearer) -> tuple[str, ...]:
    """The opponent, what counts, the clocks."""
    counts = rule_sentences(arrangement.settings, hearer)
    return (opponent_sentence(arrangement, hearer), *counts, *_clocks(arrangement, hearer))


def rule_sentences(settings: Settings, hearer: Hearer) -> tuple[str, ...]:
    """What counts, what a false call costs where that is more than the call, and whether it is serious."""
    loses = not settings.variant.is_automatic and settings.false_call is FalseCall.LOSES
    costs = (hearer.says("false-call-loses"),) if loses else ()
    return (
        *variant_sentences(settings.variant, hearer.manner),
        *costs,
        *(() if settings.allows_take_back else (hearer.says("game-counts"),)),
        *mask_sentences(settings.mask, hearer),
        *(() if settings.coach is Coach.OFF else (coach_sentence(settings.coach, hearer),)),
    )


def coach_sentence(coach: Coach, hearer: Hearer) -> str:
    """Whether there is a coach, and when it speaks."""
    return hearer.says(f"coach-is-{coach}")


def mask_sentences(mask: Mask | None, hearer: Hearer) -> tuple[str, ...]:
    """Who wears a mask, and what was agreed about it."""
    if mask is None:
        return ()
    seats = mask.wearer.seats
    if mask.wearer is Wearer.BOTH:
        worn = hearer.says("mask-both")
    elif hearer.seat in seats:
        worn = hearer.says("mask-you")
    else:
        worn = hearer.says("mask-of", who=hearer.who(next(iter(seats))))
    return (
        worn,
        *((hearer.says("mask-honour"),) if mask.on_honour else ()),
        *((hearer.says("mask-announced"),) if mask.announces else ()),
        *((hearer.says("mask-touches", count=mask.touches),) if mask.touches else ()),
        *((hearer.says("mask-how"),) if mask.hides_from(hearer.seat) else ()),
    )


def lot_sentence(hearer: Hearer) -> str:
    """Whom the lot has made first."""
    if hearer.is_you(Seat.FIRST):
        return hearer.says("lot-you")
    return hearer.says("lot", who=hearer.who(Seat.FIRST))


def first_sentence(hearer: Hearer) -> str:
    """Who gives first, where that was agreed and no lot was drawn."""
    if hearer.is_you(Seat.FIRST):
        return hearer.says("first-you")
    return hearer.says("first-of", who=hearer.who(Seat.FIRST))


def opponent_sentence(arrangement: Arrangement, hearer: Hearer) -> str:
    """Against whom one plays."""
    if arrangement.by_link:
        return hearer.says("opponent-link")
    if arrangement.computer is None:
        return hearer.says("opponent-here")
    return hearer.says("opponent-computer", level=opponent_in_full(arrangement.computer, hearer.words))


def review(match: Match, hearer: Hearer) -> tuple[str, ...]:
    """After the end: the quartos that were missed, the touches and the hints."""
    missed = missed_in_words(match.game, hearer)
    told = (hearer.says("missed", missed=hearer.words.joined(missed)),) if missed else ()
    return (*told, *touches_in_words(match.touching, hearer), *hints_in_words(match.hints, hearer))


def hints_in_words(hints: Hints, hearer: Hearer) -> tuple[str, ...]:
    """After the end: how many hints each has asked for, if anybody has."""
    counts = {seat: hints.count(seat) for seat in Seat if hints.count(seat)}
    told = [hearer.words.say("hint-count", who=hearer.addressed(seat), count=n) for seat, n in counts.items()]
    return (hearer.says("hint-review", hints=hearer.words.joined(told)),) if told else ()


def touches_in_words(touching: Touching | None, hearer: Hearer) -> tuple[str, ...]:
    """After the end of a masked game: how often each has touched."""
    if touching is None:
        return ()
    seats = [seat for seat in Seat if seat in touching.mask.wearer.seats]
    counts = {seat: sum(touch.seat is seat for touch in touching.touches) for seat in seats}
    told = [hearer.words.say("touch-count", who=hearer.addressed(seat), count=counts[seat]) for seat in seats]
    return (hearer.says("touch-review", touches=hearer.words.joined(told)),)


def missed_in_words(game: Game, hearer: Hearer) -> list[str]:
    """The missed quartos one by one; what both have missed is told once."""
    told = (
        hearer.words.say("missed-one", line=line_name(each.line, hearer.manner), turn=each.placed)
        for each in missed_quartos(game)
    )
    return list(dict.fromkeys(told))


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
