"""What the server refuses, and what keeps it from starting."""

from openquarto.rules.error import Fault, QuartoError

SENTENCES = {
    # at a table
    "message unreadable": "expected a message as the protocol describes it, got something else",
    "stale": "expected an action for the table as it is now, got one for how it was before",
    "no seat": "expected a player of this game, got somebody who watches",
    "not over": "expected the end of this game before another one",
    "not here": "expected something that can be done at this table in the browser",
    "not kept": "expected the game to be written to the disk, which failed; nothing has changed",
    "not known": "expected the game to be written to the disk, which failed; it may be kept all the same",
    "closing": "expected a table that is open, got one that is being closed: come again in a moment",
    "not begun": "expected the other player to sit down before anything is done",
    "too many wishes": "expected an action next, got one more offer: there were many of them in this turn",
    "too many touches": "expected at most {most} touches a turn",
    "too many words": "expected a little patience before the next quick word",
    "nobody hears": "expected the other player to be at the table, got nobody who would hear it",
    "too long": "expected an action next: so much has happened in this game that no more can be kept of it",
    # about games
    "invitation used": "expected an invitation that nobody has used, got one that is used or was never made",
    "own invitation": "expected somebody else, got a player of this game: the link is for the other one",
    "nobody to invite": "expected a seat that is free, but both are taken",
    "too many tries": "expected at most {most} tries a minute",
    "no such game": "expected a game that there is, got none of that name",
    "not your game": "expected the player of this game, got somebody else",
    "title": "expected a title of 1 to {longest} visible characters",
    "too many games": "expected at most {most} new games a minute",
    "no new games": "expected no new game for now: the operator of this server has asked for a pause",
    "banned": "expected somebody from another network: the operator of this server has shut this one out",
    "too many sockets": "expected at most {most} open tables at a time",
    # a choice that cannot be
    "choice": "expected {field} to be one of {choices}, got {text!r}",
    "two callings": "expected one calling, got {calling} beside the variant {variant}",
    "opponent not ready": "expected an opponent that can play here: the levels need the solver to be built",
    "replay link": "expected a link to a whole game, got one that is cut off or was changed",
    "no png": "expected a server that draws PNG, got one without that extra; there is the picture as SVG",
    "no record": "expected the text of a record, got none",
    "one record at a time": "expected one record at a time, got another before the first was read",
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


class StoreError(Exception):
    """The disk refused what was to be written; nothing of it is there."""


class CommitUnknownError(StoreError):
    """A commit that failed so late that it may be there after all; only reading the store again tells."""


class DatabaseMovedError(StoreError):
    """The database is not where it was opened: what is written to it now would be lost with this process."""


class SecretUsedError(StoreError):
    """A secret was used already."""


def refusal_of(problem: StoreError) -> ServerError:
    """What to tell whoever asked for a change that could not be written."""
    return ServerError("not known" if isinstance(problem, CommitUnknownError) else "not kept")
