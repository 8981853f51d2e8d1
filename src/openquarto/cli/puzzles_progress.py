"""`openquarto puzzles progress`: what is known of a player, taken along to a browser or brought from one."""

import argparse
import sys
from datetime import datetime
from pathlib import Path

from openquarto.cli.command import EXIT_SOUND, EXIT_UNREADABLE, Subcommands, add_command
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.practice import Progress, ProgressError, read_progress, waiting, written_progress
from openquarto.practice.progress import LONGEST
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.speech.command import Wish
from openquarto.speech.manner import Hearer
from openquarto.speech.parser import parse
from openquarto.terminal.autosave import write_whole
from openquarto.terminal.practice.lesson_run import lessons_done
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.rating_words import tell_course, tell_rating
from openquarto.view.view import View


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "progress",
        run,
        of="puzzles",
        summary="show, export, import or forget what is known of you: your rating, puzzles and lessons",
        examples=("", "--export mine.json", "--import openquarto-progress-2026-11-18.json", "--forget"),
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--export", type=Path, metavar="FILE", help="write a file that a browser takes too")
    what.add_argument(
        "--import", dest="source", type=Path, metavar="FILE", help="read a file of a browser or a terminal"
    )
    what.add_argument("--forget", action="store_true", help="forget everything")
    parser.add_argument(
        "--yes", action="store_true", help="do not ask before something is replaced or forgotten"
    )
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Do what is asked; what goes wrong is a sentence, and changes nothing."""
    store, hearer = ProgressStore(), Hearer(manner=manner_of(options))
    if options.export:
        return _export(options.export, store, hearer)
    if options.source:
        return _import(options, store, hearer)
    if options.forget:
        if _agrees("practice-forget-sure", options, hearer):
            store.forget()
            print(hearer.says("practice-forgotten"))
        return EXIT_SOUND
    print(*_known(store.read(), hearer), *store.problem(hearer), sep="\n")
    return EXIT_SOUND


def _known(progress: Progress, hearer: Hearer) -> tuple[str, ...]:
    puzzles = progress.puzzles
    right = sum(each.is_right for each in puzzles.tries)
    streak, storm = puzzles.streaks.best, puzzles.storm.best
    due = len(waiting(puzzles.again, datetime.now().astimezone().date()))
    return (
        *tell_rating(puzzles, hearer),
        *tell_course(puzzles, hearer),
        hearer.says("practice-known", tries=len(puzzles.tries), right=right, lessons=lessons_done(progress)),
        *((hearer.says("practice-bests", streak=streak, storm=storm),) if streak or storm else ()),
        *((hearer.says("practice-again", count=due),) if due else ()),
    )


def _export(path: Path, store: ProgressStore, hearer: Hearer) -> int:
    progress = store.read()
    try:
        write_whole(path, written_progress(progress))
    except OSError:
        return _complain("file-not-writable", path, hearer)
    print(*store.problem(hearer), hearer.says("practice-exported", file=str(path)), sep="\n")
    return EXIT_SOUND


def _import(options: argparse.Namespace, store: ProgressStore, hearer: Hearer) -> int:
    path: Path = options.source
    try:
        if path.stat().st_size > 4 * LONGEST:  # bytes of as many characters
            return _complain("practice-file-too-large", path, hearer)
        progress = read_progress(path.read_text("utf-8"))
    except FileNotFoundError:
        return _complain("file-not-found", path, hearer)
    except UnicodeDecodeError:
        return _complain("practice-file-unreadable", path, hearer)
    except OSError:
        return _complain("file-not-readable", path, hearer)
    except ProgressError as error:
        return _complain(f"practice-file-{error.problem}", path, hearer)
    if store.read().is_nothing or _agrees("practice-import-sure", options, hearer):
        store.write(progress)
        said = store.problem(hearer) or (hearer.says("practice-imported", file=str(path)),)
        print(*said, *_known(store.read(), hearer), sep="\n")
    return EXIT_SOUND


def _agrees(question: str, options: argparse.Namespace, hearer: Hearer) -> bool:
    """Whether the player says yes; the end of the input says no."""
    if options.yes:
        return True
    print(hearer.says(question), flush=True)
    view = View.of(Position(), seat=None)
    for line in sys.stdin:
        try:
            command = parse(line, hearer.manner, view)
        except QuartoError:
            command = None
        if command in (Wish.ACCEPT, Wish.DECLINE):
            if command is Wish.DECLINE:
                print(hearer.says("cancelled"))
            return command is Wish.ACCEPT
        print(hearer.says("yes-or-no"), flush=True)
    return False


def _complain(message: str, path: Path, hearer: Hearer) -> int:
    print(hearer.says(message, file=str(path)), file=sys.stderr)
    return EXIT_UNREADABLE
