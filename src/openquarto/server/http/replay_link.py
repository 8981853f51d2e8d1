"""A whole game as the query of a link: `/replay?game=M.b4A.a2J…&result=0-1` needs no server that kept it.

Turns are those of a record, parted by dots. Three signs that an address would escape are written otherwise:
`~` calls (#), `_` marks a false call (?), and a `-` that no square follows is done (=).
"""

import re
from collections.abc import Mapping
from urllib.parse import urlencode

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.error import MatchFault
from openquarto.match.settings import SEAT_TAGS, checked_name
from openquarto.notation.read import read_one
from openquarto.notation.record import Record, Turn
from openquarto.notation.turn import token_text
from openquarto.players.roster import NAMES
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.false_call import FalseCall
from openquarto.rules.game import Game
from openquarto.rules.outcome import BY_TERMINATION
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant
from openquarto.server.error import ServerError
from openquarto.view.edition import Edition

LONGEST_GAME = 400  # characters: sixteen turns with two false calls each have 310
LONGEST_VALUE = 100  # of any other part but a name
_GAME = re.compile(r"[A-Pa-d1-4.~_-]*")
_DRAW = {"1/2-1/2": "draw", "*": "open"}  # results that an address would escape
_RESULTS = {"1-0": "1-0", "0-1": "0-1", **{text: result for result, text in _DRAW.items()}}
_TAGS = {
    "variant": "Variant",
    "edition": "Edition",
    "false_call": "FalseCall",
    "end": "Termination",
    "start": "Position",
}
_PLAYERS = {Seat.FIRST: "first_player", Seat.SECOND: "second_player"}  # the level of a computer
_NAMES = {Seat.FIRST: "first", Seat.SECOND: "second"}
FIELDS = ("game", "result", *_TAGS, *_PLAYERS.values(), *_NAMES.values())


def link_query(record: Record, arrangement: Arrangement, *, with_names: bool = False) -> str:
    """The query that carries a game; people are named only where that is wished."""
    fields = {"game": _moves(record), "result": _DRAW.get(record.result, record.result)}
    fields |= {field: record.tags[tag] for field, tag in _TAGS.items() if tag in record.tags}
    if fields.get("edition") == Edition.CLASSIC.value:
        del fields["edition"]
    for seat, sitter in arrangement.sitters.items():
        if sitter != PERSON:
            fields[_PLAYERS[seat]] = sitter
        elif with_names and (name := arrangement.settings.name(seat)):
            fields[_NAMES[seat]] = name
    return urlencode(fields, safe="~/")


def linked_record(fields: Mapping[str, str]) -> Record:
    """The record of a game that is over, from the query of a link; raises QuartoError."""
    try:
        record = _read(fields)
    except (QuartoError, ValueError, KeyError):
        raise ServerError("replay link") from None
    if record.outcome is None:
        raise RuleError(MatchFault("replay before the end"))
    return record


def _moves(record: Record) -> str:
    """The turns of the main line, as an address takes them."""
    game, texts = Game.of(record.start, false_call=record.game.false_call), []
    for item in record.items:
        if isinstance(item, Turn):
            game, text = token_text(game, item.actions)
            texts.append(text)
    return ".".join(texts).translate(str.maketrans("#?=", "~_-"))


def _read(fields: Mapping[str, str]) -> Record:
    game, result = fields.get("game", ""), _RESULTS[fields.get("result", "")]
    if len(game) > LONGEST_GAME or not _GAME.fullmatch(game):
        raise ValueError("no game")
    tokens = re.sub(r"-(?![a-d])", "=", game).replace("~", "#").replace("_", "?").replace(".", " ")
    tags = {tag: _checked(field, fields[field]) for field, tag in _TAGS.items() if field in fields}
    head = "".join(f'[{tag} "{value}"]\n' for tag, value in tags.items())
    record = read_one(f"{head}\n{tokens} {result}\n")
    told = {f"{SEAT_TAGS[seat]}Player": fields.get(field, PERSON) for seat, field in _PLAYERS.items()}
    if any(sitter not in (PERSON, *NAMES) for sitter in told.values()):
        raise ValueError("no such player")
    asked = {SEAT_TAGS[seat]: fields[field] for seat, field in _NAMES.items() if field in fields}
    names = {tag: checked_name(name) for tag, name in asked.items()}
    return Record({**record.tags, **told, **names}, record.items, record.result)


def _checked(field: str, text: str) -> str:
    """The value of a tag in its one spelling, so that nothing in it can end the tag; raises what is wrong."""
    if len(text) > LONGEST_VALUE:
        raise ValueError("too long")
    match field:
        case "variant":
            return str(Variant.parse(text))
        case "start":
            return str(Position.parse(text))
        case "edition":
            return Edition(text).value
        case "end":
            return {reason.value: reason.value for reason in BY_TERMINATION}[text]
        case _:
            return FalseCall(text).value
