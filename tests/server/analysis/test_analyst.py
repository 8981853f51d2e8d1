"""The queue and the cache: fair among addresses, bounded, and only what is computed anew is counted."""

import asyncio

import pytest

from openquarto.server.analysis.analyst import Analyst, AnswerCache
from openquarto.server.analysis.jobs import AnalysePosition, MeasurePressure, Speech
from openquarto.server.analysis.worker_process import WorkerProcess
from openquarto.server.error import ServerError
from openquarto.speech.manner import Manner
from tests.server.analysis.looping import looped

PLAIN = Speech.of(Manner())
WON = AnalysePosition("ABC1/4/4/4 D - classic", PLAIN)
SLOW = MeasurePressure("A3/1E2/4/3K B d4 classic")


def late(number: int) -> AnalysePosition:
    """Positions that are quickly analysed, each another one."""
    return AnalysePosition(f"ABEF/CGMN/1HDI/4 {'JKLOP'[number]} - classic", PLAIN)


def nothing() -> None:
    """Everything is allowed."""


@looped
async def test_what_is_known_is_not_computed_again_nor_counted() -> None:
    analyst, counted = Analyst([WorkerProcess()]), []
    try:
        assert None is analyst.known(WON)
        first = await analyst.answer(WON, "a", lambda: counted.append(1))
        again = await analyst.answer(WON, "b", lambda: counted.append(1))
        assert (first, [1], 1, 1) == (again, counted, analyst.hits, analyst.computed)
        assert first == analyst.known(WON)
    finally:
        analyst.close()


@looped
async def test_two_who_ask_for_the_same_at_once_wait_for_one() -> None:
    analyst = Analyst([WorkerProcess()])
    try:
        first, second = await asyncio.gather(*(analyst.answer(WON, owner, nothing) for owner in ("a", "b")))
        assert (first, 1) == (second, analyst.computed)
    finally:
        analyst.close()


@looped
async def test_part_of_an_answer_is_not_kept() -> None:
    analyst = Analyst([WorkerProcess()])
    try:
        await analyst.answer(SLOW, "a", nothing)
        assert None is analyst.known(SLOW)
    finally:
        analyst.close()


@looped
async def test_whoever_asks_for_much_waits_behind_themselves() -> None:
    analyst, order = Analyst([WorkerProcess()]), []

    async def ask(owner: str, number: int) -> None:
        await analyst.answer(late(number), owner, nothing)
        order.append(f"{owner}{number}")

    try:
        await analyst.answer(WON, "a", nothing)
        await asyncio.gather(*(ask("flood", number) for number in range(4)), ask("other", 4))
        assert "other4" in order[:3]
    finally:
        analyst.close()


@looped
async def test_too_many_are_refused_and_the_queue_empties_again() -> None:
    analyst = Analyst([WorkerProcess()], most_waiting=2)
    try:
        asked = [asyncio.create_task(analyst.answer(late(number), "a", nothing)) for number in range(3)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [False, False, True] == [isinstance(each, ServerError) for each in done]
        assert 0 == analyst.waiting
        assert await analyst.answer(late(2), "a", nothing)
    finally:
        analyst.close()


@looped
async def test_what_is_not_allowed_is_not_computed() -> None:
    def refuse() -> None:
        raise ServerError("too many analyses", most=1)

    worker = WorkerProcess()
    analyst = Analyst([worker])
    with pytest.raises(ServerError):
        await analyst.answer(WON, "a", refuse)
    assert (0, None) == (analyst.waiting, worker.pid)


@looped
async def test_whoever_leaves_takes_the_job_along() -> None:
    analyst = Analyst([WorkerProcess()])
    try:
        await analyst.answer(WON, "a", nothing)
        leaving = asyncio.create_task(analyst.answer(SLOW, "a", nothing))
        waiting = asyncio.create_task(analyst.answer(late(0), "a", nothing))
        also_leaving = asyncio.create_task(analyst.answer(late(1), "a", nothing))
        await asyncio.sleep(0.1)
        for task in (leaving, also_leaving):
            task.cancel()
        assert await waiting
        await asyncio.gather(leaving, also_leaving, return_exceptions=True)
        assert (0, None) == (analyst.waiting, analyst.known(late(1)))
        assert 3 == analyst.computed  # the one that left the queue was never begun
    finally:
        analyst.close()


@looped
async def test_a_server_without_workers_says_so() -> None:
    with pytest.raises(ServerError, match="without"):
        await Analyst([]).answer(WON, "a", nothing)


def test_the_cache_keeps_what_was_asked_for_last_within_its_size() -> None:
    cache = AnswerCache(largest=25)
    for key in (b"a", b"b"):
        cache.keep(key, b"x" * 9)
    assert cache.find(b"a")
    cache.keep(b"c", b"x" * 9)
    assert (True, False, True, 2) == (
        *(cache.find(key) is not None for key in (b"a", b"b", b"c")),
        len(cache),
    )
    cache.keep(b"c", b"y" * 9)  # twice is once
    assert (b"x" * 9, b"y" * 9) == (cache.find(b"a"), cache.find(b"c"))
