"""Does the result follow? What the moves, the Termination tag and the result may say together."""

from collections.abc import Mapping

from openquarto.notation.error import RecordFault
from openquarto.notation.tags import termination_of
from openquarto.rules.error import RuleError
from openquarto.rules.game import Game
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.seat import Seat

WINNERS = {"1-0": Seat.FIRST, "0-1": Seat.SECOND, "1/2-1/2": None, "*": None}
DECISIONS = ("1-0", "0-1")


def check_result(game: Game, tags: Mapping[str, str], result: str) -> None:
    """Raise the fault of a result that does not follow."""
    if tags.get("Result", result) != result:
        raise RuleError(RecordFault("result of the tag", tag=tags["Result"], text=result))
    termination = termination_of(tags)
    if game.outcome:
        if result != game.outcome.result:
            raise RuleError(RecordFault("result of the game", expected=game.outcome.result, text=result))
    elif termination is None:
        if result != "*":
            raise RuleError(RecordFault("result unexplained", text=result))
    elif result not in (expected := results_after(termination, game)):
        raise RuleError(
            RecordFault(
                "result of the termination",
                expected=" or ".join(expected),
                termination=termination.value,
                text=result,
            )
        )


def results_after(termination: Reason, game: Game) -> tuple[str, ...]:
    """The results that a Termination allows where the moves do not end the game."""
    match termination:
        case Reason.TIME:
            loser = game.to_act
            return (Outcome(termination, loser and loser.other).result,)
        case Reason.AGREED:
            return ("1/2-1/2",)
        case Reason.ABANDONED:
            return (*DECISIONS, "*")
        case _:
            return DECISIONS


def end_of(game: Game, tags: Mapping[str, str], result: str) -> Game:
    """The game ended as its record says, where its moves do not end it."""
    termination = termination_of(tags)
    if game.outcome or termination is None:
        return game
    return game.end(Outcome(termination, WINNERS[result]))
