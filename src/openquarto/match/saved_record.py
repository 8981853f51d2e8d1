"""A game as it is kept: its record, with who sits where and what each clock has left, so that it goes on."""

from collections.abc import Callable
from dataclasses import replace

from openquarto.match.arrangement import Arrangement
from openquarto.match.referee import Match
from openquarto.match.touching import Places, places_text
from openquarto.notation.record import Record
from openquarto.rules.seat import Seat

_LEFT = {Seat.FIRST: "FirstLeft", Seat.SECOND: "SecondLeft"}  # tags: seconds


def record_of(match: Match, arrangement: Arrangement) -> Record:
    """The record of a match with all that is needed to go on from it."""
    record = match.record()
    left = {tag: match.time_left(seat) for seat, tag in _LEFT.items() if not match.outcome}
    kept = {tag: f"{seconds:.1f}" for tag, seconds in left.items() if seconds is not None}
    if match.touching and not match.outcome:
        kept["Places"] = places_text(match.touching.places)
    return replace(record, tags={**record.tags, **arrangement.tags(), **kept})


def match_of(
    record: Record, arrangement: Arrangement, *, places: Places | None = None, now: Callable[[], float]
) -> Match:
    """The match that goes on from a record; nobody pays for the time in between."""
    left = {seat: _seconds(record.tags.get(tag, "")) for seat, tag in _LEFT.items()}
    return Match.resume(arrangement.settings, record, left, places=places, now=now)


def _seconds(text: str) -> float | None:
    """The seconds of a tag; what somebody else wrote there may be no number."""
    whole, _, tenths = text.partition(".")
    return float(text) if whole.isascii() and whole.isdigit() and len(text) < 9 and tenths.isdigit() else None
