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
    *("play", "serve", "admin", "terminal", "replay", "count", "show", "braille", "tactile", "model"),
    *("guide", "solve", "prove", "bench", "book", "ugi", "match", "levels"),
)
# What some commands need and others do not: the kernel has to be built, the rasteriser is an extra.
OPTIONAL = ("openquarto.kernel._kernel", "resvg_py")
EPILOG = f"""\
examples:
  {COMMAND} play
  {COMMAND} admin list
  {COMMAND} terminal --variant blocks
  {COMMAND} replay games.qgn --json
  {COMMAND} count 4
  {COMMAND} show "D3/AO2/JF1G/IM1H - a1 classic"
  {COMMAND} braille "D3/AO2/JF1G/IM1H - a1 classic" --language fr
  {COMMAND} tactile "D3/AO2/JF1G/IM1H - a1 classic" -o board.svg
  {COMMAND} model quarto-set
  {COMMAND} guide --language fr
  {COMMAND} solve "D3/AO2/JF1G/IM2 - - classic" --turns
  {COMMAND} prove blocks --threads 2
  {COMMAND} book check
  {COMMAND} ugi --check {COMMAND} ugi
  {COMMAND} match oak maple --games 100
  {COMMAND} levels --games 100

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
    if not given[0].startswith("-") and given[0] not in COMMANDS:
        return complain(_unknown(given[0]))
    return _run(_options(given))


def _run(options: argparse.Namespace) -> int:
    try:
        status: int = options.run(options)
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
    names: Iterable[str] = (first,) if first in COMMANDS else () if first == "--version" else COMMANDS
    options, rest = _parser(names).parse_known_args(given)
    if rest:
        options.parser.error(options.parser.unknown(rest))
    return options


def _unknown(name: str) -> str:
    """What to say of a command that is not there."""
    likely = get_close_matches(name.lower(), COMMANDS, n=1)
    hint = f"did you mean {likely[0]}?" if likely else f"{COMMAND} --help lists them all"
    return f"there is no command {name!r}; {hint}"


def _parser(names: Iterable[str]) -> Parser:
    parser = Parser(
        prog=COMMAND,
        description=f"{NAME}: the board game Quarto, whole.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {VERSION}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name in names:
        import_module(f"{__name__}.{name}").add_to(commands)
    return parser
