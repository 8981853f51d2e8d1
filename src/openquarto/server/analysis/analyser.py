"""What a worker does for each job: values and reasons by one solver, put into the words of whoever asked."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from openquarto.claims.claim import Claim
from openquarto.insight.explain import Explainer, played
from openquarto.insight.review import Review as GameReview
from openquarto.insight.review import Reviewer
from openquarto.insight.twins import twins
from openquarto.kernel import Solver, Stop
from openquarto.kernel.turns import TurnValue
from openquarto.match.arrangement import Arrangement
from openquarto.notation.read import read_one
from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.solution import Solution, solution_of
from openquarto.rules.action import Action, Phase
from openquarto.rules.position import Position
from openquarto.rules.value import Value
from openquarto.server.analysis.jobs import (
    AnalysePosition,
    AnalyseTurn,
    ExplainPosition,
    GiveHint,
    HintTask,
    Job,
    JudgeAnswer,
    JudgeTurn,
    MeasurePressure,
    ReviewGame,
    SolvePuzzles,
    Speech,
)
from openquarto.server.analysis.position_table import position_table
from openquarto.server.analysis.pressure import PressureMeter
from openquarto.server.analysis.task_source import task_named
from openquarto.server.analysis.told import best_line, reason, valued_turn
from openquarto.server.analysis.told_hint import told_hint, told_why
from openquarto.server.analysis.told_judgement import told_judgement
from openquarto.server.analysis.told_review import told_review
from openquarto.server.analysis.told_sheet import SheetBody, told_sheet
from openquarto.server.analysis.told_task import told_task_hint, told_verdict
from openquarto.server.error import ServerError
from openquarto.server.game.events import Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.projection import Projection
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import tell_position, tell_turn, tell_value
from openquarto.view.view import View
from openquarto.wire import analysis as wire

TABLE_MB = 64  # of the solver: what it has searched of a position it knows of the symmetric ones, too
MOST_KEPT = 256  # explanations, reviews and solutions, for those who ask for the same in other words
Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Analyser:
    """Answers jobs one after another; what was found out last is kept, and the solver's table with it."""

    def __init__(self) -> None:
        self._solver = Solver(table_mb=TABLE_MB)
        self._explained: Recent[str, _Explained] = Recent(MOST_KEPT)
        self._turn_claims: Recent[tuple[str, str], tuple[Claim, ...]] = Recent(MOST_KEPT)
        self._reviews: Recent[str, GameReview] = Recent(MOST_KEPT)
        self._solutions: Recent[tuple[Puzzle, Speech], Solution] = Recent(MOST_KEPT)
        self._pressure = PressureMeter(self._solver)

    def answer(self, job: Job, stop: Stop) -> tuple[bytes, bool]:  # noqa: C901  one case a kind of job
        """JSON of the wire, and whether there is more to know; raises Stopped, ServerError."""
        told: msgspec.Struct
        is_partial = False
        match job:
            case AnalysePosition(position, speech):
                told = self._position(Position.parse(position), Hearer(manner=speech.manner), stop)
            case AnalyseTurn(position, turn, speech):
                told = self._turn(Position.parse(position), turn, Hearer(manner=speech.manner), stop)
            case MeasurePressure(position):
                told = self._measured(Position.parse(position), stop)
                is_partial = told.finished < told.total
            case ReviewGame():
                told = self._review(job, stop)
            case GiveHint(asked, step, speech):
                told = told_hint(asked.position, step, self._solver, Hearer(manner=speech.manner), stop)
            case JudgeTurn():
                told = told_judgement(job, self._solver, stop)
            case ExplainPosition(asked, speech):
                told = told_why(asked.position, self._solver, Hearer(manner=speech.manner), stop)
            case JudgeAnswer(task, text, speech):
                hearer = Hearer(manner=speech.manner)
                told = told_verdict(task_named(task), text, self._solver, hearer, stop)
            case HintTask(task, step, speech):
                hearer = Hearer(manner=speech.manner)
                told = told_task_hint(task_named(task), step, self._solver, hearer, stop)
            case SolvePuzzles():
                told = self._sheet(job, stop)
        return msgspec.json.encode(told), is_partial

    def _position(self, position: Position, hearer: Hearer, stop: Stop) -> wire.Analysis:
        found = self._explain(position, stop)
        told = tell_position(found.claims, found.value, hearer)
        first = found.line[0] if found.line else None
        return wire.Analysis(
            position=str(position),
            value=str(found.value),
            headline=tell_value(View.of(position), found.value, first, hearer),
            why=reason(found.claims, told),
            line=best_line(position, found.value, found.line, hearer),
            turns=[valued_turn(position, each, hearer) for each in found.turns],
            groups=found.groups,
            table=position_table(position, hearer.manner),
        )

    def _turn(self, position: Position, token: str, hearer: Hearer, stop: Stop) -> wire.TurnAnalysis:
        found = self._explain(position, stop)
        turn = next((each for each in found.turns if each.turn == token), None)
        if turn is None:
            raise ServerError("turn not possible", text=token)
        explainer = Explainer(self._solver, stop=stop)
        claims = self._turn_claims.of(
            (str(position), token), lambda: explainer.turn_claims(position, turn.actions, turn.value)
        )
        after = played(position, turn.actions)
        following = () if after.phase is Phase.OVER else self._solver.principal_variation(after, stop=stop)
        return wire.TurnAnalysis(
            turn=valued_turn(position, turn, hearer),
            is_right=turn.value.letter == found.value.letter,
            why=reason(claims, tell_turn(claims, turn.value, hearer)),
            line=best_line(position, turn.value, (token, *following), hearer)[1:],
        )

    def _measured(self, position: Position, stop: Stop) -> wire.PressureAnalysis:
        found = self._explain(position, stop)
        groups, finished, total = self._pressure.measure(position, found.turns, found.groups, stop)
        return wire.PressureAnalysis(str(position), groups, finished, total)

    def _review(self, job: ReviewGame, stop: Stop) -> wire.Review:
        record = read_one(job.record)
        arrangement = Arrangement.of(record, Arrangement())
        snapshot = Snapshot.opening(Opened.of(arrangement, record=job.record), 0.0)
        hearer = Projection(job.reader, job.speech.manner).hearer(snapshot)
        game = snapshot.match.game
        key = f"{game.start} {game.false_call.value} {' '.join(map(str, game.actions))}"
        reviewer = Reviewer(self._solver, stop=stop)
        reviewed = self._reviews.of(key, lambda: GameReview(game, tuple(reviewer.turns(game))))
        return told_review(reviewed, hearer, lambda position: self._solver.turns(position, stop=stop))

    def _sheet(self, job: SolvePuzzles, stop: Stop) -> SheetBody:
        hearer = Hearer(manner=job.speech.manner)

        def solve(puzzle: Puzzle) -> Solution:
            key = puzzle, job.speech
            return self._solutions.of(key, lambda: solution_of(puzzle, hearer, self._solver, stop))

        return told_sheet(job.ids, solve, hearer, is_large=job.is_large)

    def _explain(self, position: Position, stop: Stop) -> "_Explained":
        return self._explained.of(str(position), lambda: self._explained_anew(position, stop))

    def _explained_anew(self, position: Position, stop: Stop) -> "_Explained":
        answer = self._solver.analyse(position, stop=stop)
        claims = Explainer(self._solver, stop=stop).position_claims(position, answer.value, answer.turns)
        line = () if position.phase is Phase.OVER else self._solver.principal_variation(position, stop=stop)
        return _Explained(answer.value, claims, line, answer.turns, _groups(position, answer.turns))


class _Explained(msgspec.Struct, frozen=True):
    """A position's value and reasons, in no language yet."""

    value: Value
    claims: tuple[Claim, ...]
    line: tuple[str, ...]
    turns: tuple[TurnValue, ...]
    groups: list[wire.TurnGroup]


class Recent(Generic[Key, Kept]):
    """What was made last, by its key; the one that was asked for longest ago goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Kept] = OrderedDict()

    def of(self, key: Key, make: Callable[[], Kept]) -> Kept:
        """What is kept for a key; it is made if there is nothing."""
        if key not in self._kept:
            self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def _groups(position: Position, turns: Sequence[TurnValue]) -> list[wire.TurnGroup]:
    by_actions: dict[tuple[Action, ...], TurnValue] = {each.actions: each for each in turns}
    return [
        wire.TurnGroup([by_actions[each].turn for each in group], str(by_actions[group[0]].value))
        for group in twins(position, by_actions)
    ]
