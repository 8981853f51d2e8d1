"""Logs that earlier versions wrote replay to the same games, and every viewer is sent the same bytes.

Those bytes hold words: after a change of words or of the wire, OPENQUARTO_REWRITE=1 without `-n` writes their
digests anew, and nothing else: what became of a game stays as it was.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot, replay_log
from openquarto.server.limits import Limits
from openquarto.server.net.outbox import encoded
from openquarto.server.room.agreement import record
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.store.protocol import GameInfo, StoredEvent
from openquarto.speech.manner import Manner
from openquarto.wire.messages import Whole
from openquarto.wire.table import Sitter

FILE = Path(__file__).parent / "data" / "logs.json"
GAMES = json.loads(FILE.read_text(encoding="utf-8"))
SITTERS: tuple[Sitter, ...] = ("first", "second", "both", "none")
LANGUAGES = ("en", "fr", "de")


def messages(snapshots: list[Snapshot], projection: Projection) -> Iterator[bytes]:
    """What one viewer is sent of a game: each event as it happens, then the whole table."""
    for before, snapshot in pairwise(snapshots):
        yield encoded(projection.news(Update(snapshot, snapshot.at + 0.5, before)), snapshot.seq)
    last = snapshots[-1]
    table = projection.table(History(snapshots, Limits()), last.at + 0.5, GameInfo("game", "", 0.0))
    yield encoded(Whole(table, projection.manner.language), last.seq)


def digest(snapshots: list[Snapshot], sitter: Sitter, language: str) -> str:
    manner = Manner(language=language, edition=snapshots[0].arrangement.settings.edition)
    seen = hashlib.sha256()
    for message in messages(snapshots, Projection(sitter, manner)):
        seen.update(message)
    return seen.hexdigest()[:16]


def told(snapshots: list[Snapshot]) -> dict[str, Any]:
    """All that is compared."""
    last = snapshots[-1]
    outcome = last.match.outcome
    return {
        "position": str(last.match.game.position),
        "outcome": None if outcome is None else [outcome.reason.value, str(outcome.winner)],
        "points": [last.points[seat] for seat in last.points],
        "record": str(record(last)),
        "sent": {
            f"{sitter} {language}": digest(snapshots, sitter, language)
            for sitter in SITTERS
            for language in LANGUAGES
        },
    }


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_log_replays_to_the_same_game(number: int) -> None:
    game = GAMES[number]
    log = [StoredEvent(seq, kind, body.encode(), at) for seq, (kind, body, at) in enumerate(game["log"], 1)]
    now = told([*replay_log(log)])
    if os.environ.get("OPENQUARTO_REWRITE") == "1":
        game["told"]["sent"] = now["sent"]
        lines = (json.dumps(each, ensure_ascii=False) for each in GAMES)
        FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    assert game["told"] == now


def test_the_logs_have_every_kind_of_event() -> None:
    kinds = {kind for game in GAMES for kind, _, _ in game["log"]}
    assert {
        "table",
        "join",
        "lot",
        "act",
        "touch",
        "explore",
        "wish",
        "hint",
        "coach",
        "time",
        "next",
    } == kinds
