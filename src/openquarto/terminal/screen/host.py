"""What the full screen does by itself: it tells, thinks, watches the clocks, and leaves."""

import asyncio
import os
import signal
import time
from collections.abc import Iterable
from contextlib import suppress

from textual import events
from textual.app import App
from textual.screen import Screen
from textual.timer import Timer

from openquarto.players.pace import Pace
from openquarto.rules.error import QuartoError
from openquarto.speech.command import Command, Wish
from openquarto.speech.refusal import refuse
from openquarto.terminal.desk import Desk
from openquarto.terminal.screen.choice import LineChoice
from openquarto.terminal.screen.fit import is_too_small
from openquarto.terminal.screen.palette import DARK_THEME, LIGHT_THEME, has_few_colours
from openquarto.terminal.screen.reading import Reading, TooSmall
from openquarto.terminal.screen.style import STYLE
from openquarto.terminal.screen.table import Table
from openquarto.terminal.screen.themes import themes
from openquarto.terminal.shown import Session
from openquarto.view.touch import Felt

SHOWN = 1.4  # seconds that the answer to a touch is shown; 1.5 is the most that is fair
_PATIENCE = 3.0  # seconds of work after which it is told how far it is
_POLL = 0.1  # seconds between two looks at the clocks
_SIGNALS = ("SIGTERM", "SIGHUP")


class Host(App[None]):
    """A session on a full screen; keys and dialogs are added by those above."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(self, session: Session, *, pace: Pace | None = None) -> None:
        super().__init__()
        self._desk = Desk(session, tells_board=False)
        self.goodbye: tuple[str, ...] = ()  # to be said when the screen is gone
        self.signal: int | None = None  # what ended the program, if not the player
        self.table = Table()
        self._pace = pace or Pace()
        self._thinks = self._studies = False
        self._wiping: Timer | None = None
        for theme in themes(few_colours=has_few_colours(self)):
            self.register_theme(theme)
        self.theme = LIGHT_THEME if is_on_light_ground(os.environ.get("COLORFGBG", "")) else DARK_THEME

    @property
    def session(self) -> Session:
        """The game, or the puzzles or lessons that it is left for."""
        return self._desk.session

    @session.setter
    def session(self, session: Session) -> None:
        self._desk.session = session

    def get_default_screen(self) -> Screen[None]:
        """The table, from the beginning."""
        return self.table

    def on_mount(self) -> None:
        """Watch the clocks, and for those who want this program to end."""
        self.set_interval(_POLL, self._poll)
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            with suppress(NotImplementedError, AttributeError):  # Windows knows neither
                loop.add_signal_handler(number := getattr(signal, name), self._end_by, number)

    def on_unmount(self) -> None:
        """Give the signals back."""
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            with suppress(NotImplementedError, AttributeError):
                loop.remove_signal_handler(getattr(signal, name))

    @property
    def is_covered(self) -> bool:
        """Whether something is open over the table; keys typed ahead may still come from below it."""
        return self.screen is not self.table

    # Doing and telling

    def do(self, command: Command) -> tuple[str, ...]:
        """Obey a command and tell what came of it."""
        said = self.session.obey(command)
        self.answer(said)
        return said

    def answer(self, said: tuple[str, ...]) -> None:
        """Tell what came of something; the answer to a touch takes its time."""
        if self.session.answers_after:
            self.set_timer(self.session.answers_after, lambda: self._answer_touch(said, self.session.felt))
        else:
            self.tell(said)

    def _answer_touch(self, said: tuple[str, ...], felt: Felt | None) -> None:
        self.tell(said)
        if self.session.is_masked:
            self.table.feel(felt)
            self._wipe_soon()

    def _wipe_soon(self) -> None:
        if self._wiping:
            self._wiping.stop()
        self._wiping = self.set_timer(SHOWN, self._wipe)

    def _wipe(self) -> None:
        if self.session.is_masked:
            self.table.messages.forget()
            self.table.feel(None)

    def refuse(self, error: QuartoError) -> None:
        """Tell what is wrong."""
        self.tell(refuse(error, self.session.hearer))

    def tell(self, said: Iterable[str], *, between: str = " ") -> None:
        """Say something, and show the table as it is now; then the computer may think."""
        sentences = (*said, *self._desk.turn())
        if sentences:
            if self.session.is_masked:
                self.table.messages.forget()
            self.table.messages.add(between.join(sentences))
        self.table.show(self.session)
        if sentences and self.session.is_fleeting:
            self._wipe_soon()
        self._show_page()
        if self.session.is_leaving:
            self.goodbye = sentences
            self.exit()
        elif self.session.study and not self._studies:
            self._studies = True
            self.run_worker(self._study())
        elif self.session.is_thinking and not self._thinks:
            self._thinks = True
            self.run_worker(self._think())

    def _show_page(self) -> None:
        """Show a text that comes before a task: the few rows of the messages could not hold it."""
        session = self.session
        if session.page and not isinstance(self.screen, Reading | TooSmall):
            title, *text = session.page
            dialog = Reading(title, text, session.hearer.says("label-go-on"))
            self.push_screen(dialog, lambda _: session.close_page())

    def leave(self) -> None:
        """Leave; the game is kept, and work of the solver ends."""
        if self.session.study:
            self.session.study.stop.set()
        if not self.session.is_leaving:
            self.do(Wish.QUIT)

    def _end_by(self, number: int) -> None:
        self.signal = number
        while not self.session.is_leaving:  # also the game behind the puzzles
            self.leave()

    # Time

    @property
    def _goes_on(self) -> bool:
        """Whether there is still a screen to show something on: work may end when the app has closed."""
        return self.is_running and not self.session.is_leaving

    async def _think(self) -> None:
        """Let the computer play while the screen stays alive; the delay is drawn before it looks."""
        try:
            while self._goes_on and (thought := self.session.thought):
                ready = time.monotonic() + self._pace.draw(thought.left)
                turn = await asyncio.to_thread(thought.choose)
                await asyncio.sleep(max(0.0, ready - time.monotonic()))
                if self._goes_on:
                    self.tell(self.session.play(thought, turn))
        finally:
            self._thinks = False

    async def _study(self) -> None:
        """Let the solver work while the screen stays alive; what takes long tells how far it is."""
        try:
            while self._goes_on and (study := self.session.study):
                work = asyncio.create_task(asyncio.to_thread(study.run))
                while not (await asyncio.wait((work,), timeout=_PATIENCE))[0]:
                    if self._goes_on:
                        self.table.messages.add(study.progress(self.session.hearer))
                await work
                if self._goes_on:
                    self.tell(self.session.finish(study), between="\n")
        finally:
            self._studies = False

    def _poll(self) -> None:
        """Tell what the clock has to tell, and show it."""
        if not self.session.is_timed or not self._goes_on:
            return
        if said := self.session.tick():
            self.tell(said)
        if self.session.view.outcome and isinstance(self.screen, LineChoice):
            self.screen.close()  # nothing can be called any more
        self.table.show_clocks(self.session)

    # The window and its colours

    def on_resize(self, event: events.Resize) -> None:
        """Fit everything to the window, or say that it is too small."""
        self.table.resize(*event.size)
        if is_too_small(*event.size):
            if not isinstance(self.screen, TooSmall):
                self.push_screen(TooSmall(self.session.hearer))
        elif isinstance(self.screen, TooSmall):
            self.pop_screen()
            self.call_after_refresh(self._show_page)

    def action_toggle_look(self) -> None:
        """From light to dark, and back."""
        self.theme = DARK_THEME if self.theme == LIGHT_THEME else LIGHT_THEME

    def watch_theme(self) -> None:
        """Draw in the new colours."""
        if self.table.is_mounted:
            self.table.redraw()


def is_on_light_ground(colours: str) -> bool:
    """Whether a terminal says so, as some do: the numbers of its colours, the ground's last."""
    return colours.rpartition(";")[2] in ("7", "15")
