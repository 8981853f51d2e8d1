"""What the players of a series ask of the solver: work that waits, the turn and the table that are shown."""

from contextlib import suppress

from openquarto.match.opponent import is_ready
from openquarto.match.referee import Match
from openquarto.match.replay import replay_turns, stepped, turn_label
from openquarto.match.wish import asks
from openquarto.players.roster import PERFECT
from openquarto.rules.action import Action
from openquarto.rules.error import QuartoError
from openquarto.speech.announce import retell
from openquarto.speech.command import Act, CallAsked, Command, Insight, Step, StepTo
from openquarto.speech.parser import parse
from openquarto.terminal.autosave import Autosave
from openquarto.terminal.game_review import GameReview
from openquarto.terminal.insights import Insights
from openquarto.terminal.series import Said, Series
from openquarto.terminal.study import Study
from openquarto.view.masked import Sight


class StudiedSeries(Series):
    """Matches with hints, reasons and reviews: work is begun here, and done by whoever shows the table."""

    def _start(self, match: Match, autosave: Autosave) -> None:
        super()._start(match, autosave)
        self.study: Study | None = None  # work of the solver that was asked for, and is to be done
        self._turn: int | None = None  # the place of the turn that was stepped to
        self._insights = Insights(lambda: self.match)
        self._review = GameReview(lambda: self.match)

    @property
    def is_trying(self) -> bool:
        """Whether another turn is tried at a slip."""
        return self._review.trial is not None

    def attempt(self, action: Action) -> Said:
        """Try an action at a slip."""
        return self._asked(self._review.attempt(action, self.hearer))

    def step(self, step: Step | StepTo) -> Said:
        """Tell another turn of a game that is over, beginning at its end."""
        turns = replay_turns(self.match.game)
        self._turn = stepped(step, self._turn_shown, turns)
        self._review.step()
        turn = turns[self._turn]
        return (
            f"{turn_label(turn.number, turns, self.hearer)}.",
            *retell(turn.events, turn.view, self.hearer),
        )

    @property
    def _turn_shown(self) -> int:
        """The place of the turn that was stepped to, or of the last one."""
        return len(replay_turns(self.match.game)) - 1 if self._turn is None else self._turn

    def insight(self, asked: Insight) -> Said:
        """A hint, a reason or the review: the work is begun here, and told by `finish`."""
        if not is_ready(PERFECT):
            return (self.hearer.says("insight-not-built"),)
        seat = asks(self.match, self.arrangement.me)
        match asked:
            case Insight.HINT:
                return self._asked(self._insights.hint(seat))
            case Insight.REVIEW:
                return self._asked(self._review.review(self.hearer))
            case _ if self.match.outcome:
                return self._asked(self._review.why(self._turn_shown, self.hearer))
            case _:
                return self._asked(self._insights.why(seat, self.hearer))

    def finish(self, study: Study) -> Said:
        """Tell what came of a study that is done or was stopped, unless something else was begun since."""
        if study is not self.study:
            return ()
        self.study = None
        return self._say((*self.tick(), *self._told_by(study.told(self.hearer))))

    def work(self) -> Said:
        """Do the work that was asked for at once."""
        study = self.study
        if study is None:
            return ()
        study.run()
        return self.finish(study)

    @property
    def seen(self) -> Sight:
        """The table to be shown: where another turn is tried, the one of that turn."""
        return self._review.trial.view if self._review.trial else self.view

    def _asked(self, answer: Study | Said) -> Said:
        """Begin work, or tell what is known; that a hint was asked is kept, and is no news to the asker."""
        counted, self._told = self._told < self.match.count, self.match.count
        kept = self._keep() if counted else ()
        if isinstance(answer, Study):
            if self.study:  # only the last question is answered
                self.study.stop.set()
            self.study = answer
            return kept
        return (*kept, *self._told_by(answer))

    def _told_by(self, said: Said) -> Said:
        """After a mark the steps go on from its turn; a turn that was tried well is tried no more."""
        if self._review.turn is not None:
            self._turn = self._review.turn
        if self._review.trial and self._review.trial.is_over:
            self._review.trial = None
        return said

    def tried_in(self, line: str) -> Command | None:
        """An action at the table of a slip, where another turn is tried; else the line means what it does."""
        if self._review.trial is None:
            return None
        try:
            command = parse(line, self.manner, self._review.trial.view)
        except QuartoError:
            with suppress(QuartoError):
                return parse(line, self.manner, self.view)
            raise
        return command if isinstance(command, Act | CallAsked) else None
