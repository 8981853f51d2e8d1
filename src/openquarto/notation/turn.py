"""One token of move text: its parts as actions, and whether its marks tell the truth."""

import re

from openquarto.notation.error import RecordFault
from openquarto.notation.token import shortened
from openquarto.rules.action import Action, Call, Done, Give, Phase, parse_action
from openquarto.rules.error import TextError
from openquarto.rules.game import Game
from openquarto.rules.position import Position

_CALL = r"#[a-d][1-4]-[a-d][1-4]\??"
_PART = re.compile(rf"{_CALL}|[a-d][1-4]|[A-P]|=")
_TOKEN = re.compile(rf"(?=.)(?:{_CALL}|[a-d][1-4])*[A-P=]?")  # the order within is a matter of the rules


def play_token(game: Game, text: str) -> Game:
    """The game after a token; raises the first fault: unreadable, against the rules or falsely marked."""
    if not _TOKEN.fullmatch(text):
        raise TextError(RecordFault("token unreadable", text=shortened(text)))
    for part in _PART.findall(text):
        action = parse_action(part.removesuffix("?"))
        game = game.play(action)
        if isinstance(action, Call) and game.position.won == part.endswith("?"):
            code = "marked as false" if game.position.won else "not marked as false"
            raise TextError(RecordFault(code, action=action))
    return game


def token_text(game: Game, actions: tuple[Action, ...]) -> tuple[Game, str]:
    """The game after a turn, and the token of that turn."""
    text = ""
    for action in actions:
        game = game.play(action)
        text += str(action)
        if isinstance(action, Call) and not game.position.won:
            text += "?"
    return game, text


def is_cut_short(game: Game) -> bool:
    """Whether the last turn stopped early: a whole one ends with a give, a done or the game."""
    return bool(game.actions) and not game.outcome and not isinstance(game.actions[-1], Give | Done)


def turn_number(position: Position) -> int:
    """The number of the turn that begins here: 0 is the first gift, then one for each placement."""
    return position.placed + (position.phase is Phase.PLACE) + position.dones


def move_number(turn: int) -> str:
    """How a record numbers a turn: two turns have one number, with dots for the second of them."""
    return f"{turn // 2 + 1}." if turn % 2 == 0 else f"{turn // 2 + 1}..."
