"""Somebody at a table over a socket: does what their messages say, and answers them in words."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Literal, cast

from openquarto.match.touching import PAUSE
from openquarto.match.warning import warning
from openquarto.rules.action import Action, parse_action
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.event import Acted, Drawn, Joined, Touched, Wished, WishName
from openquarto.server.moment import Moment
from openquarto.server.outbox import Outbox
from openquarto.server.presence import Present
from openquarto.server.scene import Scene, clock
from openquarto.server.seatname import SEAT_NAMES, SeatName
from openquarto.server.seeing import Seeing
from openquarto.server.store.protocol import Session
from openquarto.server.table import Table
from openquarto.server.tables import Tables
from openquarto.server.typed import do_typed
from openquarto.server.writing import Then
from openquarto.speech import command as meant
from openquarto.speech.catalogue import languages
from openquarto.speech.felt import read_felt
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.view.event import TakenBack
from openquarto.view.touch import Felt, Spot, StockPlace, parse_spot
from openquarto.wire import messages as wire
from openquarto.wire.table import Sitter

MOST_MISSED = 32  # news that are told one by one to a page that comes back; more is told by the whole table
_QUESTIONS = {
    "hand": meant.Question.HAND,
    "turn": meant.Question.TURN,
    "time": meant.Question.TIME,
    "last": meant.Question.LAST,
    "rules": meant.Question.VARIANT,
}
_PLACE = re.compile(r"[0-9]{1,2}", re.ASCII)  # of the stock, under a mask
_AT_ANY_TIME = ("resign", "claim")  # wishes that mean the same whatever has happened meanwhile


class Guest:
    """One page at a table."""

    def __init__(  # noqa: PLR0913  who, where, how
        self,
        tables: Tables,
        table: Table,
        seeing: Seeing,
        outbox: Outbox,
        *,
        session: Session | None = None,
        seen: int = 0,
    ) -> None:
        self.session = session
        self.is_greeted = False  # until then nothing is told
        self._tables = tables
        self.table = table
        self.seeing = seeing
        self._outbox = outbox
        self._seen = seen
        self.said: tuple[str, ...] = ()  # what a "repeat" repeats
        self.wish: Callable[[str], Awaitable[None]] | None = None  # what a yes would do
        self.asked_for_line = False

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        return self.seeing.hearer(self.table.last)

    # What the table tells

    def tell(self, scene: Scene) -> None:
        """Something has happened."""
        if not self.is_greeted or isinstance(scene.moment.deed, Touched):
            return
        news = self.seeing.news(scene)
        self.said = (*news.urgent, *news.said) or self.said
        self._outbox.put(news, scene.moment.seq)
        if scene.move is None and _changes_all(scene.moment):
            self._send_table()

    def warn(self) -> None:
        """Time is running out."""
        last, now = self.table.last, self.table.now()
        said = warning(last.match.at(now), now, self.hearer)
        if said and self.is_greeted:
            self._put(wire.Urgent(list(said), ["low time"], clock(last, now)))

    def meet(self, before: Present, present: Present) -> None:
        """Somebody has come or gone; nobody is told of themselves."""
        if not self.is_greeted:
            return
        gone = before.seats - present.seats
        back = (present.seats - before.seats) & self.table.company.presence.known
        hearer = self.hearer
        said = [
            hearer.says(message, who=hearer.who(seat))
            for message, seats in (("presence-gone", gone), ("presence-back", back))
            for seat in Seat
            if seat in seats and seat is not self.seeing.seat
        ]
        self._put_presence(said)

    def move_to(self, sitter: Sitter) -> None:
        """Sit elsewhere from now on, or only watch."""
        if sitter == self.seeing.sitter:
            return
        self.seeing = replace(self.seeing, sitter=sitter)
        self.show_all()
        if self.is_greeted and sitter == "none":
            self.say("", (self.hearer.says("seat-moved"),))

    def show_all(self) -> None:
        """Look at the whole table again."""
        if self.is_greeted:
            self._send_table()

    def leave(self, code: int) -> None:
        """The table is closed."""
        self._outbox.close(code)

    # What the page says

    async def hear(self, message: wire.FromPage, seen: int) -> None:
        """Do what a message says, or say why not."""
        if isinstance(message, wire.Hello):
            self._greet(message)
        elif isinstance(message, wire.Ping):
            self.table.company.hear_lag(self, message.lag / 1000)
            self._put(wire.Pong())
        else:
            try:
                await self._obey(message, seen)
            except QuartoError as error:
                self.refuse(error, message.id)

    def refuse(self, error: QuartoError, name: str = "") -> None:
        """Say why not."""
        said = refuse(error, self.hearer)
        self.said = said
        self._put(wire.Refused(name, error.faults[0].code, " ".join(said)))

    def _greet(self, hello: wire.Hello) -> None:
        """Speak as the page wishes, and show the table, or what happened since it saw it last."""
        manner = replace(
            self.seeing.manner,
            language=hello.language if hello.language in languages() else self.seeing.manner.language,
            pieces=Pieces(hello.pieces),
            squares=Squares(hello.squares),
            terse=hello.terse,
        )
        self.seeing = replace(self.seeing, manner=manner)
        seen, self._seen, self.is_greeted = self._seen, 0, True
        if seen != self.table.last.seq:
            self._catch_up(seen)
        self._put_presence([])
        self.table.greet(self)

    def _catch_up(self, seen: int) -> None:
        moments = self.table.moments
        missed = moments[seen:]
        is_too_much = not 0 < seen <= len(moments) or len(missed) > MOST_MISSED
        # Under a mask nothing is told twice, so nothing that is past.
        if is_too_much or self.seeing.is_masked(moments[-1]) or any(map(_changes_all, missed)):
            self._send_table()
            return
        for before, moment in zip(moments[seen - 1 :], missed, strict=False):
            self.tell(Scene(moment, self.table.now(), before))

    async def _obey(
        self, message: wire.Act | wire.Line | wire.Ask | wire.Touch | wire.Wish, seen: int
    ) -> None:
        if self.table.has_done(message.id):  # sent again, because the answer was lost on its way
            self._put(wire.Done(message.id))
            return
        match message:
            case wire.Act(name, action):
                await self.act(_wish(action), name, seen)
            case wire.Touch(name, spot):
                await self.touch(parse_spot(spot), name)
            case wire.Ask(name, question):
                asked = meant.Ask(_QUESTIONS[question])
                self.say(name, self.seeing.answer(asked, self.table.last, self.table.now()))
            case wire.Wish(name, "rematch"):
                await self.rematch(name)
            case wire.Wish(name, "accept") if self.wish:
                await self.agree(name)
            case wire.Wish(name, "decline") if self.wish:
                self.wish = None
                self.say(name, (self.hearer.says("cancelled"),))
            case wire.Wish(name, wish):
                await self.wishes(cast("WishName", wish), name, seen)  # all but the rematch
            case wire.Line(name, text):
                view = self.seeing.view(self.table.last)
                await do_typed(self, parse(text, self.seeing.manner, view), name, seen)

    # What is done

    async def act(self, wish: Action | StockPlace, name: str, seen: int) -> None:
        """Give, place, call or be done; under a mask it may turn out to be a touch."""
        seat, match = self.seat_or_refuse(), self.table.last.match
        action = match.meant(Seat(seat), wish) if match.touching or isinstance(wish, StockPlace) else wish
        if isinstance(action, Spot):
            await self.touch(action, name)
            return
        await self.table.do(Acted(seat, str(action), name), name=name, seen=seen)
        self._put(wire.Done(name))

    @property
    def may_act_at_once(self) -> bool:
        """Whether an act waits for nothing but the disk: what it means under a mask has to be found out."""
        return self.table.is_free and self.table.last.match.touching is None

    def act_at_once(self, act: wire.Act, seen: int, then: Then) -> bool:
        """The same as far as it goes without waiting; whether `then` will be told how it went."""
        try:
            if self.table.has_done(act.id):
                self._put(wire.Done(act.id))
                return False
            wish, seat = _wish(act.action), self.seat_or_refuse()
            if isinstance(wish, StockPlace):
                self.table.last.match.meant(Seat(seat), wish)  # refused without a mask
            self.table.do_at_once(Acted(seat, str(wish), act.id), seen, then)
        except QuartoError as error:
            self.refuse(error, act.id)
            return False
        return True

    def answer(self, name: str, problem: Exception | None) -> None:
        """Say that something is done, or why not."""
        if isinstance(problem, QuartoError):
            self.refuse(problem, name)
        elif problem:
            raise problem
        else:
            self._put(wire.Done(name))

    async def touch(self, spot: Spot, name: str) -> None:
        """Feel one thing; the answer comes after the same while, whatever it is."""
        loop = asyncio.get_running_loop()
        due = loop.time() + PAUSE
        seat = self.seat_or_refuse()
        await self.table.do(Touched(seat, str(spot), name), name=name)
        touching = self.table.last.match.touching
        assert touching is not None  # else it was refused
        felt = next(each.felt for each in reversed(touching.touches) if each.seat is Seat(seat))
        loop.call_at(due, self._answer_touch, name, felt)

    def _answer_touch(self, name: str, felt: Felt) -> None:
        letter = None if felt.piece is None else felt.piece.name
        self._put(wire.Felt(name, str(felt.spot), [read_felt(felt, self.hearer)], letter))

    async def wishes(self, wish: WishName, name: str, seen: int) -> None:
        """Wish something that is no action of the game."""
        deed = Wished(self.seat_or_refuse(answers=wish in ("accept", "decline")), wish, name)
        await self.table.do(deed, name=name, seen=None if wish in _AT_ANY_TIME else seen)
        self._put(wire.Done(name))

    async def agree(self, name: str) -> None:
        """Say yes to what was asked back."""
        wish, self.wish = self.wish, None
        if wish:
            await wish(name)

    async def rematch(self, name: str) -> None:
        """Begin another game."""
        self.seat_or_refuse()
        await self._tables.rematch(self.table, name)
        self._put(wire.Done(name))

    def change(self, manner: Manner, name: str) -> None:
        """Be spoken to in another manner."""
        before = self.seeing.manner
        self.seeing = replace(self.seeing, manner=manner)
        self.say(name, tell_change(before, manner))
        if before.language != manner.language or before.edition is not manner.edition:
            self._send_table()

    def seat_or_refuse(self, *, answers: bool = False) -> SeatName:
        """In whose name something is done: two at one screen act for whoever is to act, or to answer."""
        match self.seeing.sitter:
            case "none":
                raise ServerError("no seat")
            case "both":
                match = self.table.last.match
                asker = match.draw_offered_by or match.take_back_asked_by
                seat = asker.other if answers and asker else match.to_act or Seat.FIRST
                return SEAT_NAMES[seat]
            case sitter:
                return sitter

    # What is sent

    def say(self, name: str, said: tuple[str, ...], ask: Literal["", "line", "yes"] = "") -> None:
        """Answer in words."""
        self.said = said or self.said
        self._put(wire.Said(name, list(said), ask))

    def _send_table(self) -> None:
        table, kept = self.table, self.table.kept
        whole = self.seeing.table(table.moments, table.now(), kept)
        self._put(wire.Whole(whole, self.seeing.manner.language))

    def _put_presence(self, said: list[str]) -> None:
        if self.table.last.arrangement.by_link:
            present = self.table.company.presence.told
            first, second = (seat in present.seats for seat in Seat)
            self._put(wire.Presence(first, second, present.watchers, said))

    def _put(self, message: wire.ToPage) -> None:
        self._outbox.put(message, self.table.last.seq)


def _wish(action: str) -> Action | StockPlace:
    return StockPlace(int(action)) if _PLACE.fullmatch(action) else parse_action(action)


def _changes_all(moment: Moment) -> bool:
    """Whether news are not enough: who plays is another one, or what was done is undone."""
    is_new = isinstance(moment.deed, Joined | Drawn)
    is_unmasked = moment.is_ending and moment.arrangement.settings.mask is not None
    return is_new or is_unmasked or any(isinstance(event, TakenBack) for event in moment.events)
