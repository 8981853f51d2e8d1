"""The command `openquarto`: one module a subcommand, each with its help and examples."""

import argparse
import os
import sys
from collections.abc import Sequence

from openquarto.about import COMMAND, NAME, NOTICE, VERSION
from openquarto.cli import (
    bench,
    book,
    braille,
    count,
    guide,
    levels,
    match,
    model,
    play,
    prove,
    replay,
    serve,
    show,
    solve,
    tactile,
    terminal,
    ugi,
)
from openquarto.cli.command import Parser, complain
from openquarto.drawing.png import RASTERISER
from openquarto.rules.error import QuartoError

KERNEL = "openquarto.kernel._kernel"  # only the commands that search need it to be built
EPILOG = f"""\
examples:
  {COMMAND} play
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
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a file's name or a record may hold what the terminal cannot show
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except QuartoError as error:
        return complain(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read us has left: point the stream at nothing, so that closing it stays quiet too.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ImportError as error:
        if error.name not in (KERNEL, RASTERISER):
            raise
        return complain(error.msg)
    return status


def _parser() -> Parser:
    parser = Parser(
        prog=COMMAND,
        description=f"{NAME}: the board game Quarto, whole.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {VERSION}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (
        play,
        serve,
        terminal,
        replay,
        count,
        show,
        braille,
        tactile,
        model,
        guide,
        solve,
        prove,
        bench,
        book,
        ugi,
        match,
        levels,
    ):
        command.add_to(commands)
    return parser
