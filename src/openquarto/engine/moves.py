"""Games as lines of the protocol: `position …`, its moves as turn tokens, and the turn in an answer."""

import re

from openquarto.engine.error import EngineFault
from openquarto.notation.error import RecordFault
from openquarto.notation.record import turns
from openquarto.notation.token import shortened
from openquarto.notation.turn import is_cut_short, play_token, token_text
from openquarto.rules.action import Action, Call, parse_action
from openquarto.rules.error import QuartoError, RuleError, TextError
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.variant import Variant

_CALL = r"#[a-d][1-4]-[a-d][1-4]\??"
_PART = re.compile(rf"{_CALL}|[a-d][1-4]|[A-P]|=")
_TOKEN = re.compile(rf"(?=.)(?:{_CALL}|[a-d][1-4])*[A-P=]?")
NO_TURN = "none"  # what stands in a bestmove where there is nothing to play


def read_position(text: str, variant: Variant) -> Game:
    """Read `startpos` or `fen` and 3 or 4 fields, then perhaps `moves` and turn tokens.

    The fields end where the line does or the word `moves` stands, which can be none of them. A variant that
    is not written is the given one. The last move may stop early: then the rest of that turn is to be played.
    """
    head, *words = text.split() or [""]
    fen, moves = words, []
    if "moves" in words:
        at = words.index("moves")
        fen, moves = words[:at], words[at + 1 :]
    if head == "startpos" and not fen:
        start = Position(variant=variant)
    elif head == "fen" and fen:
        start = Position.of(Setup.parse(" ".join(fen), default=variant))
    else:
        raise TextError(EngineFault("position unreadable", text=shortened(text)))
    return _played(Game.of(start), moves)


def _played(game: Game, moves: list[str]) -> Game:
    for number, token in enumerate(moves, 1):
        if is_cut_short(game):
            before = shortened(moves[number - 2])
            raise TextError(EngineFault("move cut short", number=number - 1, text=before))
        try:
            game = play_token(game, token)
        except QuartoError as error:
            fault = EngineFault("move faulty", number=number, text=shortened(token), reason=str(error))
            raise type(error)(fault) from None
    return game


def position_words(game: Game) -> str:
    """What stands after `position` for a game, its variant always written."""
    start = game.start
    if start != Position.parse(str(start)):
        raise RuleError(RecordFault("start unwritable", position=repr(start)))
    played = Game.of(start, false_call=game.false_call)
    tokens = []
    for turn in turns(game.actions):
        played, token = token_text(played, turn.actions)
        tokens.append(token)
    return f"fen {start}" + (" moves " + " ".join(tokens) if tokens else "")


def read_turn(game: Game, token: str) -> tuple[Action, ...]:
    """The actions of an answer; raises QuartoError if it cannot be read or is against the rules.

    An engine that calls may mark the call as false or not: whether it is true, the referee knows. A turn may
    end with a false call, because its maker took it for a true one; the rest is asked for then.
    """
    if not _TOKEN.fullmatch(token):
        raise TextError(RecordFault("token unreadable", text=shortened(token)))
    after = game
    for part in _PART.findall(token):
        after = after.play(parse_action(part.removesuffix("?")))
        if after.ended:  # a false call that loses ends the turn, whatever was to follow
            break
    return after.actions[len(game.actions) :]


def is_whole(game: Game) -> bool:
    """Whether a turn may end here: given, done, called, or the game over."""
    if game.outcome:
        return True
    return bool(game.actions) and (not is_cut_short(game) or isinstance(game.actions[-1], Call))
