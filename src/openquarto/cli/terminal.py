"""`openquarto terminal`: a game at the keyboard."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from openquarto.about import COMMAND
from openquarto.cli.command import EXIT_SIGNALLED, EXIT_SOUND, Subcommands, add_command, variant
from openquarto.cli.speaking import add_speech_options, manner_of
from openquarto.match.settings import Settings
from openquarto.rules.clock import parse_time_controls
from openquarto.rules.error import QuartoError
from openquarto.rules.outcome import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import CLASSIC
from openquarto.terminal.arrangement import OPPONENTS, Arrangement
from openquarto.terminal.file import FileError
from openquarto.terminal.keeper import Kept, unfinished
from openquarto.terminal.mode import has_textual, is_at_terminal, suits_screen
from openquarto.terminal.plain import Delay, Plain, human_delay
from openquarto.terminal.sitting import Sitting
from openquarto.view.edition import Edition

Read = TypeVar("Read")


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "terminal",
        run,
        summary="play at the keyboard, against the computer or two at one keyboard",
        examples=(
            "",
            "--plain --language fr",
            "--opponent here --names Ada Bo --clock 60/turn",
            "--variant blocks+traits=cs --edition access",
            "game.qgn",
        ),
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="GAME", help="a .qgn file to go on with")
    look = parser.add_mutually_exclusive_group()
    look.add_argument(
        "--plain", action="store_true", help="line by line; chosen by itself where the full screen cannot be"
    )
    look.add_argument("--screen", action="store_true", help="full screen")
    game = parser.add_argument_group("the game")
    game.add_argument(
        "--opponent", choices=OPPONENTS, default="simple", help="here: a person at this keyboard"
    )
    game.add_argument(
        "--variant", type=variant, default=CLASSIC, help="such as classic, blocks, traits=cs+auto"
    )
    game.add_argument("--first", choices=("lot", "me", "them"), default="lot", help="who gives first")
    game.add_argument("--names", nargs=2, metavar=("ME", "THEM"), help="the names of the players")
    game.add_argument(
        "--clock",
        type=_reader(parse_time_controls),
        default=(None, None),
        metavar="CLOCK",
        help="60/turn, 450+5, or two with a comma, yours and the other one's; - for none",
    )
    game.add_argument("--false-call-loses", action="store_true", help="a false call loses the game")
    game.add_argument("--counts", action="store_true", help="a game that counts: nothing is taken back")
    game.add_argument("--resume", action="store_true", help="go on with the last game without asking")
    game.add_argument("--new", action="store_true", help="begin a new game without asking")
    game.add_argument("--no-delay", action="store_true", help="the computer answers at once")
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Play until the player leaves."""
    sitting = Sitting(_arrangement(options), manner_of(options))
    is_terminal = sys.stdin.isatty()
    delay = _no_delay if options.no_delay or not is_terminal else human_delay
    opening = _opening(options, sitting, may_ask=is_terminal)
    if _wants_screen(options, sitting):
        return _play_on_screen(sitting, opening, delay)
    Plain(sitting, delay=delay).run(opening)
    return EXIT_SOUND


def _wants_screen(options: argparse.Namespace, sitting: Sitting) -> bool:
    """Whether to play on the full screen; if it was asked for and cannot be, why not is said."""
    if not options.screen:
        return not options.plain and suits_screen()
    problem = None if has_textual() else "screen-missing"
    if not is_at_terminal():
        problem = "screen-no-terminal"
    if problem:
        print(sitting.hearer.says(problem), flush=True)
    return problem is None


def _play_on_screen(sitting: Sitting, opening: Kept | tuple[str, ...], delay: Delay) -> int:
    from openquarto.terminal.screen.app import GameApp  # noqa: PLC0415  it takes its time, and may not be there

    app = GameApp(sitting, opening, delay=delay)
    app.run()
    if app.signal is not None:
        return EXIT_SIGNALLED + app.signal
    print(*app.goodbye, sep="\n", flush=True)
    return app.return_code or EXIT_SOUND


def _opening(options: argparse.Namespace, sitting: Sitting, *, may_ask: bool) -> Kept | tuple[str, ...]:
    """What is said first, of a file's game, the last one or a new one; or the game that is to be offered."""
    if options.file:
        try:
            return sitting.load(options.file)
        except FileError as problem:
            raise SystemExit(f"{COMMAND}: {' '.join(problem.sentences(sitting.hearer))}") from None
    kept = None if options.new or not (options.resume or may_ask) else unfinished()
    if kept is None:
        return sitting.begin()
    return sitting.resume(kept) if options.resume else kept


def _no_delay() -> float:
    return 0.0


def _arrangement(options: argparse.Namespace) -> Arrangement:
    first_clock, second_clock = options.clock
    names = dict(zip(("first", "second"), options.names or (), strict=False))
    settings = Settings(
        variant=options.variant,
        edition=Edition(options.edition),
        first_clock=first_clock,
        second_clock=second_clock,
        false_call=FalseCall.LOSES if options.false_call_loses else FalseCall.GOES_ON,
        counts=options.counts,
        **names,
    )
    me = {"lot": None, "me": Seat.FIRST, "them": Seat.SECOND}[options.first]
    return Arrangement.against(options.opponent, settings, me=me)


def _reader(read: Callable[[str], Read]) -> Callable[[str], Read]:
    """Let argparse tell what a parser of ours refuses."""

    def argument(text: str) -> Read:
        try:
            return read(text)
        except QuartoError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return argument
