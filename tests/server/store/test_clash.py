"""Two who write to one game: whoever was second learns that the log has changed, and nobody else."""

import asyncio
from pathlib import Path

import pytest

from openquarto.server.error import LogChangedError
from openquarto.server.store.protocol import Store, Transaction
from openquarto.server.store.sqlite import SqliteStore
from tests.server.store.stories import Use, in_file
from tests.server.store.test_store import event, opened


def test_of_many_that_wait_only_the_late_ones_are_told(use: Use) -> None:
    async def story(store: Store) -> None:
        games = [f"game{number:02}" for number in range(40)]
        await asyncio.gather(*(store.write(opened(game)) for game in games))
        late, gone = games[7::13], "gone"
        await asyncio.gather(*(store.write(Transaction(2.0, {game: [event(2, 5.0)]})) for game in late))
        writes = [store.write(Transaction(3.0, {game: [event(2)]})) for game in [*games, gone]]
        results = await asyncio.gather(*writes, return_exceptions=True)
        told = {game for game, each in zip([*games, gone], results, strict=True) if each}
        assert {*late, gone} == told
        assert {LogChangedError, None} == {each and type(each) for each in results}
        assert dict.fromkeys(games, 2) == {
            game: head.seq for game, head in (await store.heads([*games, gone])).items()
        }
        assert [event(1), event(2, 5.0)] == await store.log(late[0])
        assert "" == store.stats.failure

    use(story)


def test_one_clash_does_not_cost_every_other_a_commit(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await asyncio.gather(*(store.write(opened(f"game{number}")) for number in range(256)))
        before = store.stats.commits
        writes = [store.write(Transaction(3.0, {f"game{number}": [event(2)]})) for number in range(256)]
        writes.append(store.write(Transaction(3.0, {"game7": [event(1)]})))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [None] * 256 == results[:-1]
        assert isinstance(results[-1], LogChangedError)
        assert 20 > store.stats.commits - before

    in_file(tmp_path / "a.sqlite", story)


def test_a_log_that_has_changed_keeps_the_rest_of_the_transaction_out(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one"))
        await store.write(opened("two"))
        with pytest.raises(LogChangedError):
            await store.write(Transaction(2.0, {"two": [event(2)], "one": [event(1)]}))
        assert [event(1)] == await store.log("two")

    use(story)
