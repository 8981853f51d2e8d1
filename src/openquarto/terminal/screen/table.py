"""The table: everything that is seen in play, laid out and filled with the words of the hearer's language."""

from typing import ClassVar, get_args

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from openquarto.about import NAME
from openquarto.rules.piece import Trait
from openquarto.rules.variant import Variant
from openquarto.speech.manner import Hearer
from openquarto.speech.name import piece_name, trait_name
from openquarto.terminal.screen.board import Board
from openquarto.terminal.screen.command_line import CommandLine
from openquarto.terminal.screen.fit import fit
from openquarto.terminal.screen.messages import Messages
from openquarto.terminal.screen.side import Hand, Players, Push
from openquarto.terminal.screen.stock import Stock
from openquarto.terminal.shown import PushName, Session
from openquarto.view.masked import MaskedView
from openquarto.view.touch import HAND, Felt


class Table(Screen[None]):
    """Board, stock, hand, players, buttons, messages and the command line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "to_board", show=False),
        Binding("pageup", "scroll_messages(-1)", show=False),
        Binding("pagedown", "scroll_messages(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(id="board")
        self.stock = Stock(id="stock")
        self.hand = Hand(id="hand")
        self.players = Players(id="players")
        self.messages = Messages(id="messages")
        self.command = CommandLine(id="command")
        self._asked = self._way = ""  # what stands before the command line: with the focus, and without

    def compose(self) -> ComposeResult:
        """Tab goes through board, stock, Quarto, Done, command and menu."""
        with Horizontal(id="top"):
            yield Static(Content(NAME), id="name")
            yield Static(id="badge")
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield self.board
            yield self.stock
            with Vertical(id="side"):
                yield self.hand
                yield Static(id="hand-name")
                yield self.players
                yield Push(id="quarto")
                yield Push(id="done")
        yield self.messages
        with Horizontal(id="bottom"):
            yield Static(id="prompt")
            yield self.command
            yield Static(id="hint")
            yield Push(id="menu")

    def on_mount(self) -> None:
        """Begin on the board."""
        self.board.focus()

    def action_to_board(self) -> None:
        """Back to the board, from anywhere."""
        self.set_focus(self.board)

    def action_scroll_messages(self, pages: int) -> None:
        """Scroll the messages, wherever the focus is."""
        self.messages.scroll_relative(y=pages * max(1, self.messages.size.height - 1), animate=False)

    # What is shown

    def show(self, session: Session) -> None:
        """Show the table as it is now, in the words of now."""
        view, hearer = session.seen, session.hearer
        self.board.show(view, hearer.manner)
        self.stock.speak(hearer)
        self.stock.show(view, hearer.manner)
        self.hand.show(view, hearer)
        hand = None if isinstance(view, MaskedView) else view.hand
        self._write("hand-name", in_two_lines(piece_name(hand, hearer.manner)) if hand is not None else "")
        self._write("badge", badge(view.variant, hearer, is_masked=isinstance(view, MaskedView)))
        self._write("status", session.headline)
        self._asked = hearer.says("yes-or-no") if session.is_asking else session.prompt
        self._way = hearer.says("key-i")
        self._show_prompt()
        self._write("menu", hearer.says("label-menu"))
        self._write("hint", f"? {hearer.says('label-keys')}")
        for name in get_args(PushName):
            self._show_push(name, session.pushes.get(name), hearer)
        self.show_clocks(session)

    def on_descendant_focus(self) -> None:
        """The prompt follows the focus."""
        self._show_prompt()

    def on_descendant_blur(self) -> None:
        """The prompt follows the focus."""
        self._show_prompt()

    def _show_prompt(self) -> None:
        """A prompt stands only where what is typed goes; elsewhere the key that leads to the command line."""
        has_focus = self.command.has_focus
        self._write("prompt", self._asked if has_focus else self._way)
        self.query_one("#prompt").set_class(not has_focus, "away")

    def feel(self, felt: Felt | None) -> None:
        """Show what a touch told, or nothing any more."""
        self.board.feel(felt)
        self.stock.feel(felt)
        self.hand.feel(felt.piece if felt and felt.spot is HAND else None)

    def _show_push(self, name: str, label: str | None, hearer: Hearer) -> None:
        """A button is there where it does something, and says what; the focus does not go with it."""
        push = self.query_one(f"#{name}")
        if push.has_focus and label is None:
            self.board.focus()
        push.visible = label is not None
        self._write(name, "" if label is None else hearer.says(label))

    def show_clocks(self, session: Session) -> None:
        """Show what the clocks have left."""
        self.players.show(session.labels, session.clocks, session.view.to_act)

    def redraw(self) -> None:
        """Draw everything in the colours of now."""
        for grid in (self.board, self.stock):
            grid.redraw()
        self.hand.refresh()

    def resize(self, columns: int, rows: int) -> None:
        """Draw everything as large as the window allows."""
        size = fit(columns, rows)
        self.board.resize(size.board, size.margin)
        self.stock.resize(size.stock, size.margin)
        self.hand.resize(size.hand)

    def _write(self, name: str, text: str) -> None:
        part = self.query_one(f"#{name}", Static)
        if str(part.content) != text:
            part.update(Content(text))


def in_two_lines(name: str) -> str:
    """The four words of a piece, two and two."""
    words = name.split()
    return f"{' '.join(words[:2])}\n{' '.join(words[2:])}"


def badge(variant: Variant, hearer: Hearer, *, is_masked: bool = False) -> str:
    """What is played, in few words: the edition, what is not as usual, the calling, the lens."""
    manner, words = hearer.manner, hearer.words
    parts = [words.say(f"edition-{manner.edition}")]
    if len(variant.traits) < len(Trait):
        parts.append(words.joined([trait_name(trait, manner) for trait in variant.traits]))
    if variant.blocks:
        parts.append(words.say("variant-blocks"))
    parts.append(words.say(f"calling-{variant.calling}"))
    if is_masked:
        parts.append(words.say("page-badge-mask"))
    if manner.lens:
        parts.append(f"{words.say('label-lens')}: {trait_name(manner.lens, manner)}")
    return " · ".join(parts)
