"""`openquarto database`: what is done with a database of games while no server needs to run."""

import argparse
import json
from collections.abc import Callable
from typing import NamedTuple

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_SOUND,
    Parser,
    Subcommands,
    add_command,
    add_json_option,
    complain,
    wants_json,
)
from openquarto.cli.progress import steps
from openquarto.cli.serve import NO_WEB, has_web

WHICH = "a file, or postgresql://…"


class _Action(NamedTuple):
    """One thing that is done with a database: its help, its arguments, and what runs it."""

    name: str
    summary: str
    examples: tuple[str, ...]
    arguments: tuple[tuple[str, str], ...]
    run: Callable[[argparse.Namespace], int]


def _migrate(options: argparse.Namespace) -> int:
    from openquarto.cli import database_work  # noqa: PLC0415  an extra that may not be there

    state = database_work.migrate(options.database)
    done = {"empty": "its tables are made", "older": "brought up to date", "current": "up to date already"}
    _tell(options, {"was": state}, done[state])
    return EXIT_SOUND


def _copy(options: argparse.Namespace) -> int:
    from openquarto.cli import database_work  # noqa: PLC0415

    with steps() as show:
        found = database_work.copy(options.source, options.target, show)
    _tell(options, {**found.counts, "sha256": found.sha256}, f"copied and compared: {_counted(found.counts)}")
    return EXIT_SOUND


def _check(options: argparse.Namespace) -> int:
    from openquarto.cli import database_work  # noqa: PLC0415

    with steps() as show:
        found, faults = database_work.check(options.database, show)
    sentence = "\n".join([*faults, f"{_counted(found.counts)}, sha256 {found.sha256}"])
    _tell(options, {**found.counts, "sha256": found.sha256, "faults": faults}, sentence)
    return EXIT_FAULTY if faults else EXIT_SOUND


def _backup(options: argparse.Namespace) -> int:
    from openquarto.cli import database_backup  # noqa: PLC0415

    return database_backup.run(options)


ACTIONS = (
    _Action(
        "migrate",
        "make the tables of an empty database, or bring an older one up to date",
        ("postgresql://quarto@db.example/quarto",),
        (("database", WHICH),),
        _migrate,
    ),
    _Action(
        "copy",
        "copy all games into an empty database, and compare",
        (
            "games.sqlite postgresql://quarto@db.example/quarto",
            "postgresql://quarto@db.example/quarto games.sqlite",
        ),
        (("source", f"{WHICH} that no server uses"), ("target", f"{WHICH}, without games")),
        _copy,
    ),
    _Action(
        "backup",
        "write a copy of a database file to a new file, also while a server uses it",
        ("games-2026-11-18.sqlite",),
        (("file", "a file that is not there yet"),),
        _backup,
    ),
    _Action(
        "check",
        "read everything, replay every game, and tell what is wrong",
        ("games.sqlite", "postgresql://quarto@db.example/quarto"),
        (("database", WHICH),),
        _check,
    ),
)


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own ones."""
    parser = add_command(
        commands,
        "database",
        run,
        summary="migrate, copy, back up or check a database of games",
        examples=tuple(f"{action.name} {action.examples[0]}" for action in ACTIONS),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION", dest="action")
    for action in ACTIONS:
        asked = add_command(
            actions, action.name, run, of="database", summary=action.summary, examples=action.examples
        )
        for name, about in action.arguments:
            asked.add_argument(name, metavar=name.upper(), help=about)
        if action.name == "backup":
            _add_server(asked)
        add_json_option(asked)


def run(options: argparse.Namespace) -> int:
    """Do what was asked."""
    if not has_web():
        return complain(NO_WEB)
    action = next(each for each in ACTIONS if each.name == options.action)
    return action.run(options)


def _add_server(parser: Parser) -> None:
    parser.add_argument("--database", metavar="FILE", help="the games (default: in your data folder)")
    parser.add_argument("--config", metavar="FILE", help="the server's settings as TOML")
    parser.add_argument("--socket", metavar="FILE", help="the server's admin_socket, if that was set")


def _tell(options: argparse.Namespace, found: dict[str, object], sentence: str) -> None:
    print(json.dumps(found) if wants_json(options) else sentence)


def _counted(counts: dict[str, int]) -> str:
    games = "1 game" if counts["game"] == 1 else f"{counts['game']:,} games"
    return f"{games}, {counts['event']:,} events"
