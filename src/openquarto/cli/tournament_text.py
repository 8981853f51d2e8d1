"""A tournament at the terminal: pairings, standings and history as lines, or as JSON."""

import json
import time
from collections.abc import Sequence

from openquarto.tournament.event import event_json
from openquarto.tournament.json_form import state_json
from openquarto.tournament.log import Log
from openquarto.tournament.pairing import round_count
from openquarto.tournament.state import Round, Tournament
from openquarto.tournament.tables import pairing_rows, standing_rows


def heading(tournament: Tournament) -> str:
    """What is played, and how far it is."""
    settings, total = tournament.settings, round_count(tournament)
    of = f" of {total}" if total else ""
    state = "over" if tournament.is_over else f"round {len(tournament.rounds)}{of}"
    return f"{settings.name}: {settings.kind}, {len(tournament.players)} players, {state}"


def round_text(tournament: Tournament, played: Round) -> str:
    """The boards of a round."""
    rows = [["board", "first", "result", "second"], *pairing_rows(tournament, played)]
    return f"Round {played.number}\n{_columns(rows)}"


def standings_text(tournament: Tournament) -> str:
    """Who stands where, with the tie-breaks."""
    settled = tournament.settled
    heads = ["", "player", "points", *(str(each) for each in tournament.settings.tie_breaks)]
    when = "" if settled.is_arena else f" after round {len(settled.rounds)}"
    return f"Standings{when}\n{_columns([heads, *standing_rows(settled)])}"


def players_text(tournament: Tournament) -> str:
    """Everybody who is entered."""
    rows = [["number", "player", "rating", ""]]
    for player in tournament.players.values():
        notes = ["withdrawn"] if player.is_withdrawn else []
        notes += ["checked in"] if player.is_checked_in else []
        notes += [
            f"round {number}: {kind}" for number, kind in sorted({**player.missed, **player.excuses}.items())
        ]
        rows.append([str(player.number), player.name, str(player.rating or ""), ", ".join(notes)])
    return _columns(rows)


def history_text(log: Log) -> str:
    """Every entry of the log, the oldest first."""
    lines = []
    for entry in log.entries:
        values = event_json(entry.event)
        kind = values.pop("kind")
        told = " ".join(f"{name}={value}" for name, value in values.items() if name != "settings")
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(entry.at))
        lines.append(f"{entry.seq:4} {at} {entry.by}: {kind} {told}".rstrip())
    return "\n".join(lines)


def _columns(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def as_json(log: Log) -> str:
    """The state as one line."""
    return json.dumps(state_json(log), ensure_ascii=False)
