"""Does at a table what one page asks for."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import cast

from openquarto.match.touching import PAUSE
from openquarto.rules.action import Action, parse_action
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.server.event import Acted, Touched, Wished, WishName
from openquarto.server.guest import Guest
from openquarto.server.tables import Tables
from openquarto.server.typed import do_typed
from openquarto.server.writing import Then
from openquarto.speech import command as meant
from openquarto.speech.felt import read_felt
from openquarto.speech.parser import parse
from openquarto.view.touch import Felt, Spot, StockPlace, parse_spot
from openquarto.wire import messages as wire

_QUESTIONS = {
    "hand": meant.Question.HAND,
    "turn": meant.Question.TURN,
    "time": meant.Question.TIME,
    "last": meant.Question.LAST,
    "rules": meant.Question.VARIANT,
}
_PLACE = re.compile(r"[0-9]{1,2}", re.ASCII)  # of the stock, under a mask
_AT_ANY_TIME = ("resign", "claim")  # wishes that mean the same whatever has happened meanwhile


class Doing:
    """What comes of the messages of a guest."""

    def __init__(self, guest: Guest, tables: Tables) -> None:
        self.guest = guest
        self.table = guest.table
        self.wish: Callable[[str], Awaitable[None]] | None = None  # what a yes would do
        self.asked_for_line = False
        self._tables = tables

    async def hear(self, message: wire.FromPage, seen: int) -> None:
        """Do what a message says, or say why not."""
        if isinstance(message, wire.Hello):
            self.guest.greet(message)
        elif isinstance(message, wire.Ping):
            self.table.company.hear_lag(self.guest, message.lag / 1000)
            self.guest.put(wire.Pong())
        else:
            try:
                await self._obey(message, seen)
            except QuartoError as error:
                self.guest.refuse(error, message.id)

    async def _obey(
        self, message: wire.Act | wire.Line | wire.Ask | wire.Touch | wire.Wish, seen: int
    ) -> None:
        if self.table.has_done(message.id):  # sent again, because the answer was lost on its way
            self.guest.put(wire.Done(message.id))
            return
        match message:
            case wire.Act(name, action):
                await self.act(_wish(action), name, seen)
            case wire.Touch(name, spot):
                await self.touch(parse_spot(spot), name)
            case wire.Ask(name, question):
                asked = meant.Ask(_QUESTIONS[question])
                self.guest.say(name, self.guest.seeing.answer(asked, self.table.last, self.table.now()))
            case wire.Wish(name, "rematch"):
                await self.rematch(name)
            case wire.Wish(name, "accept") if self.wish:
                await self.agree(name)
            case wire.Wish(name, "decline") if self.wish:
                self.wish = None
                self.guest.say(name, (self.guest.hearer.says("cancelled"),))
            case wire.Wish(name, wish):
                await self.wishes(cast("WishName", wish), name, seen)  # all but the rematch
            case wire.Line(name, text):
                view = self.guest.seeing.view(self.table.last)
                await do_typed(self, parse(text, self.guest.seeing.manner, view), name, seen)

    # What is done

    async def act(self, wish: Action | StockPlace, name: str, seen: int) -> None:
        """Give, place, call or be done; under a mask it may turn out to be a touch."""
        seat, match = self.guest.seat_or_refuse(), self.table.last.match
        action = match.meant(Seat(seat), wish) if match.touching or isinstance(wish, StockPlace) else wish
        if isinstance(action, Spot):
            await self.touch(action, name)
            return
        await self.table.do(Acted(seat, str(action), name), name=name, seen=seen)
        self.guest.put(wire.Done(name))

    @property
    def may_act_at_once(self) -> bool:
        """Whether an act waits for nothing but the disk: what it means under a mask has to be found out."""
        return self.table.is_free and self.table.last.match.touching is None

    def act_at_once(self, act: wire.Act, seen: int, then: Then) -> bool:
        """The same as far as it goes without waiting; whether `then` will be told how it went."""
        try:
            if self.table.has_done(act.id):
                self.guest.put(wire.Done(act.id))
                return False
            wish, seat = _wish(act.action), self.guest.seat_or_refuse()
            if isinstance(wish, StockPlace):
                self.table.last.match.meant(Seat(seat), wish)  # refused without a mask
            self.table.do_at_once(Acted(seat, str(wish), act.id), seen, then)
        except QuartoError as error:
            self.guest.refuse(error, act.id)
            return False
        return True

    async def touch(self, spot: Spot, name: str) -> None:
        """Feel one thing; the answer comes after the same while, whatever it is."""
        loop = asyncio.get_running_loop()
        due = loop.time() + PAUSE
        seat = self.guest.seat_or_refuse()
        await self.table.do(Touched(seat, str(spot), name), name=name)
        touching = self.table.last.match.touching
        assert touching is not None  # else it was refused
        felt = next(each.felt for each in reversed(touching.touches) if each.seat is Seat(seat))
        loop.call_at(due, self._answer_touch, name, felt)

    def _answer_touch(self, name: str, felt: Felt) -> None:
        letter = None if felt.piece is None else felt.piece.name
        self.guest.put(wire.Felt(name, str(felt.spot), [read_felt(felt, self.guest.hearer)], letter))

    async def wishes(self, wish: WishName, name: str, seen: int) -> None:
        """Wish something that is no action of the game."""
        deed = Wished(self.guest.seat_or_refuse(answers=wish in ("accept", "decline")), wish, name)
        await self.table.do(deed, name=name, seen=None if wish in _AT_ANY_TIME else seen)
        self.guest.put(wire.Done(name))

    async def agree(self, name: str) -> None:
        """Say yes to what was asked back."""
        wish, self.wish = self.wish, None
        if wish:
            await wish(name)

    async def rematch(self, name: str) -> None:
        """Begin another game."""
        self.guest.seat_or_refuse()
        await self._tables.rematch(self.table, name)
        self.guest.put(wire.Done(name))


def _wish(action: str) -> Action | StockPlace:
    return StockPlace(int(action)) if _PLACE.fullmatch(action) else parse_action(action)
