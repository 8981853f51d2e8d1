"""The command `openquarto`: one module a subcommand, imported only when it is named or all are listed."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module

from openquarto.about import COMMAND, NAME, NOTICE, VERSION
from openquarto.cli.command import EXIT_SOUND, Parser, complain
from openquarto.rules.error import QuartoError

# Each is a module of this package, in the order of the help.
COMMANDS = (
    *("play", "serve", "admin", "database", "terminal", "replay", "count", "show", "braille", "tactile"),
    *("model", "learn", "guide", "solve", "analyse", "prove", "bench", "book", "puzzles", "ugi", "match"),
    *("tournament", "bot", "levels", "ladder", "census", "site", "completion", "manual", "doctor"),
)
OPTIONS = ("--help", "--version", "-h")
# What some commands need and others do not: the kernel that was named, the rasteriser.
OPTIONAL = ("openquarto.kernel.backend", "resvg_py")
EPILOG = f"""\
examples:
  {COMMAND} play
  {COMMAND} admin list
  {COMMAND} database copy games.sqlite postgresql://quarto@db.example/quarto
  {COMMAND} terminal --variant blocks
  {COMMAND} replay games.qgn --json
  {COMMAND} count 4
  {COMMAND} show "D3/AO2/JF1G/IM1H - a1 classic"
  {COMMAND} braille "D3/AO2/JF1G/IM1H - a1 classic" --language fr
  {COMMAND} tactile "D3/AO2/JF1G/IM1H - a1 classic" -o board.svg
  {COMMAND} model quarto-set
  {COMMAND} learn
  {COMMAND} puzzles play --daily
  {COMMAND} guide --language fr
  {COMMAND} solve "D3/AO2/JF1G/IM2 - - classic" --turns
  {COMMAND} analyse "1J1E/L2B/4/KOH1 I - classic" --turns
  {COMMAND} analyse games.qgn --annotate annotated.qgn
  {COMMAND} prove blocks --threads 2
  {COMMAND} book check
  {COMMAND} ugi --check {COMMAND} ugi
  {COMMAND} match oak maple --games 100
  {COMMAND} tournament create tuesday.qtl --name "Tuesday Open" --rounds 5
  {COMMAND} levels --games 100
  {COMMAND} ladder random oak mcts-100 --positions 50
  {COMMAND} census traits=c
  {COMMAND} bot run --server https://quarto.example -- {COMMAND} ugi
  {COMMAND} completion bash > ~/.local/share/bash-completion/completions/{COMMAND}
  {COMMAND} manual > {COMMAND}.1
  {COMMAND} doctor
  {COMMAND} site build public

exit status: 0 all is well, 1 a faulty game or position was found, 2 wrong use or unreadable input,
             130 stopped by Ctrl-C

{NOTICE}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; whatever is wrong with its input is said in one sentence."""
    if not _prepare_streams():
        return complain("expected an open standard output, got a closed one")
    given = sys.argv[1:] if arguments is None else list(arguments)
    if not given:
        print(_parser(COMMANDS).format_help(), end="")
        return EXIT_SOUND
    if wrong := _unknown(given[0]):
        return complain(wrong)
    try:
        options = _options(given)
    except ImportError as error:
        if error.name not in OPTIONAL:
            raise
        return complain(error.msg)
    return _run(options)


def _run(options: argparse.Namespace) -> int:
    from openquarto.cli.slow_searches import warn_of_slowness  # noqa: PLC0415  not to tell the version

    try:
        status: int = warn_of_slowness(options.parser.prog.removeprefix(f"{COMMAND} "))
        if status:
            return status
        status = options.run(options)
        sys.stdout.flush()
    except QuartoError as error:
        return complain(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read us has left: point the stream at nothing, so that closing it stays quiet too.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return EXIT_SOUND
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ImportError as error:
        if error.name not in OPTIONAL:
            raise
        return complain(error.msg)
    return status


def _prepare_streams() -> bool:
    """Let the streams take every character; whether there is one to write to."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a file's name or a record may hold what the terminal cannot show
            stream.reconfigure(errors="backslashreplace")
    if sys.stdin is None:  # closed by whoever started us: then nothing is to be read
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  for the life of the program
    return sys.stdout is not None


def _options(given: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments; only the named command is imported."""
    first = given[0]
    Parser.given = given
    names: Iterable[str] = (first,) if first in COMMANDS else () if first == "--version" else COMMANDS
    options, rest = _parser(names).parse_known_args(given)
    if rest:
        options.parser.error(options.parser.unknown(rest))
    return options


def _unknown(name: str) -> str:
    """What to say of a first word that is no command and no option of ours; nothing if it is one."""
    if name in COMMANDS or (name.startswith("-") and any(each.startswith(name) for each in OPTIONS)):
        return ""
    what, known = ("option", OPTIONS) if name.startswith("-") else ("command", COMMANDS)
    likely = get_close_matches(name.lower(), known, n=1)
    hint = f"did you mean {likely[0]}?" if likely else f"{COMMAND} --help lists them all"
    return f"there is no {what} {name!r}; {hint}"


def whole_parser() -> Parser:
    """The parser of all commands, for what is written about them."""
    return _parser(COMMANDS)


def _parser(names: Iterable[str]) -> Parser:
    parser = Parser(
        prog=COMMAND,
        description=f"{NAME}: the board game Quarto, whole.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {VERSION}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    names = tuple(names)
    for name in names:
        try:
            import_module(f"{__name__}.{name}").add_to(commands)
        except ImportError as error:
            if error.name not in OPTIONAL or len(names) == 1:
                raise
            commands.add_parser(name, help=error.msg)  # the list of all commands is whole everywhere
    return parser
