"""The full screen as a Textual app: what keys, pointer and words do."""

from collections.abc import Iterable
from contextlib import suppress
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from openquarto.players.pace import Pace
from openquarto.rules.action import Done, Give, Place
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.piece import Trait
from openquarto.rules.square import SQUARES
from openquarto.speech.command import Act, GivePlace, Help, Touch
from openquarto.speech.name import spot_name
from openquarto.speech.parser import parse
from openquarto.speech.template import capital
from openquarto.terminal.autosave import SavedGame
from openquarto.terminal.screen.board import Board
from openquarto.terminal.screen.dialogs import Dialogs
from openquarto.terminal.screen.grid import Grid
from openquarto.terminal.screen.grid_lines import SIDE
from openquarto.terminal.screen.host import Host
from openquarto.terminal.screen.keys import command_at, digit, shifted_digit
from openquarto.terminal.screen.side import Push
from openquarto.terminal.screen.stock import Stock
from openquarto.terminal.screen.typed import TypedRun
from openquarto.terminal.shown import Session
from openquarto.view.error import ViewFault
from openquarto.view.touch import Spot

_TRAITS = tuple(Trait)


class GameApp(Host):
    """A session on a full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", show=False, priority=True),
        Binding("f9", "toggle_look", show=False),
    ]

    def __init__(
        self, session: Session, opening: SavedGame | Iterable[str], *, pace: Pace | None = None
    ) -> None:
        super().__init__(session, pace=pace)
        self._opening = opening
        self.dialogs = Dialogs(self)
        self.typed = TypedRun()

    def on_mount(self) -> None:
        """Begin when the table stands."""
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        """Say what is said first; a kept game is offered."""
        if isinstance(self._opening, SavedGame):
            self.table.show(self.session)
            self.dialogs.offer(self._opening)
        else:
            for sentence in self._opening:  # the greeting is long; its end is what matters now
                self.table.messages.add(sentence)
            self.tell(())

    def action_leave(self) -> None:
        """Leave; the game is kept. While the solver works, only that ends."""
        if self.session.study:
            self.session.study.stop.set()
        else:
            self.leave()

    # The command line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what a typed line says; help is shown to be read."""
        line, session = event.value, self.session
        is_help = False
        with suppress(QuartoError):  # what cannot be read is refused by the session
            is_help = isinstance(parse(line, session.manner, session.view), Help)
        said = session.hear(line)
        self.answer(said)
        if is_help:
            self.dialogs.read(session.hearer.says("label-help"), said)

    # Buttons

    def on_push_pushed(self, event: Push.Pushed) -> None:
        """Call, say done, or open the menu."""
        if self.is_covered:
            return
        match event.push.id:
            case "quarto":
                self.dialogs.ask_line()
            case "done":
                self.do(Act(Done()))
            case "menu":
                self.dialogs.open_menu()

    # Board and stock

    async def on_event(self, event: events.Event) -> None:
        """Let keys of board and stock act at once: what is typed ahead goes where they led to."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            grid = self.focused
            if isinstance(grid, Grid) and self._press(grid, event):
                return
        await super().on_event(event)

    def _press(self, grid: Grid, event: events.Key) -> bool:
        """Do what a key does; whether it does anything. Words go to the command line."""
        if self.typed.is_words(event.key, event.character):
            self.table.command.begin(self.typed.take())
            return True
        if event.key == "space" and self.session.is_masked:
            self.do(Touch(_spot(grid)))
            return True
        if event.key in ("enter", "space"):
            self._choose(grid)
            return True
        is_typed = event.character is not None and event.is_printable and "+" not in event.key
        key = (event.character or "").lower() if is_typed else event.key
        return grid.move(key) or self._go(grid, key) or self._open(key) or (is_typed and self._ask(grid, key))

    def on_grid_chosen(self, event: Grid.Chosen) -> None:
        """A click on a square is a choice."""
        if not self.is_covered:
            self._choose(event.grid)

    def _choose(self, grid: Grid) -> None:
        """Place the hand here, or give this piece."""
        match grid:
            case Board() as board:
                self.do(Act(Place(board.square)))
            case Stock() as stock if self.session.is_masked:
                self.do(GivePlace(stock.place))
            case Stock() as stock:
                self.do(Act(Give(stock.piece)))

    def _go(self, grid: Grid, key: str) -> bool:
        """By the digits to a row, a column or the piece that differs in one trait; by letters to a part."""
        plain, shifted = digit(key), shifted_digit(key, self.session.manner.language)
        row, column = divmod(grid.cursor, SIDE)
        either = shifted if plain is None else plain
        match grid:
            case Stock() if either is not None and self.session.is_masked:
                self.refuse(TextError(ViewFault("masked reading")))
            case Stock() as stock if either is not None:
                stock.flip(_TRAITS[either])
            case Board() as board if plain is not None:
                board.cursor = plain * SIDE + column
            case Board() as board if shifted is not None:
                board.cursor = row * SIDE + shifted
            case _ if key in ("s", "b", "i"):
                parts = {"s": self.table.stock, "b": self.table.board, "i": self.table.command}
                self.table.set_focus(parts[key])
            case _:
                return False
        return True

    def _open(self, key: str) -> bool:
        match key:
            case "q":
                self.dialogs.ask_line()
            case "m":
                self.dialogs.open_menu()
            case "?":
                self.dialogs.open_keys()
            case "," | ".":
                if not self.table.messages.step(-1 if key == "," else 1):
                    self.bell()
            case _:
                return False
        return True

    def _ask(self, grid: Grid, key: str) -> bool:
        if key == "o" and self.session.is_masked:  # where the cursor is, and not what stands there
            self.tell((capital(spot_name(_spot(grid), self.session.manner)),))
            return True
        place = grid.piece if isinstance(grid, Stock) else SQUARES[grid.cursor]
        try:
            command = command_at(key, place, self.session.manner)
        except QuartoError as error:
            self.refuse(error)
            return True
        if command is None:
            self.bell()
        else:
            self.do(command)
        return True


def _spot(grid: Grid) -> Spot:
    """What is touched where the cursor is."""
    return grid.place if isinstance(grid, Stock) else SQUARES[grid.cursor]
