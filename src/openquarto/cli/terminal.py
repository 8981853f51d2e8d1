"""`openquarto terminal`: a game at the keyboard."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from openquarto.cli.command import EXIT_SIGNALLED, EXIT_SOUND, Subcommands, add_command, complain, variant
from openquarto.cli.speech_options import add_speech_options, manner_of
from openquarto.match.arrangement import Arrangement
from openquarto.match.choice import Choice
from openquarto.match.coach import Coach
from openquarto.match.mask import MOST_TOUCHES, Mask
from openquarto.match.opponent import FRIENDLY, opponent_of, opponent_table
from openquarto.players.pace import Pace
from openquarto.rules.clock import parse_time_controls
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import CLASSIC
from openquarto.speech.catalogue import COMMON, catalogue, languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.refusal import refuse
from openquarto.terminal.autosave import SavedGame, kept_at, unfinished
from openquarto.terminal.file import FileError
from openquarto.terminal.mode import has_textual, is_at_terminal, suits_screen
from openquarto.terminal.plain import Plain
from openquarto.terminal.saved_list import kept_lines
from openquarto.terminal.session import TerminalSession
from openquarto.view.edition import Edition

Read = TypeVar("Read")
PACE = "OPENQUARTO_PACE"  # the environment variable that sets the pace where no option does
SLOWEST = 10.0


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
            "--opponent oak",
            "--opponent 10 --first me",
            "--opponent here --names Ada Bo --clock 60/turn",
            "--variant blocks+traits=cs --edition access",
            "--mask both --clock 60/turn",
            "game.qgn",
        ),
    )
    parser.more = _opponents
    parser.add_argument("file", nargs="?", type=Path, metavar="GAME", help="a .qgn file to go on with")
    look = parser.add_mutually_exclusive_group()
    look.add_argument(
        "--plain", action="store_true", help="line by line; chosen by itself where the full screen cannot be"
    )
    look.add_argument("--screen", action="store_true", help="full screen")
    game = parser.add_argument_group("the game")
    game.add_argument(
        "--opponent",
        type=_reader(lambda text: opponent_of(text, languages())),
        default=FRIENDLY,
        help=f"a level by name or number, random, or here for two people: see below (default {FRIENDLY})",
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
    game.add_argument(
        "--mask", choices=("me", "them", "both"), help="who wears a mask; two at one keyboard both do"
    )
    game.add_argument(
        "--mask-pieces", action="store_true", help="under a mask name the opponent's piece, once"
    )
    game.add_argument(
        "--mask-touches",
        type=_reader(_touches),
        metavar="NUMBER",
        help=f"touches a turn under a mask, 1 to {MOST_TOUCHES}; without it any number",
    )
    game.add_argument("--false-call-loses", action="store_true", help="a false call loses the game")
    game.add_argument("--counts", action="store_true", help="a game that counts: nothing is taken back")
    coach = parser.add_mutually_exclusive_group()
    coach.add_argument("--coach", action="store_true", help="a coach that speaks of turns that slip")
    coach.add_argument(
        "--coach-warn", action="store_true", help="a coach that also asks before every piece that loses"
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument(
        "--resume", action="store_true", help="go on with the last game that is not over, without asking"
    )
    start.add_argument("--new", action="store_true", help="begin a new game without asking")
    start.add_argument("--list", action="store_true", help="list the games that are kept, and leave")
    game.add_argument(
        "--pace",
        type=_pace,
        default=os.environ.get(PACE),
        help="how slowly the computer answers: 0 at once, 1 as usual, 2 twice as slow",
    )
    add_speech_options(parser)


def run(options: argparse.Namespace) -> int:
    """Play until the player leaves."""
    manner = manner_of(options)
    if options.list:
        print(*kept_lines(Hearer(manner=manner)), sep="\n")
        return EXIT_SOUND
    if options.names and len({name.casefold() for name in options.names}) == 1:
        return complain(f"expected two names that differ, got {options.names[0]!r} twice")
    is_on_screen = wants_screen(options, manner)
    # What a plain terminal has said can be scrolled back to: a mask is a matter of honour there.
    try:
        arrangement = _arrangement(options)
    except RuleError as error:  # no coach where a game counts or a mask is worn
        return complain(" ".join(refuse(error, Hearer(manner=manner))))
    session = TerminalSession(arrangement, manner, on_honour=not is_on_screen)
    is_terminal = sys.stdin.isatty()
    # Nobody watches a pipe, so nobody has to wait there.
    pace = Pace((1.0 if is_terminal else 0.0) if options.pace is None else options.pace)
    try:
        opening = _opening(options, session, may_ask=is_terminal)
    except FileError as problem:
        return complain(" ".join(problem.sentences(session.hearer)))
    if is_on_screen:
        return _play_on_screen(session, opening, pace)
    Plain(session, pace=pace).run(opening)
    return EXIT_SOUND


def wants_screen(options: argparse.Namespace, manner: Manner) -> bool:
    """Whether to play on the full screen; if it was asked for and cannot be, why not is said."""
    if not options.screen:
        return not options.plain and suits_screen()
    problem = None if has_textual() else "screen-missing"
    if not is_at_terminal():
        problem = "screen-no-terminal"
    if problem:
        print(Hearer(manner=manner).says(problem), flush=True)
    return problem is None


def _play_on_screen(session: TerminalSession, opening: SavedGame | tuple[str, ...], pace: Pace) -> int:
    from openquarto.terminal.screen.app import GameApp  # noqa: PLC0415  it takes its time, and may not be there

    app = GameApp(session, opening, pace=pace)
    app.run()
    if app.signal is not None:
        return EXIT_SIGNALLED + app.signal
    print(*app.goodbye, sep="\n", flush=True)
    return app.return_code or EXIT_SOUND


def _opening(
    options: argparse.Namespace, session: TerminalSession, *, may_ask: bool
) -> SavedGame | tuple[str, ...]:
    """What is said first, of a file's game, the last one or a new one; or the game that is to be offered."""
    if options.file:
        kept = kept_at(options.file)
        return session.resume(kept) if kept else session.go_on_from(options.file)
    kept = None if options.new or not (options.resume or may_ask) else unfinished()
    if kept is not None:
        return session.resume(kept) if options.resume else kept
    return (session.hearer.says("resume-none"), *session.begin()) if options.resume else session.begin()


def _opponents() -> str:
    """The list of opponents, for the help."""
    lines = (f"  {line}" for line, _ in opponent_table(catalogue(COMMON)))
    return "opponents, from a child to perfect:\n" + "\n".join(lines) + "\n"


def _pace(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = -1.0
    if not 0 <= factor <= SLOWEST:
        raise argparse.ArgumentTypeError(f"expected a pace from 0 to {SLOWEST:.0f}, got {text!r}")
    return factor


def _arrangement(options: argparse.Namespace) -> Arrangement:
    mine, theirs = options.names or (None, None)
    choice = Choice(
        opponent=options.opponent,
        variant=options.variant,
        edition=Edition(options.edition),
        names=(mine, theirs),
        clocks=options.clock,
        false_call=FalseCall.LOSES if options.false_call_loses else FalseCall.GOES_ON,
        counts=options.counts,
        mask=options.mask or "none",
        announces=options.mask_pieces,
        touches=options.mask_touches,
        coach=_coach(options),
    )
    return choice.arrangement({"lot": None, "me": Seat.FIRST, "them": Seat.SECOND}[options.first])


def _coach(options: argparse.Namespace) -> Coach:
    if options.coach_warn:
        return Coach.WARN
    return Coach.ON if options.coach else Coach.OFF


def _touches(text: str) -> int | None:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
    return Mask(touches=number).touches


def _reader(read: Callable[[str], Read]) -> Callable[[str], Read]:
    """Let argparse tell what a parser of ours refuses."""

    def argument(text: str) -> Read:
        try:
            return read(text)
        except QuartoError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return argument
