"""A game that is over, turn by turn: what happened in each turn, and the table after it."""

from dataclasses import dataclass

from openquarto.match.review import missed_quartos
from openquarto.match.showing import event_of, shown_in
from openquarto.notation.record import turns
from openquarto.notation.turn import move_number, token_text, turn_number
from openquarto.rules.action import Action
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.piece import Side
from openquarto.rules.seat import Seat
from openquarto.view.event import Ended, Event
from openquarto.view.view import View


@dataclass(frozen=True, slots=True)
class ReplayTurn:
    """One turn: its number (0 is the first gift), its text in the record, its events, the table after it."""

    number: int
    move: str  # 5... b1J
    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True, slots=True)
class MissedTurn:
    """A quarto that was missed: in which turn it was made, by whom, and whether the other missed it too."""

    number: int
    line: Line
    sides: tuple[Side, ...]
    maker: Seat
    by_both: bool


def replay_turns(game: Game) -> tuple[ReplayTurn, ...]:
    """All turns, at least one; nothing while the game goes on, because a quarto could still be live."""
    if game.outcome is None:
        return ()
    found, now = [], Game.of(game.start, false_call=game.false_call)
    for turn in turns(game.actions):
        before, (now, text) = now, token_text(now, turn.actions)
        number = turn_number(before.position)
        move = f"{move_number(number)} {text}"
        found.append(ReplayTurn(number, move, _events(before, turn.actions), View.of(now.position)))
    if not found:  # ended before anything was done
        found.append(ReplayTurn(turn_number(now.position), "", (), View.of(now.position)))
    last = found[-1]
    view = View.of(game.position, outcome=game.outcome, shown=shown_in(game))
    found[-1] = ReplayTurn(last.number, last.move, (*last.events, Ended(game.outcome)), view)
    return tuple(found)


def missed_turns(game: Game) -> tuple[MissedTurn, ...]:
    """The quartos that were missed, each once, in the order of play."""
    missed = missed_quartos(game)
    seats: dict[tuple[int, Line], list[Seat]] = {}
    for each in missed:
        seats.setdefault((each.placed, each.line), []).append(each.seat)
    made = {position.placed: position for position in reversed(game.positions)}
    return tuple(
        MissedTurn(placed, line, made[placed].shared_sides(line), maker, by_both=bool(others))
        for (placed, line), (maker, *others) in seats.items()
    )


def _events(game: Game, actions: tuple[Action, ...]) -> tuple[Event, ...]:
    events = []
    for action in actions:
        after = game.play(action)
        events.append(event_of(game, action, after))
        game = after
    return tuple(events)
