"""`openquarto show`: a position as text or as a picture."""

import argparse
from collections.abc import Callable
from pathlib import Path

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, number
from openquarto.drawing.board import draw
from openquarto.drawing.png import png
from openquarto.drawing.text import text
from openquarto.rules.position import Position
from openquarto.view.edition import Edition
from openquarto.view.view import View

NARROWEST, WIDEST = 16, 8000
_PICTURES = {".svg", ".svgz", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".pdf"}


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "show",
        run,
        summary="show a position as text, or draw it",
        examples=(
            '"D3/AO2/JF1G/IM1H - a1 classic"',
            '"4/4/4/4 M -" --svg board.svg --edition access',
            '"4/4/4/4 M -" --png board.png --width 800',
        ),
    )
    parser.add_argument(
        "position", nargs="+", metavar="POSITION", help='such as "D3/AO2/JF1G/IM1H - a1 classic"'
    )
    parser.add_argument(
        "--svg", type=_file_of(".svg"), metavar="FILE", help="draw it into this file instead, as SVG"
    )
    parser.add_argument(
        "--png", type=_file_of(".png"), metavar="FILE", help="draw it into this file instead, as PNG"
    )
    parser.add_argument(
        "--width",
        type=number("a width in pixels", NARROWEST, WIDEST),
        default=1200,
        metavar="PIXELS",
        help="how wide the PNG is (default 1200)",
    )
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
    if options.png:
        options.png.write_bytes(png(draw(view, edition=edition), width=options.width))
    if not (options.svg or options.png):
        print(text(view, edition=edition), end="")
    return EXIT_SOUND


def _file_of(suffix: str) -> Callable[[str], Path]:
    """Read the name of a picture's file; one that ends as a picture of another kind is refused."""

    def read(name: str) -> Path:
        path = Path(name)
        if path.suffix.lower() in _PICTURES - {suffix}:
            raise argparse.ArgumentTypeError(f"expected a file that ends in {suffix}, got {name!r}")
        return path

    return read
