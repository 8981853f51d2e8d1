"""What arbiters and players may do with a tournament: forms and JSON as acts."""

import time
from collections.abc import Callable, Mapping, Sequence

from starlette.datastructures import ImmutableMultiDict

from openquarto.server.bots import is_bot_name
from openquarto.server.error import ServerError
from openquarto.server.http.club_settings import number, settings_sent
from openquarto.tournament import acts
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Event
from openquarto.tournament.log import Log
from openquarto.tournament.state import ByeKind

Fields = ImmutableMultiDict[str, str]
Made = Callable[[Log, Fields], Sequence[Event]]
MOST_PLAYERS = 100  # at a server: what pairing costs grows with their number


def _enter(log: Log, fields: Fields) -> Sequence[Event]:
    if len(log.state.players) >= MOST_PLAYERS:
        raise TournamentError("too many players", most=MOST_PLAYERS)
    _check_person(fields.get("name", ""))
    missed = ByeKind.HALF if fields.get("half") else ByeKind.ABSENT
    return acts.enter(log.state, fields.get("name", ""), number(fields, "rating", 0), missed)


def _entry(log: Log, fields: Fields) -> Sequence[Event]:
    who = log.state.player(number(fields, "player"))
    name, rating = fields.get("name", who.name), number(fields, "rating", who.rating)
    if name != who.name:
        _check_person(name)
    return acts.change_entry(log.state, who.number, name, rating)


def _check_person(name: str) -> None:
    """Raise ServerError for the name of a program: whoever comes in by a link is none."""
    if is_bot_name(name):
        raise ServerError("bot name")


def _pair(log: Log, _fields: Fields) -> Sequence[Event]:
    log.check_time(time.time())
    return acts.pair(log.state)


def _excuse(log: Log, fields: Fields) -> Sequence[Event]:
    bye = {"half": ByeKind.HALF, "absent": ByeKind.ABSENT}.get(fields.get("bye", ""))
    upcoming = len(log.state.rounds) + 1
    return acts.excuse(log.state, number(fields, "player"), number(fields, "round", upcoming), bye)


def _result(log: Log, fields: Fields) -> Sequence[Event]:
    """A result that is typed where there is another is a correction only if it says which one it saw."""
    played = number(fields, "round", len(log.state.rounds))
    board = log.state.round(played).board(number(fields, "board"))
    corrects = bool(fields.get("corrects")) or fields.get("was", "") == str(board.result)
    return acts.enter_result(log.state, played, board.number, fields.get("result", ""), corrects=corrects)


def _player(text: str) -> int:
    return number({"pairs": text}, "pairs")


def _by_hand(log: Log, fields: Fields) -> Sequence[Event]:
    """Pairs as `1/4,5/2` and a bye as a number alone."""
    pairs, byes = [], []
    for part in filter(None, (each.strip() for each in fields.get("pairs", "").split(","))):
        first, slash, second = part.partition("/")
        if slash:
            pairs.append((_player(first), _player(second)))
        else:
            byes.append((_player(first), ByeKind.BYE))
    return acts.pair_by_hand(log.state, number(fields, "round", len(log.state.rounds)), pairs, byes)


def _unmoved(made: Made) -> Made:
    """An act that means the tournament as it was seen: pressed twice, it happens once."""

    def checked(log: Log, fields: Fields) -> Sequence[Event]:
        if fields.get("seq") and number(fields, "seq") != log.seq:
            raise TournamentError("log changed")
        return made(log, fields)

    return checked


ARBITERS: Mapping[str, Made] = {
    "enter": _enter,
    "entry": _entry,
    "remove": lambda log, fields: acts.remove(log.state, number(fields, "player")),
    "check-in": lambda log, fields: acts.check_in(
        log.state, number(fields, "player"), is_here=fields.get("here", "1") == "1"
    ),
    "excuse": _excuse,
    "withdraw": lambda log, fields: acts.withdraw(log.state, number(fields, "player")),
    "return": lambda log, fields: acts.come_back(log.state, number(fields, "player")),
    "pair": _unmoved(_pair),
    "pair-by-hand": _by_hand,
    "unpair": _unmoved(lambda log, _: acts.take_back(log.state)),
    "result": _result,
    "undo": _unmoved(lambda log, _: log.undo()),
    "settings": lambda log, fields: acts.change_settings(log.state, **settings_sent(fields)),
    "end": lambda log, _: acts.end(log.state),
    "reopen": lambda log, _: acts.reopen(log.state),
}


def report(player: int) -> Made:
    """What a player tells of the own board, by its round."""

    def told(log: Log, fields: Fields) -> Sequence[Event]:
        played = number(fields, "round", len(log.state.rounds))
        if events := acts.report(log.state, player, fields.get("result", ""), played):
            log.check_reports(played, f"player {player}")
        return events

    return told


def on_screen(player: int) -> Made:
    """A player would rather play at a table of the server, by the round of the board."""
    return lambda log, fields: acts.play_on_screen(
        log.state, player, number(fields, "round", len(log.state.rounds))
    )


def leave(player: int) -> Made:
    """A player goes."""
    return lambda log, _: acts.withdraw(log.state, player)
