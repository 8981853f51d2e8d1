"""The lock of a table: one at a time, in the order of their coming, also where somebody gives up."""

import asyncio

from openquarto.server.game.mutex import Mutex


async def _hold(mutex: Mutex, name: str, log: list[str]) -> None:
    async with mutex:
        log.append(f"{name} in")
        await asyncio.sleep(0)
        log.append(f"{name} out")


def test_one_after_the_other() -> None:
    async def story() -> list[str]:
        mutex, log = Mutex(), list[str]()
        assert mutex.try_acquire()
        waiting = [asyncio.create_task(_hold(mutex, name, log)) for name in "abc"]
        await asyncio.sleep(0)
        assert not log
        mutex.release()
        assert not mutex.try_acquire()  # the first that waited has it, before anybody else could
        await asyncio.gather(*waiting)
        assert mutex.try_acquire()
        return log

    assert ["a in", "a out", "b in", "b out", "c in", "c out"] == asyncio.run(story())


def test_who_gives_up_keeps_nobody_out() -> None:
    async def story() -> list[str]:
        mutex, log = Mutex(), list[str]()
        assert mutex.try_acquire()
        waiting, handed, last = (asyncio.create_task(_hold(mutex, name, log)) for name in "abc")
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        mutex.release()
        handed.cancel()  # at the same moment
        await asyncio.gather(waiting, handed, last, return_exceptions=True)
        assert mutex.try_acquire()
        return log

    assert ["c in", "c out"] == asyncio.run(story())
