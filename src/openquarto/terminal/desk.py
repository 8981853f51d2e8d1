"""The session at a terminal: a game, and the puzzles or lessons that it is left for a while."""

from openquarto.speech.answer import status
from openquarto.speech.command import Practice
from openquarto.terminal.session import TerminalSession
from openquarto.terminal.shown import Session
from openquarto.terminal.study import Said


class Desk:
    """Opens what a game was left for, and goes back to the game when it is left."""

    def __init__(self, session: Session, *, tells_board: bool) -> None:
        self.session = session
        self._game: TerminalSession | None = None  # that waits
        self._tells_board = tells_board

    def turn(self) -> Said:
        """Open what was asked for, or go back to the game; what is said then."""
        session = self.session
        if isinstance(session, TerminalSession) and session.practice:
            asked, session.practice = session.practice, None
            self._game = session
            return self._open(asked, session)
        if self._game and session.is_leaving:
            self.session, self._game = self._game, None
            self._game_manner(session)
            game = self.session
            return (game.hearer.says("practice-back"), *status(game.view, game.hearer))
        return ()

    def _open(self, asked: Practice, game: TerminalSession) -> Said:
        # a terminal works without the kernel too
        from openquarto.terminal.practice.lesson_run import LessonRun  # noqa: PLC0415
        from openquarto.terminal.practice.progress_store import ProgressStore  # noqa: PLC0415
        from openquarto.terminal.practice.puzzle_run import Asked, PuzzleRun  # noqa: PLC0415
        from openquarto.terminal.practice.session import PracticeSession  # noqa: PLC0415

        store = ProgressStore()
        run = LessonRun(store) if asked is Practice.LEARN else PuzzleRun(Asked(), store)
        practice = PracticeSession(
            run, game.manner, tells_board=self._tells_board, on_honour=self._tells_board
        )
        self.session = practice
        return practice.begin()

    def _game_manner(self, left: Session) -> None:
        if isinstance(self.session, TerminalSession):
            self.session.manner = left.manner
