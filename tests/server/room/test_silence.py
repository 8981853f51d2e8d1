"""Nothing gives a live quarto away: what is sent of a silent game is the same bytes under every variant."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.settings import Settings
from openquarto.rules import PIECES, SQUARES, VARIANTS, Seat, Variant
from openquarto.rules.outcome import Reason
from openquarto.server.game.events import Acted, LotDrawn, Opened
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.limits import Limits
from openquarto.server.net.outbox import encoded
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.catalogue import languages
from openquarto.speech.command import Ask, Question
from openquarto.speech.manner import Manner
from openquarto.wire.messages import Said, Whole
from openquarto.wire.table import Sitter
from tests.server.serving import Running

ANNOUNCED = [variant for variant in VARIANTS if not variant.is_automatic]
SITTERS: tuple[Sitter, ...] = ("first", "second", "both", "none")
ASKED = (Question.HAND, Question.TURN, Question.TIME, Question.LAST, Question.BOARD, Question.STOCK)


def silent_game(chance: random.Random) -> list[str]:
    """A whole game in which nobody ever calls."""
    pieces, squares = list(PIECES), list(SQUARES)
    chance.shuffle(pieces)
    chance.shuffle(squares)
    turns = [each.name for pair in zip(pieces, squares, strict=True) for each in pair]
    return [*turns, "=", "="]


def moments_of(variant: Variant, actions: list[str], sitters: dict[Seat, str]) -> list[Snapshot]:
    arrangement = Arrangement(Settings(variant=variant), sitters)
    snapshots = [Snapshot.opening(Opened.of(arrangement), 0.0)]
    snapshots.append(snapshots[-1].after(LotDrawn(swaps=False, by_lot=True), 0.0))
    for number, action in enumerate(actions, 1):
        seat = snapshots[-1].match.to_act
        assert seat is not None
        snapshots.append(snapshots[-1].after(Acted(seat.value, action, f"n{number}"), float(number)))
    return snapshots


def sent(snapshots: list[Snapshot], projection: Projection) -> Iterator[bytes]:
    """All messages of a game, as they go over the wire, before it is over: after that, all may be told."""
    for count, snapshot in enumerate(snapshots[1:], 2):
        if snapshot.match.outcome:
            return
        before, now = snapshots[count - 2], snapshot.at + 0.5
        if count > 2:
            yield encoded(projection.news(Update(snapshot, now, before)), snapshot.seq)
        whole = projection.table(History(snapshots[:count], Limits()), now, GameInfo("game", "title", 0.0))
        yield encoded(Whole(whole, projection.manner.language), snapshot.seq)
        for question in ASKED:
            said = projection.answer(Ask(question), snapshot, now)
            yield encoded(Said("x", list(said)), snapshot.seq)


def without_rules(text: bytes) -> Any:  # noqa: ANN401  any message
    """A message without what tells the rules: the badge, the first entries, the lines of the call dialog."""
    message = json.loads(text)
    table = message["d"].get("table", message["d"])
    if "view" in table:
        del table["view"]["lines"]
    if "rules" in table:
        del table["rules"]
        table["entries"] = [entry for entry in table["entries"] if entry["seq"] > 1]
        table["record"] = [line for line in table["record"].split("\n") if not line.startswith("[Variant ")]
    return message


def check_silence(seed: int, variants: list[Variant], languages_tried: list[str]) -> None:
    chance = random.Random(seed)
    actions = silent_game(chance)
    sitters = {Seat.FIRST: PERSON, Seat.SECOND: chance.choice([PERSON, "oak"])}
    games = [moments_of(variant, actions, sitters) for variant in variants]
    assert {Reason.FULL_BOARD} == {
        game[-1].match.game.outcome.reason for game in games if game[-1].match.game.outcome
    }
    for language in languages_tried:
        for sitter in SITTERS:
            projection = Projection(sitter, Manner(language=language))
            first, *others = (
                [without_rules(text) for text in sent(snapshots, projection)] for snapshots in games
            )
            for other in others:
                assert first == other
    # With the same lines to call, there is no difference at all but the badge: not one byte.
    plain = [game for game, variant in zip(games, variants, strict=True) if not variant.blocks]
    watcher = Projection("first", Manner())
    streams = [
        [text for text in sent(snapshots, watcher) if not text.startswith(b'{"t":"table"')]
        for snapshots in plain
    ]
    assert all(streams[0] == stream for stream in streams)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3))])
def test_silent_games_are_the_same_under_every_variant(seed: int) -> None:
    chance = random.Random(seed)
    variants = [ANNOUNCED[0], *chance.sample(ANNOUNCED, 5)]
    check_silence(seed, variants, [chance.choice(languages())])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 116))
def test_many_silent_games_are_the_same_under_every_variant(seed: int) -> None:
    check_silence(seed, ANNOUNCED, [random.Random(seed).choice(languages())])


def test_the_same_over_a_real_socket(server: Running) -> None:
    actions = silent_game(random.Random(5))[:-1]
    streams = []
    for variant in ("classic", "traits=c", "blocks+traits=hf", "traits=f"):
        me = server.somebody()
        page = me.sit(me.open(opponent="here", variant=variant, first="me"))
        for number, action in enumerate(actions):
            assert "done" == page.act(action, name=f"n{number}")["t"]
        heard = [message for message in page.heard if message["t"] != "table"]
        for message in heard:
            if message["t"] == "news":
                del message["d"]["view"]["lines"]
        streams.append(json.dumps(heard))
        page.close()
    assert 1 == len(set(streams))


def test_the_metrics_do_not_move_with_a_quarto(server: Running) -> None:
    counts = []
    for variant in ("traits=c", "classic"):
        me = server.somebody()
        game = me.open(opponent="here", variant=variant, first="me")
        page = me.sit(game)
        before = commits(server)
        # A row of four tall pieces of both colours: a quarto of the second variant only.
        page.acts("A a1 I b1 E c1 M d1 P")
        counts.append(commits(server) - before)
        page.close()
    assert counts[0] == counts[1]


def commits(server: Running) -> float:
    return server.services.registry.store.stats.commits
