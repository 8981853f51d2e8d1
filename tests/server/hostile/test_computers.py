"""Whoever lets many computers think waits for themselves: others are answered meanwhile."""

import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from openquarto.engine.turn import Turn, turn_of
from openquarto.match.touching import Touching
from openquarto.players.player import Player
from openquarto.rules.game import Game
from tests.server.serving import Page, Somebody, running

MANY = 200
# The perfect computer is to act, with four pieces placed: it takes half a second.
DEAR = '[FirstPlayer "person"]\n[SecondPlayer "ebony"]\n\n1. A 2. a1B 3. b3C 4. c4D 5. d2E *\n'


def answered(pages: list[Page]) -> int:
    """How many computers have acted; nobody waits for the rest."""
    for page in pages:
        with suppress(TimeoutError):
            while True:
                page.hear(0.001)
    return sum(page.view["isMyTurn"] for page in pages)


def test_two_hundred_perfect_tables_do_not_hold_up_somebody_else(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server:
        attacker, other = server.somebody(), Somebody(server.port, source="127.0.0.2")
        quick = other.sit(other.open(opponent="level3", first="me"))
        slow = other.sit(other.open(opponent="perfect", first="me"))
        pages = [attacker.sit(attacker.open(record=DEAR)) for _ in range(MANY)]
        waited = {}
        for name, page in (("level 3", quick), ("perfect", slow)):
            began = time.monotonic()
            page.acts("A")
            page.wait_for_turn()
            waited[name] = time.monotonic() - began
        done = answered(pages)
        print(  # noqa: T201  for whoever runs it with -s
            f"{MANY} perfect tables of one address; another one's level 3 answered after "
            f"{waited['level 3']:.2f} s, their perfect one after {waited['perfect']:.2f} s; "
            f"of the {MANY} {done} were answered by then"
        )
        assert done < MANY // 2
        for page in [*pages, quick, slow]:
            page.close()


def test_games_that_were_resigned_cost_no_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Turn] = []

    def counted(player: Player, game: Game, touching: Touching | None = None) -> Turn:
        thought.append(turn := turn_of(player, game, touching))
        return turn

    monkeypatch.setattr("openquarto.server.game.thinker.turn_of", counted)
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        for _ in range(30):
            page = me.sit(me.open(record=DEAR))
            assert "done" == page.ask("wish", wish="resign")["t"]
            page.close()
        while any(thread.name == "computer" for thread in threading.enumerate()):
            time.sleep(0.05)
    assert len(thought) < 10
