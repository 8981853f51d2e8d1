"""Logs of tournaments and of classes in every store: the same story on each."""

import pytest

from openquarto.server.error import LogChangedError
from openquarto.server.store.log_store import ARBITER, TEACHER, Beside, Key, LogInfo
from openquarto.server.store.protocol import Store
from tests.server.store.stories import Use


def test_a_log_and_who_may_come_in(use: Use) -> None:
    async def story(store: Store) -> None:
        kept = store.tournaments
        mine = Key(b"me", ARBITER, is_session=True)
        await kept.create(LogInfo("t", "Tuesday", 1.0), [(1, b"one")], [mine])
        await kept.create(LogInfo("u", "Other", 2.0), [(1, b"uno")], [])
        await kept.add(LogInfo("t", "Tuesday Open", 3.0), [(2, b"two"), (3, b"three")])
        with pytest.raises(LogChangedError):
            await kept.add(LogInfo("t", "x", 4.0), [(4, b"four"), (3, b"again")])
        assert [b"one", b"two", b"three"] == await kept.log("t")
        assert [b"three"] == await kept.log("t", 2)
        assert [] == await kept.log("none")
        assert ["t", "u"] == [info.name for info in await kept.listed()]
        assert "Tuesday Open" == (await kept.listed())[0].title
        old, new = Key(b"old", "player 3", is_session=False), Key(b"new", "player 3", is_session=False)
        await kept.admit("t", old)
        await kept.admit("t", Key(b"them", "player 3", is_session=True))
        await kept.admit("t", new, instead=True)
        assert [mine, new] == await kept.keys("t")

    use(story)


def test_what_is_written_beside_entries_and_what_is_forgotten(use: Use) -> None:
    async def story(store: Store) -> None:
        kept = store.classrooms
        teacher = Key(b"teacher", TEACHER, is_session=True)
        anna, ben = (
            Key(name, role, is_session=True) for name, role in ((b"a", "pupil 1"), (b"b", "pupil 2"))
        )
        await kept.create(LogInfo("c", "5b", 1.0), [(1, b"one")], [teacher])
        await kept.create(LogInfo("d", "6a", 5.0), [(1, b"uno")], [Key(b"a", "pupil 4", is_session=True)])
        await kept.add(LogInfo("c", "5b", 2.0), [(2, b"Anna")], Beside(admitted=[anna, ben]))
        assert [teacher, anna, ben] == await kept.keys("c")
        assert [("d", "pupil 4"), ("c", "pupil 1")] == [
            (info.name, role) for info, role in await kept.of_session(b"a")
        ]
        assert await store.knows(b"a")
        with pytest.raises(LogChangedError):  # all of it or nothing
            await kept.add(
                LogInfo("c", "5b", 3.0), [(2, b"x")], Beside(ended=["pupil 1"], rewritten=[(1, b"!")])
            )
        assert [b"one", b"Anna"] == await kept.log("c")
        moved = Beside(ended=["nobody"], moved=("pupil 2", "pupil 1"), rewritten=[(2, b"#1")])
        await kept.add(LogInfo("c", "5b", 3.0), [(3, b"merged")], moved)
        assert [b"one", b"#1", b"merged"] == await kept.log("c")
        assert ["pupil 1", "pupil 1"] == [key.role for key in await kept.keys("c") if key != teacher]
        await kept.dismiss("c", b"b")
        assert not await store.knows(b"b")
        await kept.add(LogInfo("c", "5b", 4.0), [(4, b"gone")], Beside(ended=["pupil 1"]))
        assert [teacher] == await kept.keys("c")
        assert 1 == await kept.expire(4.5)
        assert 0 == await kept.expire(4.5)
        assert ([], []) == (await kept.log("c"), await kept.keys("c"))
        assert [b"uno"] == await kept.log("d")
        assert [] == await store.tournaments.listed()
        await kept.delete("d")
        assert not await store.knows(b"a")
        with pytest.raises(LogChangedError):
            await kept.add(LogInfo("d", "6a", 6.0), [(2, b"late")])

    use(story)
