"""What came of many faults: how often what was broken, and what was lost by it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple, Self


@dataclass
class Figures:
    """What was broken, and what came of it."""

    schedules: int = 0
    broken: Counter[str] = field(default_factory=Counter)  # how often, by kind
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    faults: list[str] = field(default_factory=list)

    def __iadd__(self, other: Self) -> Self:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        return self

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong at all."""
        return not (self.faults or self.lost or self.doubled)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in self.broken.most_common())
        games = f" in {self.schedules:,} schedules" if self.schedules else ""
        return (
            f"{kinds or 'nothing was broken'}{games}; "
            f"{self.acknowledged:,} acknowledged, {self.lost:,} lost, {self.doubled:,} doubled"
        )


class Spoiled(NamedTuple):
    """What came of something that was spoiled on purpose, and whether that was noticed."""

    figures: Figures
    is_found: bool


Task = Callable[[], Figures]
Control = Callable[[], Spoiled]


class Part(NamedTuple):
    """One kind of faults: what is done with the server as it is shipped, and what must be noticed."""

    tasks: list[Task]
    controls: Mapping[str, Control]


def status(figures: Iterable[Figures], spoiled: Iterable[Spoiled]) -> int:
    """The exit code: 0 only if nothing is wrong, and all that was spoiled was noticed."""
    is_sound, is_blind = all(each.is_sound for each in figures), not all(each.is_found for each in spoiled)
    return int(is_blind or not is_sound)
