"""A question with some answers to choose from: which line, yes or no, the menu, a setting."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from openquarto.rules.line import Line
from openquarto.speech.command import Wish
from openquarto.terminal.screen.dialog import Answer, Dialog


class Choice(Dialog[Answer], Generic[Answer]):
    """Offers answers, each with its words; Esc gives none, where that may be."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(
        self,
        question: str,
        answers: Sequence[tuple[str, Answer]],
        *,
        now: Answer | None = None,
        cancel: str | None = None,
        picture: Callable[[Answer], str] | None = None,
    ) -> None:
        super().__init__()
        self.question = question
        self.answers = list(answers)
        self._now = now
        self._cancel = cancel  # a last answer that gives none; "": Esc alone; None: one has to be chosen
        self._picture = picture

    def compose(self) -> ComposeResult:
        """The question above the answers, a picture beside them."""
        with Vertical(id="dialog"):
            yield Static(Content(self.question), id="question")
            with Horizontal(id="answers"):
                yield OptionList(*(Option(Content(f" {words} ")) for words in self._words()), compact=True)
                if self._picture:
                    yield Static(id="picture")

    def on_mount(self) -> None:
        """Begin at the answer that holds now."""
        options = self.query_one(OptionList)
        values = [answer for _, answer in self.answers]
        options.highlighted = values.index(self._now) if self._now in values else 0
        options.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the picture that goes with an answer."""
        if self._picture:
            is_answer = event.option_index < len(self.answers)
            picture = self._picture(self.answers[event.option_index][1]) if is_answer else ""
            self.query_one("#picture", Static).update(Content(picture))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        at = event.option_index
        self.close(self.answers[at][1] if at < len(self.answers) else None)

    def on_key(self, event: events.Key) -> None:
        """Space is Enter."""
        if event.key == "space":
            self.query_one(OptionList).action_select()

    def action_cancel(self) -> None:
        """Leave without an answer."""
        if self._cancel is not None:
            self.close(None)

    def _words(self) -> list[str]:
        words = [said for said, _ in self.answers]
        return [*words, self._cancel] if self._cancel else words


class LineChoice(Choice[Line]):
    """Which line is called."""


class YesOrNo(Choice[Wish]):
    """A yes or a no, also by its first letter, which differs in every language."""

    def on_key(self, event: events.Key) -> None:
        """Answer by a letter."""
        typed = (event.character or "").casefold()
        for words, answer in self.answers:
            if typed == words[:1].casefold():
                self.close(answer)
