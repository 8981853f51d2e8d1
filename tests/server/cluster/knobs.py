"""What is turned in a process before it serves: haste, a channel that loses things, and the planted bugs.

All of it replaces parts of the server in a process of the tests' own; the server has no switch for it.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from openquarto.server.error import StoreAwayError
from openquarto.server.game import referee_time
from openquarto.server.game.commit import Callback
from openquarto.server.game.table import Proposal, Table
from openquarto.server.room import follower, presence
from openquarto.server.room.follower import CHANGED, Follower
from openquarto.server.room.peers import Peers
from openquarto.server.store.writer import Job, Writer

BEAT, GRACE = 0.5, 0.3  # seconds; those of a server at work are ten times as long
WINDOW = 0.5  # seconds between an answer and its commit, where that is the mistake; a busy machine kills late


def put(owner: object, name: str, value: object) -> None:
    """Put something else in the place of a part of the server."""
    setattr(owner, name, value)


def be_hasty() -> None:
    """Ask and forget ten times as often: what takes seconds otherwise."""
    put(follower, "BEAT", BEAT)
    put(presence, "GRACE", GRACE)


def lose_notices(share: str, seed: str) -> None:
    """Hear only a part of what other processes tell, or nothing that they have written."""
    chance, received = random.Random(seed), Follower.received

    def hear(self: Follower, sender: str, text: str) -> None:
        is_own, is_lost = sender == self._channel.process, chance.random() < float(share)
        if is_own or not is_lost or (float(share) == 1 and not text.startswith(CHANGED)):
            received(self, sender, text)

    put(Follower, "received", hear)


# The planted bugs


def answer_first() -> None:
    """Acknowledge, and commit afterwards."""
    from openquarto.server.store.postgres_writer import PostgresWriter  # noqa: PLC0415  it is optional

    commit, finish = Writer._commit, PostgresWriter._commit
    under_way: dict[int, tuple[Writer, Sequence[Job]]] = {}

    def note(self: Writer, jobs: Sequence[Job]) -> None:
        under_way[id(self._engine)] = self, jobs
        commit(self, jobs)

    def answer(self: PostgresWriter, connection: Any, attempt: Any) -> None:  # noqa: ANN401
        writer, jobs = under_way[id(self)]
        loop = jobs[0].future.get_loop()
        loop.call_soon_threadsafe(writer._settle, jobs, attempt.results)
        time.sleep(WINDOW)
        finish(self, connection, attempt)

    put(Writer, "_commit", note)
    put(PostgresWriter, "_commit", answer)


def look_once() -> None:
    """After another process was quicker, do not ask again whether the id is done."""
    perform = Table._perform

    def forgetful(self: Table, proposal: Proposal, then: Callback) -> None:
        name = proposal.id
        if proposal.tries:
            proposal.id = ""
        perform(self, proposal, then)
        proposal.id = name

    put(Table, "_perform", forgetful)


def take_doubt_for_no() -> None:
    """Tell of a commit whose answer was lost that nothing was written."""
    from openquarto.server.store.postgres_writer import PostgresWriter  # noqa: PLC0415  it is optional

    finish = PostgresWriter._commit

    def guess(self: PostgresWriter, connection: Any, attempt: Any) -> None:  # noqa: ANN401
        try:
            finish(self, connection, attempt)
        except Exception as problem:
            if attempt.doubted is None:
                raise
            raise StoreAwayError("guessed") from problem

    put(PostgresWriter, "_commit", guess)


def never_ask() -> None:
    """Lose every notice, and ask nobody for what was lost."""
    lose_notices("1", "0")

    async def nothing(_self: Follower) -> None:
        await asyncio.sleep(0)

    put(Follower, "_ask", nothing)


def pay_for_everything() -> None:
    """Let the clocks run while no process could write."""
    from openquarto.server.store import postgres_channel  # noqa: PLC0415  it is optional

    put(referee_time, "MOST_AHEAD", 1e9)
    put(postgres_channel, "TICK", postgres_channel.TICK.replace(b", 2)", b", 1e9)"))


def remember_for_ever() -> None:
    """Never forget who was present at a process of which nothing is heard any more."""
    put(Peers, "_forget", lambda _self: None)


KNOBS: dict[str, Callable[..., None]] = {
    "hasty": be_hasty,
    "lose": lose_notices,
    "answer before commit": answer_first,
    "no second look": look_once,
    "doubt is no": take_doubt_for_no,
    "no notices, no questions": never_ask,
    "no limit of 2 s": pay_for_everything,
    "presence for ever": remember_for_ever,
}
