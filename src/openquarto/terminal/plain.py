"""Line mode: one fact a line, a word as prompt, no escape bytes; for every terminal, pipe and reader."""

import shutil
import sys
import textwrap
import threading
import time
from collections.abc import Iterable
from contextlib import suppress

from openquarto.players.pace import Pace
from openquarto.rules.error import QuartoError
from openquarto.speech.command import Wish
from openquarto.speech.parser import parse
from openquarto.terminal.autosave import SavedGame
from openquarto.terminal.desk import Desk
from openquarto.terminal.keyboard import Keyboard
from openquarto.terminal.session import TerminalSession
from openquarto.terminal.shown import Session
from openquarto.terminal.study import Study

_PATIENCE = 3.0  # seconds of work after which it is told how far it is


class Plain:
    """A session shown line by line."""

    def __init__(self, session: Session, *, pace: Pace | None = None, descriptor: int = 0) -> None:
        self._desk = Desk(session, tells_board=True)
        self._pace = pace or Pace()
        self._keyboard = Keyboard(descriptor)
        # A pipe does not echo the line break that ends what was typed, so the prompt ends its own line.
        self._after_prompt = " " if sys.stdin.isatty() else "\n"

    @property
    def _session(self) -> Session:
        return self._desk.session

    def run(self, opening: SavedGame | Iterable[str]) -> None:
        """Play until the player leaves; a kept game is offered first."""
        try:
            self._tell(self._offer(opening) if isinstance(opening, SavedGame) else opening)
            while not self._session.is_leaving:
                self._take_turns()
                self._tell(self._desk.turn())
        except EOFError:
            self._leave()
        except KeyboardInterrupt:
            print(flush=True)
            self._leave()
            raise

    def _leave(self) -> None:
        """Leave all: also the game that waits for the end of puzzles."""
        while not self._session.is_leaving:
            self._tell(self._session.obey(Wish.QUIT))
            self._desk.turn()

    def _offer(self, kept: SavedGame) -> Iterable[str]:
        session = self._session
        assert isinstance(session, TerminalSession)  # only games are kept to be resumed
        question = session.hearer.says("resume-offer", when=kept.name)
        return session.resume(kept) if self._agrees(question) else session.begin()

    def _take_turns(self) -> None:
        session = self._session
        if study := session.study:
            self._tell(self._studied(study))
        elif thought := session.thought:
            ready = time.monotonic() + self._pace.draw(thought.left)  # before it looks
            turn = thought.choose()
            time.sleep(max(0.0, ready - time.monotonic()))  # its own clock runs; Ctrl-C wakes us
            self._tell(session.play(thought, turn))
        else:
            said = session.hear(self._ask(session.prompt))
            time.sleep(session.answers_after)
            self._tell(said)

    def _studied(self, study: Study) -> Iterable[str]:
        """Wait for work of the solver, tell how far it is, and let Ctrl-C end it instead of the program."""
        worker = threading.Thread(target=study.run, daemon=True)
        worker.start()
        try:
            while worker.is_alive():
                worker.join(_PATIENCE)
                if worker.is_alive():
                    self._tell((study.progress(self._session.hearer),))
        except KeyboardInterrupt:
            print(flush=True)
            study.stop.set()
            worker.join()
        return self._session.finish(study)

    def _ask(self, question: str) -> str:
        """Wait for a line; what the clock has to tell meanwhile is told at once."""
        print(question, end=self._after_prompt, flush=True)
        while (line := self._line()) is None:
            if said := self._session.tick():
                if self._after_prompt != "\n":
                    print()
                self._tell(said)
                print(self._session.prompt, end=self._after_prompt, flush=True)
        return line

    def _line(self) -> str | None:
        """A line; None when the clock has to tell something. The end of the input ends the prompt's line."""
        try:
            return self._keyboard.line(self._session.seconds_to_tick)
        except EOFError:
            with suppress(OSError):  # the terminal may be gone; the session is left nevertheless
                print(end="" if self._after_prompt == "\n" else "\n", flush=True)
            raise

    def _agrees(self, question: str) -> bool:
        session = self._session
        while True:
            line = self._ask(question)
            try:
                command = parse(line, session.manner, session.view)
            except QuartoError:
                command = None
            if command in (Wish.ACCEPT, Wish.DECLINE):
                return command is Wish.ACCEPT
            if command is Wish.QUIT:
                raise EOFError
            question = session.hearer.says("yes-or-no")

    @staticmethod
    def _tell(said: Iterable[str]) -> None:
        for sentence in said:
            print(_in_window(sentence), flush=True)


def _in_window(sentence: str) -> str:
    """A sentence that would be cut in a word by a narrow window is cut between words."""
    if not sys.stdout.isatty():
        return sentence
    columns = shutil.get_terminal_size().columns
    return textwrap.fill(sentence, max(columns - 1, 20), break_long_words=False, break_on_hyphens=False)
