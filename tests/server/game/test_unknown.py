"""A commit of which nobody knows what became: it is called so, and the table is loaded again."""

import asyncio
from collections.abc import Callable

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.rules.error import QuartoError
from openquarto.server.error import CommitUnknownError, ServerError
from openquarto.server.game.computers import Computers
from openquarto.server.game.events import Acted, Wished
from openquarto.server.game.referee_time import RefereeTime
from openquarto.server.game.table import Proposal, Table, TableServices
from openquarto.server.limits import Limits
from openquarto.server.room.registry import Registry
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import GameInfo, Transaction


class Forgetful(MemoryStore):
    """A store that can be told to say that it does not know, having written or not."""

    is_unsure = False
    writes = True

    async def write(self, transaction: Transaction) -> GameInfo | None:
        await asyncio.sleep(0)
        info = None
        if self.writes or not self.is_unsure:
            info = await super().write(transaction)
        if self.is_unsure:
            raise CommitUnknownError("the disk failed")
        return info


async def code_of(table: Table, proposal: Proposal) -> str:
    answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    table.submit(proposal, answer.set_result)
    problem = await answer
    return problem.faults[0].code if isinstance(problem, QuartoError) else "done"


def give(piece: str) -> Proposal:
    return Proposal(lambda _: Acted("first", piece, piece), piece)


def story_of(tell: Callable[[Registry, Forgetful], "asyncio.Future[None] | object"]) -> None:
    async def whole() -> None:
        store = Forgetful()
        registry = Registry(TableServices(store, Computers(0.0), RefereeTime(), Limits()))
        await tell(registry, store)  # type: ignore[misc]  # a coroutine
        await registry.close()

    asyncio.run(whole())


@pytest.mark.parametrize("writes", [True, False])
def test_the_table_is_loaded_again_before_anything_else(writes: bool) -> None:
    async def story(registry: Registry, store: Forgetful) -> None:
        game = await registry.create(Arrangement(), {b"me": "both"}, by_lot=False)
        table = (await registry.find(game)).table
        store.is_unsure, store.writes = True, writes
        first, second = code_of(table, give("A")), code_of(table, give("B"))
        assert ["not known", "closing"] == list(await asyncio.gather(first, second))
        store.is_unsure = False
        again = (await registry.find(game)).table
        assert again is not table
        assert (3 if writes else 2) == again.last.seq
        assert "done" == await code_of(again, give("A"))  # sent again, and counted once
        assert 3 == again.last.seq == len(await store.log(game))

    story_of(story)


def test_a_rematch_of_which_nobody_knows() -> None:
    async def story(registry: Registry, store: Forgetful) -> None:
        game = await registry.create(Arrangement(), {b"me": "both"}, by_lot=False)
        table = (await registry.find(game)).table
        assert "done" == await code_of(table, Proposal(lambda _: Wished("first", "resign"), "r"))
        store.is_unsure = True
        with pytest.raises(ServerError) as refused:
            await registry.rematch(table, "again")
        assert ("not known", True) == (refused.value.faults[0].code, table.is_closed)
        store.is_unsure = False
        assert (await registry.find(game)).table.last.next

    story_of(story)


def test_nothing_is_loaded_or_opened_after_the_end() -> None:
    async def story(registry: Registry, _store: Forgetful) -> None:
        game = await registry.create(Arrangement(), {b"me": "both"}, by_lot=False)
        table = (await registry.find(game)).table
        await registry.close()
        assert "closing" == await code_of(table, give("A"))
        for again in (
            registry.find(game),
            registry.create(Arrangement(), {}, by_lot=False),
        ):
            with pytest.raises(ServerError) as refused:
                await again
            assert "closing" == refused.value.faults[0].code
        assert 0 == len(registry)

    story_of(story)


def test_no_new_games_where_the_operator_wants_none() -> None:
    async def story(registry: Registry, store: Forgetful) -> None:
        game = await registry.create(Arrangement(), {b"me": "both"}, by_lot=False)
        table = (await registry.find(game)).table
        assert "done" == await code_of(table, Proposal(lambda _: Wished("first", "resign"), "r"))
        registry.accepts_games = False
        for opening in (registry.create(Arrangement(), {}, by_lot=False), registry.rematch(table, "again")):
            with pytest.raises(ServerError) as refused:
                await opening
            assert "no new games" == refused.value.faults[0].code
        registry.accepts_games = True
        await registry.rematch(table, "again")
        assert 2 == len(store._games)

    story_of(story)
