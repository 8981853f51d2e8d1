"""One address takes no more of the event loop than its share; all others are served meanwhile."""

import asyncio
import time
from pathlib import Path

import pytest

from openquarto.server.fair_share import BURST, MOST, Share, charged
from openquarto.server.limits import Limits
from tests.server.serving import running


class Clock:
    """A time that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_share_is_spent_and_paid_back() -> None:
    clock = Clock()
    share = Share(0.25, clock)
    assert (0.0, True) == (share.wait(), share.is_paid)
    share.spend(BURST)
    assert (0.0, False) == (share.wait(), share.is_paid)
    share.spend(0.1)
    assert 0.4 == pytest.approx(share.wait())
    clock.now += 0.4
    assert 0.0 == pytest.approx(share.wait())
    clock.now += 4 * BURST
    assert share.is_paid


def test_what_runs_is_charged_and_what_waits_is_not() -> None:
    async def work() -> None:
        await asyncio.sleep(0.2)
        end = time.thread_time() + 0.1
        while time.thread_time() < end:
            pass
        time.sleep(0.2)  # noqa: ASYNC251  as when the machine does something else
        await asyncio.sleep(0.2)

    share = Share(1e-9)
    asyncio.run(_run(charged(work(), share)))
    assert 0.1 < share.wait() * 1e-9 + BURST < 0.2


def test_one_dear_step_does_not_shut_an_address_out() -> None:
    share = Share(0.25, Clock())
    share.spend(60.0)
    assert (MOST - BURST) / 0.25 == pytest.approx(share.wait())


async def _run(work: object) -> None:
    await work  # type: ignore[misc]


def test_errors_and_cancellations_reach_the_work() -> None:
    seen: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            seen.append("cancelled")
            await asyncio.sleep(0)  # it may wait once more, and go on
            seen.append("tidied")
            raise ValueError("broken off") from None

    async def story() -> None:
        task = asyncio.ensure_future(_run(charged(work(), Share(1.0))))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(ValueError, match="broken off"):
            await task

    asyncio.run(story())
    assert ["cancelled", "tidied"] == seen


def test_an_address_that_has_taken_its_share_waits_and_others_do_not(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(share=0.5), database="memory:") as server:
        greedy, modest = server.somebody(), server.somebody("127.0.0.2")
        game = greedy.open(opponent="here")
        much, little = greedy.sit(game), modest.sit(game)
        server.services.addresses.share("127.0.0.1").spend(0.5)
        much.send("ask", {"id": "waits", "question": "turn"})
        assert "said" == little.ask("ask", question="turn")["t"]
        assert 200 == modest.ask("GET", "/rules").status
        with pytest.raises(TimeoutError):
            much.hear(0.2)
        assert 200 == greedy.ask("GET", "/rules").status
        assert "waits" == much.until("said")["d"]["id"]
        little.close()
        much.close()
