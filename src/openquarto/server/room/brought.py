"""A game that was played in a browser without a network, as the server takes it: by its record alone.

The log comes from somebody's browser and is believed nothing: it is replayed by the rules, and what it
amounts to is written as a record, which is read and checked like any other that people bring along.
"""

import base64
import hashlib
from collections import deque

import msgspec

from openquarto.server.error import ServerError
from openquarto.server.game.snapshot import Snapshot, replay_log
from openquarto.server.records import LARGEST_KEPT
from openquarto.server.room.agreement import record
from openquarto.server.store.kept_game import KeptGame

LARGEST_LOG = 2**18  # bytes; a game of forty events has six thousand


class BroughtGame(msgspec.Struct, frozen=True):
    """What a server makes of it."""

    name: str  # the same bytes have the same one, so that a game that is sent twice is there once
    record: str  # empty where nothing can be taken over yet: nothing was played, or a mask is still on
    title: str


def brought_game(body: bytes, most_events: int) -> BroughtGame:
    """What the bytes of a kept game amount to; raises ServerError where they are none."""
    name = base64.urlsafe_b64encode(hashlib.sha256(body).digest()[:12]).decode()
    try:
        kept = KeptGame.read(body)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise ServerError("unreadable") from None
    is_long = len(kept.log) > most_events or any(len(event.body) > LARGEST_KEPT for event in kept.log)
    if is_long:
        raise ServerError("too large", most=LARGEST_KEPT)
    last = _last(kept)
    title = kept.titles[0][1] if kept.titles else ""
    return BroughtGame(name, str(record(last)) if _can_be_taken(last) else "", title)


def _last(kept: KeptGame) -> Snapshot:
    try:
        return deque(replay_log(kept.log), maxlen=1).pop()
    except Exception:  # noqa: BLE001  whatever is wrong with it was not written by us
        raise ServerError("unreadable") from None


def _can_be_taken(last: Snapshot) -> bool:
    is_hidden = last.arrangement.settings.mask is not None and last.match.outcome is None
    return bool(last.match.game.actions) and not is_hidden
