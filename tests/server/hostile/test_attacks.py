"""Every attack of the benchmarks for a short while: no honest flag falls, and every action is answered."""

import pytest

from benchmarks.server.attacks import ATTACKS
from benchmarks.server.under_attack import attacked

SECONDS = 3.0


@pytest.mark.long
@pytest.mark.parametrize("attack", ATTACKS)
def test_honest_people_play_on(attack: str) -> None:
    outcome = attacked(attack, SECONDS)
    noticed = outcome.noticed
    assert noticed.actions, "nobody has played"
    assert (0, 0, []) == (noticed.flags, noticed.unanswered, noticed.lost)
    assert outcome.done + outcome.refused, "nobody has attacked"
