"""Values and reasons of positions and turns, for pages and for programs; the page of the analysis board."""

import asyncio
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.rules.error import SetupError, TextError
from openquarto.rules.position import Position
from openquarto.server.analysis.jobs import AnalysePosition, AnalyseTurn, MeasurePressure, Speech
from openquarto.server.http.asking import analysed, check_fair_play, computed
from openquarto.server.http.openapi import HTML, DescribedRoute, Operation
from openquarto.server.http.positions import asked_edition, asked_position
from openquarto.server.http.responses import page_response, spoken_manner_of
from openquarto.server.http.spoken import SPOKEN
from openquarto.server.services import Services
from openquarto.server.site.templates import inline_json
from openquarto.speech.answer import status
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.refusal import refuse
from openquarto.view.edition import Edition
from openquarto.view.view import View
from openquarto.wire.analysis import Analysis, PressureAnalysis, TurnAnalysis

LONGEST_TURN = 20
QUICK = 0.5  # seconds that a page waits for its analysis; then it asks for it itself


async def analyse_position(request: Request) -> Response:
    """A position with its value, the reason, best play and the values of all turns."""
    return await analysed(request, _position_job(request))


async def analyse_turn(request: Request) -> Response:
    """One turn of a position: its value, the reason, and what follows."""
    position, manner = _asked(request)
    turn = request.query_params.get("turn", "")[:LONGEST_TURN]
    return await analysed(request, AnalyseTurn(str(position), turn, Speech.of(manner)))


async def measure_pressure(request: Request) -> Response:
    """The turns with the pressure of those that draw, as far as it is known: ask again for the rest."""
    position, _ = _asked(request)
    return await analysed(request, MeasurePressure(str(position)))


async def permit_analysis(request: Request) -> Response:
    """Whether this session may analyse now: a page that computes by itself asks before each position."""
    await check_fair_play(request)
    return Response(status_code=HTTPStatus.NO_CONTENT, headers={"cache-control": "no-store"})


async def analysis_page(request: Request) -> Response:
    """The analysis board; a text that is no position can be mended there."""
    await check_fair_play(request)
    faults: tuple[str, ...] = ()
    try:
        position, manner = _asked(request)
    except (TextError, SetupError) as error:
        position, manner = Position(), spoken_manner_of(request)
        faults = refuse(error, Hearer(manner=manner))
    body = await _quick(request, AnalysePosition(str(position), Speech.of(manner)))
    analysis = msgspec.json.decode(body, type=Analysis) if body else None
    values = {
        "position": str(position),
        "edition": manner.edition.value,
        "board": [piece.name if piece is not None else None for piece in position.board],
        "sentences": faults or status(View.of(position), Hearer(manner=manner)),
        "analysis_json": inline_json(body.decode() if body else "null"),
        "analysis": analysis,
    }
    return page_response(request, "analysis", values, HTTPStatus.BAD_REQUEST if faults else HTTPStatus.OK)


def _asked(request: Request) -> tuple[Position, Manner]:
    """The position of a query or the empty board, and how to speak of it; raises QuartoError."""
    query = request.query_params
    position = asked_position(query["position"]) if query.get("position") else Position()
    return position, replace(spoken_manner_of(request), edition=asked_edition(query))


def _position_job(request: Request) -> AnalysePosition:
    position, manner = _asked(request)
    return AnalysePosition(str(position), Speech.of(manner))


async def _quick(request: Request, job: AnalysePosition) -> bytes | None:
    """The analysis, if it is cached or soon there; what takes longer goes on, for the page to ask for."""
    if known := Services.of(request).analyst.known(job):
        return known
    task = asyncio.ensure_future(computed(request, job))
    task.add_done_callback(lambda each: each.cancelled() or each.exception())
    done, _ = await asyncio.wait([task], timeout=QUICK)
    return task.result() if done and not task.exception() else None


_POSITION: dict[str, dict[str, Any]] = {
    "position": {"type": "string"},
    "edition": {"enum": [each.value for each in Edition]},
    **SPOKEN,
}
_TURN = {**_POSITION, "turn": {"type": "string"}}
_PRESSURE = {"position": {"type": "string"}}
_REFUSALS = (400, 409, 429, 503)
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/analysis", analysis_page, Operation("analysisBoard", {200: HTML}, (400, 409), _POSITION)
    ),
    DescribedRoute(
        "/api/analysis", analyse_position, Operation("analyse", {200: Analysis}, _REFUSALS, _POSITION)
    ),
    DescribedRoute(
        "/api/analysis/permission",
        permit_analysis,
        Operation("permitAnalysis", {204: None}, (409,), {"language": SPOKEN["language"]}),
    ),
    DescribedRoute(
        "/api/analysis/turn", analyse_turn, Operation("analyseTurn", {200: TurnAnalysis}, _REFUSALS, _TURN)
    ),
    DescribedRoute(
        "/api/analysis/pressure",
        measure_pressure,
        Operation("measurePressure", {200: PressureAnalysis}, _REFUSALS, _PRESSURE),
    ),
]
