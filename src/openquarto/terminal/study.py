"""Work of the solver that a player waits for: done in another thread, stoppable, told at the end."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from openquarto.speech.manner import Hearer

if TYPE_CHECKING:
    from openquarto.kernel import Solver

Said = tuple[str, ...]
Tell = Callable[[Hearer], Said]  # what has been found, in the words of whoever hears it by then


class Study:
    """One piece of work. `run` may be called in any thread; the rest is for the thread of the table."""

    def __init__(self, work: "Callable[[Study], Tell]", *, stopped: Tell | None = None) -> None:
        from openquarto.kernel import Stop  # noqa: PLC0415  a terminal works without the kernel too

        self.stop = Stop()
        self.done = self.all = 0  # parts of it, where it has some
        self._work = work
        self._tell: Tell | None = None
        self._stopped = stopped or (lambda hearer: (hearer.says("insight-stopped"),))

    def run(self) -> None:
        """Do the work, or as much as is wanted."""
        from openquarto.kernel import Stopped  # noqa: PLC0415

        try:
            self._tell = self._work(self)
        except Stopped:
            self._tell = None

    def told(self, hearer: Hearer) -> Said:
        """What was found, or that it was stopped."""
        return (self._tell or self._stopped)(hearer)

    def progress(self, hearer: Hearer) -> str:
        """How far it is."""
        if self.all:
            return hearer.says("insight-progress", done=self.done, all=self.all)
        return hearer.says("insight-working")


@cache
def solver() -> "Solver":
    """The one solver of all studies: what it has searched once, it knows."""
    from openquarto.kernel import Solver  # noqa: PLC0415

    return Solver()
