"""`openquarto tactile`: positions as sheets for swell paper, to be felt."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, Subcommands, add_command, complain
from openquarto.cli.positions import add_positions, position_lines
from openquarto.cli.speech_options import add_language_option
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.view.view import View


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "tactile",
        run,
        summary="draw positions for swell paper: A4 sheets in SVG, with braille, to be felt",
        examples=(
            '"D3/AO2/JF1G/IM1H - a1" -o board.svg',
            '"D3/AO2/JF1G/IM1H - a1" --stock -o board.svg --language fr',
            "-o board.svg < positions.txt",
            "--puzzle 8e8c7490 -o puzzle.svg --language fr",
        ),
    )
    add_positions(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help="write into this file, several sheets into files numbered from it; else one sheet a line",
    )
    parser.add_argument("--stock", action="store_true", help="the stock too, on a sheet of its own")
    parser.add_argument(
        "--puzzle", metavar="ID", help="this puzzle: its question on the first sheet, its answer on the last"
    )
    add_language_option(parser)


def run(options: argparse.Namespace) -> int:
    """Draw every position; what cannot be read is said, and the rest goes on."""
    # Drawing and words load in time that other commands need not wait for.
    from openquarto.touch.sheet import board_sheet, stock_sheet  # noqa: PLC0415

    status, sheets = EXIT_SOUND, []
    if options.puzzle:
        if options.positions:
            return complain("expected positions or a puzzle, got both")
        sheets = [*_puzzle_sheets(options.puzzle, options.language, with_stock=options.stock)]
    for line in position_lines(options.positions) if not options.puzzle else ():
        try:
            view = View.of(Position.parse(line))
        except QuartoError as error:
            if options.positions:
                raise
            complain(f"{line}: {error}")
            status = EXIT_FAULTY
            continue
        sheets.append(board_sheet(view, options.language))
        if options.stock:
            sheets.append(stock_sheet(view, options.language))
    for number, sheet in enumerate(sheets, 1):
        if options.output is None:
            print(sheet)
        else:
            _file(options.output, number, len(sheets)).write_text(f"{sheet}\n", encoding="utf-8")
    return status


def _puzzle_sheets(name: str, language: str, *, with_stock: bool) -> Iterator[str]:
    """The position with the question, the stock where it matters or is asked for, and the answer."""
    from openquarto.kernel import Solver  # noqa: PLC0415  other sheets need no solver
    from openquarto.puzzles.sets import PuzzleSet  # noqa: PLC0415
    from openquarto.puzzles.tactile import puzzle_sheets  # noqa: PLC0415

    (rated,) = PuzzleSet.parse(f"ids={name[:20]}").puzzles[:1]
    return puzzle_sheets(rated.puzzle, language, Solver(table_mb=16), with_stock=with_stock)


def _file(named: Path, number: int, total: int) -> Path:
    """The file of one sheet: board.svg, or board-1.svg, board-2.svg and so on, as wide as the last number."""
    if total == 1:
        return named
    return named.with_name(f"{named.stem}-{number:0{len(str(total))}}{named.suffix}")
