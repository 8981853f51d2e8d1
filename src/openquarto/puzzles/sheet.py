"""Puzzles on paper: sheets of A4 in HTML, the answers on sheets of their own, small or in large print."""

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files

from openquarto.about import NAME
from openquarto.drawing.paper import described, draw_on_paper, paper_symbols
from openquarto.drawing.shapes import element
from openquarto.puzzles.pack import RatedPuzzle
from openquarto.puzzles.puzzle import Kind
from openquarto.puzzles.solution import Solution
from openquarto.puzzles.task import task_of
from openquarto.rules.variant import CLASSIC
from openquarto.speech.answer import read_board, read_stock, status
from openquarto.speech.manner import Hearer
from openquarto.speech.name import square_name, variant_sentences
from openquarto.speech.puzzle import kind_name
from openquarto.speech.task import tell_question
from openquarto.view.view import View

A_PAGE, A_LARGE_PAGE = 6, 1
STYLE = "paper.css"
# Where a piece is given or what is left matters; elsewhere the stock would only distract.
WITH_STOCK: frozenset[Kind] = frozenset({"safe gift", "square", "trap", "hold", "cover"})
_CALLED: frozenset[Kind] = frozenset({"see", "take it"})


@dataclass(frozen=True, slots=True)
class Sheet:
    """Puzzles with their solutions in the same order, for one reader."""

    puzzles: Sequence[RatedPuzzle]
    solutions: Sequence[Solution]
    hearer: Hearer
    is_large: bool = False

    def document(self) -> str:
        """A whole document that needs no other file."""
        title = self._say("print-title")
        style = files("openquarto").joinpath("web", STYLE).read_text(encoding="utf-8")
        head = (
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            element("title", f"{title} – {NAME}"),
            element("style", f"\n{style}"),
        )
        notice = element("p", self._say("notice"), class_="notice")
        body = element("body", element("main", self.body()), element("footer", notice), class_="on-paper")
        language = self.hearer.manner.language
        return f'<!doctype html>\n<html lang="{language}">\n<head>{"".join(head)}</head>\n{body}\n</html>\n'

    def body(self) -> str:
        """All sheets, to stand in a page that has the style."""
        size = A_LARGE_PAGE if self.is_large else A_PAGE
        pages = [self.puzzles[at : at + size] for at in range(0, len(self.puzzles), size)]
        drawn = (self._page(number, page, size) for number, page in enumerate(pages))
        kind = "papers large" if self.is_large else "papers"
        symbols = paper_symbols(self.hearer.manner.edition)
        return element("div", symbols, *drawn, self._answers(), class_=kind)

    def _page(self, number: int, puzzles: Sequence[RatedPuzzle], size: int) -> str:
        title, intro = element("h1", self._say("print-title")), self._say("print-intro")
        top = (title, element("p", intro, class_="intro")) if number == 0 else ()
        shown = (self._puzzle(number * size + at, rated) for at, rated in enumerate(puzzles, 1))
        return element("section", *top, element("div", *shown, class_="puzzles"), class_="paper")

    def _puzzle(self, number: int, rated: RatedPuzzle) -> str:
        puzzle, manner = rated.puzzle, self.hearer.manner
        view = View.of(puzzle.position)
        asked, *_ = tell_question(task_of(puzzle).question, self.hearer)
        with_stock = puzzle.asked in WITH_STOCK
        names = (self._say("label-hand"), self._say("label-stock"))
        facts = (*status(view, self.hearer), *read_board(view, self.hearer))
        stock = (read_stock(view, self.hearer),) if with_stock else ()
        return element(
            "article",
            self._heading(number, rated),
            element("p", html.escape(asked), class_="question"),
            element("p", html.escape(" ".join(self._notes(rated))), class_="note"),
            draw_on_paper(view, manner.edition, names, with_stock=with_stock),
            described((*facts, *stock)),
            element("p", element("span", self._say("print-answer")), class_="blank"),
            class_="puzzle",
        )

    def _heading(self, number: int, rated: RatedPuzzle) -> str:
        kind = kind_name(rated.puzzle.kind, self.hearer)
        told = f"{self._say('print-difficulty', rating=str(rated.rating))} · {rated.id}"
        name = element("h2", element("span", str(number), class_="number"), f" {html.escape(kind)}")
        return element("header", name, element("p", told, class_="told"))

    def _notes(self, rated: RatedPuzzle) -> Iterator[str]:
        """What else has to be known: the last square, the variant, and how a mask goes on paper."""
        puzzle, position = rated.puzzle, rated.puzzle.position
        if puzzle.asked in _CALLED and position.last is not None:
            yield self._say("print-last", square=square_name(position.last, self.hearer.manner))
        if position.variant != CLASSIC:
            traits, lines, *_ = variant_sentences(position.variant, self.hearer.manner)
            yield lines if position.variant.blocks else traits
        if puzzle.touches:
            yield self._say("print-mask", count=puzzle.touches)

    def _answers(self) -> str:
        rows = (
            element(
                "li",
                element("span", str(number), class_="number"),
                element("strong", html.escape(solution.answer)),
                element("p", html.escape(" ".join(solution.reasons))),
            )
            for number, solution in enumerate(self.solutions, 1)
        )
        heading = element("h2", self._say("print-answers"))
        return element("section", heading, element("ol", *rows), class_="paper answers")

    def _say(self, name: str, **values: str | int) -> str:
        return self.hearer.words.say(name, **values)
