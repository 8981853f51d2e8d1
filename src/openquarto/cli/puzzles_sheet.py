"""`openquarto puzzles sheet`: puzzles to be printed, with their answers on a sheet of their own."""

import argparse
from pathlib import Path
from urllib.parse import urlencode

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command
from openquarto.cli.puzzle_options import puzzle_set
from openquarto.cli.speech_options import add_language_option
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.edition import Edition

_KINDS_OF_FILE = (".html", ".htm")


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "sheet",
        run,
        of="puzzles",
        summary="write puzzles as sheets of A4 in HTML, to be printed by any browser; the answers come last",
        examples=(
            "-o sheet.html",
            "--kind trap,hold --rating 1000-1400 --count 12 -o sheet.html --language fr",
            "--ids 8e8c7490,d9435d66 --large -o large.html",
            '--set "kind=cover&count=4&seed=7" -o sheet.html',
        ),
    )
    chosen = parser.add_argument_group("which puzzles")
    chosen.add_argument("--kind", metavar="KINDS", help="such as trap or safe-gift,hold (default: all)")
    chosen.add_argument("--rating", metavar="FROM-TO", help="how difficult, such as 1000-1400 (default: all)")
    chosen.add_argument("--variant", metavar="VARIANT", help="such as classic or blocks (default: all)")
    chosen.add_argument("--count", metavar="N", help="how many (default 6)")
    chosen.add_argument("--seed", metavar="S", help="another seed, other puzzles (default 1)")
    chosen.add_argument("--ids", metavar="IDS", help="these ones, with commas between them")
    chosen.add_argument(
        "--set", dest="link", type=puzzle_set, metavar="SET", help="a set as in a link, instead of all that"
    )
    parser.add_argument("--large", action="store_true", help="large print: one puzzle a page")
    parser.add_argument(
        "-o", "--output", type=_file, required=True, metavar="FILE", help="the file, which ends in .html"
    )
    add_language_option(parser)
    parser.add_argument("--edition", choices=[each.value for each in Edition], default=Edition.CLASSIC.value)


def run(options: argparse.Namespace) -> int:
    """Solve them, and write the sheets."""
    from openquarto.kernel import Solver  # noqa: PLC0415  other commands work without the kernel
    from openquarto.puzzles.sets import PuzzleSet  # noqa: PLC0415
    from openquarto.puzzles.sheet import Sheet  # noqa: PLC0415
    from openquarto.puzzles.solution import solution_of  # noqa: PLC0415

    asked = options.link or PuzzleSet.parse(_query(options))
    hearer = Hearer(manner=Manner(language=options.language, edition=Edition(options.edition)))
    puzzles, solver = asked.puzzles, Solver(table_mb=16)
    solutions = [solution_of(each.puzzle, hearer, solver) for each in puzzles]
    sheet = Sheet(puzzles, solutions, hearer, is_large=options.large)
    options.output.write_text(sheet.document(), encoding="utf-8")
    print(f"{options.output}: {len(puzzles)} puzzles; print it from a browser, on A4")
    print(f"the same set again: --set {asked.by_ids}")
    return EXIT_SOUND


def _query(options: argparse.Namespace) -> str:
    named = {name: getattr(options, name) for name in ("ids", "kind", "rating", "variant", "count", "seed")}
    return urlencode({name: value for name, value in named.items() if value is not None})


def _file(name: str) -> Path:
    """Read the name of the file; one of another kind is refused, with the way to it."""
    path = Path(name)
    if path.suffix.lower() not in _KINDS_OF_FILE:
        told = f"expected a file that ends in .html, got {name!r}: for a PDF, print the HTML into one"
        raise argparse.ArgumentTypeError(told)
    return path
