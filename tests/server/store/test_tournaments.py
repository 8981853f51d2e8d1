"""Tournaments in every store: the same story on each."""

import pytest

from openquarto.server.error import LogChangedError
from openquarto.server.store.protocol import Store
from openquarto.server.store.tournament_protocol import ARBITER, Key, TournamentInfo
from tests.server.store.stories import Use


def test_a_log_and_who_may_come_in(use: Use) -> None:
    async def story(store: Store) -> None:
        kept = store.tournaments
        mine = Key(b"me", ARBITER, is_session=True)
        await kept.create(TournamentInfo("t", "Tuesday", 1.0), [(1, b"one")], [mine])
        await kept.create(TournamentInfo("u", "Other", 2.0), [(1, b"uno")], [])
        await kept.add(TournamentInfo("t", "Tuesday Open", 3.0), [(2, b"two"), (3, b"three")])
        with pytest.raises(LogChangedError):
            await kept.add(TournamentInfo("t", "x", 4.0), [(4, b"four"), (3, b"again")])
        assert [b"one", b"two", b"three"] == await kept.log("t")
        assert [b"three"] == await kept.log("t", 2)
        assert [] == await kept.log("none")
        assert ["t", "u"] == [info.tournament for info in await kept.listed()]
        assert "Tuesday Open" == (await kept.listed())[0].title
        assert [("t", ARBITER)] == [(info.tournament, role) for info, role in await kept.roles(b"me")]
        assert [] == await kept.roles(b"nobody")
        old, new = Key(b"old", "player 3", is_session=False), Key(b"new", "player 3", is_session=False)
        await kept.admit("t", old)
        await kept.admit("t", Key(b"them", "player 3", is_session=True))
        await kept.admit("t", new, instead=True)
        assert [mine, new] == await kept.keys("t")
        await kept.rewrite("t", [(2, b"TWO")])
        assert [b"one", b"TWO", b"three"] == await kept.log("t")

    use(story)
