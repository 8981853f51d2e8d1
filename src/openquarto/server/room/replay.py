"""A game that is over, turn by turn in the words of one viewer."""

from openquarto.match.replay import MissedTurn, missed_turns, replay_turns, turn_label
from openquarto.rules.game import Game
from openquarto.speech.announce import retell
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, side_names
from openquarto.wire import replay as wire


def told_turns(game: Game, hearer: Hearer) -> list[wire.ReplayTurn]:
    """Each turn as it was told in play; raises RuleError while the game goes on."""
    turns = replay_turns(game)
    return [
        wire.ReplayTurn(
            turn=turn.number,
            move=turn.move,
            label=turn_label(turn.number, turns, hearer),
            sentences=list(retell(turn.events, turn.view, hearer)),
            board=[piece.name if piece is not None else None for piece in turn.view.board],
            hand=turn.view.hand.name if turn.view.hand is not None else None,
            last=turn.view.last.name if turn.view.last is not None else None,
        )
        for turn in turns
    ]


def told_missed(game: Game, turns: list[wire.ReplayTurn], hearer: Hearer) -> list[wire.MissedQuarto]:
    """The missed quartos, each with the turn that made it."""
    places = {turn.turn: at for at, turn in enumerate(turns)}
    return [
        wire.MissedQuarto(
            at=places[missed.number],
            line=missed.line.value,
            title=hearer.says(
                "replay-missed",
                turn=missed.number,
                line=line_name(missed.line, hearer.manner),
                sides=side_names(missed.sides, hearer.manner),
            ),
            text=_who_missed(missed, hearer),
        )
        for missed in missed_turns(game)
        if missed.number in places  # a set-up may begin with a quarto that was made before
    ]


def _who_missed(missed: MissedTurn, hearer: Hearer) -> str:
    message = "replay-missed-both" if missed.by_both else "replay-missed-maker"
    if hearer.is_you(missed.maker):
        return hearer.says(f"{message}-you")
    return hearer.says(message, who=hearer.who(missed.maker))
