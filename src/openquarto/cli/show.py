"""`openquarto show`: a position as text or as a picture."""

import argparse
from pathlib import Path

from openquarto.cli.command import Subcommands, add_command
from openquarto.drawing.board import draw
from openquarto.drawing.text import text
from openquarto.rules.position import Position
from openquarto.view.edition import Edition
from openquarto.view.view import View


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "show",
        run,
        summary="show a position as text, or draw it",
        examples=('"D3/AO2/JF1G/IM1H - a1 classic"', '"4/4/4/4 M -" --svg board.svg --edition access'),
    )
    parser.add_argument(
        "position", nargs="+", metavar="POSITION", help='such as "D3/AO2/JF1G/IM1H - a1 classic"'
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it into this file instead")
    parser.add_argument(
        "--edition", type=str, choices=[edition.value for edition in Edition], default=Edition.CLASSIC.value
    )


def run(options: argparse.Namespace) -> int:
    """Print the text, or write the picture."""
    # The shell may have split the text or kept spaces from its quotation: single ones are meant.
    view = View.of(Position.parse(" ".join(" ".join(options.position).split())))
    edition = Edition(options.edition)
    if options.svg:
        options.svg.write_text(draw(view, edition=edition), encoding="utf-8")
    else:
        print(text(view, edition=edition), end="")
    return 0
