"""The games of a tournament as records, with Event and Round."""

from collections.abc import Iterable
from dataclasses import replace

from openquarto.notation.record import Record
from openquarto.tournament.state import Board, Round, Tournament


def tagged(record: Record, tournament: Tournament, played: Round, board: Board) -> Record:
    """A record of one of its games, which now tells where it was played."""
    tags = {"Event": tournament.settings.name, "Round": f"{played.number}.{board.number}"}
    return replace(record, tags={**record.tags, **tags})


def boards_with_tables(tournament: Tournament) -> Iterable[tuple[Round, Board, str]]:
    """Every game of a server that belongs to a tournament, in order."""
    return (
        (each, board, game) for each in tournament.rounds for board in each.boards for game in board.tables
    )
