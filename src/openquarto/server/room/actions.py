"""Does at a table what one page asks for: each message, whether typed or pressed, goes this way."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Literal, cast

from openquarto.match.coach import Coach
from openquarto.match.commands import CommandInterpreter
from openquarto.match.error import MatchFault
from openquarto.match.greeting import coach_sentence, opponent_sentence
from openquarto.match.replay import replay_turns, stepped
from openquarto.match.touching import PAUSE, Touch
from openquarto.rules.action import Action, Give, parse_action
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.events import Acted, CoachSet, LogEvent, Touched, Wished, WishName
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Proposal
from openquarto.server.limits import Counted
from openquarto.server.room.advice import Advice, Adviser
from openquarto.server.room.advice import Question as AdviceQuestion
from openquarto.server.room.coaching import Coaching
from openquarto.server.room.registry import Registry
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.server.seat_names import SEAT_NAMES, SeatName
from openquarto.speech.command import Ask, CoachWish, Insight, Practice, Question, Step, StepTo, Wish
from openquarto.speech.felt import read_felt
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.parser import parse
from openquarto.view.masked import Sight
from openquarto.view.touch import Felt, Spot, StockPlace, parse_spot
from openquarto.wire import analysis
from openquarto.wire import messages as wire

_QUESTIONS = {
    "hand": Question.HAND,
    "turn": Question.TURN,
    "time": Question.TIME,
    "last": Question.LAST,
    "rules": Question.VARIANT,
}
_STOCK_PLACE = re.compile(r"[0-9]{1,2}", re.ASCII)  # given under a mask
_TIMER_LEEWAY = 0.005  # seconds: timers of an event loop are whole milliseconds and may be early
_AT_ANY_TIME = ("resign", "claim")  # wishes that mean the same whatever has happened meanwhile
Finished = Callable[[Exception | None], None]  # is called with what went wrong on our side, or None


class Actions:
    """The commands of one page; a target of the interpreter that the terminal uses too.

    Messages are handled one at a time. A method returns whether it is still under way: then `finished` is
    called later, and the next message waits until that.
    """

    def __init__(
        self,
        viewer: Viewer,
        room: Room,
        registry: Registry,
        count: Callable[[Counted], None],
        adviser: Adviser,
    ) -> None:
        self.viewer = viewer
        self._count = count  # one more of something that is limited; raises ServerError
        self.room = room
        self._table = room.table
        self._registry = registry
        self._advice = Advice(viewer, room.table, adviser)
        self._coaching = Coaching(viewer, room.table, adviser)
        self._turns = ""  # of this player, as the page keeps them for the coach
        self._seen: Literal["", "c", "l", "d"] = ""  # what is to be added to them
        self._interpreter: CommandInterpreter[bool] = CommandInterpreter(self)
        self._id, self._seq = "", 0  # of the message that is handled
        self._finished: Finished = lambda _: None
        self._task: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()

    def handle(self, message: wire.FromPage, seq: int, finished: Finished) -> bool:
        """Do what a message says, or answer why not; whether that is under way."""
        if isinstance(message, wire.Hello):
            self.viewer.hello(message, self.room.audience.presence)
            self.room.audience.greet(self.viewer)
            return False
        if isinstance(message, wire.Ping):
            self.viewer.put(wire.Pong())
            return False
        self._id, self._seq, self._finished = message.id, seq, finished
        self._turns, self._seen = getattr(message, "turns", ""), ""
        try:
            return self._handle(message)
        except QuartoError as refusal:
            self.viewer.refuse(refusal, message.id)
            return False

    def _handle(  # noqa: C901, PLR0911  one case a message
        self,
        message: wire.Act
        | wire.Line
        | wire.Ask
        | wire.Touch
        | wire.Wish
        | wire.Talk
        | wire.Hint
        | wire.Coach,
    ) -> bool:
        match message:
            case wire.Act(_, text):
                is_place = _STOCK_PLACE.fullmatch(text)
                return self.act(StockPlace(int(text)) if is_place else parse_action(text))
            case wire.Touch(_, spot):
                return self.touch(parse_spot(spot))
            case wire.Ask(_, question):
                return self.answer(Ask(_QUESTIONS[question]))
            case wire.Wish(_, "accept" | "decline" as wish):
                return self._interpreter.run(Wish(wish))
            case wire.Wish(_, "rematch"):
                return self.new_game()
            case wire.Wish(_, wish):
                return self._wish(_wish_name(wish))
            case wire.Talk(_, word):
                return self._talk(word)
            case wire.Hint():
                return self.insight(Insight.HINT)
            case wire.Coach(_, coach):
                return self._set_coach(Coach(coach))
            case wire.Line(_, text):
                command = parse(text, self.viewer.projection.manner, self.view)
                return self._interpreter.run(command)

    # What commands do

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        return self.viewer.hearer

    @property
    def view(self) -> Sight:
        """The table as this page sees it."""
        return self.viewer.projection.view(self._table.last)

    def say(self, said: tuple[str, ...]) -> bool:
        """Answer in words."""
        self.viewer.say(self._id, said)
        return False

    def ask_yes(self, question: str) -> bool:
        """Ask something that is answered by yes or no; only players are asked."""
        self._seat()
        self.viewer.say(self._id, (question,), "yes")
        return False

    def ask_line(self, question: str) -> bool:
        """Ask for the line of a call."""
        self.viewer.say(self._id, (question,), "line")
        return False

    def act(self, action: Action | StockPlace) -> bool:
        """Give, place, call or be done; under a mask it may turn out to be a touch."""

        def make(last: Snapshot) -> LogEvent:
            seat, match = self._seat(), last.match
            is_plain = match.touching is None and not isinstance(action, StockPlace)
            meant = action if is_plain else match.meant(Seat(seat), action)
            kind = Touched if isinstance(meant, Spot) else Acted
            return kind(seat, str(meant), request)

        request = self._id
        if isinstance(action, Give) and self._coaching.looks(action, Seat(self._seat())):
            self._coaching.look(action, self._turns, partial(self._judged, action, make))
            return True
        return self._submit(make, self._seq)

    def _judged(
        self,
        action: Give,
        make: Callable[[Snapshot], LogEvent],
        judgement: analysis.Judgement,
        is_spoken: bool,  # noqa: FBT001
    ) -> None:
        """Go on after the coach has looked: a yes takes back as much as is at fault, a no gives the piece."""
        advice = judgement.advice
        if advice is None or not is_spoken:
            self._seen = judgement.seen
            self._submit(make, self._seq)
            return
        part = advice.part
        self._interpreter.ask(lambda: self._take_back(part), lambda: self.act(action))
        self.viewer.coach(self._id, judgement)
        self._finished(None)

    def _take_back(self, part: Literal["piece", "turn"]) -> bool:
        return self._wish("take-back") if part == "turn" else self.say((self.hearer.says("coach-choose"),))

    def touch(self, spot: Spot) -> bool:
        """Feel one thing under a mask."""
        request = self._id
        return self._submit(lambda _: Touched(self._seat(), str(spot), request), None)

    def answer(self, ask: Ask) -> bool:
        """Answer a question."""
        projection = self.viewer.projection
        return self.say(projection.answer(ask, self._table.last, self._table.clock_time))

    def resign(self) -> bool:
        """Lose the game."""
        return self._wish("resign")

    def offer(self, wish: Wish) -> bool:
        """Offer a draw, or ask to take back."""
        return self._wish(_wish_name(wish.value))

    def reply(self, *, accept: bool) -> bool:
        """Answer what the other player offered or asked."""
        return self._wish("accept" if accept else "decline")

    def new_game(self) -> bool:
        """Begin another game with the other player giving first; refused while this one goes on."""
        self._seat()
        last = self._table.last
        if last.match.outcome and last.next is None:
            self._count("games")
        return self._run(self._registry.rematch(self._table, self._id))

    def repeat(self) -> bool:
        """Say once more what was said last."""
        return self.say(self.viewer.said or (self.hearer.says("nothing-to-repeat"),))

    def leave(self) -> bool:
        """Say goodbye; the page itself is closed by the browser."""
        return self.say((self.hearer.says("goodbye" if self._table.last.match.outcome else "goodbye-kept"),))

    def oppose(self, opponent: str | None) -> bool:
        """Say against whom one plays; who it is, is chosen on another page."""
        if opponent is not None:
            raise ServerError("not here")
        return self.say((opponent_sentence(self._table.last.arrangement, self.hearer),))

    def save(self, _file: str | None) -> bool:
        """Refused: a browser has other ways."""
        raise ServerError("not here")

    def load(self, _file: str | None) -> bool:
        """Refused: a browser has other ways."""
        raise ServerError("not here")

    def step(self, step: Step | StepTo) -> bool:
        """Let the page show another turn; refused while the game goes on."""
        stepped(step, 0, replay_turns(self._table.last.match.game))
        self.viewer.step(self._id, str(step.turn) if isinstance(step, StepTo) else step.name.lower())
        return False

    def insight(self, asked: Insight) -> bool:
        """A hint or a reason for a player; after the end, reasons are on a page of their own."""
        seat = self._seat()
        if self._table.last.match.outcome:
            return self.say((self.hearer.says("review-elsewhere"),))
        question = AdviceQuestion(self._id, seat, self._seq, self._finished)
        match asked:
            case Insight.HINT:
                self._advice.hint(question)
            case Insight.WHY:
                self._advice.why(question)
            case Insight.REVIEW:
                raise RuleError(MatchFault("review too soon"))
        return True

    def coach(self, wish: CoachWish) -> bool:
        """Have a coach from now on, or none, or be told whether there is one."""
        if wish is CoachWish.ASK:
            coach = self._table.last.match.settings.coach
            return self.say((coach_sentence(coach, self.hearer), self.hearer.says("coach-how")))
        return self._set_coach(Coach[wish.name])

    def _set_coach(self, coach: Coach) -> bool:
        request = self._id
        self._submit(lambda _: CoachSet(self._seat(), coach.value, request), self._seq)
        return True

    def practise(self, _asked: Practice) -> bool:
        """Refused: puzzles and lessons have pages of their own."""
        raise ServerError("not here")

    def close(self) -> None:
        """The page has gone."""
        self._advice.close()
        self._coaching.close()

    def set_manner(self, manner: Manner) -> bool:
        """Be spoken to in another manner."""
        self.viewer.change_manner(manner, self._id)
        return False

    # How they reach the table

    def _talk(self, word: wire.QuickWord) -> bool:
        self.room.quick_words.say(Seat(self._seat()), word, self._id)
        self.viewer.put(wire.Done(self._id))
        return False

    def _wish(self, wish: WishName) -> bool:
        request, is_answer = self._id, wish in ("accept", "decline")
        seq = None if wish in _AT_ANY_TIME else self._seq
        return self._submit(lambda _: Wished(self._seat(is_answer=is_answer), wish, request), seq)

    def _submit(self, make: Callable[[Snapshot], LogEvent], seq: int | None) -> bool:
        proposal = Proposal(make, self._id, seq)
        self._table.submit(proposal, partial(self._answer, proposal))
        return True

    def _answer(self, proposal: Proposal, problem: Exception | None) -> None:
        """Answer that something is done or refused, after it is durable."""
        if problem is None and isinstance(proposal.event, Touched):
            # The answer to a touch comes after the same while, whatever it is, and when the next may come:
            # the pause counts from the time that the log has, which is a little after it was asked for.
            touch = _last_touch(self._table.last, Seat(proposal.event.seat))
            due = touch.at + PAUSE - self._table.now() + _TIMER_LEEWAY
            self._loop.call_later(max(0.0, due), self._answer_touch, proposal.id, touch.felt)
            self._finished(None)
        else:
            self._end(proposal.id, problem)

    def _end(self, id: str, problem: Exception | None) -> None:  # noqa: A002
        mistake = None if isinstance(problem, QuartoError) else problem
        try:
            if isinstance(problem, QuartoError):
                self.viewer.refuse(problem, id)
            elif problem is None:
                self.viewer.put(wire.Done(id, self._seen))
        except Exception as caught:  # noqa: BLE001  the page is sent away, and the log tells why
            mistake = caught
        self._finished(mistake)

    def _answer_touch(self, id: str, felt: Felt) -> None:  # noqa: A002
        letter = None if felt.piece is None else felt.piece.name
        self.viewer.put(wire.Felt(id, str(felt.spot), [read_felt(felt, self.hearer)], letter))

    def _run(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something that takes a task of its own."""

        def end(id: str, task: "asyncio.Task[None]") -> None:  # noqa: A002
            problem = asyncio.CancelledError() if task.cancelled() else task.exception()
            self._end(id, cast("Exception | None", problem))

        self._task = self._loop.create_task(work)
        self._task.add_done_callback(partial(end, self._id))
        return True

    def _seat(self, *, is_answer: bool = False) -> SeatName:
        """In whose name something is done: two at one screen act for whoever is to act, or to answer."""
        match self.viewer.projection.role:
            case "none":
                raise ServerError("no seat")
            case "both":
                match = self._table.last.match
                asker = match.draw_offered_by or match.take_back_asked_by
                seat = asker.other if is_answer and asker else match.to_act or Seat.FIRST
                return SEAT_NAMES[seat]
            case role:
                return role


def _wish_name(wish: str) -> WishName:
    """A wish as it is written to the log."""
    return "take-back" if wish == "back" else cast("WishName", wish)


def _last_touch(last: Snapshot, seat: Seat) -> Touch:
    """What a seat felt last, and when."""
    touching = last.match.touching
    assert touching is not None  # else it was refused
    return next(each for each in reversed(touching.touches) if each.seat is seat)
