"""Answers over HTTP: a page, JSON, or a refusal with a code and a sentence, in the asker's language."""

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from openquarto.notation.error import RecordError
from openquarto.rules.error import QuartoError
from openquarto.server.error import ServerError, StoreError, refusal_of
from openquarto.server.http.spoken import spoken_manner
from openquarto.server.services import Services
from openquarto.server.sessions import language_of, set_language, set_session, token_of
from openquarto.server.tokens import new_token
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.refusal import refuse, refuse_record
from openquarto.wire.http import Problem, Refusal

STATUSES = {
    "no such game": HTTPStatus.NOT_FOUND,
    "no such page": HTTPStatus.NOT_FOUND,
    "no lobby": HTTPStatus.NOT_FOUND,
    "lobby table gone": HTTPStatus.GONE,
    "no such puzzle": HTTPStatus.NOT_FOUND,
    "no such lesson": HTTPStatus.NOT_FOUND,
    "no such tournament": HTTPStatus.NOT_FOUND,
    "not the arbiter": HTTPStatus.FORBIDDEN,
    "not a player here": HTTPStatus.FORBIDDEN,
    "result there": HTTPStatus.CONFLICT,
    "result settled": HTTPStatus.CONFLICT,
    "too many reports": HTTPStatus.CONFLICT,
    "undo too late": HTTPStatus.CONFLICT,
    "entered already": HTTPStatus.CONFLICT,
    "results missing": HTTPStatus.CONFLICT,
    "log changed": HTTPStatus.CONFLICT,
    "tournament over": HTTPStatus.CONFLICT,
    "no such class": HTTPStatus.NOT_FOUND,
    "not the teacher": HTTPStatus.FORBIDDEN,
    "not in this class": HTTPStatus.FORBIDDEN,
    "no such pupil": HTTPStatus.NOT_FOUND,
    "no such assignment": HTTPStatus.NOT_FOUND,
    "no small match": HTTPStatus.CONFLICT,
    "pupil there": HTTPStatus.CONFLICT,
    "assigned already": HTTPStatus.CONFLICT,
    "class full": HTTPStatus.CONFLICT,
    "class closed": HTTPStatus.CONFLICT,
    "class shut": HTTPStatus.CONFLICT,
    "class changed": HTTPStatus.CONFLICT,
    "no such task": HTTPStatus.NOT_FOUND,
    "no bot": HTTPStatus.UNAUTHORIZED,
    "not your game": HTTPStatus.FORBIDDEN,
    "foreign": HTTPStatus.FORBIDDEN,
    "too many games": HTTPStatus.TOO_MANY_REQUESTS,
    "too many sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "too many tries": HTTPStatus.TOO_MANY_REQUESTS,
    "one record at a time": HTTPStatus.TOO_MANY_REQUESTS,
    "too many analyses": HTTPStatus.TOO_MANY_REQUESTS,
    "invitation used": HTTPStatus.GONE,
    "own invitation": HTTPStatus.CONFLICT,
    "nobody to invite": HTTPStatus.CONFLICT,
    "replay before the end": HTTPStatus.CONFLICT,
    "review before the end": HTTPStatus.CONFLICT,
    "analysis while a game counts": HTTPStatus.CONFLICT,
    "analysis under a mask": HTTPStatus.CONFLICT,
    "no png": HTTPStatus.NOT_FOUND,
    "too large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "not kept": HTTPStatus.SERVICE_UNAVAILABLE,
    "not known": HTTPStatus.SERVICE_UNAVAILABLE,
    "closing": HTTPStatus.SERVICE_UNAVAILABLE,
    "analysis busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "analysis too long": HTTPStatus.SERVICE_UNAVAILABLE,
    "analysis failed": HTTPStatus.SERVICE_UNAVAILABLE,
    "no analysis": HTTPStatus.SERVICE_UNAVAILABLE,
    "no new games": HTTPStatus.SERVICE_UNAVAILABLE,
    "leaving": HTTPStatus.SERVICE_UNAVAILABLE,
    "newer game": HTTPStatus.SERVICE_UNAVAILABLE,
}
RETRY_AFTER = {  # seconds
    "too many analyses": 20,
    "analysis busy": 5,
    "analysis too long": 5,
    "analysis failed": 1,
    "leaving": 1,
    "newer game": 1,
}
_MISSING = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
_LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
_NEVER = ("no analysis",)  # however long one waits


def page_response(request: Request, name: str, values: Mapping[str, object], status: int = 200) -> Response:
    """A page; somebody new gets a session, and a language in the address is remembered."""
    services = Services.of(request)
    language = language_of(request, services.config)
    text = services.templates.render(name, language, values, services.address)
    response = HTMLResponse(text, status, headers={"cache-control": "no-store"})
    is_secure = services.config.is_secure
    if token_of(request) is None:
        set_session(response, new_token(), is_secure=is_secure)
    if request.query_params.get("lang") in languages():
        set_language(response, language, is_secure=is_secure)
    return response


def json_response(value: object, status: int = 200) -> Response:
    """A value of the wire."""
    return Response(
        msgspec.json.encode(value),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def hearer_of(request: Request) -> Hearer:
    """Whoever asks, before they sit at a table; in the manner that the request has asked for, if it has."""
    plain = Manner(language=language_of(request, Services.of(request).config))
    return Hearer(manner=getattr(request.state, "manner", plain))


def spoken_manner_of(request: Request) -> Manner:
    """How a program wants to be spoken to: as the query of its request says."""
    return spoken_manner(hearer_of(request).manner, request.query_params)


def wants_json(request: Request) -> bool:
    """Whether a program asks."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


# These are coroutines, because Starlette runs anything else in a thread, and in a browser there is none.
async def refused(request: Request, error: Exception) -> Response:
    """Why not, as a page or as JSON."""
    assert isinstance(error, QuartoError)
    code = error.faults[0].code
    status = STATUSES.get(code, HTTPStatus.BAD_REQUEST)
    Services.of(request).security_events.count_code(code)
    hearer = Hearer(manner=spoken_manner_of(request)) if wants_json(request) else hearer_of(request)
    sentences = list(_sentences(error, hearer))
    if wants_json(request):
        answer = json_response(Refusal(code, " ".join(sentences), sentences), status)
    else:
        answer = _error_page(request, code, " ".join(sentences), status)
    if code in RETRY_AFTER:
        answer.headers["retry-after"] = str(RETRY_AFTER[code])
    return answer


async def not_kept(request: Request, error: Exception) -> Response:
    """That the disk refused, also where nothing else is known of it."""
    assert isinstance(error, StoreError)
    return await refused(request, refusal_of(error))


def _sentences(error: QuartoError, hearer: Hearer) -> tuple[str, ...]:
    if isinstance(error, RecordError):
        return refuse_record(error.faults, hearer, line=error.line, column=error.column)
    return refuse(error, hearer)


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown path, or a method that it does not know there."""
    assert isinstance(error, HTTPException)
    code = {404: "no such page", 405: "unreadable", 413: "too large"}.get(error.status_code, "unreadable")
    sentences = list(refuse(ServerError(code, path=request.url.path, most=0), hearer_of(request)))
    if wants_json(request):
        return json_response(Problem(code, sentences[0]), error.status_code)
    return _error_page(request, code, sentences[0], error.status_code)


def _error_page(request: Request, code: str, sentence: str, status: int) -> Response:
    """Why not, with a way on: where it is a matter of time, the same address once more."""
    is_later = status in _LATER and code not in _NEVER
    title = "later" if is_later else "missing" if status in _MISSING else "refused"
    again = f"?{request.url.query}" if is_later and request.method == "GET" else ""
    values = {"code": code, "sentence": sentence, "title": f"page-error-{title}", "again": again}
    return page_response(request, "error", values, status)
