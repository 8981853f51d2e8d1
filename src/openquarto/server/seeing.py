"""What a seat may see, decided in this one place: all that leaves the server about a game is made here."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.greeting import agreement, lot_sentence, missed_in_words, review, rule_sentences
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES
from openquarto.server.agreed import name_of, record, rules, title
from openquarto.server.event import Acted, Drawn, Joined, Opened
from openquarto.server.moment import Moment
from openquarto.server.scene import Scene
from openquarto.server.seatname import SEAT_NAMES, SEATS
from openquarto.server.store.protocol import Kept
from openquarto.speech.announce import ending, next_step, retell
from openquarto.speech.answer import answer, prompt, status
from openquarto.speech.command import Ask, Question
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import side_name
from openquarto.speech.telling import nameless, tell
from openquarto.view.event import Event
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.view import View
from openquarto.wire import table as wire
from openquarto.wire.messages import News
from openquarto.wire.table import Sitter

Words = tuple[tuple[str, ...], list[str], str, str]  # for the log, to be said, the status and the prompt


@dataclass(slots=True)
class Seeing:
    """Somebody at a table: where they sit, and how they want to be spoken to."""

    sitter: Sitter
    manner: Manner
    _heard: tuple[Arrangement, Hearer] | None = field(default=None, init=False, compare=False, repr=False)
    _nameless: Hearer | None = field(default=None, init=False, compare=False, repr=False)  # the same

    @property
    def seat(self) -> Seat | None:
        """The one seat that is "you", if there is one."""
        return SEATS.get(self.sitter)

    def hearer(self, moment: Moment) -> Hearer:
        """Whom everything is said to; the same one as long as the same people play."""
        arrangement = moment.arrangement
        if self._heard is None or self._heard[0] is not arrangement:
            settings, sitters = arrangement.settings, arrangement.sitters
            hearer = Hearer(
                manner=self.manner,
                seat=self.seat,
                first=settings.first,
                second=settings.second,
                computers=frozenset(seat for seat in Seat if sitters[seat] != PERSON),
            )
            self._heard, self._nameless = (arrangement, hearer), nameless(hearer)
        return self._heard[1]

    def view(self, moment: Moment) -> Sight:
        """The table as this seat sees it; two at one screen see it as whoever is to act."""
        seat = moment.match.to_act if self.sitter == "both" else self.seat
        return moment.match.view(seat)

    def from_outside(self, moment: Moment) -> "Seeing":
        """For print, picture and record: of a masked game they show no more than the masked seat sees."""
        return Seeing("none", self.manner) if moment.match.is_masked(None) else self

    # For the wire

    def table(self, moments: list[Moment], now: float, kept: Kept) -> wire.Table:
        """The whole table; without a title it is called by who plays."""
        moment = moments[-1]
        scene, hearer = Scene(moment, now), self.hearer(moment)
        view = self._seen(scene)
        return wire.Table(
            game=kept.game,
            title=title(kept, moment.arrangement, self.manner),
            seat=self.sitter,
            first=self._player(Seat.FIRST, moment),
            second=self._player(Seat.SECOND, moment),
            rules=rules(moment.arrangement.settings, hearer),
            view=self.shown(scene),
            status=_status(view, hearer, moment),
            prompt=prompt(view, hearer),
            clock=scene.clock,
            offers=scene.offers,
            entries=self.log(moments),
            record=str(record(moment)),
            next=moment.next,
            by_link=moment.arrangement.by_link,
            is_waiting=not moment.is_begun,
            is_free=moment.arrangement.by_link and len({*kept.sitters.values()}) < len(Seat),
        )

    def news(self, scene: Scene) -> News:
        """What has just happened, and the table after it."""
        moment = scene.moment
        told, said, stands, word = self._moved(scene) or self._happened(scene)
        missed = review(moment.match, self.hearer(moment)) if scene.is_ending else ()
        return News(
            view=self.shown(scene),
            status=stands,
            prompt=word,
            clock=scene.clock,
            offers=scene.offers,
            entries=[wire.Entry(moment.seq, sentence) for sentence in (*told, *missed)],
            said=list(missed) if scene.is_ending else said,
            urgent=said if scene.is_ending else [],
            cues=[*scene.cues, "your turn"] if self._has_turned_to_me(scene) else scene.cues,
            action=_action(moment, is_masked=scene.is_masked and self.is_masked(moment)),
            next=moment.next,
        )

    def _moved(self, scene: Scene) -> Words | None:
        """The words of a gift or a placement, as everybody hears them who sees it."""
        hearer = self.hearer(scene.moment)
        if scene.move is None or self._nameless is None:
            return None
        told, following, stands, word = tell(scene.move, scene.seen, hearer, self._nameless)
        return (told,), [told, *following], stands, word

    def _happened(self, scene: Scene) -> Words:
        """The words of anything else."""
        moment, view = scene.moment, self._seen(scene)
        hearer = self.hearer(moment)
        told = new = self._told(moment, view, hearer, moment.match.told(moment.events, self.seat))
        if scene.is_masked:
            new = self._told(moment, view, hearer, moment.match.told(moment.events, self.seat, is_new=True))
        said = [*new, *next_step(moment.events, view, hearer)]
        return told, said, _status(view, hearer, moment), prompt(view, hearer)

    def log(self, moments: list[Moment]) -> list[wire.Entry]:
        """The message log. Under a mask it holds the last event only: an older one is a memory on paper."""
        last = moments[-1]
        is_over = last.match.outcome is not None
        if not self.is_masked(last):
            return [entry for each in moments for entry in self._entries(each, is_over=is_over)]
        told = moments[last.told - 1]
        events = told.match.told(told.events, self.seat)
        said = self._told(told, self.view(told), self.hearer(told), events)
        return [wire.Entry(told.seq, sentence) for sentence in said]

    def _entries(self, moment: Moment, *, is_over: bool) -> Iterator[wire.Entry]:
        """What the log tells of a moment to those who see, or may see by now."""
        hearer, match = self.hearer(moment), moment.match
        events = moment.events if is_over else match.told(moment.events, self.seat)
        missed = review(match, hearer) if moment.is_ending else ()
        said = (*self._told(moment, match.whole_view(), hearer, events), *missed)
        yield from (wire.Entry(moment.seq, sentence) for sentence in said)

    def is_masked(self, moment: Moment) -> bool:
        """Whether the pieces are hidden from here."""
        return moment.match.is_masked(self.seat)

    def _seen(self, scene: Scene) -> Sight:
        return self.view(scene.moment) if scene.is_masked else scene.view

    def status(self, moment: Moment) -> str:
        """Whose turn it is, and what for; or that somebody is waited for."""
        return _status(self.view(moment), self.hearer(moment), moment)

    def _told(
        self, moment: Moment, view: Sight, hearer: Hearer, events: tuple[Event, ...]
    ) -> tuple[str, ...]:
        match moment.deed:
            case Acted():
                return retell(events, view, hearer)
            case Opened():
                return agreement(moment.arrangement, hearer) + retell(events, view, hearer)
            case Joined(seat, _) if self.seat is not Seat(seat):
                return (hearer.says("joined", who=hearer.who(Seat(seat))),)
            case Drawn(by_lot=True):
                return (lot_sentence(hearer),)
            case Drawn():
                return status(view, hearer)
            case _:
                return retell(events, view, hearer)

    def answer(self, ask: Ask, moment: Moment, now: float) -> tuple[str, ...]:
        """The answer to a question."""
        hearer = self.hearer(moment)
        if ask.question is Question.VARIANT:
            return rule_sentences(moment.arrangement.settings, hearer)
        match = moment.match.at(now)
        clocks = {seat: match.time_left(seat) for seat in Seat}
        return answer(ask, self.view(moment), hearer, events=moment.match.events(self.seat), clocks=clocks)

    def shown(self, scene: Scene) -> wire.View:
        """The view of a scene, as this seat is shown it."""
        masked = self._seen(scene) if scene.is_masked else None
        seen = masked or scene.seen
        is_mine = seen.to_act is not None and (self.sitter == "both" or seen.to_act is self.seat)
        if isinstance(masked, MaskedView):
            return _masked(masked, scene, is_mine=is_mine and scene.to_act is not None)
        return wire.View(
            board=scene.board,
            hand=scene.hand,
            last=scene.last,
            phase=scene.phase,
            to_act=scene.to_act,
            is_my_turn=is_mine and scene.to_act is not None,
            may_call=seen.may_call,
            lines=scene.lines,
            shown=[] if scene.move else self._shown_lines(scene.view),
            ending=None if scene.move else _ending(self.hearer(scene.moment), scene.moment),
        )

    def _shown_lines(self, view: View) -> list[wire.Shown]:
        return [
            wire.Shown(
                shown.line.value,
                [square.name for square in shown.line.squares],
                [side_name(side, self.manner) for side in shown.sides],
            )
            for shown in view.shown
        ]

    def _player(self, seat: Seat, moment: Moment) -> wire.Player:
        return wire.Player(
            name=name_of(seat, moment.arrangement, self.manner),
            is_me=seat is self.seat,
            is_computer=moment.arrangement.sitters[seat] != PERSON,
            points=moment.points[seat],
        )

    def _has_turned_to_me(self, scene: Scene) -> bool:
        """Whether this seat is to act now and was not before; two at one screen need no sound for that."""
        return scene.is_turn and scene.seen.to_act is not None and scene.seen.to_act is self.seat


def _ending(hearer: Hearer, moment: Moment) -> wire.Ending | None:
    outcome = moment.match.outcome
    if outcome is None:
        return None
    *how, title = ending(outcome, hearer)
    return wire.Ending(
        reason=outcome.reason.value,
        winner=SEAT_NAMES.get(outcome.winner),
        title=title,
        sentences=how,
        missed=missed_in_words(moment.match.game, hearer),
    )


def _masked(view: MaskedView, scene: Scene, *, is_mine: bool) -> wire.View:
    """All that a masked page is sent of a table."""
    return wire.View(
        board=[None] * len(SQUARES),
        hand=None,
        last=None,
        phase=scene.phase,
        to_act=scene.to_act,
        is_my_turn=is_mine,
        may_call=view.may_call,
        lines=[] if view.variant.is_automatic else [line.value for line in view.variant.lines],
        shown=[],
        masked=True,
    )


def _action(moment: Moment, *, is_masked: bool) -> str:
    """What was done, for the motion; a gift is hidden under a mask."""
    if not isinstance(moment.deed, Acted):
        return ""
    return "" if is_masked and moment.deed.action in Piece.__members__ else moment.deed.action


def _status(view: Sight, hearer: Hearer, moment: Moment) -> str:
    return " ".join(status(view, hearer)) if moment.is_begun else hearer.says("waiting")
