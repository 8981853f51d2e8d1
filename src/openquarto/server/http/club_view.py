"""A tournament as its pages show it: to the arbiter, to a player, to everybody else."""

import time
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from openquarto.rules.seat import Seat
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.speech.catalogue import Catalogue, catalogue
from openquarto.tournament.card import Entry, cards
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Resulted, event_json
from openquarto.tournament.log import Log, LogEntry
from openquarto.tournament.pairing import check_ready
from openquarto.tournament.result import Result
from openquarto.tournament.sheet import bye_text, summary
from openquarto.tournament.standings import standings
from openquarto.tournament.state import Board, Round, Tournament
from openquarto.tournament.tables import number_text, points_text

Shown = dict[str, Any]
RESULTS = {1: ("1-0", "1/2-1/2", "0-1"), 2: ("2-0", "1.5-0.5", "1-1", "0.5-1.5", "0-2")}
TABS = ("players", "round", "standings", "history")


async def club_page(request: Request, errors: Sequence[str] = ()) -> Response:
    """The page of a tournament for whoever asks."""
    services, name = Services.of(request), request.path_params["tournament"]
    log = await look_after_tables(services.tournaments, name)
    role = await services.tournaments.role(name, session_of(request))
    words = catalogue(hearer_of(request).manner.language)
    shown = common(name, log, words) | {"errors": errors}
    status = 400 if errors else 200
    if role == ARBITER:
        return page_response(request, "club_arbiter", shown | _arbiters(request, log, words), status)
    if role:
        player = int(role.removeprefix("player "))
        if player in log.state.players:
            return page_response(request, "club_player", shown | _players(log, player, words), status)
    return page_response(request, "club_public", shown, status)


def common(name: str, log: Log, words: Catalogue) -> Shown:
    """What everybody may see: the newest round and the standings."""
    state = log.state
    newest = state.rounds[-1] if state.rounds else None
    return {
        "tournament": name,
        "seq": log.seq,
        "title": state.settings.name,
        "summary": summary(state, words),
        "clock": state.settings.clock,
        "round": newest and _round(state, newest, words),
        "standings": _standings(state),
        "tie_breaks": [str(each).replace(" ", "-") for each in state.settings.tie_breaks],
        "is_over": state.is_over,
    }


def _round(state: Tournament, played: Round, words: Catalogue) -> Shown:
    points = {row.player: points_text(row.points) for row in standings(state)}
    return {
        "number": played.number,
        "boards": [_board(state, board, points) for board in played.boards],
        "byes": [{"name": state.name(bye.player), "why": bye_text(bye, words)} for bye in played.byes],
        "missing": played.missing,
    }


def _board(state: Tournament, board: Board, points: dict[int, str]) -> Shown:
    reports = {
        str(result): state.name(board.first if seat is Seat.FIRST else board.second)
        for seat, result in board.reports.items()
    }
    how = board.how if board.result else "differ" if board.differs else "one" if reports else ""
    return {
        "number": board.number,
        "first": state.name(board.first),
        "second": state.name(board.second),
        "first_points": points[board.first],
        "second_points": points[board.second],
        "result": str(board.result) if board.result else "",
        "shown": board.result.shown if board.result else "",
        "how": how or ("table" if board.tables else "wood") + "-playing" if not board.result else how,
        "reports": reports,
        "reporter": next(iter(reports.values()), ""),
    }


def _standings(state: Tournament) -> list[Shown]:
    return [
        {
            "place": row.place,
            "name": state.name(row.player),
            "points": points_text(row.points),
            "ties": [number_text(row.tie_breaks[each]) for each in state.settings.tie_breaks],
        }
        for row in standings(state)
    ]


def _arbiters(request: Request, log: Log, words: Catalogue) -> Shown:
    state = log.state
    tab = request.query_params.get("tab", "")
    try:
        check_ready(state)
        ready = ""
    except TournamentError as error:
        ready = words.say(f"fault-{error.faults[0].code.replace(' ', '-')}", **_fields(error, words))
    last = log.last
    return {
        "tab": tab if tab in TABS else "round" if state.rounds else "players",
        "tabs": TABS,
        "players": [
            {
                "number": each.number,
                "name": each.name,
                "rating": each.rating or "",
                "is_here": each.is_checked_in,
                "is_withdrawn": each.is_withdrawn,
                "excuse": str(each.excuses.get(len(state.rounds) + 1, "")),
            }
            for each in state.players.values()
        ],
        "results": [
            (text, Result.parse(text, state.settings.games).shown) for text in RESULTS[state.settings.games]
        ],
        "forfeits": ("+/-", "-/+", "-/-"),
        "not_ready": ready,
        "next_round": len(state.rounds) + 1,
        "check_in": state.settings.check_in,
        "history": [_told(entry, state, words) for entry in reversed(log.entries[-200:])],
        "last": _told(last, state, words) if last else None,
    }


def _fields(error: TournamentError, words: Catalogue) -> dict[str, str | int]:
    return {
        name: words.joined([str(each) for each in value]) if isinstance(value, tuple) else str(value)
        for name, value in error.faults[0].fields.items()
    }


def _told(entry: LogEntry, state: Tournament, words: Catalogue) -> Shown:
    """An entry in words: what happened, to whom, at which board."""
    values = event_json(entry.event)
    kind = str(values["kind"]).replace(" ", "-")
    player = int(values.get("player", 0))
    name = state.players[player].name if player in state.players else f"#{player}" if player else ""
    result = ""
    if isinstance(entry.event, Resulted):
        result = Result.parse(entry.event.result, state.settings.games).shown if entry.event.result else "–"
    elif "result" in values:
        result = Result.parse(str(values["result"]), state.settings.games).shown
    text = words.say(
        f"club-event-{kind}",
        name=name,
        round=values.get("round", 0),
        board=values.get("board", 0),
        entry=values.get("entry", 0),
        result=result,
    )
    return {
        "at": entry.at,
        "time": time.strftime("%H:%M", time.localtime(entry.at)),
        "text": text,
        "seq": entry.seq,
    }


def _players(log: Log, player: int, words: Catalogue) -> Shown:
    """A player's own page. What the other has reported is not told before one's own report."""
    state = log.state
    played, board = _current(state, player)
    rows = {row.player: row for row in standings(state)}
    mine: Shown = {
        "me": state.name(player),
        "is_gone": state.player(player).is_withdrawn,
        "place": rows[player].place,
        "points": points_text(rows[player].points),
        "count": len(state.players),
        "past": [_past(state, entry, words) for entry in cards(state)[player] if entry.points is not None],
        "board": None,
        "bye": "",
    }
    if played and board is None:
        bye = next((bye for bye in played.byes if bye.player == player), None)
        mine["bye"] = bye_text(bye, words) if bye else ""
    if played and board:
        seat = board.seat(player)
        assert seat is not None  # it is their board
        report = board.reports.get(seat)
        mine["board"] = {
            "round": played.number,
            "number": board.number,
            "opponent": state.name(board.opponent(player)),
            "gives_first": seat is Seat.FIRST,
            "result": board.result.shown if board.result else "",
            "report": str(report or ""),
            "both": len(board.reports) > 1,
            "table": board.tables[-1] if board.tables else "",
            "choices": _choices(state, seat),
        }
    return mine


def _current(state: Tournament, player: int) -> tuple[Round | None, Board | None]:
    """The board that somebody plays at, or played at last in the newest round."""
    for played, board in state.pending:
        if board.seat(player):
            return played, board
    newest = state.rounds[-1] if state.rounds else None
    return newest, newest.board_of(player) if newest else None


def _choices(state: Tournament, seat: Seat) -> list[Shown]:
    """The results from a player's side: won, drawn, lost; a pair of games has five."""
    found = []
    for text in RESULTS[state.settings.games]:
        result = Result.parse(text, state.settings.games)
        points = result.points(seat)
        kind = "won" if points == 1.0 else "drawn" if points == 0.5 else "lost"
        found.append({"text": text, "shown": result.shown, "kind": kind})
    return found if seat is Seat.FIRST else found[::-1]


def _past(state: Tournament, entry: Entry, words: Catalogue) -> Shown:
    against = state.name(entry.opponent) if entry.opponent else words.say(f"club-bye-{entry.bye}")
    return {"round": entry.round, "against": against, "points": points_text(entry.points or 0.0)}
