"""A tournament as files: for rating programs, for spreadsheets, to be printed or kept; its log, its games."""

import time
from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.match.saved_record import record_of
from openquarto.notation.write import write_all
from openquarto.server.error import ServerError
from openquarto.server.http.openapi import TEXT, DescribedRoute, Operation
from openquarto.server.http.responses import hearer_of
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.server.store.log_store import ARBITER
from openquarto.server.tournaments.tables import look_after_tables
from openquarto.tournament.log import Log, line_of
from openquarto.tournament.publication import public_entries
from openquarto.tournament.records import boards_with_tables, tagged
from openquarto.tournament.sheet import sheet
from openquarto.tournament.tables import pairings_csv, standings_csv
from openquarto.tournament.trf import trf16


async def export(request: Request) -> Response:
    """A file: TRF16, CSV, the log, the games, or a page that can be kept.

    What players have reported is in the log of an arbiter alone.
    """
    services, form = Services.of(request), request.path_params["form"]
    services.addresses.count("exports", address_of(request))
    name = request.path_params["tournament"]
    log = await look_after_tables(services.tournaments, name)
    if form == "log.jsonl":
        role = await services.tournaments.role(name, session_of(request))
        entries = log.entries if role == ARBITER else public_entries(log)
        text = "".join(f"{line_of([entry])}\n" for entry in entries)
    elif form == "games.qgn":
        text = await _games(services, log)
    elif form in _FORMS:
        text = _FORMS[form](log, hearer_of(request).manner.language)
    else:
        raise ServerError("no such page", path=form)
    headers = {"content-disposition": f'attachment; filename="{form}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=_TYPES[form.rpartition(".")[2]])


async def _games(services: Services, log: Log) -> str:
    """All games of its tables that are over, with Event and Round."""
    records = []
    for played, board, game in boards_with_tables(log.state):
        last = (await services.registry.find(game)).table.last
        if last.match.outcome:
            records.append(tagged(record_of(last.match, last.arrangement), log.state, played, board))
    return write_all(records)


_TYPES = {
    "trf": "text/plain",
    "csv": "text/csv",
    "jsonl": "text/plain",
    "html": "text/html",
    "qgn": "text/plain",
}
_FORMS: Mapping[str, Callable[[Log, str], str]] = {
    "report.trf": lambda log, _: trf16(
        log.state, date=time.strftime("%Y/%m/%d", time.gmtime(log.entries[0].at))
    ),
    "standings.csv": lambda log, _: standings_csv(log.state),
    "pairings.csv": lambda log, _: pairings_csv(log.state),
    "sheet.html": lambda log, language: sheet(log.state, language),
}
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/club/{tournament}/files/{form}", export, Operation("exportTournament", {200: TEXT}, (404, 429))
    ),
]
