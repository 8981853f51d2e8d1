"""`openquarto learn`: lessons at the keyboard, from the first piece to the trap."""

import argparse

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command
from openquarto.cli.practice_options import add_look_options, practise
from openquarto.cli.speech_options import manner_of
from openquarto.lessons import LESSONS
from openquarto.speech.manner import Hearer
from openquarto.terminal.practice.lesson_run import LessonRun, lesson_list
from openquarto.terminal.practice.progress_store import ProgressStore


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "learn",
        run,
        summary="learn Quarto at the keyboard, in ten lessons and three extras",
        examples=("", "--list", "pincer", "--plain --language fr", "mask --edition access"),
    )
    parser.add_argument(
        "lesson",
        nargs="?",
        choices=tuple(LESSONS),
        metavar="LESSON",
        help=f"one of {', '.join(LESSONS)}; without it, where you left off",
    )
    parser.add_argument("--list", action="store_true", help="list the lessons, and what is done of each")
    add_look_options(parser)


def run(options: argparse.Namespace) -> int:
    """Teach until the player leaves."""
    import openquarto.kernel  # noqa: F401, PLC0415  without it no answer can be judged

    store, hearer = ProgressStore(), Hearer(manner=manner_of(options))
    if options.list:
        print(*lesson_list(store.read(), hearer), *store.problem(hearer), sep="\n")
        return EXIT_SOUND
    return practise(LessonRun(store, options.lesson), options)
