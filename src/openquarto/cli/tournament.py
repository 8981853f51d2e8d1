"""`openquarto tournament`: an evening from the first entry to the last table, in one file."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from openquarto.cli import tournament_file, tournament_text
from openquarto.cli.command import (
    EXIT_SOUND,
    Parser,
    Subcommands,
    add_command,
    add_json_option,
    number,
    wants_json,
)
from openquarto.cli.tournament_export import FORMS, export
from openquarto.cli.tournament_options import add_settings, settings_of
from openquarto.cli.tournament_ratings import add_ratings_options, show_ratings
from openquarto.tournament import acts
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Event
from openquarto.tournament.log import Log
from openquarto.tournament.result import FORFEITS
from openquarto.tournament.state import ByeKind, Tournament

Do = Callable[[Tournament, argparse.Namespace], Sequence[Event]]
BOARD = number("a board", 1, 999)
ROUND = number("a round", 1, 9_999)  # an arena may have hundreds


class _Act(NamedTuple):
    """One thing that changes a tournament: its help, an example, its arguments, and what it becomes."""

    name: str
    summary: str
    example: str
    arguments: tuple[str, ...]
    do: Do


def _enter(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    missed = ByeKind.HALF if options.half else ByeKind.ABSENT
    return acts.enter(state, options.name, options.rating, missed)


def _absent(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    bye = None if options.plays else ByeKind.HALF if options.half else ByeKind.ABSENT
    return acts.excuse(state, player(state, options.player), options.round or len(state.rounds) + 1, bye)


def _result(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    return acts.enter_result(state, options.round or len(state.rounds), options.board, options.result)


def _correct(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    played, text = options.round or len(state.rounds), "" if options.result == "none" else options.result
    return acts.enter_result(state, played, options.board, text, corrects=True)


def _pair(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    if not options.by_hand:
        return acts.pair(state)
    pairs, byes = [], []
    for part in options.by_hand.split(","):
        first, dash, second = part.partition("/")
        if dash:
            pairs.append((player(state, first), player(state, second)))
        else:
            byes.append((player(state, first), ByeKind.BYE))
    anew = bool(state.rounds and (options.anew or state.rounds[-1].missing))
    return acts.pair_by_hand(state, len(state.rounds) + (not anew), pairs, byes)


def _rename(state: Tournament, options: argparse.Namespace) -> Sequence[Event]:
    who = state.player(player(state, options.player))
    return acts.change_entry(state, who.number, options.name, options.rating or who.rating)


ACTS = (
    _Act(
        "enter", "enter a player, late ones too", 'tuesday.qtl "Anna"', ("name", "--rating", "--half"), _enter
    ),
    _Act(
        "rename", "correct a name or a rating", "tuesday.qtl 3 Hanna", ("player", "name", "--rating"), _rename
    ),
    _Act(
        "remove",
        "take back an entry that was a mistake, such as a double one",
        "tuesday.qtl 7",
        ("player",),
        lambda state, options: acts.remove(state, player(state, options.player)),
    ),
    _Act(
        "checkin",
        "note that a player is in the room",
        "tuesday.qtl Anna",
        ("player",),
        lambda state, options: acts.check_in(state, player(state, options.player)),
    ),
    _Act(
        "absent",
        "let a player leave out a round, for nothing or half a point",
        "tuesday.qtl Anna --half --round 3",
        ("player", "--round", "--half", "--plays"),
        _absent,
    ),
    _Act(
        "withdraw",
        "let a player leave; the game that is not played is lost",
        "tuesday.qtl Anna",
        ("player",),
        lambda state, options: acts.withdraw(state, player(state, options.player)),
    ),
    _Act(
        "return",
        "let a player who has left play again",
        "tuesday.qtl Anna",
        ("player",),
        lambda state, options: acts.come_back(state, player(state, options.player)),
    ),
    _Act("pair", "pair the next round", "tuesday.qtl", ("--by-hand", "--anew"), _pair),
    _Act(
        "unpair",
        "take the newest round back",
        "tuesday.qtl",
        (),
        lambda state, _: acts.take_back(state),
    ),
    _Act("result", "enter a result", "tuesday.qtl 4 1-0", ("board", "result", "--round"), _result),
    _Act("correct", "change a result", "tuesday.qtl 4 0-1", ("board", "result", "--round"), _correct),
    _Act("end", "close the tournament", "tuesday.qtl", (), lambda state, _: acts.end(state)),
    _Act("reopen", "let it go on", "tuesday.qtl", (), lambda state, _: acts.reopen(state)),
)
SHOWN: dict[str, tuple[str, Callable[[Log], str]]] = {
    "players": ("list the players", lambda log: tournament_text.players_text(log.state)),
    "standings": ("show who stands where", lambda log: tournament_text.standings_text(log.state)),
    "history": ("list everything that has happened", tournament_text.history_text),
}


def player(state: Tournament, text: str) -> int:
    """A player by number or by name."""
    text = text.strip()
    if text.isascii() and text.isdigit() and int(text) in state.players:
        return int(text)
    for each in state.players.values():
        if each.name.casefold() == text.casefold():
            return each.number
    raise TournamentError("no such player", text=text)


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and what it does."""
    parser = add_command(
        commands,
        "tournament",
        lambda options: options.parser.error("say what is to be done"),
        summary="run a tournament: entries, pairings, results, standings, in one file",
        examples=(
            'create tuesday.qtl --name "Tuesday Open" --rounds 5',
            "enter tuesday.qtl Anna",
            "pair tuesday.qtl",
            "result tuesday.qtl 1 1-0",
            "standings tuesday.qtl",
        ),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    create = _action(
        actions, "create", "begin a tournament in a new file", "tuesday.qtl --name Open", _create
    )
    add_settings(create)
    for each in ACTS:
        made = _action(actions, each.name, each.summary, each.example, _runs(each.do))
        for argument in each.arguments:
            _ARGUMENTS[argument](made)
    ratings = add_command(
        actions,
        "ratings",
        show_ratings,
        summary="rate the players of a club from the files of its tournaments",
        examples=("*.qtl", "*.qtl --plot Anna -o anna.svg"),
        of="tournament",
    )
    add_ratings_options(ratings)
    forgets = _action(actions, "forget", "take a player's name out of the file", "tuesday.qtl Anna", _forget)
    _ARGUMENTS["player"](forgets)
    _action(actions, "undo", "undo the last change", "tuesday.qtl", _undo)
    shown = _action(actions, "show", "show the newest round, or another", "tuesday.qtl --round 2", _show)
    _ARGUMENTS["--round"](shown)
    for name, (summary, _) in SHOWN.items():
        _action(actions, name, summary, "tuesday.qtl", _tells(name))
    replay = _action(
        actions, "replay", "show how it stood after an entry of the log", "tuesday.qtl 12", _replay
    )
    replay.add_argument(
        "entry", type=number("an entry", 1, 10**6), help="the number of an entry; see history"
    )
    made = _action(
        actions, "export", "write it for other programs, or to be printed", "tuesday.qtl trf", export
    )
    made.add_argument("form", choices=FORMS, help="what to write")
    made.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: the output)")
    made.add_argument("--language", default="en", help="of what is printed (default en)")


def _action(
    actions: Subcommands, name: str, summary: str, example: str, run: Callable[[argparse.Namespace], int]
) -> Parser:
    made = add_command(actions, name, run, summary=summary, examples=(example,), of="tournament")
    made.add_argument("file", type=Path, help="the file of the tournament")
    add_json_option(made)
    return made


def _add_result(made: Parser) -> None:
    made.dashed = tuple(FORFEITS)
    made.add_argument(
        "result", help="1-0, 0-1, 1/2-1/2; +/- -/+ -/- for forfeits; 1.5-0.5 of a pair; none to clear"
    )


_ARGUMENTS: dict[str, Callable[[Parser], object]] = {
    "name": lambda made: made.add_argument("name", help="the name"),
    "player": lambda made: made.add_argument("player", help="a player by number or name"),
    "board": lambda made: made.add_argument("board", type=BOARD, help="the number of the board"),
    "result": _add_result,
    "--round": lambda made: made.add_argument("--round", type=ROUND, metavar="N", help="another round"),
    "--rating": lambda made: made.add_argument(
        "--rating", type=number("a rating", 1, 4000), default=0, metavar="N", help="the rating, if known"
    ),
    "--half": lambda made: made.add_argument("--half", action="store_true", help="half a point for it"),
    "--plays": lambda made: made.add_argument("--plays", action="store_true", help="they play after all"),
    "--by-hand": lambda made: made.add_argument(
        "--by-hand", metavar="PAIRS", help="pairs as FIRST/SECOND, and a bye as PLAYER, with commas between"
    ),
    "--anew": lambda made: made.add_argument(
        "--anew", action="store_true", help="with --by-hand: the newest round, even if all results are there"
    ),
}


def _create(options: argparse.Namespace) -> int:
    log = tournament_file.create(options.file, settings_of(options))
    return _tell(log, options, tournament_text.heading(log.state))


def _runs(do: Do) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        log = tournament_file.act(options.file, lambda state: do(state, options))
        state = log.state
        told = tournament_text.heading(state)
        if state.rounds:
            told += "\n" + tournament_text.round_text(state, state.rounds[-1])
        return _tell(log, options, told)

    return run


def _undo(options: argparse.Namespace) -> int:
    log = tournament_file.undo(options.file)
    return _tell(log, options, f"Undone. {tournament_text.heading(log.state)}")


def _forget(options: argparse.Namespace) -> int:
    log = tournament_file.forget(options.file, lambda state: player(state, options.player))
    return _tell(log, options, "The name is gone; the games stay.")


def _show(options: argparse.Namespace) -> int:
    log = tournament_file.read(options.file)
    state = log.state
    told = tournament_text.heading(state)
    if state.rounds or options.round:
        told += "\n" + tournament_text.round_text(state, state.round(options.round or len(state.rounds)))
    return _tell(log, options, told)


def _tells(name: str) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        log = tournament_file.read(options.file)
        return _tell(log, options, SHOWN[name][1](log))

    return run


def _replay(options: argparse.Namespace) -> int:
    log = tournament_file.read(options.file)
    state = log.at(min(options.entry, log.seq))
    told = [tournament_text.heading(state)]
    told += [tournament_text.round_text(state, each) for each in state.rounds]
    print("\n".join([*told, tournament_text.standings_text(state)]))
    return EXIT_SOUND


def _tell(log: Log, options: argparse.Namespace, told: str) -> int:
    print(tournament_text.as_json(log) if wants_json(options) else told)
    return EXIT_SOUND
