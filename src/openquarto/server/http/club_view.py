"""A tournament as its pages show it: to the arbiter, to a player, to everybody else."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from openquarto.rules.seat import Seat
from openquarto.server.http.club_settings import settings_choices, settings_values
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.roles import player_of
from openquarto.server.services import Services
from openquarto.server.sessions import session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.speech.catalogue import Catalogue, catalogue
from openquarto.speech.refusal import fault_sentence
from openquarto.tournament.card import Entry, cards
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import event_json
from openquarto.tournament.log import Log, LogEntry
from openquarto.tournament.pairing import check_ready
from openquarto.tournament.result import Result
from openquarto.tournament.settings import Place
from openquarto.tournament.sheet import bye_text, standings_title, summary
from openquarto.tournament.standings import standings
from openquarto.tournament.state import Board, ByeKind, Round, Tournament
from openquarto.tournament.tables import by_name, number_text, points_text

Shown = dict[str, Any]
RESULTS = {1: ("1-0", "1/2-1/2", "0-1"), 2: ("2-0", "1.5-0.5", "1-1", "0.5-1.5", "0-2")}
TABS = ("players", "round", "standings", "history", "settings")
ROUND_TABS = 12  # of an arena there may be a hundred rounds


async def club_page(request: Request, errors: Sequence[str] = ()) -> Response:
    """The page of a tournament for whoever asks."""
    services, name = Services.of(request), request.path_params["tournament"]
    log = await look_after_tables(services.tournaments, name)
    role = await services.tournaments.role(name, session_of(request))
    words = catalogue(hearer_of(request).manner.language)
    shown = common(name, log, words, _round_asked(request)) | {"errors": errors}
    status = 400 if errors else 200
    if role == ARBITER:
        return page_response(request, "club_arbiter", shown | _arbiters(request, log, words), status)
    if role:
        player = player_of(role)
        if player in log.state.players:
            return page_response(request, "club_player", shown | _players(log, player, words), status)
    return page_response(request, "club_public", shown, status)


def _round_asked(request: Request) -> int:
    """The round that was asked for; 0 is the newest."""
    text = request.query_params.get("round", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else 0


def common(name: str, log: Log, words: Catalogue, number: int = 0) -> Shown:
    """What everybody may see: the newest round or another, and the standings."""
    state = log.state
    settled = state.settled
    number = number if 1 <= number <= len(state.rounds) else len(state.rounds)
    shown = state.rounds[number - 1] if number else None
    return {
        "tournament": name,
        "seq": log.seq,
        "title": state.settings.name,
        "summary": summary(state, words),
        "clock": state.settings.clock,
        "round": shown and round_shown(state, shown, words),
        "count": len(state.rounds),
        "standings": _standings(settled),
        "standings_title": standings_title(settled, words),
        "until": time.strftime("%H:%M", time.localtime(log.ends_at)) if log.ends_at else "",
        "names": by_name(state, state.rounds[-1]) if state.rounds else [],
        "tie_breaks": [str(each).replace(" ", "-") for each in state.settings.tie_breaks],
        "is_over": state.is_over,
    }


def round_shown(state: Tournament, played: Round, words: Catalogue) -> Shown:
    """A round; with the newest one of an arena all boards where somebody still plays."""
    boards = [(played, board) for board in played.boards]
    if state.is_arena and played is state.rounds[-1]:
        boards = [(each, board) for each, board in state.pending if each is not played] + boards
    before = replace(state, rounds=state.rounds[: played.number - 1])
    points = {row.player: points_text(row.points) for row in standings(before)}
    return {
        "number": played.number,
        "boards": [_board(state, each, board, points) for each, board in boards],
        "byes": [{"name": state.name(bye.player), "why": bye_text(bye, words)} for bye in played.byes],
        "missing": played.missing,
        "by_hand": ", ".join(
            [f"{board.first}/{board.second}" for board in played.boards]
            + [str(bye.player) for bye in played.byes if bye.kind is ByeKind.BYE]
        ),
    }


def board_name(state: Tournament, played: Round, board: Board) -> str:
    """What a board is called: in an arena rounds overlap, so it takes both numbers."""
    return f"{played.number}.{board.number}" if state.is_arena else str(board.number)


def _board(state: Tournament, played: Round, board: Board, points: dict[int, str]) -> Shown:
    reports = {
        str(result): state.name(board.first if seat is Seat.FIRST else board.second)
        for seat, result in board.reports.items()
    }
    one, other = (board.reports.get(seat) for seat in Seat)
    how = board.how if board.result else "differ" if board.differs else "one" if reports else ""
    return {
        "round": played.number,
        "number": board.number,
        "name": board_name(state, played, board),
        "first": state.name(board.first),
        "second": state.name(board.second),
        "first_points": points[board.first],
        "second_points": points[board.second],
        "result": str(board.result) if board.result else "",
        "shown": board.result.shown if board.result else "",
        "how": how or ("table" if board.tables else "wood") + "-playing",
        "reports": reports,
        "reporter": next(iter(reports.values()), ""),
        "first_report": one.shown if one else "",
        "second_report": other.shown if other else "",
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
        ready = fault_sentence(error.faults[0], hearer_of(request))
    last = log.last_act
    return {
        "tab": tab if tab in TABS else "round" if state.rounds else "players",
        "round_tabs": range(max(1, len(state.rounds) - ROUND_TABS + 1), len(state.rounds) + 1),
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
        "values": settings_values(state.settings),
        **settings_choices(request),
        "history": [_told(entry, state, words) for entry in reversed(log.entries[-200:])],
        "last": _told(last[0], state, words) if last else None,
    }


def _told(entry: LogEntry, state: Tournament, words: Catalogue) -> Shown:
    """An entry in words: what happened, to whom, at which board."""
    values = event_json(entry.event)
    kind = str(values["kind"]).replace(" ", "-")
    player = int(values.get("player", 0)) or player_of(entry.by)
    name = state.players[player].name if player in state.players else f"#{player}" if player else ""
    result = ""
    if "result" in values:
        result = Result.parse(str(values["result"]), state.settings.games).shown if values["result"] else "–"
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
    settled = state.settled
    rows = {row.player: row for row in standings(settled)}
    mine: Shown = {
        "me": state.name(player),
        "my_number": player,
        "rounds": words.say("club-rounds", count=len(settled.rounds)),
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
            "name": board_name(state, played, board),
            "table": board.tables[-1] if board.tables else "",
            "clock": _clock_path(state, played, board, words),
            "choices": _choices(state, seat),
            "can_ask_screen": state.settings.place is Place.WOOD and seat not in board.on_screen,
            "asked_screen": seat in board.on_screen,
            "other_asked_screen": seat.other in board.on_screen,
        }
    return mine


def _clock_path(state: Tournament, played: Round, board: Board, words: Catalogue) -> str:
    """The clock page, set for a wooden board; none where there is no clock."""
    settings = state.settings
    if settings.place is not Place.WOOD or settings.clock == "-":
        return ""
    query = {
        "first": state.name(board.first),
        "second": state.name(board.second),
        "clock": settings.clock,
        "label": words.say("club-round-board", round=played.number, board=board.number),
    }
    return f"/clock?{urlencode(query)}"


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
