"""All commands with their options and arguments as plain data, read from the parsers themselves."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.cli.command import Parser
from openquarto.cli.puzzle_options import KIND_NAMES
from openquarto.match.opponent import OPPONENTS
from openquarto.players.roster import NAMES
from openquarto.rules.variant import VARIANTS

# What stands for a file in the help; and the names under which some parsers keep one.
FILES = ("FILE", "FOLDER", "PATH", "OUT", "DATABASE", "SOURCE", "TARGET")
KEPT_FILES = ("file", "files", "database", "folder", "what")
WHOLE_VARIANTS = tuple(str(variant) for variant in VARIANTS if len(variant.traits) == 4)
# What a value may be where the parser takes any text and says what is wrong with it.
KNOWN = {
    "variant": WHOLE_VARIANTS,
    "only": WHOLE_VARIANTS,
    "opponent": OPPONENTS,
    "players": NAMES,
    "kind": KIND_NAMES,
}


@dataclass(frozen=True)
class Option:
    """One option: all its names, what stands for its value, the values that are known, and its help."""

    names: tuple[str, ...]
    value: str  # empty if it takes none
    values: tuple[str, ...]
    is_file: bool
    about: str


@dataclass(frozen=True)
class Argument:
    """One argument that stands at its place."""

    value: str
    values: tuple[str, ...]
    is_file: bool
    about: str


@dataclass(frozen=True)
class Command:
    """A command with all that can follow it."""

    path: tuple[str, ...]  # of its words, without the first
    summary: str
    options: tuple[Option, ...]
    arguments: tuple[Argument, ...]
    children: tuple["Command", ...]
    examples: tuple[str, ...]

    def walk(self) -> Iterator["Command"]:
        """This command and everyone below it."""
        yield self
        for child in self.children:
            yield from child.walk()


def command_tree(parser: Parser) -> Command:
    """The whole command line."""
    return _command(parser, (), "")


def _command(parser: argparse.ArgumentParser, path: tuple[str, ...], summary: str) -> Command:
    options, arguments, children = [], [], []
    for action in parser._actions:  # noqa: SLF001  argparse has no other way to tell
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            abouts = {each.dest: each.help or "" for each in action._choices_actions}  # noqa: SLF001
            children += [_command(each, (*path, name), abouts[name]) for name, each in action.choices.items()]
        elif action.option_strings:
            options.append(_option(parser, action))
        else:
            arguments.append(Argument(_value(action), *_values(action), _about(parser, action)))
    examples = tuple(
        line.strip() for line in (parser.epilog or "").split("\n") if line.startswith("  openquarto")
    )
    return Command(path, summary, tuple(options), tuple(arguments), tuple(children), examples)


def _option(parser: argparse.ArgumentParser, action: argparse.Action) -> Option:
    takes_none = action.nargs == 0
    value = "" if takes_none else _value(action)
    values, is_file = ((), False) if takes_none else _values(action)
    return Option(tuple(action.option_strings), value, values, is_file, _about(parser, action))


def _value(action: argparse.Action) -> str:
    """What stands for the value in the help."""
    if isinstance(action.metavar, tuple):
        return " ".join(action.metavar)
    if action.metavar is not None:
        return action.metavar
    return "|".join(map(str, action.choices)) if action.choices else action.dest.upper()


def _values(action: argparse.Action) -> tuple[tuple[str, ...], bool]:
    """The values that are known, and whether a file is meant."""
    known = tuple(map(str, action.choices)) if action.choices else KNOWN.get(action.dest, ())
    name = action.metavar if isinstance(action.metavar, str) else ""
    is_file = not known and (action.dest in KEPT_FILES or any(word in FILES for word in name.split("|")))
    return known, is_file


def _about(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """The help of an option as it is printed, in one line."""
    expanded = parser._get_formatter()._expand_help(action) if action.help else ""  # noqa: SLF001  %(default)s
    return " ".join(expanded.split())
