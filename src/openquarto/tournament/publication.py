"""What of a log everybody may have: all of it but what players have reported, which is for the arbiter."""

from dataclasses import replace

from openquarto.tournament.event import Reported, Undone
from openquarto.tournament.log import Log, LogEntry


def public_entries(log: Log) -> list[LogEntry]:
    """The log without reports, numbered anew so that it replays; a result that two reports made stays."""
    numbers: dict[int, int] = {}
    shown: list[LogEntry] = []
    for entry in log.entries:
        event = entry.event
        if isinstance(event, Reported):
            continue
        if isinstance(event, Undone):
            if event.entry not in numbers:
                continue
            event = Undone(numbers[event.entry])
        numbers[entry.seq] = len(shown) + 1
        shown.append(replace(entry, seq=len(shown) + 1, event=event))
    return shown
