"""What the subcommands share: their help, and how a variant or a position is taken from the command line."""

import argparse
from collections.abc import Callable
from typing import TypeAlias

from openquarto.about import COMMAND
from openquarto.rules.error import QuartoError
from openquarto.rules.variant import Variant

Subcommands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  it has no public name
Run = Callable[[argparse.Namespace], int]


def add_command(
    commands: Subcommands,
    name: str,
    run: Run,
    *,
    summary: str,
    examples: tuple[str, ...],
) -> argparse.ArgumentParser:
    """A subcommand with one sentence of help and examples that can be copied."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + "\n".join(f"  {COMMAND} {name} {example}".rstrip() for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def variant(text: str) -> Variant:
    """Read a variant given as an argument."""
    try:
        return Variant.parse(text)
    except QuartoError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
