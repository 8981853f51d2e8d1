"""Tournaments: an event log, pairings, standings; no clock, no chance, no file and no network.

>>> from openquarto.tournament import Log, Settings, acts, standings
>>> from openquarto.tournament.event import Created
>>> log = Log()
>>> _ = log.append(Created(Settings(name="Tuesday", kind="round robin")), at=0)
>>> for name in ("Anna", "Ben", "Chloé"):
...     for event in acts.enter(log.state, name):
...         _ = log.append(event, at=0)
>>> [event] = acts.pair(log.state)
>>> event.boards, event.byes
(((1, 2, 3),), ((1, 'free', 0),))
"""

from openquarto.tournament.error import TournamentError, TournamentFault
from openquarto.tournament.log import Log, LogEntry
from openquarto.tournament.result import Result
from openquarto.tournament.settings import Kind, Settings
from openquarto.tournament.standings import standings
from openquarto.tournament.state import Tournament

__all__ = [
    "Kind",
    "Log",
    "LogEntry",
    "Result",
    "Settings",
    "Tournament",
    "TournamentError",
    "TournamentFault",
    "standings",
]
