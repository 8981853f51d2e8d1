"""Which cases of a parametrised test `make test` runs, and which it leaves to `make test-more`."""

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

Case = TypeVar("Case")


def more(cases: Iterable[Case], *, but: Collection[Case]) -> list[Case | ParameterSet]:
    """The same cases in the same order, all marked `more` but for a few."""
    return [case if case in but else pytest.param(case, marks=pytest.mark.more) for case in cases]
