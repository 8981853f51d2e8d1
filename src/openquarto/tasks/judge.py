"""Judges an answer to a task: right or wrong by the position alone, with claims that say why."""

from dataclasses import replace

from openquarto.claims.claim import CanCall, Claim, HotGift
from openquarto.claims.task import Larger, Outside, Safe, TaskClaim, Verdict
from openquarto.insight.explain import Explainer
from openquarto.insight.looks import can_call, complete, empties, hot_gift, no_safe_gift
from openquarto.insight.threats import first_hit, threats
from openquarto.kernel import Solver, Stop
from openquarto.kernel.turns import TurnValue
from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.error import Fault, RuleError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.tasks.looks import misses, no_quarto
from openquarto.tasks.task import Form, Given, Goal, Task


def answer(task: Task, given: Given, solver: Solver, stop: Stop | None = None) -> Verdict:
    """Judge an answer; raises RuleError for one that cannot be given there, and Stopped."""
    judge = _Judge(task, solver, stop)
    match task.form, given:
        case Form.SQUARE, Square():
            return judge.square(given)
        case Form.PIECE, Piece():
            return judge.piece(given)
        case Form.LINE, ():
            return judge.no_line()
        case Form.LINE, (Line() as line,):
            return judge.lines((line,))
        case Form.LINES, (Line() as line, *more):
            return judge.lines((line, *(each for each in more if isinstance(each, Line))))
        case Form.TURN, (Place() | Call() | Give() | Done(), *_):
            return judge.turn(tuple(each for each in given if not isinstance(each, Line)))
    raise TypeError(f"expected an answer of the form {task.form}, got {given!r}")


class _Judge:
    def __init__(self, task: Task, solver: Solver, stop: Stop | None) -> None:
        self.goal, self.line, self.position = task.goal, task.line, task.position
        self._solver, self._stop = solver, stop

    def square(self, square: Square) -> Verdict:
        """A square where the hand is placed."""
        position = self.position
        after = position.play(Place(square))
        if won := complete(position, square):
            call = (Call(after.live[0]),) if after.live else ()
            return self._right(won, turn=(Place(square), *call))
        if self.goal is Goal.COMPLETE:
            return self._wrong(misses(position, square))
        if self.goal is Goal.LEAVE:
            if forced := empties(position, square):
                return self._wrong(forced)
            safe = next(piece for piece in after.stock if not hot_gift(after.board, piece, after.variant))
            return self._right(Safe(safe), turn=(Place(square), Give(safe)))
        turns = [each for each in self._turns() if each.actions[0] == Place(square)]
        return replace(self._kept(max(turns, key=lambda each: each.value)), is_continued=True)

    def piece(self, piece: Piece) -> Verdict:
        """A piece of the stock that would be given."""
        position, give = self.position, (Give(piece),)
        if piece not in position.stock:
            raise RuleError(Fault("piece on board", piece=piece))
        if self.goal is Goal.KEEP_PIECE:
            return self._kept(next(each for each in self._turns() if each.actions == give))
        if self.goal is Goal.FIT and self.line:
            found = tuple(
                each for each in threats(position.board, position.variant) if each.line is self.line
            )
            if hit := first_hit(found, piece):
                return self._right(HotGift(piece, *hit), turn=give)
            return self._wrong(Outside(piece, (self.line,), found))
        hot = hot_gift(position.board, piece, position.variant)
        is_right = (hot is not None) == (self.goal is Goal.HOT)
        return (self._right if is_right else self._wrong)(hot or Safe(piece), turn=give)

    def no_line(self) -> Verdict:
        """That there is nothing to call."""
        call = can_call(self.position)
        return self._wrong(call) if call else self._right()

    def lines(self, lines: tuple[Line, ...]) -> Verdict:
        """A line that would be called, or lines that are said to leave no safe gift."""
        position = self.position
        for line in lines:
            position.play(Call(line))  # one that does not count is refused
        if self.goal is Goal.SEE:
            return _called(position, lines[0])
        named = tuple(each for each in threats(position.board, position.variant) if each.line in lines)
        missed = next((piece for piece in position.stock if not first_hit(named, piece)), None)
        if missed:
            return self._wrong(Outside(missed, lines, named))
        forced = no_safe_gift(position)
        assert forced is not None  # every piece is hot by the lines that were named
        if len(lines) > len(forced.cover):
            return self._wrong(Larger(lines, len(forced.cover)))
        return self._right(forced)

    def turn(self, actions: tuple[Action, ...]) -> Verdict:
        """A whole turn; a call ends it, whether it is true or false."""
        position = self.position
        for action in actions:
            after = position.play(action)
            if isinstance(action, Call):
                return _called(position, action.line)
            if isinstance(action, Give | Done) and (call := can_call(after)):  # now the opponent may
                return Verdict(is_right=False, claims=(call,), position=str(after), is_silent=True)
            position = after
        match self.goal, actions:
            case Goal.WIN, (Place(square), *_):
                return self._wrong(can_call(self.position) or misses(self.position, square))
            case Goal.QUIET, (Place(square), Give(piece)):
                return self._quiet(square, piece, actions)
        return self._kept(next(each for each in self._turns() if each.actions == actions))

    def _quiet(self, square: Square, piece: Piece, turn: tuple[Action, ...]) -> Verdict:
        after = self.position.play(Place(square))
        hot = hot_gift(after.board, piece, after.variant)
        if not hot:
            return self._right(Safe(piece), turn=turn)
        forced = empties(self.position, square)
        return self._wrong(hot, *([forced] if forced else []), turn=turn)

    def _kept(self, turn: TurnValue) -> Verdict:
        """A turn by its exact value, with the claims that explain it."""
        best = self._solver.solve(self.position, stop=self._stop).value
        explainer = Explainer(self._solver, stop=self._stop)
        claims = explainer.turn_claims(self.position, turn.actions, turn.value)
        is_right = turn.value.letter == best.letter
        return Verdict(is_right, claims, str(self.position), turn.turn, turn.value)

    def _turns(self) -> tuple[TurnValue, ...]:
        return self._solver.turns(self.position, stop=self._stop)

    def _right(self, *claims: Claim | TaskClaim, turn: tuple[Action, ...] = ()) -> Verdict:
        return Verdict(
            is_right=True, claims=claims, position=str(self.position), turn="".join(map(str, turn))
        )

    def _wrong(self, *claims: Claim | TaskClaim, turn: tuple[Action, ...] = ()) -> Verdict:
        return replace(self._right(*claims, turn=turn), is_right=False)


def _called(position: Position, line: Line) -> Verdict:
    """A line that is called: it is live, or there is a reason why not."""
    is_right = line in position.live
    claim = CanCall(line, position.shared_sides(line)) if is_right else no_quarto(position, line)
    return Verdict(is_right, (claim,), str(position))
