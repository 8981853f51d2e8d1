"""The time that processes share: it never goes back, and stands where nothing is told."""

from openquarto.server.game.referee_time import MOST_AHEAD, SharedTime


def test_it_goes_on_between_what_is_told_and_stands_without() -> None:
    clock = [100.0]
    now = SharedTime(7.0, now=lambda: clock[0])
    assert 7.0 == now()
    clock[0] += 1.0
    assert 8.0 == now()
    now.tell(8.5)
    assert 8.5 == now()
    clock[0] += 3600.0
    assert 8.5 + MOST_AHEAD == now()
    now.tell(9.0)  # the others were slower
    assert 8.5 + MOST_AHEAD == now()
    clock[0] += MOST_AHEAD
    assert 9.0 + MOST_AHEAD == now()


def test_after_a_restart_it_goes_on_from_what_was_kept() -> None:
    clock = [5.0]
    now = SharedTime(1000.0, now=lambda: clock[0])
    assert 1000.0 == now()
    now.tell(1010.0)
    assert 1010.0 == now()
