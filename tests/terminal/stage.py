"""A full screen on a stage: Textual's pilot presses its keys, and what it shows is read as text."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import textual.app
import textual.pilot
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen
from textual.strip import Strip

from openquarto.match.arrangement import Arrangement
from openquarto.match.opponent import HERE
from openquarto.match.settings import Settings
from openquarto.players.pace import Pace
from openquarto.rules.clock import TimeControl
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.square import COLUMNS, Square
from openquarto.rules.variant import Variant
from openquarto.speech.manner import Manner
from openquarto.terminal.autosave import SavedGame
from openquarto.terminal.screen.app import GameApp
from openquarto.terminal.screen.choice import Choice
from openquarto.terminal.screen.grid_lines import Lattice
from openquarto.terminal.screen.stock import HOMES
from openquarto.terminal.screen.typed import TypedRun
from openquarto.terminal.session import TerminalSession
from openquarto.terminal.shown import Session
from openquarto.view.edition import Edition

SMALL, LARGE = (80, 24), (120, 40)
SIZES = (SMALL, LARGE)
PATIENCE = 30.0  # seconds

# A game without any quarto: each piece given, and the square that it is placed on.
QUIET = "Kc2 Ja3 Hc4 Od3 Dc1 Ab1 Lb2 Id4 Ca4 Fd2 Ga1 Ea2 Nd1 Mc3 Bb3 Pb4"
MOVES = [(Piece[each[0]], Square[each[1:]]) for each in QUIET.split()]
# A game in which row 1 is light and round after the fourth placement.
LIVE = [(Piece.A, Square.a1), (Piece.B, Square.b1), (Piece.C, Square.c1), (Piece.D, Square.d1)]


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def sit(
    *,
    opponent: str = HERE,
    variant: str = "classic",
    manner: Manner | None = None,
    clock: TimeControl | None = None,
    watch: Time | None = None,
    names: tuple[str | None, str | None] = (None, None),
) -> TerminalSession:
    """A session whose first seat is mine."""
    manner = manner or Manner()
    settings = Settings(
        variant=Variant.parse(variant),
        edition=Edition(manner.edition),
        first=names[0],
        second=names[1],
        first_clock=clock,
        second_clock=clock,
    )
    arrangement = Arrangement.against(opponent, settings, me=Seat.FIRST)
    return TerminalSession(arrangement, manner, now=watch) if watch else TerminalSession(arrangement, manner)


class Player:
    """Somebody at the keyboard or with a mouse."""

    def __init__(self, app: GameApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    # What is seen

    @property
    def session(self) -> TerminalSession:
        assert isinstance(self.app.session, TerminalSession)
        return self.app.session

    @property
    def strips(self) -> list[Strip]:
        self.app.screen._on_timer_update()  # what has changed is laid out and drawn before it is read
        return self.app.screen._compositor.render_strips()

    @property
    def text(self) -> str:
        return "\n".join(strip.text for strip in self.strips)

    @property
    def said(self) -> str:
        """The newest message."""
        return self.app.table.messages.current

    @property
    def focus(self) -> str | None:
        return self.app.focused.id if self.app.focused else None

    @property
    def dialog(self) -> Choice[Any]:
        assert isinstance(self.app.screen, Choice)
        return self.app.screen

    @property
    def is_at_table(self) -> bool:
        """Whether nothing is open over the table."""
        return self.app.screen is self.app.table

    @property
    def answers(self) -> list[str]:
        return [words for words, _ in self.dialog.answers]

    # What is done

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await settle()

    async def type(self, line: str) -> None:
        """Type a line on the command line, which has the focus."""
        self.app.table.command.value = line
        await self.press("enter")

    async def wait(self, until: Callable[[], bool]) -> None:
        """Until something that happens in its own time has happened."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def wait_for_me(self) -> None:
        """Until the computer has played."""
        await self.wait(lambda: not self.session.is_thinking)

    async def click(self, where: str, x: int = 1, y: int = 0) -> None:
        await self.pilot.click(f"#{where}", offset=(x, y))

    async def click_square(self, square: Square) -> None:
        grid = self.app.table.board
        x, y = Lattice(grid.box, grid.left + grid.margin, 1).corner(square.index)
        await self.click("board", x + 1, y + 1)

    async def click_piece(self, piece: Piece) -> None:
        grid = self.app.table.stock
        x, y = Lattice(grid.box, grid.left + grid.margin, 1).corner(HOMES.index(piece))
        await self.click("stock", x + 1, y + 1)

    async def give_by_keys(self, piece: Piece) -> None:
        """Go to the stock, flip the traits that differ, and give."""
        await self.press("s")
        differs = self.app.table.stock.piece.number ^ piece.number
        flips = [str(number) for number, trait in enumerate(Trait, start=1) if differs & trait.bit]
        await self.press(*flips, "enter")

    async def place_by_keys(self, square: Square) -> None:
        """Go to the board, to the row and the column, and place."""
        await self.press("b", str(square.row), f"alt+{COLUMNS.index(square.column) + 1}", "space")


async def settle(_: float = 0) -> None:
    """Until all messages are read; Textual's own pilot waits for an idle processor, which takes long."""
    for _step in range(40):  # a message goes up from a square to the app step by step
        await asyncio.sleep(0)


@asynccontextmanager
async def stage(
    session: Session,
    size: tuple[int, int] = SMALL,
    opening: SavedGame | Iterable[str] | None = None,
    pace: float = 0.0,
) -> AsyncIterator[Player]:
    """A full screen that has begun."""
    if opening is None:
        assert isinstance(session, TerminalSession)
        opening = session.begin()
    app = GameApp(session, opening, pace=Pace(pace))
    async with app.run_test(size=size) as pilot:
        with (
            patch.object(textual.app, "wait_for_idle", settle),
            patch.object(textual.pilot, "wait_for_idle", settle),
            patch.object(Screen, "_compositor_refresh"),  # nobody looks; what a test reads is drawn for it
        ):
            app.typed = TypedRun(itertools.count().__next__)  # keys are pressed one by one, not in one go
            player = Player(app, pilot)
            await player.wait(lambda: bool(player.said) or isinstance(app.screen, ModalScreen))
            yield player


def run(play: Coroutine[Any, Any, None]) -> None:
    """Run a test's play to its end."""
    asyncio.run(play)
