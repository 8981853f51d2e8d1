"""Checks of what speaks of whole games: quartos that were made and not called, told by the actions alone."""

from collections.abc import Iterator

from openquarto.claims.scene import Claim, common
from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.game import Game
from openquarto.rules.line import Line


def record_problems(claim: Claim, game: Game) -> list[str]:
    """All that is false about a claim of a game; nothing if it holds."""
    try:
        if claim["kind"] != "overlooked":
            return [f"{claim['kind']} does not speak of a game"]
        return [f"overlooked: {told}" for told in _overlooked(claim, game)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [f"unreadable: {error!r}"]


def _overlooked(claim: Claim, game: Game) -> Iterator[str]:
    line = Line(claim["line"])
    made = _placement(game, claim["ply"])
    if made is None:
        yield f"nothing is placed in turn {claim['ply']}"
        return
    placer, board = game.positions[made].to_act, game.positions[made + 1]
    if placer is None or claim["by"] != placer.value:
        yield f"{placer} has placed"
    pieces = [board[square] for square in line.squares]
    standing = [piece for piece in pieces if piece]
    if len(standing) < len(pieces) or board.last not in line.squares or line not in board.variant.lines:
        yield f"{line.value} is not completed there"
    if not standing or list(claim["sides"]) != common(standing, board) or not claim["sides"]:
        yield "other sides are common"
    if board.variant.is_automatic:
        yield "nobody calls here"
    fates = {"taken", "expired", "open"}
    if claim["then"] not in fates or claim["then"] != _fate(game, made, line):
        yield f"it was {_fate(game, made, line)}"


def _placement(game: Game, ply: int) -> int | None:
    """The number of the action that places in a turn; turns are counted from 1 and end with give or done."""
    turn = 1
    for number, action in enumerate(game.actions):
        if turn == ply and isinstance(action, Place):
            return number
        turn += isinstance(action, Give | Done)
    return None


def _fate(game: Game, made: int, line: Line) -> str:
    """What became of a quarto: its maker acts up to a give or a done, then the opponent has one window."""
    closed = 0  # windows
    for number in range(made + 1, len(game.actions)):
        action, after = game.actions[number], game.positions[number + 1]
        if isinstance(action, Call) and after.won:
            if closed == 0:
                return "called by its maker"
            return "taken" if action.line is line else "open"
        if isinstance(action, Place):
            return "expired"
        closed += isinstance(action, Give | Done)
    return "expired" if closed == 2 else "open"
