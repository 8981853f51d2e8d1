"""Logs that earlier versions wrote replay to the same games, and every viewer is sent the same bytes."""

import hashlib
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from openquarto.server.agreed import record
from openquarto.server.event import Logged
from openquarto.server.moment import Moment, replay
from openquarto.server.outbox import encoded
from openquarto.server.scene import Scene
from openquarto.server.seeing import Seeing
from openquarto.server.store.protocol import Kept
from openquarto.speech.manner import Manner
from openquarto.wire.messages import Whole
from openquarto.wire.table import Sitter

FILE = Path(__file__).parent / "data" / "logs.json"
GAMES = json.loads(FILE.read_text(encoding="utf-8"))
SITTERS: tuple[Sitter, ...] = ("first", "second", "both", "none")
LANGUAGES = ("en", "fr", "de")


def messages(moments: list[Moment], seeing: Seeing) -> Iterator[bytes]:
    """What one viewer is sent of a game: each event as it happens, then the whole table."""
    for before, moment in pairwise(moments):
        yield encoded(seeing.news(Scene(moment, moment.at + 0.5, before)), moment.seq)
    last = moments[-1]
    table = seeing.table(moments, last.at + 0.5, Kept("game", "", 0.0))
    yield encoded(Whole(table, seeing.manner.language), last.seq)


def digest(moments: list[Moment], sitter: Sitter, language: str) -> str:
    manner = Manner(language=language, edition=moments[0].arrangement.settings.edition)
    seen = hashlib.sha256()
    for message in messages(moments, Seeing(sitter, manner)):
        seen.update(message)
    return seen.hexdigest()[:16]


def told(moments: list[Moment]) -> dict[str, Any]:
    """All that is compared."""
    last = moments[-1]
    outcome = last.match.outcome
    return {
        "position": str(last.match.game.position),
        "outcome": None if outcome is None else [outcome.reason.value, str(outcome.winner)],
        "points": [last.points[seat] for seat in last.points],
        "record": str(record(last)),
        "sent": {
            f"{sitter} {language}": digest(moments, sitter, language)
            for sitter in SITTERS
            for language in LANGUAGES
        },
    }


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_log_replays_to_the_same_game(number: int) -> None:
    game = GAMES[number]
    log = [Logged(seq, kind, body.encode(), at) for seq, (kind, body, at) in enumerate(game["log"], 1)]
    assert game["told"] == told(replay(log))


def test_the_logs_have_every_kind_of_event() -> None:
    kinds = {kind for game in GAMES for kind, _, _ in game["log"]}
    assert {"table", "join", "lot", "act", "touch", "explore", "wish", "time", "next"} == kinds
