"""The computers' queue: owners take turns, who looks does not wait for who searches, vain thoughts end."""

import asyncio
import threading

import pytest

from openquarto.engine.turn import Turn
from openquarto.kernel import Stop
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.server.computer_threads import threaded_computers
from openquarto.server.game.computers import Computers
from openquarto.server.game.fair_queue import FairQueue
from openquarto.server.game.thinker import Choice, TurnRequest

GAME = Game.of(Position())


def test_owners_take_turns() -> None:
    async def story() -> list[str]:
        queue, served = FairQueue(["worker"]), []

        async def work(owner: str, number: int) -> None:
            worker = await queue.acquire(owner)
            served.append(f"{owner}{number}")
            await asyncio.sleep(0)
            queue.release(worker)

        crowd = [work("flood", number) for number in range(6)]
        await asyncio.gather(*crowd, work("a", 0), work("a", 1), work("b", 0))
        return served

    assert ["flood0", "flood1", "a0", "b0", "flood2", "a1", "flood3", "flood4", "flood5"] == asyncio.run(
        story()
    )


def test_who_is_cancelled_leaves_the_line_and_takes_no_worker_along() -> None:
    async def story() -> list[str]:
        queue = FairQueue(["worker"])
        worker = await queue.acquire("a")
        waiting = [asyncio.create_task(queue.acquire("a")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.release(worker)  # to the second; the first is cancelled at the same moment
        waiting[1].cancel()
        return [await waiting[2]]

    assert ["worker"] == asyncio.run(story())


def test_who_only_looks_does_not_wait_for_those_who_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ends, chosen = threading.Event(), []

    def choose(_choice: object, wanted: TurnRequest, _stop: object) -> Turn:
        if wanted.player == "ebony":
            ends.wait(20)
        chosen.append(wanted.player)
        return Turn(())

    monkeypatch.setattr(Choice, "choose", choose)

    async def story() -> None:
        pool = threaded_computers(0.0, threads=2)
        flood = [asyncio.create_task(pool.turn(TurnRequest("ebony", GAME, 1))) for _ in range(50)]
        await asyncio.sleep(0)
        for player in ("pine", "random", "maple"):  # the last one searches from the sixth piece on
            await pool.turn(TurnRequest(player, GAME, 1), owner="other")
        ends.set()
        await asyncio.gather(*flood)

    asyncio.run(story())
    assert ["pine", "random", "maple"] == chosen[:3]


def test_a_vain_thought_is_ended_and_its_worker_free(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, whole = threading.Event(), Choice.choose

    def choose(choice: Choice, wanted: TurnRequest, stop: Stop | None) -> Turn:
        begun.set()
        while stop and wanted.seed and not stop.is_set:
            stop_seen.wait(0.01)
        return whole(choice, wanted, stop)

    stop_seen = threading.Event()
    monkeypatch.setattr(Choice, "choose", choose)

    async def story() -> Turn:
        pool = threaded_computers(0.0, threads=1)
        vain = [asyncio.create_task(pool.turn(TurnRequest("ebony", GAME, seed))) for seed in (1, 2, 3)]
        await asyncio.to_thread(begun.wait, 20)
        for each in vain:
            each.cancel()
        turn = await asyncio.wait_for(pool.turn(TurnRequest("ebony", GAME, 0)), 20)
        assert [True] * 3 == [each.cancelled() for each in vain]
        return turn

    assert 1 == len(asyncio.run(story()).actions)


def test_a_stopped_solver_does_not_change_what_is_chosen() -> None:
    async def story() -> list[Turn]:
        pool = threaded_computers(0.0, threads=1)
        return [await pool.turn(TurnRequest("ebony", GAME, 7)) for _ in range(2)]

    first, second = asyncio.run(story())
    assert first == second


def test_without_threads_a_turn_is_the_same_and_a_vain_one_frees_the_thinker() -> None:
    async def story() -> tuple[Turn, Turn]:
        plain, threaded = Computers(0.0), threaded_computers(0.0, threads=1)
        vain = [asyncio.create_task(plain.turn(TurnRequest("ebony", GAME, seed))) for seed in range(3)]
        await asyncio.sleep(0)
        for each in vain:
            each.cancel()
        wanted = TurnRequest("ebony", GAME, 7)
        return await asyncio.wait_for(plain.turn(wanted), 20), await threaded.turn(wanted)

    with_none, with_one = asyncio.run(story())
    assert with_none == with_one
