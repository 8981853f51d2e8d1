"""Our engine on standard input and output: a thread reads, another searches, and one loop hears both."""

import os
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import Protocol

from openquarto.engine.error import EngineFault
from openquarto.engine.exact_search import ExactSearch
from openquarto.engine.info import Info
from openquarto.engine.level_search import LevelSearch
from openquarto.engine.levels import EXACT
from openquarto.engine.lines import LONGEST, Lines
from openquarto.engine.option import Choices
from openquarto.engine.python_player import MakePlayer, PlayerSearch, identity_of, load_player, where
from openquarto.engine.session import Forget, Halt, Leave, Order, Prepare, Say, Search, Session
from openquarto.kernel import Solver, Stop
from openquarto.players.turn_class import turn_classes
from openquarto.rules.error import QuartoError, SetupError
from openquarto.rules.position import Position
from openquarto.rules.variant import Variant

AHEAD = 256  # lines that are read before the first of them is answered
EARLY = 0.015  # seconds before the end of its time at which a search is asked to end
PATIENCE = 0.02  # seconds that a search has to end after it was told to; then its best so far is taken
JOINED_IN = 5.0  # seconds until a search that was told to end has ended for certain
FOR_EVER = 3600.0  # a wait with an end, however late, lets Ctrl-C through on every system


class RunningSearch(Protocol):
    """What a `go` has started in a thread of its own."""

    stop: Stop

    @property
    def turn(self) -> str | None:
        """The answer, if it has to be given now; None if it has to be waited for."""
        ...


class Runner:
    """Hears lines, hands them to the session and does what it orders, until it says to leave."""

    def __init__(
        self, read: Callable[[], bytes], write: Callable[[str], None], make_player: MakePlayer | None = None
    ) -> None:
        self._read, self._write = read, write
        self._make_player = make_player  # who plays instead of the levels, if anybody
        self._player = make_player() if make_player else None
        self._session = Session(identity_of(self._player) if self._player else None)
        self._heard: SimpleQueue[Callable[[], bool]] = SimpleQueue()
        self._room = threading.Semaphore(AHEAD)
        self._speaking = threading.Lock()
        self._solver: Solver | None = None
        self._solver_of: tuple[int, int, bool] | None = None
        self._running: RunningSearch | None = None
        self._thread: threading.Thread | None = None
        self._ending: float | None = None  # when the search is to end
        self._end: float | None = None  # when it is answered for, whether it has ended or not

    def run(self) -> None:
        """Talk until `quit`, or until the end of the input: then a search is ended with its answer."""
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            goes_on = True
            while goes_on:
                try:
                    goes_on = self._heard.get(timeout=self._wait())()
                except Empty:
                    self._watch_clock()
        finally:
            if self._running is not None:
                self._running.stop.set()
            if self._thread is not None:
                self._thread.join(PATIENCE)

    # What is heard; each answers whether to go on

    def _listen(self) -> None:
        lines = Lines()
        while data := self._read():
            for line in lines.feed(data):
                self._room.acquire()
                self._heard.put(partial(self._on_line, line, time.monotonic()))
        self._heard.put(self._on_end)

    def _on_line(self, line: str | None, at: float) -> bool:
        self._room.release()
        if line is None:
            self._say(f"info string {EngineFault('command too long', most=LONGEST)}")
            return True
        return self._obey(self._session.handle(line), at)

    def _on_end(self) -> bool:
        """Nobody is there any more, or nobody asks more: what is owed is still said."""
        self._obey(self._session.handle("stop"), time.monotonic())
        return False

    def _on_found(self, search: RunningSearch, failure: Exception | None) -> bool:
        if search is self._running:
            if isinstance(failure, QuartoError):
                self._say(f"info string {failure}")
            elif failure is not None:
                self._say(f"info string the search failed: {where(failure)}")
            self._answer(search)
        return True

    def _answer(self, search: RunningSearch) -> None:
        with self._speaking:  # whatever is told of this search after its answer comes too late
            self._running = self._ending = self._end = None
        self._obey(self._session.found(search.turn), time.monotonic())

    # What is ordered

    def _obey(self, orders: tuple[Order, ...], at: float) -> bool:
        for order in orders:
            match order:
                case Say(line):
                    self._say(line)
                case Prepare(choices) if self._player is None:
                    self._prepare(choices)
                case Forget():
                    self._forget()
                case Search():
                    self._begin(order, at)
                case Halt():
                    self._halt()
                case Leave():
                    return False
        return True

    def _begin(self, order: Search, at: float) -> None:
        self._join()
        search, work = self._search_of(order)
        budget = order.limits.budget_ms(order.position)
        if budget is not None:
            self._end = at + budget / 1000
            self._ending = self._end - min(EARLY, budget / 4000)
        self._running = search
        self._thread = threading.Thread(target=self._search, args=(search, work), daemon=True)
        self._thread.start()

    def _search_of(self, order: Search) -> tuple[RunningSearch, Callable[[], None]]:
        """What is to answer, and its work."""
        if self._player is not None:
            chosen = PlayerSearch(order.position, self._player)
            return chosen, chosen.run
        kind = ExactSearch if order.choices.level == EXACT else LevelSearch
        solver = self._prepare(order.choices)
        search = kind(order.position, order.limits, order.choices, lambda info: self._pass_on(search, info))
        return search, partial(search.run, solver)

    def _join(self) -> None:
        """Wait for a search that was answered for before it had noticed its end: it uses the table."""
        if self._thread is not None:
            self._thread.join(JOINED_IN)
            if self._thread.is_alive():
                self._solver = None  # it keeps the table, and the next search has a new one
            self._thread = None

    def _halt(self) -> None:
        """The answer comes before the next line is heard, so that nobody needs to wait for it to go on."""
        if self._running is not None and self._thread is not None:
            self._running.stop.set()
            self._thread.join(PATIENCE)
            if self._running.turn is not None:
                self._answer(self._running)

    def _search(self, search: RunningSearch, work: Callable[[], None]) -> None:
        failure: Exception | None = None
        try:
            work()
        except Exception as error:  # noqa: BLE001  it is told, and the turn that was found before it is played
            failure = error
        self._heard.put(partial(self._on_found, search, failure))

    def _pass_on(self, search: RunningSearch, info: Info) -> None:
        """Said by the thread that searches, so that all is said when it has ended."""
        with self._speaking:
            if search is self._running:
                self._write(f"{info}\n")

    def _prepare(self, choices: Choices) -> Solver:
        """Have a solver as it was chosen; if it cannot be had, the one before serves on."""
        wanted = (choices.hash_mb, choices.threads, choices.book)
        if self._solver is not None and wanted == self._solver_of:
            return self._solver
        if self._solver is None:
            _warm_up()
        try:
            self._solver = Solver(
                table_mb=choices.hash_mb, threads=choices.threads, book="shipped" if choices.book else None
            )
        except SetupError as error:
            self._say(f"info string {error}")
            self._solver = self._solver or Solver(table_mb=1)
        self._solver_of = wanted
        return self._solver

    def _forget(self) -> None:
        self._join()
        if self._solver is not None:
            self._solver.clear()
        if self._make_player is not None:
            self._player = self._make_player()

    # Time

    def _wait(self) -> float:
        due = [moment for moment in (self._ending, self._end) if moment is not None]
        return max(0.0, min(due) - time.monotonic()) if due else FOR_EVER

    def _watch_clock(self) -> None:
        now, search = time.monotonic(), self._running
        if search is None:
            self._ending = self._end = None
            return
        if self._ending is not None and now >= self._ending:
            search.stop.set()
            self._ending = None
        if self._end is not None and now >= self._end:
            self._end = None
            if search.turn is not None:
                self._answer(search)

    def _say(self, line: str) -> None:
        with self._speaking:
            self._write(line + "\n")


def run(player: str | None = None) -> None:
    """Talk on standard input and output; as a player in Python if one is named, `module:Class`."""
    make_player = None
    if player:
        sys.stdout = sys.stderr  # what a player prints is no line of the protocol
        make_player = load_player(player)
    # Not through sys.stdin: a thread that waits inside of it would hold its lock when the program ends.
    Runner(lambda: os.read(0, 1 << 16), _print, make_player).run()


def _print(text: str) -> None:
    data = text.encode(errors="backslashreplace")
    while data:
        data = data[os.write(1, data) :]


def _warm_up() -> None:
    """Build what the first look at a board needs, before a clock runs."""
    for variant in ("classic", "blocks"):
        turn_classes(Position(variant=Variant.parse(variant)))
