"""What is done at the table: giving and placing with the coach beside it, touching, offers, giving up."""

from dataclasses import replace
from functools import partial

from openquarto.claims.advice import Advice, Part
from openquarto.match.coach import Coach
from openquarto.match.commands import CommandInterpreter
from openquarto.match.greeting import coach_sentence
from openquarto.match.opponent import is_ready
from openquarto.match.referee import Match
from openquarto.match.touching import PAUSE
from openquarto.match.wish import asks, offer_draw, reply, take_back
from openquarto.players.roster import PERFECT
from openquarto.rules.action import Action, Give
from openquarto.rules.seat import Seat
from openquarto.speech.advice import tell_advice
from openquarto.speech.command import CoachWish, Wish
from openquarto.speech.felt import read_felt
from openquarto.speech.manner import Hearer
from openquarto.terminal.autosave import Autosave
from openquarto.terminal.coaching import Coaching
from openquarto.terminal.series import Said
from openquarto.terminal.studied_series import StudiedSeries
from openquarto.terminal.study import Study
from openquarto.view.touch import Felt, Spot, StockPlace


class ActingSeries(StudiedSeries):
    """A series of matches whose players act, at the keyboard or by keys of the screen."""

    _interpreter: CommandInterpreter[Said]  # remembers what the coach has asked

    def _start(self, match: Match, autosave: Autosave) -> None:
        super()._start(match, autosave)
        self.felt: Felt | None = None  # by the last touch
        self._coaching = Coaching(lambda: self.match.game)

    def act(self, action: Action | StockPlace) -> Said:
        """Give, place, call or be done; under a mask a hand may find that it cannot, which is a touch."""
        if self.is_trying and not isinstance(action, StockPlace):
            return self.attempt(action)
        seat = asks(self.match, self.arrangement.me)
        meant = self.match.meant(seat, action)
        if isinstance(meant, Spot):
            return self.touch(meant)
        coach = self.match.settings.coach
        if isinstance(meant, Give) and self._coaching.looks(coach, meant) and seat is self.match.to_act:
            return self._asked(self._look(coach, seat, meant))
        return self._act(seat, meant)

    def _act(self, seat: Seat, action: Action) -> Said:
        self.match.act(seat, action)
        return self._news()

    def _look(self, coach: Coach, seat: Seat, action: Give) -> Study:
        """Let the coach look first: where it speaks, a yes takes back and a no gives the piece."""
        give = partial(self._act, seat, action)

        def offer(advice: Advice, hearer: Hearer) -> Said:
            told = tell_advice(advice, hearer)
            self._interpreter.ask(partial(self._take_back, advice), give)
            return (*told.sentences, hearer.says("coach-ask"))

        keeps = self.arrangement.me is not None
        return self._coaching.look(coach, action, keeps=keeps, give=give, offer=offer)

    def _take_back(self, advice: Advice) -> Said:
        return self.offer(Wish.BACK) if advice.part is Part.TURN else (self.hearer.says("coach-choose"),)

    def coach(self, wish: CoachWish) -> Said:
        """Have a coach from now on, or none, or be told whether there is one."""
        if wish is not CoachWish.ASK:
            if not is_ready(PERFECT):
                return (self.hearer.says("insight-not-built"),)
            coach = Coach[wish.name]
            self.match.set_coach(coach)
            settings = replace(self.arrangement.settings, coach=coach)
            self.arrangement = replace(self.arrangement, settings=settings)
            return (coach_sentence(coach, self.hearer), *self._keep())
        return (coach_sentence(self.match.settings.coach, self.hearer), self.hearer.says("coach-how"))

    def touch(self, spot: Spot) -> Said:
        """Feel one thing under a mask."""
        felt = self.match.touch(asks(self.match, self.arrangement.me), spot)
        self.answers_after, self.is_fleeting, self.felt = PAUSE, True, felt
        return (read_felt(felt, self.hearer), *self._keep())

    def resign(self) -> Said:
        """Lose the game."""
        self.match.resign(asks(self.match, self.arrangement.me))
        return self._news()

    def offer(self, wish: Wish) -> Said:
        """Offer a draw, or ask to take back; a computer answers at once."""
        me, match = self.arrangement.me, self.match
        if wish is Wish.DRAW:
            offer_draw(match, me)
        else:
            take_back(match, me)
            if me:  # one sentence, however many actions it took
                self._told = len(self.events) - 1
        asked = me is None and (match.draw_offered_by or match.take_back_asked_by)
        return (*self._news(), *((self.hearer.says("yes-or-no"),) if asked else ()))

    def reply(self, *, accept: bool) -> Said:
        """Answer what the other player offered or asked."""
        return self._news() if reply(self.match, accept=accept) else (self.hearer.says("nothing-to-answer"),)
