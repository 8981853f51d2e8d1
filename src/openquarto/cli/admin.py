"""`openquarto admin`: what an operator asks of a server that runs on this machine."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from openquarto.cli.command import (
    EXIT_SOUND,
    Parser,
    Subcommands,
    add_command,
    add_json_option,
    complain,
    number,
)
from openquarto.cli.serve import NO_WEB, has_web

if TYPE_CHECKING:
    from openquarto.wire.admin import AdminRequest

LONGEST_BAN = 60 * 24 * 365  # minutes


class _Action(NamedTuple):
    """One command of an operator: its help, and its arguments."""

    name: str
    summary: str
    examples: tuple[str, ...]
    add_arguments: Callable[[Parser], None] = lambda _: None


def _takes(name: str, about: str, *, is_needed: bool = True) -> Callable[[Parser], None]:
    def add(parser: Parser) -> None:
        parser.add_argument(name, metavar=name.upper(), nargs=None if is_needed else "?", help=about)

    return add


def _takes_ban(parser: Parser) -> None:
    parser.add_argument("network", metavar="NETWORK", help="such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32")
    parser.add_argument(
        "--minutes",
        type=number("a number of minutes", 1, LONGEST_BAN),
        default=0,
        metavar="N",
        help="how long (default: until the server stops)",
    )


def _takes_state(parser: Parser) -> None:
    parser.add_argument("state", choices=("on", "off"), help="off: no new games and no rematches for now")


ACTIONS = (
    _Action("list", "list the games that are in memory", ("", "--json")),
    _Action(
        "watch",
        "tell what a watcher of a game is told, or the figures every second, until Ctrl-C",
        ("", "Zk3-2b1cQ9uPzqXw"),
        _takes("game", "the name of a game (default: the figures)", is_needed=False),
    ),
    _Action(
        "close",
        "take a game out of memory; its pages come again by themselves",
        ("Zk3-2b1cQ9uPzqXw",),
        _takes("game", "the name of a game, as `list` tells it"),
    ),
    _Action(
        "delete",
        "delete a game for good",
        ("Zk3-2b1cQ9uPzqXw",),
        _takes("game", "the name of a game, as `list` tells it or its address ends"),
    ),
    _Action(
        "forget",
        "forget a name in all games where a player is called exactly so",
        ('"Ada Lovelace"',),
        _takes("name", "the name, as it was typed"),
    ),
    _Action(
        "ban",
        "shut out an address or a network, and cut its open tables",
        ("192.0.2.7", "192.0.2.0/24 --minutes 60"),
        _takes_ban,
    ),
    _Action("unban", "let a network in again", ("192.0.2.7",), _takes("network", "as `bans` lists it")),
    _Action("bans", "list the networks that are shut out", ("",)),
    _Action("games", "accept new games, or no more", ("off", "on"), _takes_state),
    _Action("drain", "let it leave: send pages elsewhere within the setting drain, and end", ("",)),
    _Action("counters", "tell all figures as they are now", ("", "--json")),
    _Action(
        "backup",
        "write a copy of the database to a new file, while games go on",
        ("games-2026-11-17.sqlite",),
        _takes("file", "a file that is not there yet"),
    ),
)


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own ones."""
    parser = add_command(
        commands,
        "admin",
        run,
        summary="look after a server that runs on this machine",
        examples=("list", "games off", "ban 192.0.2.7 --minutes 60", "backup games-2026-11-17.sqlite"),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION", dest="action")
    for action in ACTIONS:
        asked = add_command(
            actions, action.name, run, of="admin", summary=action.summary, examples=action.examples
        )
        action.add_arguments(asked)
        asked.add_argument("--database", metavar="FILE", help="the file of the server's games")
        asked.add_argument("--config", metavar="FILE", help="the server's settings as TOML")
        asked.add_argument("--socket", metavar="FILE", help="the server's admin_socket, if that was set")
        add_json_option(asked)


def run(options: argparse.Namespace) -> int:
    """Ask the server, and tell what it answers."""
    if not has_web():
        return complain(NO_WEB)
    from openquarto.cli.admin_answers import tell  # noqa: PLC0415  an extra that may not be there
    from openquarto.cli.admin_workers import ask_all  # noqa: PLC0415
    from openquarto.server.config import read_config  # noqa: PLC0415

    names = {"database": options.database, "config": options.config, "admin_socket": options.socket}
    path = read_config(names).admin_path
    if path is None:
        return complain("this server has no admin_socket: it is off, or its database is memory:")
    try:
        return tell(ask_all(path, _request(options)), options)
    except KeyboardInterrupt:
        if options.action != "watch":
            raise
        return EXIT_SOUND  # that is how one leaves


def _request(options: argparse.Namespace) -> "AdminRequest":
    import msgspec  # noqa: PLC0415  an extra that may not be there

    from openquarto.wire.admin import AdminRequest  # noqa: PLC0415

    given = {name: vars(options).get(name) for name in ("game", "name", "network", "minutes")}
    asked = {name: value for name, value in given.items() if value is not None}
    match options.action:
        case "games":
            asked["accepts"] = options.state == "on"
        case "backup":
            asked["file"] = str(Path(options.file).absolute())
    request: AdminRequest = msgspec.convert({"command": options.action, **asked}, AdminRequest)
    return request
