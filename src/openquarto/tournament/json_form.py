"""A tournament as JSON: plain dictionaries with the keys that programs read."""

from typing import Any

from openquarto.tournament.log import Log
from openquarto.tournament.standings import standings
from openquarto.tournament.state import Round


def state_json(log: Log) -> dict[str, Any]:
    """The whole state for programs."""
    state = log.state
    return {
        "seq": log.seq,
        "settings": state.settings.to_json(),
        "isOver": state.is_over,
        "players": [
            {
                "number": each.number,
                "name": each.name,
                "rating": each.rating,
                "isCheckedIn": each.is_checked_in,
                "isWithdrawn": each.is_withdrawn,
            }
            for each in state.players.values()
        ],
        "rounds": [_round_json(each) for each in state.rounds],
        "standings": [
            {
                "place": row.place,
                "player": row.player,
                "points": row.points,
                "tieBreaks": {str(name): value for name, value in row.tie_breaks.items()},
            }
            for row in standings(state)
        ],
    }


def _round_json(played: Round) -> dict[str, Any]:
    return {
        "number": played.number,
        "boards": [
            {
                "board": board.number,
                "first": board.first,
                "second": board.second,
                "result": str(board.result) if board.result else None,
                "how": board.how,
            }
            for board in played.boards
        ],
        "byes": [{"player": bye.player, "kind": str(bye.kind)} for bye in played.byes],
    }
