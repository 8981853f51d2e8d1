"""`openquarto replay`: check records, one line a game."""

import argparse
import json
from collections.abc import Iterator

from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, EXIT_UNREADABLE, Subcommands, add_command, note
from openquarto.cli.record_files import UnreadableFile, fault_json, text_of
from openquarto.notation.error import RecordError
from openquarto.notation.read import read
from openquarto.notation.record import Record


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "replay",
        run,
        summary="replay the games of record files and say how each ended, or what is wrong with it and where",
        examples=("games.qgn", "*.qgn --json", "- < games.qgn"),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .qgn file; - reads standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(options: argparse.Namespace) -> int:
    """Replay every file; an unreadable one does not keep the others from being read."""
    status = EXIT_SOUND
    for file in options.files:
        is_empty = True
        for line in _lines(file):
            is_empty = False
            print(json.dumps(line) if options.json else _sentence(line))
            if "error" in line:
                status = max(status, EXIT_FAULTY if "game" in line else EXIT_UNREADABLE)
        if is_empty:
            note(f"{file}: there is no game in it")
    return status


def _lines(file: str) -> Iterator[dict[str, object]]:
    try:
        text = text_of(file)
    except UnreadableFile as problem:
        yield {"file": file, "error": str(problem)}
        return
    for number, told in enumerate(tell(text), 1):
        yield {"file": file, "game": number, **told}


def tell(text: str) -> Iterator[dict[str, object]]:
    """How each game of a text ended, or what is wrong with it and where."""
    for game in read(text):
        yield {"error": fault_json(game)} if isinstance(game, RecordError) else _end(game)


def _end(record: Record) -> dict[str, object]:
    outcome = record.outcome
    return {
        "winner": outcome.winner.value if outcome and outcome.winner else None,
        "reason": outcome.reason.value if outcome else "unfinished",
        "position": str(record.position),
    }


def _sentence(line: dict[str, object]) -> str:
    match line:
        case {"file": file, "game": game, "error": {"line": row, "column": column, "message": message}}:
            return f"{file}:{row}:{column}: game {game}: {message}"
        case {"file": file, "error": message}:
            return f"{file}: {message}"
        case {"file": file, "game": game, "winner": winner, "reason": reason, "position": position}:
            end = f"{winner} won ({reason})" if winner else reason
            return f"{file}: game {game}: {end}: {position}"
        case _:
            return str(line)
