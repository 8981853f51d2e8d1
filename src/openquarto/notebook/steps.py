"""A game to click through, as plain HTML: it works in every notebook, without a kernel and on paper.

The steps are radio buttons and a few rules of CSS, no script: a notebook that is exported, mailed or not
trusted shows them all the same, and arrow keys go from step to step.
"""

from collections.abc import Iterator
from html import escape
from itertools import count

from openquarto.drawing.paper import draw_on_paper, paper_symbols
from openquarto.kernel import Solver
from openquarto.notation.record import Record, turns
from openquarto.notation.turn import move_number, token_text, turn_number
from openquarto.rules.game import Game
from openquarto.rules.value import Value
from openquarto.speech import Ask, Hearer, Manner, Question, answer
from openquarto.speech.reason import value_words
from openquarto.view.edition import Edition
from openquarto.view.view import View

STYLE = """
.quarto-steps { max-width: 46rem; font-family: system-ui, sans-serif; }
.quarto-steps > input { position: absolute; opacity: 0; }
.quarto-steps > label { display: inline-block; padding: .2em .5em; margin: .1em; border: 1px solid #8B7A66;
  border-radius: .4em; cursor: pointer; }
.quarto-steps > input:checked + label { background: #15594F; color: #fff; }
.quarto-steps > input:focus-visible + label { outline: 3px solid #15594F; outline-offset: 2px; }
.quarto-steps > section { display: none; }
.quarto-steps .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.quarto-steps .scene { background: #FFFCF6; border-radius: .75em; width: 100%; max-width: 36rem; }
"""
_numbers = count(1)


class Steps:
    """A game turn by turn: a picture of each, and what the position is worth for the player to act."""

    def __init__(
        self, game: Game | Record, *, values: bool = True, language: str = "en", solver: Solver | None = None
    ) -> None:
        self.game = game.game if isinstance(game, Record) else game
        self.language = language
        self._solver = solver or Solver(table_mb=16) if values else None
        self._hearer = Hearer(manner=Manner(language=language))

    def positions(self) -> Iterator[tuple[str, View, Value | None]]:
        """The start and each turn: its text in a record, the table after it, its value."""
        for text, now in self._games():
            yield text, View.of(now.position), self._value(now)

    def _games(self) -> Iterator[tuple[str, Game]]:
        """The game after each turn, with the turn's text."""
        now = Game.of(self.game.start, false_call=self.game.false_call)
        yield "", now
        for turn in turns(self.game.actions):
            number = turn_number(now.position)
            now, text = token_text(now, turn.actions)
            yield f"{move_number(number)} {text}", now

    def _value(self, game: Game) -> Value | None:
        return None if self._solver is None or game.outcome else self._solver.solve(game.position).value

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        name = f"quarto{next(_numbers)}"
        shown = list(self.positions())
        rules, buttons, sections = [], [], []
        for at, (text, view, value) in enumerate(shown):
            checked = " checked" if at == len(shown) - 1 else ""
            rules.append(f"#{name}-{at}:checked ~ #{name}-at{at} {{ display: block; }}")
            buttons.append(
                f'<input type="radio" name="{name}" id="{name}-{at}"{checked}>'
                f'<label for="{name}-{at}">{escape(text or "·")}</label>'
            )
            sections.append(f'<section id="{name}-at{at}">{self._step(text, view, value)}</section>')
        style = f"<style>{STYLE}{' '.join(rules)}</style>"
        inside = "".join((style, paper_symbols(Edition.CLASSIC), *buttons, *sections))
        return f'<div class="quarto-steps" lang="{escape(self.language)}">{inside}</div>'

    def _step(self, text: str, view: View, value: Value | None) -> str:
        """One step: the turn and the value, the picture, and the board in words for those who hear it."""
        worth = f" {escape(value_words(value, self._hearer))}" if value else ""
        picture = draw_on_paper(view, Edition.CLASSIC, ("", ""), with_stock=True)
        told = escape(" ".join(answer(Ask(Question.BOARD), view, self._hearer)))
        return f'<p><strong>{escape(text)}</strong>{worth}</p>{picture}<p class="heard">{told}</p>'

    def __repr__(self) -> str:
        """What is shown where there are no pictures."""
        moves = " ".join(text for text, _ in self._games() if text)
        return f"Steps({moves or 'no turn yet'})"
