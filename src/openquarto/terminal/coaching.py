"""The coach at the keyboard: looks at a turn before its piece is given, and remembers the last ones."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from openquarto.claims.advice import Advice, Judgement
from openquarto.match.coach import Coach, remembered, speaks
from openquarto.match.folder import user_folder
from openquarto.rules.action import Action, Give
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.speech.manner import Hearer
from openquarto.terminal.study import Said, Study, Tell, solver

FILE = "coach.txt"  # the player's last turns, a letter each


class Coaching:
    """Judges the turns of whoever sits here; only where one person does, their turns are remembered."""

    def __init__(self, game: Callable[[], Game]) -> None:
        self._game = game  # the one that is played now
        self._spoken: tuple[Position, Piece] | None = None  # what was spoken of last

    def looks(self, coach: Coach, action: Action) -> bool:
        """Whether to look at an action first; one that was spoken of already is meant."""
        if coach is Coach.OFF or not isinstance(action, Give):
            return False
        position = self._game().position
        return action.piece in position.stock and self._spoken != (position, action.piece)

    def look(
        self,
        coach: Coach,
        action: Give,
        *,
        keeps: bool,
        give: Callable[[], Said],
        offer: Callable[[Advice, Hearer], Said],
    ) -> Study:
        """Look at the turn that ends with this action: then it is done, or the coach speaks first."""
        started = self._game()

        def is_over() -> bool:
            """Whether the table has gone on meanwhile."""
            return self._game() != started

        def done(_: Hearer) -> Said:
            return () if is_over() else give()

        def told(judged: Judgement, hearer: Hearer) -> Said:
            turns = _read() if keeps else ""
            if keeps:
                _write(remembered(turns, judged.seen))
            advice = judged.advice
            if advice is None or not speaks(coach, turns, advice.part, is_big=advice.is_big):
                return done(hearer)
            if is_over():
                return ()
            self._spoken = started.position, action.piece
            return offer(advice, hearer)

        def work(study: Study) -> Tell:
            from openquarto.insight import judge  # noqa: PLC0415  a terminal works without the kernel too

            return partial(told, judge(started, action.piece, solver(), stop=study.stop))

        return Study(work, stopped=done)


def _read() -> str:
    with suppress(OSError, UnicodeDecodeError):
        text = (user_folder() / FILE).read_text(encoding="ascii").strip()
        return text if set(text) <= set("cld") else ""
    return ""


def _write(turns: str) -> None:
    with suppress(OSError):  # then it does not fade
        user_folder().mkdir(parents=True, exist_ok=True)
        (user_folder() / FILE).write_text(turns + "\n", encoding="ascii")
