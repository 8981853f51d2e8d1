"""Garbage is collected at quiet moments, and what survives is not looked at again."""

import gc

import pytest

from openquarto.server import garbage


class Knot:
    """Something that only the collector can free."""

    def __init__(self, freed: list[str]) -> None:
        self.itself = self
        self._freed = freed

    def __del__(self) -> None:
        self._freed.append("freed")


@pytest.fixture(autouse=True)
def _thawed() -> object:
    yield
    gc.unfreeze()


def test_what_came_is_collected_and_what_stays_is_looked_at_again_when_it_is_thorough() -> None:
    freed: list[str] = []
    Knot(freed)
    garbage.collect()
    assert ["freed"] == freed
    stays = Knot(freed)
    garbage.collect()
    assert gc.get_freeze_count() > 0
    del stays
    garbage.collect()
    assert ["freed"] == freed
    garbage.collect(thoroughly=True)
    assert ["freed", "freed"] == freed
