"""The door of a table: one at a time, in the order of their coming, also where somebody gives up."""

import asyncio

from openquarto.server.door import Door


async def _visit(door: Door, name: str, told: list[str]) -> None:
    async with door:
        told.append(f"{name} in")
        await asyncio.sleep(0)
        told.append(f"{name} out")


def test_one_after_the_other() -> None:
    async def story() -> list[str]:
        door, told, was_open = Door(), list[str](), list[bool]()
        door.shut()
        visits = [asyncio.create_task(_visit(door, name, told)) for name in "abc"]
        await asyncio.sleep(0)
        assert not told
        door.open()
        was_open.append(door.is_open)  # the first of the row is in, before anybody else could be
        await asyncio.gather(*visits)
        assert [False, True] == [*was_open, door.is_open]
        return told

    assert ["a in", "a out", "b in", "b out", "c in", "c out"] == asyncio.run(story())


def test_who_gives_up_keeps_nobody_out() -> None:
    async def story() -> list[str]:
        door, told = Door(), list[str]()
        door.shut()
        waiting, let_in, last = (asyncio.create_task(_visit(door, name, told)) for name in "abc")
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        door.open()
        let_in.cancel()  # at the same moment
        await asyncio.gather(waiting, let_in, last, return_exceptions=True)
        assert door.is_open
        return told

    assert ["c in", "c out"] == asyncio.run(story())
