"""Many who ask for the health of a server: the one thread that writes is not asked for any of them."""

from pathlib import Path

import pytest

from openquarto.server.store.sqlite import SqliteStore
from tests.server.serving import running

MANY = 100


def test_asking_for_health_takes_no_turn_of_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        store, somebody = server.services.registry.store, server.somebody()
        assert isinstance(store, SqliteStore)
        tasks: list[str] = []
        for name in ("do", "read"):
            own = getattr(store.writer, name)

            def counted(task: object, own: object = own) -> object:
                tasks.append(str(task))
                return own(task)  # type: ignore[operator]  # as it was

            monkeypatch.setattr(store.writer, name, counted)
        assert {200} == {somebody.ask("GET", "/readyz").status for _ in range(MANY)}
        assert len(tasks) < MANY / 2  # what is found out from time to time
