"""Progress in a file: kept whole, read before it is changed, a broken one kept aside, and all of it told."""

from datetime import date
from functools import partial
from pathlib import Path

import pytest

from openquarto.practice import Progress, with_task, with_try, written_progress
from openquarto.puzzles import shipped
from openquarto.speech import Hearer
from openquarto.terminal.practice.progress_store import ProgressStore, progress_path

FIRST_TASK, SECOND_TASK = (partial(with_task, lesson="hot", task=task) for task in (0, 1))
HEARER = Hearer()


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "not there yet"
    monkeypatch.setenv("OPENQUARTO_DATA", str(folder))
    return folder


def test_nothing_is_known_at_first_and_nothing_is_written(data: Path) -> None:
    assert ProgressStore().read().is_nothing
    assert () == ProgressStore().problem(HEARER)
    assert not data.exists()


def test_what_is_changed_is_on_the_disk_and_nothing_besides(data: Path) -> None:
    changed = ProgressStore().change(FIRST_TASK)
    assert changed == ProgressStore().read()
    assert [progress_path()] == [*data.iterdir()]


def test_two_terminals_lose_nothing_of_each_other() -> None:
    one, other = ProgressStore(), ProgressStore()
    one.read(), other.read()
    one.change(FIRST_TASK)
    other.change(SECOND_TASK)
    assert frozenset({0, 1}) == one.read().lessons["hot"].done


@pytest.mark.parametrize("broken", [b"{", b"\xff\xfe\x00", b"[1, 2]", b""])
def test_a_broken_file_is_kept_aside_and_told_once(data: Path, broken: bytes) -> None:
    data.mkdir()
    progress_path().write_bytes(broken)
    store = ProgressStore()
    assert store.read().is_nothing
    told = store.problem(HEARER)
    (aside,) = [path for path in data.iterdir() if path != progress_path()]
    assert broken == aside.read_bytes()
    assert f"{progress_path()} cannot be read. It is kept as {aside}, and you begin anew." == told[0]
    assert () == store.problem(HEARER)
    store.change(FIRST_TASK)
    assert store.is_kept
    assert broken == aside.read_bytes()


def test_a_file_of_a_newer_version_is_left_as_it_is(data: Path) -> None:
    data.mkdir()
    newer = '{"openquarto": "progress", "version": 2, "clubs": {}}'
    progress_path().write_text(newer)
    store = ProgressStore()
    store.change(FIRST_TASK)
    assert "is from a newer version" in store.problem(HEARER)[0]
    assert store.change(SECOND_TASK).lessons["hot"].done == {0, 1}  # for this visit
    assert newer == progress_path().read_text()
    assert not store.is_kept


def test_where_nothing_can_be_written_everything_works_until_the_end(data: Path) -> None:
    data.write_text("a file where the folder should be")
    store = ProgressStore()
    store.change(FIRST_TASK)
    assert "what you do now counts until you leave" in store.problem(HEARER)[0]
    assert frozenset({0, 1}) == store.change(SECOND_TASK).lessons["hot"].done
    assert not store.is_kept


def test_all_is_forgotten() -> None:
    store = ProgressStore()
    store.change(FIRST_TASK)
    store.forget()
    store.forget()
    assert ProgressStore().read().is_nothing


def test_hundreds_of_tries_are_a_file_that_is_read_again() -> None:
    progress = Progress()
    for puzzle in shipped()[:300]:
        progress = with_try(progress, puzzle, is_right=False, today=date(2026, 11, 18))
    store = ProgressStore()
    store.write(progress)
    assert progress == store.read()
    assert len(written_progress(progress)) < 300 * 200
