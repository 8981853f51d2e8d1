"""A tournament as rows of texts: for CSV, for print, for a terminal."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from openquarto.tournament.settings import TieBreak
from openquarto.tournament.standings import standings
from openquarto.tournament.state import Round, Tournament

_DANGEROUS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would compute what begins with these


def points_text(points: float) -> str:
    """Points as people write them: 2½, ½, 3."""
    whole, half = divmod(round(points * 2), 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def number_text(value: float) -> str:
    """A tie-break: halves as people write them, quarters as decimals."""
    return points_text(value) if value * 2 == round(value * 2) else f"{value:g}"


def standing_rows(tournament: Tournament) -> list[list[str]]:
    """Place, name, points and tie-breaks of everybody."""
    return [
        [
            str(row.place),
            tournament.name(row.player),
            points_text(row.points),
            *(number_text(row.tie_breaks[each]) for each in tournament.settings.tie_breaks),
        ]
        for row in standings(tournament)
    ]


def pairing_rows(tournament: Tournament, played: Round) -> list[list[str]]:
    """Board, first, result, second; then those without an opponent."""
    rows = [
        [
            str(board.number),
            tournament.name(board.first),
            board.result.shown if board.result else "",
            tournament.name(board.second),
        ]
        for board in played.boards
    ]
    return rows + [["", tournament.name(bye.player), str(bye.kind), ""] for bye in played.byes]


def by_name(tournament: Tournament, played: Round) -> list[list[str]]:
    """Name, board, seat, opponent: what somebody looks for on a wall."""
    rows = []
    for board in played.boards:
        first, second = tournament.name(board.first), tournament.name(board.second)
        rows.append([first, str(board.number), "first", second])
        rows.append([second, str(board.number), "second", first])
    return sorted(rows, key=lambda row: row[0].casefold())


def standings_csv(tournament: Tournament) -> str:
    """The standings, with a heading; the names of the columns stay English for programs."""
    heads = ["place", "name", "points", *(str(each) for each in tournament.settings.tie_breaks)]
    rows = standings(tournament)
    body = [
        [row.place, tournament.name(row.player), row.points, *_numbers(row.tie_breaks, tournament)]
        for row in rows
    ]
    return csv_text([heads, *body])


def pairings_csv(tournament: Tournament) -> str:
    """All boards of all rounds."""
    body = [
        [each.number, *row[:2], str(board.result or ""), row[3], board.how]
        for each in tournament.rounds
        for row, board in zip(pairing_rows(tournament, each), each.boards, strict=False)
    ]
    return csv_text([["round", "board", "first", "result", "second", "how"], *body])


def _numbers(values: Mapping[TieBreak, float], tournament: Tournament) -> list[float]:
    return [values[each] for each in tournament.settings.tie_breaks]


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV; no cell is a formula."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([_safe(cell) for cell in row] for row in rows)
    return out.getvalue()


def _safe(cell: object) -> object:
    """A name that a spreadsheet would take for a formula is told as text."""
    return (
        f"'{cell}" if isinstance(cell, str) and cell.startswith(_DANGEROUS) and not _is_result(cell) else cell
    )


def _is_result(cell: str) -> bool:
    return cell in {"+/-", "-/+", "-/-"}
