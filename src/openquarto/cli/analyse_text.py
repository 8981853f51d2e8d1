"""Analyses as text for people at a terminal: a position as a page, the turns of a game one line each."""

import textwrap
from collections.abc import Iterator
from itertools import groupby

from openquarto.insight import Explanation, TurnExplanation
from openquarto.insight.review import ReviewedTurn
from openquarto.rules.seat import Seat
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, tell_position, tell_turn, tell_value, turn_words, value_words
from openquarto.speech.review import change_in_words, mark_in_words
from openquarto.speech.template import capital
from openquarto.speech.turn_words import separated
from openquarto.view.view import View

COLUMNS = 80


def page_of(told: Explanation, hearer: Hearer) -> Iterator[str]:
    """A position: its value with a best turn, why, best play, and its turns where they were asked for."""
    yield str(told.position)
    worth = tell_value(View.of(told.position), told.value, next(iter(told.line), None), hearer)
    yield from _filled(f"{told.value}  {worth}")
    yield from _reason(tell_position(told.claims, told.value, hearer), hearer)
    if told.line:
        best = separated([turn_words(turn, hearer) for turn in told.line], hearer)
        yield from _filled(hearer.says("reason-best-play", turns=best), indent=2)
    for value, turns in groupby(told.turns, key=lambda each: each.value):
        yield ""
        yield f"{value}  {value_words(value, hearer)}"
        yield from _turns([*turns], hearer)
    yield ""


def _turns(turns: list[TurnExplanation], hearer: Hearer) -> Iterator[str]:
    """Turns of one value, those with the same reason together."""
    together: dict[tuple[str, ...], list[TurnExplanation]] = {}
    for turn in turns:
        said = tell_turn(turn.claims, turn.value, hearer).sentences
        together.setdefault(said, []).append(turn)
    for said, group in together.items():
        tokens = [turn.turn for turn in group]
        named = " ".join(tokens) if len(tokens) > 1 else f"{tokens[0]}: {turn_words(tokens[0], hearer)}"
        yield from _filled(named, indent=2)
        yield from _filled(" ".join(said), indent=6)


def _reason(told: Told, hearer: Hearer) -> Iterator[str]:
    yield from _filled(" ".join(told.sentences), indent=2)
    for row in told.rows:
        said = hearer.says("why-row", heading=row.heading, text=row.text)
        yield from _filled(said, indent=4)


def line_of(turn: ReviewedTurn, hearer: Hearer) -> str:
    """A turn of a game: who, what, what it is worth now; what a slip cost and why."""
    value = value_words(turn.after, hearer)
    said = [value]
    if turn.mark:
        change = change_in_words(turn.before, turn.after, hearer)
        reason = tell_turn(turn.claims, turn.after, hearer).sentences
        said = [change or f"{capital(value)}.", mark_in_words(turn.mark, hearer), *reason]
    name = hearer.first if turn.seat is Seat.FIRST else hearer.second
    who = name or hearer.who(turn.seat)
    start = f"{turn.ply:>3} {who:<8} {turn.turn:<10} "
    return textwrap.fill(
        " ".join(said), COLUMNS, initial_indent=start, subsequent_indent=" " * 6, break_on_hyphens=False
    )


def _filled(text: str, indent: int = 0) -> list[str]:
    return textwrap.wrap(
        text,
        COLUMNS,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_on_hyphens=False,
        break_long_words=False,
    )
