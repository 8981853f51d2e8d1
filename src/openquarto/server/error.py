"""What the server refuses, and what keeps it from starting."""

from collections.abc import Iterator
from contextlib import contextmanager

from openquarto.rules.error import Fault, QuartoError

SENTENCES = {
    # at a table
    "message unreadable": "expected a message as the protocol describes it, got something else",
    "stale": "expected an action for the table as it is now, got one for how it was before",
    "no seat": "expected a player of this game, got somebody who watches",
    "not over": "expected the end of this game before another one",
    "not here": "expected something that can be done at this table in the browser",
    "link offline": "expected a game without a link: that needs the network",
    "not kept": "expected the game to be written to the disk, which failed; nothing has changed",
    "not known": "expected the game to be written to the disk, which failed; it may be kept all the same",
    "closing": "expected a table that is open, got one that is being closed: come again in a moment",
    "not begun": "expected the other player to sit down before anything is done",
    "too many wishes": "expected an action next, got one more offer: there were many of them in this turn",
    "too many hints": "expected an action next, got one more question for a hint",
    "too many touches": "expected at most {most} touches a turn",
    "too many words": "expected a little patience before the next quick word",
    "nobody hears": "expected the other player to be at the table, got nobody who would hear it",
    "too long": "expected an action next: so much has happened in this game that no more can be kept of it",
    # about games
    "invitation used": "expected an invitation that nobody has used, got one that is used or was never made",
    "own invitation": "expected somebody else, got a player of this game: the link is for the other one",
    "nobody to invite": "expected a seat that is free, but both are taken",
    "lobby table gone": "expected a table that waits for somebody, got one that does not any more",
    "no lobby": "expected a server with a lobby: its operator has none",
    "too many tries": "expected at most {most} tries a minute",
    "no such game": "expected a game that there is, got none of that name",
    "not your game": "expected the player of this game, got somebody else",
    "title": "expected a title of 1 to {longest} visible characters",
    "too many games": "expected at most {most} new games a minute",
    "no new games": "expected no new game for now: the operator of this server has asked for a pause",
    "newer game": "expected a game that this server can read, got one with which a newer version goes on: "
    "try again in a moment",
    "leaving": "expected a server that goes on, got one that is about to stop: try again in a moment",
    "banned": "expected somebody from another network: the operator of this server has shut this one out",
    "no bot": "expected the token of a bot: Authorization: Bearer and what openquarto bot token has told",
    "bot name": "expected another name: one that ends with (bot) is for programs",
    "bot known": "expected a new name, got {name!r}, which a bot has already",
    "bot unknown": "expected the name of a bot, got {name!r}",
    "bots off": "expected a file for bots, got a server without: set bots to a file",
    "too many sockets": "expected at most {most} open tables at a time",
    # a choice that cannot be
    "choice": "expected {field} to be one of {choices}, got {text!r}",
    "two callings": "expected one calling, got {calling} beside the variant {variant}",
    "opponent not ready": "expected an opponent that can play here: the levels need the solver to be built",
    "replay link": "expected a link to a whole game, got one that is cut off or was changed",
    "no png": "expected a server that draws PNG, got one without that extra; there is the picture as SVG",
    "no record": "expected the text of a record, got none",
    "one record at a time": "expected one record at a time, got another before the first was read",
    # analyses
    "analysis while a game counts": "expected no analysis before the end of {title!r}, which counts",
    "analysis under a mask": "expected no analysis before the end of {title!r}, which is played under a mask",
    "too many analyses": "expected at most {most} new analyses a minute",
    "analysis busy": "expected a shorter queue of analyses: come again in a moment",
    "analysis too long": "expected an analysis that can be made in time",
    "analysis failed": "expected the analysis to be made, which was broken off",
    "no analysis": "expected a server that makes analyses, got one without",
    "turn not possible": "expected a turn that can be made in this position, got {text!r}",
    "review before the end": "expected a game that is over",
    # puzzles and lessons
    "no such puzzle": "expected a puzzle that there is, got none of that name",
    "no such lesson": "expected a lesson that there is, got none of that name",
    "no such tournament": "expected a tournament that there is, got none of that name",
    "not the arbiter": "expected the arbiter, got somebody else",
    "not a player here": "expected a player of this tournament, got somebody else",
    "no such class": "expected a class that there is, got none of that name",
    "not the teacher": "expected the teacher of this class, got somebody else",
    "not in this class": "expected a pupil of this class, got somebody else",
    "nothing chosen": "expected a lesson or a set of puzzles to be chosen, got none",
    "no small match": "expected a practice game of a lesson that is over and mine, got another",
    "no such task": "expected a task from 1 to {most}, got {text!r}",
    "no such day": "expected a day such as 2026-11-18, got {text!r}",
    "answer not whole": "expected a whole turn: a square, then a piece or a call",
    "answer lines": "expected at most {most} lines, got more",
    "answer no line": "expected a line that counts here, got {line}",
    # requests that are not for us
    "no such page": "expected a page that there is, got {path!r}",
    "foreign": "expected a request from a page of this server, got one from elsewhere",
    "foreign host": "expected a request by one of the names of this server, got another",
    "too large": "expected at most {most} bytes",
    "unreadable": "expected a request that can be read",
    "our mistake": "something went wrong here; nothing of your games is lost",
    # starting
    "setting": "the setting {name} cannot be {text!r}: {why}",
    "settings unreadable": "the settings in {file} cannot be read: {why}",
    "port taken": "port {port} on {host} is taken: another program listens there; choose another with --port",
    "address": "the address {host} cannot be listened on: {why}; choose another with --host",
    "operator": "a server for others says who runs it: set operator and contact, for its page about privacy",
    "off loopback": "{host} can be reached from elsewhere: say --public-url https://…, or leave out --host",
    "database locked": "{file} is in use by another server: stop that one, or choose another with --database",
    "database unwritable": "{file} cannot be written: {why}; choose another with --database",
    "database newer": "{file} was written by a newer version of this program: bring this one up to date",
    "database older": "{file} is of an older version, {version} of {newest}: bring it up to date with "
    "openquarto database migrate",
    "database away": "{file} cannot be reached: {why}",
    "database address": "expected an address such as postgresql://user@host:5432/name, got something else",
    "database not empty": "{file} has games already: expected an empty database",
    "copy differs": "{file} has not kept what was copied; nothing of it is there",
    "no database": "{file} is not there, or has no games",
    "workers": "several workers need a database that they can share: say --database postgresql://…",
    "worker failed": "a worker has ended before it could serve (status {status}); the log tells more",
    "no postgres": "PostgreSQL needs the extra package postgres: pip install 'openquarto[postgres]'",
    "no backup here": "expected a database in a file, got PostgreSQL: pg_dump makes a backup of it, and "
    "openquarto database copy a file",
    "no server": "{file} cannot be reached: {why}",
    "backup": "{file} cannot be written: {why}",
    "nothing to back up": "expected a database in a file, got a server that keeps nothing",
    "not in memory": "expected a game that somebody has open, got one that is not in memory",
    "network": "expected a network such as 192.0.2.7 or 192.0.2.0/24, got {text!r}",
    "admin socket": "the socket {file} cannot be opened: {why}; set admin_socket to another, or off",
    "database foreign": "{file} is no database of games; choose another with --database",
}


class ServerFault(Fault):
    """A fault of a request, a message, or the way the server is started."""

    sentences = SENTENCES


class ServerError(QuartoError):
    """Something that the server refuses."""

    def __init__(self, code: str, **fields: object) -> None:
        super().__init__(ServerFault(code, **fields))


class NewerGameError(ServerError):
    """A game with which a newer version of the server goes on; this one cannot read its log."""

    def __init__(self) -> None:
        super().__init__("newer game")


class StoreError(Exception):
    """The disk refused what was to be written; nothing of it is there."""


class StoreAwayError(StoreError):
    """The database could not be reached for so long that it was given up; nothing of the change is there."""


class CommitUnknownError(StoreError):
    """A commit that failed so late that it may be there after all; only reading the store again tells."""


class DatabaseMovedError(StoreError):
    """The database is not where it was opened: what is written to it now would be lost with this process."""


class LogChangedError(StoreError):
    """The log of a game is not what the writer knew: another process wrote to it, or the game is gone."""


class GameLockedError(StoreError):
    """Another process is in the middle of a change of the same game; nothing of this one is there."""


class SecretUsedError(StoreError):
    """A secret was used already."""


@contextmanager
def in_part() -> Iterator[None]:
    """What follows on a change that is kept: where the store fails, it is not said that nothing has changed.

    Raises CommitUnknownError in the place of other errors of the store.
    """
    try:
        yield
    except StoreError as problem:
        raise CommitUnknownError(str(problem)) from problem


def refusal_of(problem: StoreError) -> ServerError:
    """What to tell whoever asked for a change that could not be written."""
    return ServerError("not known" if isinstance(problem, CommitUnknownError) else "not kept")
