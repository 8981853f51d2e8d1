"""What the commands for puzzles and lessons share: how they are shown, and where they are played."""

import argparse
import sys

from openquarto.cli.command import EXIT_SIGNALLED, EXIT_SOUND
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.cli.terminal import wants_screen
from openquarto.players.pace import Pace
from openquarto.terminal.plain import Plain
from openquarto.terminal.practice.run import Run
from openquarto.terminal.practice.session import PracticeSession


def add_look_options(parser: argparse.ArgumentParser) -> None:
    """Line by line or full screen, and how it is said."""
    look = parser.add_mutually_exclusive_group()
    look.add_argument(
        "--plain", action="store_true", help="line by line; chosen by itself where the full screen cannot be"
    )
    look.add_argument("--screen", action="store_true", help="full screen")
    add_speech_options(parser)


def practise(run: Run, options: argparse.Namespace) -> int:
    """Show tasks until the player leaves."""
    manner = manner_of(options)
    is_on_screen = wants_screen(options, manner)
    session = PracticeSession(run, manner, tells_board=not is_on_screen, on_honour=not is_on_screen)
    pace = Pace(1.0 if sys.stdin.isatty() else 0.0)  # nobody watches a pipe
    if not is_on_screen:
        Plain(session, pace=pace).run(session.begin())
        return EXIT_SOUND
    from openquarto.terminal.screen.app import GameApp  # noqa: PLC0415  it may not be there

    app = GameApp(session, session.begin(), pace=pace)
    app.run()
    if app.signal is not None:
        return EXIT_SIGNALLED + app.signal
    print(*app.goodbye, sep="\n", flush=True)
    return app.return_code or EXIT_SOUND
