"""`openquarto model`: a set to print in three dimensions, told apart by touch."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain
from openquarto.cli.speech_options import add_language_option
from openquarto.rules.error import QuartoError
from openquarto.rules.piece import PIECES, Piece
from openquarto.view.edition import Edition

if TYPE_CHECKING:
    from openquarto.touch.terrace import Terrace


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "model",
        run,
        summary="write a set for 3D printers: 16 pieces and a board with braille coordinates, as STL files",
        examples=("quarto-set", "quarto-set --language fr", "lost --piece B --piece M"),
    )
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where the files go; it is made if need be"
    )
    parser.add_argument(
        "--piece",
        type=_piece,
        action="append",
        metavar="LETTER",
        help="this piece alone, A to P; may be said more than once",
    )
    add_language_option(parser)


def run(options: argparse.Namespace) -> int:
    """Write the files, and say how large each is."""
    # Shapes and words load in time that other commands need not wait for.
    from openquarto.touch.stl import extent, stl  # noqa: PLC0415

    if options.folder.exists() and not options.folder.is_dir():
        return complain(f"{options.folder} is no folder")
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, solids in _files(options):
        file = options.folder / f"{name}.stl"
        file.write_bytes(stl(solids))
        wide, deep, high = extent(solids)
        print(f"{file}: {wide:.1f} × {deep:.1f} × {high:.1f} mm", flush=True)
    return EXIT_SOUND


def _files(options: argparse.Namespace) -> Iterator[tuple[str, "list[Terrace]"]]:
    from openquarto.speech.catalogue import catalogue  # noqa: PLC0415  see above
    from openquarto.touch.model import all_pieces, board_model, piece_model  # noqa: PLC0415

    if not options.piece:
        yield "board", [board_model(catalogue(options.language))]
        yield "pieces", list(all_pieces())
    for piece in options.piece or PIECES:
        sides = "-".join(Edition.ACCESS.word(side) for side in piece.sides)
        yield f"{piece}-{sides}", [piece_model(piece)]


def _piece(text: str) -> Piece:
    try:
        return Piece.parse(text)
    except QuartoError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
