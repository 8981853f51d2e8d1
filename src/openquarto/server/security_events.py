"""What the server refused, counted by reason; nothing says who asked, or for what."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal, get_args

LOG = logging.getLogger(__name__)
MINUTE = 60.0
Reason = Literal[
    "banned",  # a network that the operator has shut out
    "connections",  # too many open ones of an address, or of all
    "deadline",  # the head or the body of a request, the hello of a socket, or the reading of an answer
    "forwarded",  # X-Forwarded-For from somebody who is no trusted proxy
    "frames",  # too many of a socket
    "host",  # a name that is not ours
    "limit",  # games, tries, sockets and whatever else is counted by address
    "malformed",  # no HTTP, or HTTP that may be read in two ways, or a body that cannot be read
    "origin",  # a page that is not ours
    "secret",  # an invitation that is none
    "size",  # a body that is too large
]
REASONS: dict[str, Reason] = {  # by the code of a refusal
    "analysis busy": "limit",
    "banned": "banned",
    "foreign": "origin",
    "foreign host": "host",
    "invitation used": "secret",
    "one record at a time": "limit",
    "too large": "size",
    "too many analyses": "limit",
    "too many games": "limit",
    "too many sockets": "limit",
    "too many tries": "limit",
    "unreadable": "malformed",
}


class SecurityEvents:
    """Counts refusals, and logs at most one line a minute for each reason, so that nobody can fill a disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.counts: Counter[Reason] = Counter(dict.fromkeys(get_args(Reason), 0))
        self._now = now
        self._logged: Counter[Reason] = Counter()
        self._logged_at: dict[Reason, float] = {}

    def count(self, reason: Reason) -> None:
        """Count a refusal; the first of its kind after a quiet minute is logged at once."""
        self.counts[reason] += 1
        self._log(reason)

    def count_code(self, code: str) -> None:
        """Count a refusal by its code, if it is one of those that say something about security."""
        if reason := REASONS.get(code):
            self.count(reason)

    def report(self) -> None:
        """Log what was counted since the last line of each reason, where that is a minute ago."""
        for reason in self.counts:
            self._log(reason)

    async def report_regularly(self) -> None:
        """Report every minute; for as long as the server runs."""
        while True:
            await asyncio.sleep(MINUTE)
            self.report()

    def _log(self, reason: Reason) -> None:
        number, now = self.counts[reason] - self._logged[reason], self._now()
        if number and now - self._logged_at.get(reason, -MINUTE) >= MINUTE:
            self._logged[reason], self._logged_at[reason] = self.counts[reason], now
            LOG.warning("refused", extra={"fields": {"reason": reason, "count": number}})
