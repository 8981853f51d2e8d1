"""`openquarto analyse`: exact values with their reasons, of positions and of every turn of recorded games."""

import argparse
from pathlib import Path

from openquarto.cli.command import Subcommands, add_command, add_json_option, complain, wants_json
from openquarto.cli.positions import position_lines
from openquarto.cli.record_files import STANDARD_INPUT
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.speech.manner import Hearer

RECORD = ".qgn"


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "analyse",
        run,
        summary="tell why positions are worth what they are worth, and what each turn of a game gave away",
        examples=(
            '"1J1E/L2B/4/KOH1 I - classic"',
            '"1J1E/L2B/4/KOH1 I - classic" --turns --language fr',
            "< positions.txt --json",
            "games.qgn",
            "games.qgn --annotate annotated.qgn",
        ),
    )
    parser.add_argument(
        "given",
        nargs="*",
        metavar="POSITION|FILE",
        help=f"positions, or {RECORD} files, - for a record on standard input; none: positions from there",
    )
    parser.add_argument(
        "--turns", action="store_true", help="every turn with its value and its reasons, best first"
    )
    parser.add_argument(
        "--pressure",
        action="store_true",
        help="for draws the turn after which most answers lose; it takes longer",
    )
    parser.add_argument(
        "--annotate",
        type=Path,
        metavar="OUT",
        help="write the records again into this file, with values, glyphs and comments",
    )
    add_json_option(parser)
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Analyse what was given, in its order; what is faulty is said, and the rest goes on."""
    # The other commands work where the kernel is not built.
    from openquarto.cli.analyse_positions import PositionAnalyst  # noqa: PLC0415
    from openquarto.cli.analyse_records import RecordAnalyst  # noqa: PLC0415

    hearer = Hearer(manner=manner_of(options))
    if options.annotate or options.given == [STANDARD_INPUT] or any(map(_is_file, options.given)):
        files = options.given or [STANDARD_INPUT]
        if faults := [each for each in files if not _is_file(each) and _is_position(each)]:
            return complain(
                f"{faults[0]} is a position, and {'--annotate takes' if options.annotate else 'there are'} "
                "records: analyse them one after the other"
            )
        return RecordAnalyst(hearer, is_json=wants_json(options)).run(files, annotated=options.annotate)
    analyst = PositionAnalyst(
        hearer, is_json=wants_json(options), turns=options.turns, pressure=options.pressure
    )
    return analyst.run(position_lines(options.given))


def _is_position(given: str) -> bool:
    try:
        Position.parse(given)
    except QuartoError:
        return False
    return True


def _is_file(given: str) -> bool:
    try:
        return given.lower().endswith(RECORD) or Path(given).is_file()
    except OSError:  # no name of a file is as long
        return False
