"""Two processes at one table: the store decides, the channel makes it quick, asking makes it sure."""

import asyncio

import pytest

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.players.roster import RANDOM
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError, StoreAwayError
from openquarto.server.game.events import Acted, Wished
from openquarto.server.game.table import Proposal, Table
from openquarto.server.room.seats import Newcomer, invite, leave, sit_down
from tests.server.room.shared import Hub, Process, settled, together, until


async def code_of(table: Table, proposal: Proposal) -> str:
    answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    table.submit(proposal, answer.set_result)
    problem = await answer
    return problem.faults[0].code if isinstance(problem, QuartoError) else "done"


def give(piece: str, seq: int | None = None) -> Proposal:
    return Proposal(lambda _: Acted("first", piece, f"give {piece}"), f"give {piece}", seq)


def deafen(hub: Hub) -> None:
    hub.loses = lambda _sender, _text: True


async def a_table_at_both(ada: Process, bo: Process) -> tuple[str, Table, Table]:
    game = await ada.registry.create(Arrangement(), {b"me": "both"}, by_lot=False)
    return game, (await ada.registry.find(game)).table, (await bo.registry.find(game)).table


def test_what_one_writes_the_other_shows() -> None:
    async def story(_hub: Hub, ada: Process, bo: Process) -> None:
        _, here, there = await a_table_at_both(ada, bo)
        assert "done" == await code_of(here, give("A"))
        await until(lambda: here.last.seq == there.last.seq)
        assert "give A" in there.history.keys

    together(story)


def test_whoever_is_late_reads_and_tries_again() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        wish = Proposal(lambda _: Wished("first", "draw", "wish"), "wish")
        both = [code_of(here, wish), code_of(there, give("A"))]
        assert ["done", "done"] == list(await asyncio.gather(*both))
        assert [1, 2, 3, 4] == [event.seq for event in await hub.store.log(game)]

    together(story)


def test_nobody_is_shown_a_table_that_may_be_behind() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, _ = await a_table_at_both(ada, bo)
        deafen(hub)
        assert "done" == await code_of(here, give("A"))

        async def fail(_game: str, _seq: int) -> None:
            raise StoreAwayError("away")

        vars(bo.store)["later"] = fail
        with pytest.raises(ServerError) as refused:  # whoever comes may have seen the piece given
            await bo.registry.find(game)
        assert "closing" == refused.value.faults[0].code  # so the page comes again
        del vars(bo.store)["later"]
        assert here.last.seq == (await bo.registry.find(game)).table.last.seq

    together(story)


def test_a_database_that_stays_away_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story(_hub: Hub, ada: Process, bo: Process) -> None:
        await a_table_at_both(ada, bo)

        async def fail(_games: list[str]) -> None:
            raise StoreAwayError("away")

        for _ in range(2):
            vars(bo.store)["heads"] = fail
            for _ in range(3):
                await bo.follower._ask()
            del vars(bo.store)["heads"]
            await bo.follower._ask()

    together(story)
    told = [record.getMessage() for record in caplog.records]
    assert 2 == sum("could not be read: away" in each for each in told), told


def test_an_id_that_another_process_has_done_is_done() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        assert "done" == await code_of(here, give("A", 2))
        assert there.last.seq == 2
        assert "done" == await code_of(there, give("A", 2))  # sent again, to the other
        assert 3 == len(await hub.store.log(game)) == there.last.seq

    together(story)


def test_no_refusal_from_a_table_that_is_behind() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        _, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        assert "done" == await code_of(here, give("A"))
        place = Proposal(lambda _: Acted("second", "a1", "place"), "place", 3)
        assert "done" == await code_of(there, place)  # which had seen nothing in hand
        assert "stale" == await code_of(here, Proposal(lambda _: Acted("second", "a1", "x"), "x", 3))

    together(story)


def test_a_refusal_is_told_once_nothing_is_new() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        _, here, _ = await a_table_at_both(ada, bo)
        reads = hub.reads
        assert "done" != await code_of(here, Proposal(lambda _: Acted("second", "a1", "x"), "x"))
        assert 1 == hub.reads - reads

    together(story)


def test_what_the_channel_lost_is_found_by_asking() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        await code_of(here, give("A"))
        await settled()
        assert 2 == there.last.seq
        await bo.follower._ask()
        await until(lambda: 3 == there.last.seq)
        await bo.registry.delete(game)
        await ada.follower._ask()
        assert here.is_closed

    together(story)


def test_a_database_that_is_older_than_what_was_seen_closes_the_table() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, _ = await a_table_at_both(ada, bo)
        await code_of(here, give("A"))
        hub.store._logs[game].pop()
        await ada.follower._ask()
        assert here.is_closed
        assert 2 == (await ada.registry.find(game)).table.last.seq

    together(story)


def test_a_game_that_is_gone_is_closed_at_the_other() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        await ada.registry.delete(game)
        assert here.is_closed
        assert "closing" == await code_of(there, give("A"))
        with pytest.raises(ServerError, match="none of that name"):
            await bo.registry.find(game)

    together(story)


def test_whoever_opens_a_table_sees_all_of_it() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game, here, there = await a_table_at_both(ada, bo)
        deafen(hub)
        await code_of(here, give("A"))
        assert there is (await bo.registry.find(game)).table
        assert 3 == there.last.seq

    together(story)


def test_two_take_one_seat_at_two_processes() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game = await ada.registry.create(Arrangement(by_link=True), {b"ada": "first"}, by_lot=False)
        info = await hub.store.game(game)
        assert info
        secrets = [await invite(ada.registry, info, None) for _ in range(2)]
        here, there = (await ada.registry.find(game)).table, (await bo.registry.find(game)).table
        deafen(hub)
        tries = [
            sit_down(process.registry, game, secret, Newcomer(name, None, ""))
            for process, secret, name in zip((ada, bo), secrets, (b"bo", b"cleo"), strict=True)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [True] == [each for each in results if each is True]
        assert ["ServerError"] == [type(each).__name__ for each in results if each is not True]
        for process in (ada, bo):
            await process.follower._ask()
        await until(lambda: here.info.seats == there.info.seats)
        assert 2 == len(here.info.seats)
        assert [1, 2, 3] == [event.seq for event in await hub.store.log(game)]

    together(story)


def test_a_seat_that_is_left_elsewhere_is_free_here() -> None:
    async def story(hub: Hub, ada: Process, bo: Process) -> None:
        game = await ada.registry.create(
            Arrangement(by_link=True), {b"ada": "first", b"bo": "second"}, by_lot=False
        )
        there = (await bo.registry.find(game)).table
        info = await hub.store.game(game)
        assert info
        await ada.changed(game, leave(ada.registry, info, b"ada"))
        await until(lambda: {b"bo": "second"} == there.info.seats)

    together(story)


def test_a_computer_thinks_where_somebody_is() -> None:
    async def story(_hub: Hub, ada: Process, bo: Process) -> None:
        arrangement = Arrangement(sitters={Seat.FIRST: PERSON, Seat.SECOND: RANDOM})
        game = await ada.registry.create(arrangement, {b"me": "first"}, by_lot=False)
        here, there = (await ada.registry.find(game)).table, (await bo.registry.find(game)).table
        await code_of(here, give("A"))
        await asyncio.sleep(0.2)
        assert 3 == here.last.seq == there.last.seq  # nobody has it open
        ada.registry.rooms[game].audience.is_attended = lambda: True  # type: ignore[method-assign]
        here.arrive(Seat.FIRST)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if here.last.seq == there.last.seq > 3:
                return
        pytest.fail("the computer has not played")

    together(story)
