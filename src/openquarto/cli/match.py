"""`openquarto match`: two players, pair after pair of games, and what that says about them."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from openquarto.about import COMMAND
from openquarto.cli.command import EXIT_FAULTY, EXIT_INTERRUPTED, EXIT_SOUND, Subcommands, add_command
from openquarto.cli.match_options import MOST_PAIRS, MOVETIME, PAIRS, add_options
from openquarto.cli.progress import games_meter
from openquarto.cli.standing import as_json, in_short, in_words
from openquarto.match.settings import Settings
from openquarto.players.roster import NAMES
from openquarto.rules.false_call import FalseCall
from openquarto.workshop.arena.contest import Contest, Entrant
from openquarto.workshop.arena.error import ArenaError, ArenaFault
from openquarto.workshop.arena.sprt import Sprt

if TYPE_CHECKING:
    from openquarto.workshop.arena.archive import Archive
    from openquarto.workshop.arena.arena import Arena


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "match",
        run,
        summary="let two players play pairs of games from the same openings, and measure the difference",
        examples=(
            "oak maple --games 200",
            "python:my_players:Careful walnut",
            'walnut "python3 my_engine.py --level 3" --movetime 100 --output games.qgn',
            f'perfect "{COMMAND} ugi" --option2 Level=oak --variant blocks --clock 60/turn',
            '"./old" "./new" --sprt 0 20 --nodes 10000 --output test.qgn --resume',
        ),
    )
    parser.add_argument(
        "players",
        nargs=2,
        metavar="PLAYER",
        help=f"{', '.join(NAMES)}, perfect, the number of a level, or the command line of a UGI engine"
        " (ugi:COMMAND where it could be taken for a name), or python:MODULE:CLASS, a Player in Python",
    )
    add_options(parser)


def run(options: argparse.Namespace) -> int:
    """Play, and tell the result; also of a match that is stopped."""
    arena, archive = _prepared(options)
    ended = "complete"
    try:
        _play(arena, archive)
    except KeyboardInterrupt:
        ended = "stopped"
    if arena.trouble:
        ended = "failed"
    elif arena.trial and arena.trial.verdict:
        ended = "decided"
    archive.write(arena.standing.games)
    archive.close()
    print(json.dumps(as_json(arena, ended)) if options.json else in_words(arena), flush=True)
    if ended == "stopped":
        print(_how_to_go_on(archive), file=sys.stderr)
        return EXIT_INTERRUPTED
    if arena.trouble:
        print(f"{COMMAND}: {arena.trouble}", file=sys.stderr)
        return EXIT_FAULTY
    return EXIT_SOUND


def _play(arena: "Arena", archive: "Archive") -> None:
    with games_meter(2 * arena.pairs, len(archive.games)) as show:
        arena.run(lambda: show(len(archive.games), lambda: in_short(arena.standing)))


def _prepared(options: argparse.Namespace) -> "tuple[Arena, Archive]":
    """Everything that can be wrong is found before the first game."""
    from openquarto.workshop.arena.archive import Archive  # noqa: PLC0415  the other commands need none of this
    from openquarto.workshop.arena.arena import Arena  # noqa: PLC0415

    elo0, elo1 = options.sprt or (0, 0)
    sprt = Sprt(elo0, elo1, options.alpha, options.beta) if options.sprt else None
    contest = _contest(options)
    job = options.job or (options.output and options.output.with_name(options.output.name + ".match"))
    if options.resume and job is None:
        raise ArenaError(ArenaFault("nowhere"))
    archive = Archive(contest, job=job, output=options.output, resume=options.resume)
    pairs = options.pairs or (MOST_PAIRS if sprt else PAIRS)
    return Arena(contest, archive, pairs=pairs, processes=options.processes, sprt=sprt), archive


def _contest(options: argparse.Namespace) -> Contest:
    from openquarto.workshop.arena.contest_players import with_names  # noqa: PLC0415
    from openquarto.workshop.arena.pairing import read_openings  # noqa: PLC0415  see above

    asked = zip(options.players, (options.option1, options.option2), strict=True)
    one, two = (Entrant.parse(text, _engine_options(chosen)) for text, chosen in asked)
    if options.names:
        Settings(first=options.names[0], second=options.names[1])  # raises if they cannot be
    clocks = options.clock or (None, None)
    is_unlimited = options.movetime is None and options.nodes is None and not any(clocks)
    openings = read_openings(options.openings, options.variant) if options.openings else ()
    return Contest(
        players=with_names((one, two), float(options.patience), options.names),
        variant=options.variant,
        false_call=FalseCall.LOSES if options.false_call_loses else FalseCall.GOES_ON,
        seed=options.seed,
        placed=options.placed,
        has_hand=options.hand,
        is_balanced=options.balanced,
        openings=openings,
        clocks=clocks,
        movetime=MOVETIME if is_unlimited and not _are_ours(one, two) else options.movetime,
        nodes=options.nodes,
        patience=float(options.patience),
        grace=options.grace / 1000,
    )


def _are_ours(*players: Entrant) -> bool:
    return all(player.level is not None for player in players)


def _engine_options(texts: list[str]) -> dict[str, str]:
    for text in texts:
        if not text.partition("=")[0].strip() or "=" not in text:
            raise ArenaError(ArenaFault("option form", text=text))
    return {name.strip(): value for name, _, value in (text.partition("=") for text in texts)}


def _how_to_go_on(archive: "Archive") -> str:
    if archive.job is None:
        return "\nStopped. Nothing is kept: with --output or --job a match can be gone on with."
    return f"\nStopped. The games are kept in {archive.job}: the same command with --resume goes on."
