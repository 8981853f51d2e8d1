"""Which cases of a parametrised test run in `make test`, in `make test-more` and in `make test-long`."""

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

Case = TypeVar("Case")


def more(cases: Iterable[Case], *, but: Collection[Case]) -> list[Case | ParameterSet]:
    """The cases in their order, all marked `more` but for a few."""
    return [case if case in but else pytest.param(case, marks=pytest.mark.more) for case in cases]


def spread(
    cases: Iterable[Case], *, quick: Collection[Case] = (), more: Collection[Case] = ()
) -> list[Case | ParameterSet]:
    """The cases in their order: a few unmarked, some marked `more`, and the rest `long`."""
    marks = {True: pytest.mark.more, False: pytest.mark.long}
    return [case if case in quick else pytest.param(case, marks=marks[case in more]) for case in cases]
