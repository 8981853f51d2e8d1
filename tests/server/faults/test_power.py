"""Power cuts: what the store has answered is there afterwards, once, and nothing is half there."""

import os
from pathlib import Path

import pytest

from tests.server.faults.cuts import build_library, cut_power
from tests.server.faults.writing import ANSWER_FIRST, AS_SHIPPED, NORMAL

pytestmark = pytest.mark.needs("compiler")
QUICK, LONG, JOURNALS = 300, 1_000, 10
FIRST = int(os.environ.get("OPENQUARTO_SEED", "0"))


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_library(tmp_path_factory.mktemp("library"))


def test_some_power_cuts(library: Path, tmp_path: Path) -> None:
    assert [] == cut_power(library, tmp_path, AS_SHIPPED, FIRST, QUICK).bad


@pytest.mark.long
@pytest.mark.parametrize("seed", range(FIRST, FIRST + JOURNALS))
def test_many_power_cuts(library: Path, tmp_path: Path, seed: int) -> None:
    assert [] == cut_power(library, tmp_path, AS_SHIPPED, seed, LONG).bad


@pytest.mark.parametrize("mode", [NORMAL, ANSWER_FIRST])
def test_what_would_lose_something_is_noticed(library: Path, tmp_path: Path, mode: str) -> None:
    found = cut_power(library, tmp_path, mode, FIRST, QUICK)
    print(f"{mode}: {len(found.bad)} of {found.count} power cuts with loss")  # noqa: T201  with -s
    assert found.lost
