"""No game grows without end: offers a turn and events a game are bounded, and play goes on all the same."""

from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from openquarto.server.limits import Limits
from tests.server.serving import running, sent_away


def test_offers_in_one_turn_are_bounded(tmp_path: Path) -> None:
    limits = Limits(messages=10_000, wishes=10)
    with running(tmp_path, limits=limits, database="memory:") as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        for _ in range(5):
            assert "done" == page.ask("wish", wish="draw")["t"]
            assert "done" == page.ask("wish", wish="decline")["t"]
        refused = page.ask("wish", wish="draw")
        assert ("refused", "too many wishes") == (refused["t"], refused["d"]["code"])
        page.acts("A")
        assert "done" == page.ask("wish", wish="draw")["t"]
        page.close()


def test_a_long_game_is_played_to_its_end(tmp_path: Path) -> None:
    limits = Limits(messages=10_000, events=40)
    with running(tmp_path, limits=limits, database="memory:") as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        for _ in range(13):
            page.acts("A")
            page.ask("wish", wish="back")
            page.ask("wish", wish="accept")
        refused = page.ask("wish", wish="back")
        assert ("refused", "too long") == (refused["t"], refused["d"]["code"])
        page.acts("A a1 B b1")
        assert "done" == page.ask("wish", wish="resign")["t"]
        page.close()


def test_hello_costs_what_the_log_costs(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=400, wishes=1_000), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        page = me.sit(game)
        for _ in range(100):
            page.ask("wish", wish="draw")
            page.ask("wish", wish="decline")
        page.close()
        again = me.sit(game)
        with suppress(ConnectionClosed):  # perhaps before the last of them
            for _ in range(50):  # of ten messages each, beside the one that it is: far below 400 by number
                again.send("hello", {"language": "en"})
        assert 1008 == sent_away(again.connection)[0]
