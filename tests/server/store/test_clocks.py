"""Machines whose clocks differ: with PostgreSQL its clock says what has expired, and a new secret opens."""

import time

import pytest

from openquarto.server.retention import DAY, Retention
from openquarto.server.room.maintenance import expire
from openquarto.server.store.protocol import MOST_INVITATIONS, Store
from tests.server.room.test_forgotten_at_once import opened_at, registry
from tests.server.store.stories import Use
from tests.server.store.test_store import ADA, opened


def test_a_clock_that_is_days_ahead_deletes_nothing_early(use: Use, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Store) -> None:
        process, ahead = registry(store), time.time() + 1000 * DAY
        game = await opened_at(process)
        monkeypatch.setattr(time, "time", lambda: ahead)
        await expire(process, Retention(unfinished=30, local=30))
        is_alone = store.channel is None  # then nothing but this machine's clock is known
        assert is_alone == (await store.game(game) is None)

    use(story)


def test_the_newest_invitation_opens_whatever_the_clocks_say(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        for number in range(MOST_INVITATIONS):
            await store.invite(b"%d" % number, "one", "second", 1060.0 + number)
        await store.invite(b"late", "one", "second", 1000.0)
        assert ("one", "second") == await store.invited(b"late")
        still = [await store.invited(b"%d" % number) for number in range(MOST_INVITATIONS)]
        assert [None, *[("one", "second")] * (MOST_INVITATIONS - 1)] == still

    use(story)
