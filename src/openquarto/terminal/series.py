"""One match after another between the same people: who hears of it, what is told, and how it is kept."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from openquarto.engine.thought import Thought
from openquarto.engine.turn import Turn
from openquarto.match.arrangement import Arrangement
from openquarto.match.greeting import greeting, mask_sentences, opponent_sentence, review
from openquarto.match.referee import Match
from openquarto.match.saved_record import match_of, record_of
from openquarto.match.warning import Warnings, warning
from openquarto.notation.record import Record
from openquarto.rules.error import RuleError
from openquarto.rules.line import Line, lines_through
from openquarto.rules.seat import Seat
from openquarto.speech.announce import announce
from openquarto.speech.answer import answer, prompt, status
from openquarto.speech.command import Ask, Question
from openquarto.speech.manner import Hearer, Manner
from openquarto.terminal.autosave import Autosave, SavedGame
from openquarto.terminal.file import read_game
from openquarto.view.event import Ended, Event, Placed
from openquarto.view.masked import MaskedView, Sight

Said = tuple[str, ...]


class Series:
    """Matches, each kept in its own file; what people type is not its concern."""

    def __init__(
        self,
        arrangement: Arrangement | None = None,
        manner: Manner | None = None,
        *,
        autosave: Autosave | None = None,
        on_honour: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._on_honour = on_honour  # what is said can be read again, masks or not
        self.arrangement = arrangement or Arrangement()
        self.manner = manner or Manner(edition=self.arrangement.settings.edition)
        self.is_leaving = False
        self._now = now
        self._said: Said = ()
        self._start(Match(self.arrangement.settings, now=now), autosave or Autosave())

    def _start(self, match: Match, autosave: Autosave) -> None:
        self.match = match
        self.autosave = autosave
        self._players = self.arrangement.players()
        self._told = len(match.events())
        self._warnings = Warnings()
        self.is_fleeting = False  # whether what was said last names a piece under a mask, and is to be wiped
        self.answers_after = 0.0  # seconds that what was said last waits: a touch takes its time

    # What is to be known

    @property
    def arrangement(self) -> Arrangement:
        """Who sits where, and what was agreed."""
        return self._arrangement

    @arrangement.setter
    def arrangement(self, arrangement: Arrangement) -> None:
        settings = arrangement.settings
        if settings.mask and self._on_honour:
            settings = replace(settings, mask=replace(settings.mask, on_honour=True))
        self._arrangement = replace(arrangement, settings=settings)

    @property
    def is_masked(self) -> bool:
        """Whether the pieces are hidden from whoever sits here."""
        return isinstance(self.view, MaskedView)

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        settings = self.arrangement.settings
        return Hearer(
            manner=self.manner,
            seat=self.arrangement.me,
            first=settings.first,
            second=settings.second,
            computers=frozenset(self._players),
        )

    @property
    def view(self) -> Sight:
        """The table as the people here see it; two at one keyboard act for whoever is to act."""
        return self.match.view(self.arrangement.me or self.match.to_act)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened in this match."""
        return self.match.events(self.arrangement.me)

    @property
    def prompt(self) -> str:
        """A word that tells what is to be typed."""
        return prompt(self.view, self.hearer)

    @property
    def clocks(self) -> dict[Seat, float | None]:
        """What each clock has left."""
        return {seat: self.match.time_left(seat) for seat in Seat}

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is to act."""
        return self.match.to_act in self._players

    @property
    def thought(self) -> Thought | None:
        """The turn that a computer is to think of, while something else may go on."""
        match, seat = self.match, self.match.to_act
        if seat is None or seat not in self._players:
            return None
        return Thought(match, seat, self._players[seat], match.game.position)

    @property
    def seconds_to_tick(self) -> float | None:
        """How long nothing will be told by the clock; None without one."""
        return self._warnings.seconds_to_next(self.match, self._now())

    # What is done

    def begin(self) -> Said:
        """Greet, and say what is played and who gives first; the clocks run from now."""
        self.match = Match(self.arrangement.settings, now=self._now)
        return self._say(greeting(self.arrangement, self.hearer))

    def resume(self, kept: SavedGame) -> Said:
        """Go on with a kept game where it was left, in its own file."""
        self._go_on(kept.record, Autosave(kept.path))
        return self._say((self.hearer.says("resuming", when=kept.name), *self._where_we_are()))

    def go_on_from(self, path: Path) -> Said:
        """Go on with the last game of a file; it is kept elsewhere, and the file stays as it is."""
        record, notes = read_game(path, self.hearer)
        self._go_on(record, Autosave())
        return self._say((self.hearer.says("loaded", file=str(path)), *notes, *self._where_we_are()))

    def _go_on(self, record: Record, autosave: Autosave) -> None:
        self.arrangement = Arrangement.of(record, self.arrangement)
        self.manner = replace(self.manner, edition=self.arrangement.settings.edition)
        self._start(match_of(record, self.arrangement, now=self._now), autosave)

    def _where_we_are(self) -> Said:
        against = opponent_sentence(self.arrangement, self.hearer)
        masks = mask_sentences(self.arrangement.settings.mask, self.hearer)
        last = () if self.is_masked else self.answer(Ask(Question.LAST))
        return (against, *masks, *last, *status(self.view, self.hearer))

    def _begin_with(self, arrangement: Arrangement) -> Said:
        self.arrangement = arrangement
        self._start(Match(arrangement.settings, now=self._now), Autosave())
        return (self.hearer.says("new-game"), *status(self.view, self.hearer))

    def think(self) -> Said:
        """Let the computer play its turn at once."""
        thought = self.thought
        return self.play(thought, thought.choose()) if thought else ()

    def play(self, thought: Thought, turn: Turn) -> Said:
        """Play the turn that a computer has thought of, unless it was in vain; and tell it."""
        if thought.match is self.match and not thought.is_in_vain:
            with suppress(RuleError):  # its time was over in this very moment, which is told now
                if turn.touched:
                    self.match.explore(thought.seat, turn.touched)
                for action in turn.actions:
                    self.match.act(thought.seat, action)
        return self.tick()

    def tick(self) -> Said:
        """What the clock has to tell by now."""
        now = self._now()
        said = warning(self.match, now, self.hearer) if self._warnings.due(self.match, now) else ()
        return self._say((*said, *self._news()))

    def answer(self, ask: Ask) -> Said:
        """Answer a question."""
        return answer(ask, self.view, self.hearer, events=self.events, clocks=self.clocks)

    def _news(self) -> Said:
        """Tell what has happened since the last time, and keep the game."""
        match, me = self.match, self.arrangement.me
        events = match.told(match.history(since=self._told), me, is_new=True)
        if not events:
            return ()
        self._told += len(events)
        self.is_fleeting = self.is_masked and any(isinstance(each, Placed) and each.piece for each in events)
        said = announce(events, self.view, self.hearer)
        if any(isinstance(event, Ended) for event in events):
            said += review(self.match, self.hearer)
        return (*said, *self._keep())

    def _keep(self) -> Said:
        """Keep the game; that it cannot be kept is told once."""
        had_failed = self.autosave.failed
        self.autosave.keep(record_of(self.match, self.arrangement))
        return self._not_kept() if self.autosave.failed and not had_failed else ()

    def _not_kept(self) -> Said:
        return (self.hearer.says("game-not-kept", file=str(self.autosave.place)),)

    def _say(self, said: Said) -> Said:
        self._said = said or self._said
        return said


def lines_to_call(view: Sight) -> tuple[Line, ...]:
    """The lines that a call can mean: through the last placed square; under a mask all that count."""
    if isinstance(view, MaskedView):
        return view.variant.lines
    return () if view.last is None else lines_through(view.last, blocks=view.variant.blocks)
