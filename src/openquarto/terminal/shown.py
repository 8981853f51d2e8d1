"""What is needed of a session to show it, line by line or on the full screen: a game, puzzles or lessons."""

from typing import Literal, Protocol

from openquarto.engine.thought import Thought
from openquarto.engine.turn import Turn
from openquarto.rules.action import Phase
from openquarto.rules.line import Line
from openquarto.rules.seat import Seat
from openquarto.speech.command import Command
from openquarto.speech.manner import Hearer, Manner
from openquarto.terminal.study import Said, Study
from openquarto.view.masked import Sight
from openquarto.view.touch import Felt

PushName = Literal["quarto", "done"]


def pushes_of(view: Sight) -> dict[PushName, str]:
    """The buttons of a game: Quarto at all times, so that it tells nothing; done on a full board."""
    done: dict[PushName, str] = {"done": "label-done"} if view.phase is Phase.LAST_LOOK else {}
    return {"quarto": "label-quarto", **done}


class Session(Protocol):
    """Takes what is typed and answers with what is said."""

    @property
    def manner(self) -> Manner: ...
    @property
    def hearer(self) -> Hearer: ...
    @property
    def view(self) -> Sight: ...
    @property
    def seen(self) -> Sight:
        """The table to be shown."""
        ...

    @property
    def headline(self) -> str:
        """What is to be done now, in a line."""
        ...

    @property
    def pushes(self) -> dict[PushName, str]:
        """The buttons that do something now, each with the message that says what."""
        ...

    @property
    def page(self) -> Said:
        """A title and some sentences that are to be read before anything else."""
        ...

    def close_page(self) -> None:
        """It is read."""
        ...

    @property
    def labels(self) -> dict[Seat, str]: ...
    @property
    def clocks(self) -> dict[Seat, float | None]: ...
    @property
    def prompt(self) -> str: ...
    @property
    def felt(self) -> Felt | None: ...
    @property
    def study(self) -> Study | None: ...
    @property
    def thought(self) -> Thought | None: ...
    @property
    def is_thinking(self) -> bool: ...
    @property
    def is_masked(self) -> bool: ...
    @property
    def is_asking(self) -> bool: ...
    @property
    def is_leaving(self) -> bool: ...
    @property
    def is_fleeting(self) -> bool: ...
    @property
    def is_timed(self) -> bool:
        """Whether time can change something."""
        ...

    @property
    def answers_after(self) -> float: ...
    @property
    def seconds_to_tick(self) -> float | None: ...

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that a call can mean."""
        ...

    def hear(self, line: str) -> Said: ...
    def obey(self, command: Command) -> Said: ...
    def finish(self, study: Study) -> Said: ...
    def play(self, thought: Thought, turn: Turn) -> Said: ...
    def tick(self) -> Said: ...
