"""A game that is over, turn by turn: what happened in each turn, and the table after it."""

from dataclasses import dataclass

from openquarto.match.error import MatchFault
from openquarto.match.review import missed_quartos
from openquarto.match.showing import event_of, shown_in
from openquarto.notation.record import turns
from openquarto.notation.turn import move_number, token_text, turn_number
from openquarto.rules.action import Action
from openquarto.rules.error import RuleError
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.piece import Side
from openquarto.rules.seat import Seat
from openquarto.speech.command import Step, StepTo
from openquarto.speech.manner import Hearer
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
    """All turns, at least one; raises RuleError while the game goes on: a quarto could still be live."""
    if game.outcome is None:
        raise RuleError(MatchFault("replay before the end"))
    found, now = [], Game.of(game.start, false_call=game.false_call)
    for turn in turns(game.actions):
        before, (now, text) = now, token_text(now, turn.actions)
        number = turn_number(before.position)
        move = f"{move_number(number)} {text}"
        found.append(ReplayTurn(number, move, _events(before, turn.actions), View.of(now.position)))
    if not found:  # ended before anything was done
        found.append(ReplayTurn(turn_number(now.position), "", (), View.of(now.position)))
    last = found[-1]
    found[-1] = ReplayTurn(last.number, last.move, (*last.events, Ended(game.outcome)), final_view(game))
    return tuple(found)


def final_view(game: Game) -> View:
    """The table at the end of a game, with the lines that won."""
    return View.of(game.position, outcome=game.outcome, shown=shown_in(game))


def stepped(step: Step | StepTo, at: int, turns: tuple[ReplayTurn, ...]) -> int:
    """The place of the turn that a step leads to, at the ends the same; raises RuleError if there is none."""
    match step:
        case Step.FIRST:
            return 0
        case Step.BEFORE:
            return max(0, at - 1)
        case Step.NEXT:
            return min(len(turns) - 1, at + 1)
        case Step.LAST:
            return len(turns) - 1
        case StepTo(number):
            places = {turn.number: place for place, turn in enumerate(turns)}
            if number not in places:
                first, last = turns[0].number, turns[-1].number
                raise RuleError(MatchFault("no such turn", first=first, last=last, turn=number))
            return places[number]


def turn_label(number: int, turns: tuple[ReplayTurn, ...], hearer: Hearer) -> str:
    """What a turn is called: "Turn 9 of 12"."""
    if number == 0:
        return hearer.says("replay-start")
    return hearer.says("replay-turn", turn=number, turns=turns[-1].number)


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
