"""What players ask of the solver while a match goes on: hints, and why the position is worth what it is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from openquarto.claims.hint import STEPS, Hint
from openquarto.match.referee import Match
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.speech.hint import tell_hint
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, tell_position, value_words
from openquarto.terminal.study import Said, Study, Tell, solver


@dataclass(slots=True)
class Asked:
    """How much was asked about a position, and how much of that was told: work may be stopped between."""

    position: Position
    hints: int = 0
    told_hints: int = 0
    is_why: bool = False
    reason: Told | None = None


class Insights:
    """Hints and reasons, each counted by the referee once before it is told; not again if it is repeated."""

    def __init__(self, match: Callable[[], Match]) -> None:
        self._match = match  # the one that is played now
        self._asked: Asked | None = None

    def hint(self, seat: Seat) -> Study:
        """The next step of the hint about this position; the last one again, if it was told already."""
        asked = self._about_now()
        step = min(asked.told_hints + 1, STEPS)
        if step > asked.hints:
            self._match().ask_hint(seat)
            asked.hints = step
        else:
            self._match().check_hint(seat)
        return Study(partial(self._hint, asked, step))

    def _hint(self, asked: Asked, step: int, study: Study) -> Tell:
        from openquarto.insight import hint  # noqa: PLC0415  a terminal works without the kernel too

        found = hint(asked.position, step, solver(), stop=study.stop)
        return partial(self._tell_hint, asked, found)

    def _tell_hint(self, asked: Asked, found: Hint, hearer: Hearer) -> Said:
        asked.told_hints = found.step
        return tell_hint(found, hearer)

    def why(self, seat: Seat, hearer: Hearer) -> Study | Said:
        """Why this position is worth what it is worth; asked again, the rows of the reason."""
        asked = self._about_now()
        if asked.is_why:
            self._match().check_hint(seat)
        else:
            self._match().ask_hint(seat)
            asked.is_why = True
        if asked.reason:
            said, asked.reason = tell_rows(asked.reason, hearer), Told()
            return said
        return Study(partial(self._why, asked, seat))

    def _why(self, asked: Asked, seat: Seat, study: Study) -> Tell:
        from openquarto.insight import explain  # noqa: PLC0415

        found = explain(asked.position, solver(), stop=study.stop)

        def tell(hearer: Hearer) -> Said:
            value = value_words(found.value, hearer)
            asked.reason = tell_position(found.claims, found.value, hearer)
            return (
                hearer.says("why-value", who=hearer.addressed(seat), value=value),
                *tell_reason(asked.reason, hearer),
            )

        return tell

    def _about_now(self) -> Asked:
        position = self._match().game.position
        if self._asked is None or self._asked.position != position:
            self._asked = Asked(position)
        return self._asked


def tell_reason(reason: Told, hearer: Hearer) -> Said:
    """The sentences of a reason, and that there is more if there is."""
    return (*reason.sentences, *((hearer.says("why-more"),) if reason.rows else ()))


def tell_rows(reason: Told, hearer: Hearer) -> Said:
    """The rows of a reason, one a sentence."""
    rows = tuple(hearer.says("why-row", heading=row.heading, text=row.text) for row in reason.rows)
    return rows or (hearer.says("why-no-more"),)
