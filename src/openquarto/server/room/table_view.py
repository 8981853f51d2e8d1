"""The board and the hand as they are sent to a page, with and without a mask."""

from openquarto.match.greeting import missed_in_words
from openquarto.players.roster import NUMBERS
from openquarto.rules.outcome import Outcome
from openquarto.rules.square import SQUARES
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.lesson_table import is_passed
from openquarto.server.room.update import Update
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.speech.announce import ending
from openquarto.speech.manner import Hearer
from openquarto.speech.name import side_name
from openquarto.view.masked import MaskedView
from openquarto.view.view import View
from openquarto.wire import table as wire


def open_view(update: Update, hearer: Hearer, *, is_my_turn: bool) -> wire.View:
    """All that a page without a mask is sent of a table."""
    return wire.View(
        board=update.board,
        hand=update.hand,
        last=update.last,
        phase=update.phase,
        to_act=update.to_act,
        is_my_turn=is_my_turn,
        may_call=update.public.may_call,
        lines=update.lines,
        shown=[] if update.move else _shown_lines(update.view, hearer),
        ending=None if update.move else _ending(hearer, update.snapshot),
    )


def masked_view(view: MaskedView, update: Update, *, is_my_turn: bool) -> wire.View:
    """All that a masked page is sent of a table."""
    return wire.View(
        board=[None] * len(SQUARES),
        hand=None,
        last=None,
        phase=update.phase,
        to_act=update.to_act,
        is_my_turn=is_my_turn,
        may_call=view.may_call,
        lines=[] if view.variant.is_automatic else [line.value for line in view.variant.lines],
        shown=[],
        masked=True,
    )


def _shown_lines(view: View, hearer: Hearer) -> list[wire.Shown]:
    return [
        wire.Shown(
            shown.line.value,
            [square.name for square in shown.line.squares],
            [side_name(side, hearer.manner) for side in shown.sides],
        )
        for shown in view.shown
    ]


def _ending(hearer: Hearer, snapshot: Snapshot) -> wire.Ending | None:
    outcome = snapshot.match.outcome
    if outcome is None:
        return None
    *how, title = ending(outcome, hearer)
    return wire.Ending(
        reason=outcome.reason.value,
        winner=SEAT_NAMES.get(outcome.winner),
        title=title,
        sentences=how,
        missed=missed_in_words(snapshot.match.game, hearer),
        next_level=_next_level(outcome, hearer, snapshot),
        passed=is_passed(outcome, snapshot, hearer.seat),
    )


def _next_level(outcome: Outcome, hearer: Hearer, snapshot: Snapshot) -> int | None:
    """The level above the one that the hearer has beaten; none above the highest."""
    number = NUMBERS.get(snapshot.arrangement.computer or "", len(NUMBERS))
    is_casual = not (snapshot.arrangement.settings.counts or snapshot.opened.lesson)
    is_beaten = hearer.is_you(outcome.winner) and is_casual
    return number + 1 if is_beaten and number < len(NUMBERS) else None
