"""Whether a table has a coach, when it speaks, and how it fades as a player improves."""

from openquarto.claims.advice import Part, Seen
from openquarto.match.error import MatchFault
from openquarto.rules.error import RuleError
from openquarto.rules.member import Member

LONGEST = 40  # turns that are remembered of a player
FEWEST = 10  # turns before which nobody is judged
_OFTEN = 0.1  # share of turns with a slip that one look shows: with so many, every slip is spoken of
_SELDOM = 0.05  # share of turns with any slip: with no more of all that are remembered, none is


class Coach(Member):
    """The coach of a table."""

    OFF = "off"
    ON = "on"  # speaks of a turn that slips
    WARN = "warn"  # and asks before every piece that loses where another does not, faded or not


class Level(Member):
    """What a coach still speaks of by itself."""

    EVERYTHING = "everything"  # every slip
    BIG = "big"  # those that lose
    ASKED = "asked"  # none: there are hints and the review for who asks


def level(turns: str) -> Level:
    """What there is to speak of to a player with these turns, a letter of `Seen` each, the last one last.

    >>> level(""), level("c" * 12), level("c" * 40), level("c" * 30 + "llllcccccc")
    (Level.EVERYTHING, Level.BIG, Level.ASKED, Level.EVERYTHING)
    """
    recent = turns[-LONGEST:]
    looks, slips = recent.count(str(Seen.LOOK)), len(recent) - recent.count(str(Seen.CLEAN))
    if len(recent) < FEWEST or looks >= _OFTEN * len(recent):
        return Level.EVERYTHING
    return Level.ASKED if len(recent) == LONGEST and slips <= _SELDOM * LONGEST else Level.BIG


def remembered(turns: str, seen: Seen | None) -> str:
    """The turns of a player with one more, if it counts."""
    return (turns + str(seen))[-LONGEST:] if seen else turns


def speaks(coach: Coach, turns: str, part: Part, *, is_big: bool) -> bool:
    """Whether a coach speaks of a turn that slips, to a player with these turns before.

    Big is what loses; `part` tells how much of the turn is at fault.
    """
    if coach is Coach.OFF:
        return False
    if coach is Coach.WARN and is_big and part is Part.PIECE:
        return True
    wanted = level(turns)
    return wanted is Level.EVERYTHING or (wanted is Level.BIG and is_big)


def check_coach(*, counts: bool, is_masked: bool) -> None:
    """Raise RuleError where there is no coach: in games that count, and under masks."""
    if is_masked:
        raise RuleError(MatchFault("coach masked"))
    if counts:
        raise RuleError(MatchFault("coach counts"))
