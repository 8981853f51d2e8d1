"""The small match at the end of a lesson: an ordinary game at the keyboard, from its own start, not kept."""

import time
from collections.abc import Callable

from openquarto.lessons import SmallMatch
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.greeting import agreement
from openquarto.match.mask import Mask, Wearer
from openquarto.match.referee import Match
from openquarto.match.settings import Settings
from openquarto.notation.record import Record
from openquarto.rules.clock import TurnClock
from openquarto.speech.answer import read_board, status
from openquarto.speech.manner import Manner
from openquarto.terminal.autosave import Autosave
from openquarto.terminal.series import Said
from openquarto.terminal.session import TerminalSession
from openquarto.view.masked import MaskedView


class Unkept(Autosave):
    """A game that is not kept: it is no game to go on with later."""

    def keep(self, record: Record) -> None:
        """Nothing is written."""


class SmallMatchSession(TerminalSession):
    """A game against the level of a lesson."""

    def __init__(
        self,
        small: SmallMatch,
        manner: Manner,
        *,
        on_honour: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._small = small
        super().__init__(_arrangement(small, manner), manner, autosave=Unkept(), on_honour=on_honour, now=now)
        self._restart()

    @property
    def is_passed(self) -> bool:
        """Whether it has ended as the lesson wants it."""
        outcome = self.match.outcome
        return outcome is not None and self._small.is_passed(outcome)

    def open(self, *, tells_board: bool) -> Said:
        """What is played, and the table as it stands."""
        board = (
            read_board(self.view, self.hearer)
            if tells_board and not isinstance(self.view, MaskedView)
            else ()
        )
        said = (*agreement(self.arrangement, self.hearer), *board, *status(self.view, self.hearer))
        return self._say(said)

    def new_game(self) -> Said:
        """Begin it again, from its own start."""
        self._restart()
        return (self.hearer.says("new-game"), *status(self.view, self.hearer))

    def oppose(self, opponent: str | None) -> Said:  # noqa: ARG002
        """The lesson says who plays."""
        return (self.hearer.says("practice-not-here"),)

    def load(self, file: str | None) -> Said:  # noqa: ARG002
        """Another game is no part of a lesson."""
        return (self.hearer.says("practice-not-here"),)

    def _restart(self) -> None:
        match = Match(self.arrangement.settings, start=self._small.position, now=self._now)
        self._start(match, Unkept())


def _arrangement(small: SmallMatch, manner: Manner) -> Arrangement:
    me = small.learner
    clock = TurnClock(small.seconds) if small.seconds else None
    settings = Settings(
        variant=small.variant,
        edition=manner.edition,
        first_clock=clock,
        second_clock=clock,
        mask=Mask(wearer=Wearer(me.value), touches=small.touches) if small.touches else None,
    )
    return Arrangement(settings, {me: PERSON, me.other: small.level}, by_lot=False)
