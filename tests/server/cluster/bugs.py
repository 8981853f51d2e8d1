"""The bugs that are planted: each must be found, and for what it is, or the harness is blind."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.server.cluster.schedule import Schedule, draw

SEEDS = 20  # schedules within which each of them must be found


def _with(first: str, *, goodbye: bool = False, echo: float | None = None) -> Callable[[int], Schedule]:
    """Schedules in which this happens first."""

    def drawn(seed: int) -> Schedule:
        schedule = draw(seed, first=first, has_standby=first == "doubt")
        return replace(schedule, goodbye=goodbye, echo=schedule.echo if echo is None else echo)

    return drawn


def _killed_at_messages(seed: int) -> Schedule:
    """Whatever breaks is a process that is killed, as soon as a message has come."""
    schedule = draw(seed, first="kill")
    return replace(schedule, faults=[replace(each, kind="kill", pause=0.0) for each in schedule.faults])


def _in_a_slow_promotion(seed: int) -> Schedule:
    """The primary tells its standby nothing for a while, and is gone."""
    schedule = draw(seed, first="promote", has_standby=True)
    faults = [replace(fault, whom=0, length=0.4) for fault in schedule.faults if fault.kind == "promote"]
    return replace(schedule, faults=faults, goodbye=False)


def _undisturbed(seed: int) -> Schedule:
    """Nothing breaks and nothing is refused: no new line and no second look shows what no notice told."""
    return replace(draw(seed), faults=[], watchers=1, echo=0.0, goodbye=False, is_sensible=True)


@dataclass(frozen=True, slots=True)
class Bug:
    """A planted bug, the schedules in which it must show, and the words by which it does."""

    drawn: Callable[[int], Schedule]
    signs: tuple[str, ...]
    knob: str = ""  # in each process
    options: str = ""  # of the database's connections
    is_synchronous: bool = True  # the standby


BUGS = {
    "acknowledgement before commit": Bug(
        _killed_at_messages, ("and is not kept", "are kept", "than the log"), "answer before commit"
    ),
    "no second look at the id": Bug(_with("line", echo=1.0), ("was refused", "times"), "no second look"),
    "doubt = not written": Bug(_with("doubt"), ("was refused",), "doubt is no"),
    "NOTIFY dropped and no poll": Bug(_undisturbed, ("in time",), "no notices, no questions"),
    "the 2 s removed": Bug(_with("night"), ("could be used",), "no limit of 2 s"),
    "presence never forgotten": Bug(_with("line", goodbye=True), ("nobody was told",), "presence for ever"),
    "asynchronous standby": Bug(
        _in_a_slow_promotion, ("and is not kept", "are kept", "than the log"), is_synchronous=False
    ),
    "synchronous_commit=off": Bug(
        _with("crash"),
        ("and is not kept", "are kept", "than the log"),
        options=" -csynchronous_commit=off",
    ),
}
