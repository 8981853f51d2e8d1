"""The picture that notebooks show of a position or a game: the rules' one declared way to the drawings."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome

if TYPE_CHECKING:
    from openquarto.rules.position import Position


def picture(
    position: "Position", *, outcome: Outcome | None = None, won: Iterable[Line] = (), edition: str = ""
) -> str:
    """An SVG document drawn from a plain View, like all that is shown; `won` are the lines of the win."""
    from openquarto.drawing.board import draw  # noqa: PLC0415  imported only where somebody looks
    from openquarto.view.edition import Edition  # noqa: PLC0415
    from openquarto.view.view import Shown, View  # noqa: PLC0415

    shown = tuple(Shown(line, position.shared_sides(line)) for line in won)
    known = Edition.ACCESS if edition == Edition.ACCESS.value else Edition.CLASSIC
    return draw(View.of(position, outcome=outcome, shown=shown), edition=known)
