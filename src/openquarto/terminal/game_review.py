"""The review of a game that is over: its slips and missed quartos one by one, and why each turn was so."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from openquarto.match.error import MatchFault
from openquarto.match.greeting import missed_in_words
from openquarto.match.referee import Match
from openquarto.match.replay import replay_turns, turn_label
from openquarto.rules.action import Action
from openquarto.rules.error import RuleError
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, tell_turn, value_words
from openquarto.speech.review import Mark, change_in_words, kept_in_words, mark_in_words, slips_in_words
from openquarto.terminal.insights import tell_reason, tell_rows
from openquarto.terminal.study import Said, Study, Tell, solver
from openquarto.terminal.trial import Trial

if TYPE_CHECKING:
    from openquarto.insight.review import ReviewedTurn

Finding = Callable[[tuple["ReviewedTurn", ...], Hearer], Said]  # what is told of a reviewed game


class GameReview:
    """Goes through the marks of a game; from a slip, another turn may be tried."""

    def __init__(self, match: Callable[[], Match]) -> None:
        self._match = match  # the one that is played now
        self._turns: tuple[ReviewedTurn, ...] | None = None
        self._mark: int | None = None  # which one was told last; -1 before the first
        self._reason: tuple[int, Told] | None = None  # of a turn, by its place
        self.trial: Trial | None = None
        self.turn: int | None = None  # the place of the turn that a mark has led to

    def review(self, hearer: Hearer) -> Study | Said:
        """What there is to see; asked again, the next mark."""
        if self._match().outcome is None:
            raise RuleError(MatchFault("review too soon"))
        return self._when_reviewed(self._next_mark, hearer)

    def why(self, turn: int, hearer: Hearer) -> Study | Said:
        """Why a turn was good or bad, or the one that was tried; asked again, the rows of the reason."""
        if self.trial and self.trial.reason:
            said, self.trial.reason = tell_rows(self.trial.reason, hearer), None
            return said
        if self._reason and self._reason[0] == turn:
            said, self._reason = tell_rows(self._reason[1], hearer), (turn, Told())
            return said
        return self._when_reviewed(partial(self._tell_turn, turn), hearer)

    def step(self) -> None:
        """Somebody went to another turn: nothing is tried any more."""
        self.trial, self.turn = None, None

    def attempt(self, action: Action, hearer: Hearer) -> Study | Said:
        """Try another action at a slip."""
        assert self.trial  # else nothing is tried
        return self.trial.act(action, hearer)

    # What is found

    def _when_reviewed(self, find: Finding, hearer: Hearer) -> Study | Said:
        """Tell something of the review: at once if there is one, else after the work."""
        return find(self._turns, hearer) if self._turns is not None else Study(partial(self._work, find))

    def _work(self, find: Finding, study: Study) -> Tell:
        from openquarto.insight.review import Reviewer  # noqa: PLC0415  a terminal works without the kernel

        game, reviewed = self._match().game, []
        study.all = len(replay_turns(game))
        for turn in Reviewer(solver(), stop=study.stop).turns(game):
            reviewed.append(turn)
            study.done = len(reviewed)

        def tell(hearer: Hearer) -> Said:
            self._turns = tuple(reviewed)
            return find(self._turns, hearer)

        return tell

    def _next_mark(self, turns: "tuple[ReviewedTurn, ...]", hearer: Hearer) -> Said:
        marks = [turn for turn in turns if turn.is_slip or turn.is_attention]
        if self._mark is None:
            self._mark = -1
            return self._summary(turns, hearer)
        self._mark += 1
        if self._mark >= len(marks):
            self._mark, self.trial = None, None
            return (hearer.says("marks-end"),) if marks else self._next_mark(turns, hearer)
        return self._tell_mark(marks[self._mark], len(marks), hearer)

    def _summary(self, turns: "tuple[ReviewedTurn, ...]", hearer: Hearer) -> Said:
        slips = [turn for turn in turns if turn.is_slip and not turn.is_attention]
        missed = missed_in_words(self._match().game, hearer)
        return (
            slips_in_words(len(slips), sum(turn.punished is True for turn in slips), hearer),
            *((hearer.says("missed", missed=hearer.words.joined(missed)),) if missed else ()),
            *((hearer.says("review-how"),) if slips or missed else ()),
        )

    def _tell_mark(self, turn: "ReviewedTurn", of: int, hearer: Hearer) -> Said:
        assert self._mark is not None
        self.turn = turn.ply - 1
        self.trial = None if turn.is_attention else Trial(turn.position, turn.before)
        replayed = replay_turns(self._match().game)
        label = turn_label(replayed[self.turn].number, replayed, hearer)
        mark: Mark = "overlooked" if turn.is_attention else "punished" if turn.punished else "unpunished"
        kept = kept_in_words(turn.before, len(turn.keep), turn.of, hearer)
        return (
            hearer.says("mark-at", number=self._mark + 1, of=of, turn=label, who=hearer.addressed(turn.seat)),
            mark_in_words(mark, hearer),
            *self._reasons(turn, hearer),
            *((kept, hearer.says("try-how")) if self.trial else ()),
        )

    def _tell_turn(self, at: int, turns: "tuple[ReviewedTurn, ...]", hearer: Hearer) -> Said:
        if not turns:
            return (hearer.says("why-no-turn"),)
        return self._reasons(turns[at], hearer)

    def _reasons(self, turn: "ReviewedTurn", hearer: Hearer) -> Said:
        """What a turn was worth and why; its rows wait to be asked for."""
        reason = tell_turn(turn.claims, turn.after, hearer)
        self._reason = turn.ply - 1, reason
        worth = hearer.says(
            "why-value", who=hearer.addressed(turn.seat), value=value_words(turn.after, hearer)
        )
        return (change_in_words(turn.before, turn.after, hearer) or worth, *tell_reason(reason, hearer))
