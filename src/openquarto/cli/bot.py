"""`openquarto bot`: tokens for programs that play at a server, and a bridge from there to any UGI engine."""

import argparse
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from openquarto.cli.command import EXIT_SOUND, Parser, Subcommands, add_command, complain, number
from openquarto.cli.serve import NO_WEB, has_web

if TYPE_CHECKING:
    from openquarto.server.bots import BotFile

TOKEN = "OPENQUARTO_BOT_TOKEN"  # noqa: S105  the name of a variable
MOST_GAMES, LONGEST = 32, 600_000


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own ones."""
    parser = add_command(
        commands,
        "bot",
        run,
        summary="let programs play at a server, or play there by an engine",
        examples=("token Fern", "list", "run --server https://quarto.example -- openquarto ugi"),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    token = add_command(
        actions, "token", run_token, of="bot", summary="let a program in: print its token", examples=("Fern",)
    )
    token.add_argument("name", metavar="NAME", help="what it is called at tables, with (bot) behind it")
    remove = add_command(
        actions, "remove", run_remove, of="bot", summary="let a program in no more", examples=("Fern",)
    )
    remove.add_argument("name", metavar="NAME", help="as `list` tells it")
    listing = add_command(actions, "list", run_list, of="bot", summary="list the programs", examples=("",))
    for each in (token, remove, listing):
        _add_place(each)
    _add_bridge(actions)


def _add_place(parser: Parser) -> None:
    parser.add_argument("--database", metavar="FILE", help="the file of the server's games")
    parser.add_argument("--config", metavar="FILE", help="the server's settings as TOML")
    parser.add_argument("--file", metavar="FILE", help="the server's setting bots, if that was set")


def _add_bridge(actions: Subcommands) -> None:
    bridge = add_command(
        actions,
        "run",
        run_bridge,
        of="bot",
        summary=f"play by an engine until Ctrl-C; the token is in {TOKEN}",
        examples=(
            "--server http://127.0.0.1:8016 -- openquarto ugi",
            "--server http://127.0.0.1:8016 --open -- openquarto ugi",
        ),
    )
    bridge.add_argument("--server", required=True, metavar="URL", help="such as https://quarto.example")
    way = bridge.add_mutually_exclusive_group()
    way.add_argument("--join", metavar="LINK", help="sit down by an invitation first")
    way.add_argument("--open", action="store_true", help="open a table first, and print its invitation")
    bridge.add_argument(
        "--movetime",
        type=number("a number of milliseconds", 10, LONGEST),
        default=2000,
        metavar="MS",
        help="how long the engine thinks at most (default: 2000)",
    )
    bridge.add_argument(
        "--games",
        type=number("a number of games", 1, MOST_GAMES),
        default=4,
        metavar="N",
        help="how many games it plays at once (default: 4)",
    )
    bridge.add_argument("engine", nargs="+", metavar="ENGINE", help="the command that starts it, after --")


def run(_: argparse.Namespace) -> int:
    """Never reached, because an action is required."""
    return complain("expected an action")


def run_token(options: argparse.Namespace) -> int:
    """Make a token, and print it alone, so that it can be put into a variable."""
    if not has_web():
        return complain(NO_WEB)
    file = _file(options)
    print(file.add(options.name))
    print(f"kept in {file.path} as a hash; the token itself is told only now", file=sys.stderr)
    return EXIT_SOUND


def run_remove(options: argparse.Namespace) -> int:
    """Take a program out of the list; its games stay."""
    if not has_web():
        return complain(NO_WEB)
    _file(options).remove(options.name)
    return EXIT_SOUND


def run_list(options: argparse.Namespace) -> int:
    """List the programs that are let in."""
    if not has_web():
        return complain(NO_WEB)
    for bot in _file(options).bots:
        print(f"{bot.made}  {bot.name}")
    return EXIT_SOUND


def _file(options: argparse.Namespace) -> "BotFile":
    from openquarto.server.bots import BotFile  # noqa: PLC0415  an extra that may not be there
    from openquarto.server.config import read_config  # noqa: PLC0415

    names = {"database": options.database, "config": options.config, "bots": options.file}
    return BotFile(read_config(names).bots_path)


def run_bridge(options: argparse.Namespace) -> int:
    """Play all games of the bot by an engine."""
    from openquarto.bot.bridge import Thinking, serve  # noqa: PLC0415  threads and processes
    from openquarto.bot.client import BotClient  # noqa: PLC0415

    token = os.environ.get(TOKEN, "")
    if not token:
        return complain(f"expected the token of a bot in {TOKEN}; the server's operator makes one")

    def tell(line: str) -> None:
        print(line, flush=True)

    client = BotClient(options.server, token)
    tell(f"{client.account()['name']} at {client.server}")
    if options.join:
        client.sit_down(options.join)
    elif options.open:
        tell(client.open_table()["invitation"])
    with suppress(KeyboardInterrupt):  # that is how one leaves
        serve(client, Thinking(options.engine, options.movetime, options.games), tell)
    return EXIT_SOUND
