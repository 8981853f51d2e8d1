"""`openquarto braille`: a position or a game for a braille display or an embosser."""

import argparse
import shutil
import subprocess
from pathlib import Path

from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, Subcommands, add_command, complain, note
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.match.settings import Settings
from openquarto.match.showing import shown_in
from openquarto.notation.error import RecordError
from openquarto.notation.read import read
from openquarto.notation.record import Record, Turn
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.speech.braille import game_lines, pages, position_page, wrapped
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.view import View

TRANSLATOR = "lou_translate"
_SECONDS = 60  # more than any translation takes


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "braille",
        run,
        summary="write a position or the games of a file as pages of 40 cells by 25 lines for braille",
        examples=(
            '"D3/AO2/JF1G/IM1H - a1 classic"',
            "game.qgn --language fr",
            '"D3/AO2/JF1G/IM1H - a1" --cells --edition access',
        ),
    )
    parser.add_argument("what", metavar="POSITION|GAME", help="a position's text, or a .qgn file")
    parser.add_argument(
        "--cells",
        action="store_true",
        help=f"braille cells in place of letters, by the language's own table; needs liblouis ({TRANSLATOR})",
    )
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Write the pages, a form feed between them; what cannot be read is said, and the rest goes on."""
    manner = manner_of(options)
    if options.cells and not shutil.which(TRANSLATOR):
        return complain(f"{TRANSLATOR} is missing; on Debian: apt-get install liblouis-bin")
    path = Path(options.what)
    if not path.is_file():
        if path.suffix == ".qgn":
            return complain(f"there is no file {path}")
        view = View.of(Position.parse(options.what))
        _write(position_page(view, Hearer(manner=manner)), manner, in_cells=options.cells)
        return EXIT_SOUND
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        return complain(f"{path} is no text")
    status = EXIT_SOUND
    games = list(read(text))
    if not games:
        note(f"{path}: there is no game in it")
    for game in games:
        if isinstance(game, RecordError):
            complain(f"{path}: {game}")
            status = EXIT_FAULTY
        else:
            _write(_game(game, manner), manner, in_cells=options.cells)
    return status


def _game(record: Record, manner: Manner) -> tuple[str, ...]:
    """Who played, the turns, and the board at the end."""
    settings, game = Settings.of(record), record.game
    hearer = Hearer(manner=manner, first=settings.first, second=settings.second)
    names = [
        line
        for seat in Seat
        if settings.name(seat)
        for line in wrapped(f"{hearer.words.say(f'seat-{seat}')}: {settings.name(seat)}")
    ]
    turns = game_lines([item.actions for item in record.items if isinstance(item, Turn)], hearer)
    view = View.of(game.position, outcome=game.outcome, shown=shown_in(game))
    return (*names, *turns, "", *position_page(view, hearer))


def _write(lines: tuple[str, ...], manner: Manner, *, in_cells: bool) -> None:
    for page in pages(_translated(lines, manner) if in_cells else lines):
        print("\n".join(page), end="\n\f\n")


def _translated(lines: tuple[str, ...], manner: Manner) -> tuple[str, ...]:
    """Lines as braille cells, by liblouis and the table of the language."""
    table = manner.words.say("braille-table")
    done = subprocess.run(  # noqa: S603  the table's name is ours
        [TRANSLATOR, "--forward", f"unicode.dis,{table}"],  # a program found on the path
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=_SECONDS,
    )
    return tuple(done.stdout.splitlines())
