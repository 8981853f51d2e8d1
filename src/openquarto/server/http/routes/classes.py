"""Classes for programs and forms: open one, do something with it, come in, see how far it is."""

from functools import partial

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from openquarto.classroom.state import Classroom
from openquarto.rules.error import QuartoError
from openquarto.server.classrooms.classrooms import pupil_of, pupil_role
from openquarto.server.classrooms.noting import judged_match
from openquarto.server.classrooms.tasks import LEVELS
from openquarto.server.error import ServerError
from openquarto.server.http import class_acts
from openquarto.server.http.bodies import decoded, fields_of
from openquarto.server.http.class_json import class_csv, class_json
from openquarto.server.http.class_notes import note_match
from openquarto.server.http.class_view import TABS, class_page
from openquarto.server.http.club_settings import number
from openquarto.server.http.new_session import session_to_play
from openquarto.server.http.openapi import JSON, DescribedRoute, Operation
from openquarto.server.http.qr_code import qr_code
from openquarto.server.http.responses import STATUSES, hearer_of, json_response, wants_json
from openquarto.server.http.routes.class_pages import classes_page
from openquarto.server.http.routes.seats import SECRET
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of, set_session
from openquarto.server.store.log_store import TEACHER
from openquarto.server.tokens import hashed, new_token
from openquarto.speech.catalogue import languages
from openquarto.speech.refusal import refuse
from openquarto.wire.http import Created, Invitation, Noted, PlayedMatch, Secret

CSV = "text/csv"
LARGEST_FORM = 16_384  # bytes: a set of fifty puzzles as a link, and all lessons


async def create(request: Request) -> Response:
    """Open a class; whoever does is its teacher."""
    services = Services.of(request)
    services.addresses.count("classes", address_of(request))
    fields = await fields_of(request, LARGEST_FORM)
    try:
        settings = class_acts.settings_of(fields)
        events = class_acts.assigned(Classroom(settings), class_acts.handed_out(fields))
    except QuartoError as error:
        if wants_json(request):
            raise
        return await classes_page(request, refuse(error, hearer_of(request)), fields)
    token, is_new = await session_to_play(request)
    name = await services.classrooms.create(settings, hashed(token), events)
    return _gone_to(request, name, f"/class/{name}", token if is_new else None)


def _gone_to(request: Request, name: str, url: str, token: str | None) -> Response:
    """There; with a new session, where whoever asks had none that anybody knows."""
    answer: Response = (
        json_response(Created(name, url), 201) if wants_json(request) else RedirectResponse(url, 303)
    )
    if token:
        set_session(answer, token, is_secure=Services.of(request).config.is_secure)
    return answer


async def join(request: Request) -> Response:
    """Come into a class under a name; asked again by the same browser, nothing more happens."""
    services, name = Services.of(request), request.path_params["classroom"]
    services.addresses.count("class_acts", address_of(request))
    fields = await fields_of(request)
    await services.classrooms.find(name)
    session, token = session_of(request), None  # the one of before, so that what is sent again is known again
    if session is None:
        token = new_token()
        session = hashed(token)
    try:
        await services.classrooms.joined(name, session, lambda state: class_acts.join(state, fields))
    except QuartoError as error:
        return await _refused(request, error)
    return _gone_to(request, name, f"/class/{name}", token)


async def act(request: Request) -> Response:
    """Do one of the acts of a teacher, or of a pupil for themselves."""
    services, name = Services.of(request), request.path_params["classroom"]
    services.addresses.count("class_acts", address_of(request))
    fields, what = await fields_of(request, LARGEST_FORM), request.path_params["act"]
    await services.classrooms.find(name)
    role = await services.classrooms.role(name, session_of(request))
    try:
        made = _made(what, role, fields)
        known = await services.classrooms.act(name, lambda state: made(state, fields), by=role)
    except QuartoError as error:
        return await _refused(request, error)
    if wants_json(request):
        return json_response(class_json(known) if role == TEACHER else {"seq": known.seq})
    tab = f"?tab={fields['tab']}" if fields.get("tab") in TABS else ""
    return RedirectResponse(f"/class/{name}{tab}", 303)


def _made(what: str, role: str, fields: class_acts.Fields) -> class_acts.Made:
    if what == "leave":
        if not pupil_of(role):
            raise ServerError("not in this class")
        return lambda state, _: class_acts.removed(state, pupil_of(role))
    if what != "assign" and what not in class_acts.TEACHERS:
        raise ServerError("no such page", path=what)
    if role != TEACHER:
        raise ServerError("not the teacher")
    return class_acts.assign(fields) if what == "assign" else class_acts.TEACHERS[what]


async def _refused(request: Request, error: QuartoError) -> Response:
    """Why not: to a program as JSON, to a person on the page of the class."""
    code = error.faults[0].code
    if wants_json(request):
        raise error
    Services.of(request).security_events.count_code(code)
    return await class_page(request, refuse(error, hearer_of(request)), STATUSES.get(code, 400))


async def away(request: Request) -> Response:
    """Let this browser have no role in the class any more; the entry stays for another device."""
    services, name = Services.of(request), request.path_params["classroom"]
    services.addresses.count("class_acts", address_of(request))
    await services.classrooms.find(name)
    role, session = await services.classrooms.role(name, session_of(request)), session_of(request)
    if session and pupil_of(role):
        await services.classrooms.store.dismiss(name, session)
    return _gone_to(request, name, f"/class/{name}", None)


async def delete(request: Request) -> Response:
    """Forget a class with everything, at once."""
    services, name = Services.of(request), request.path_params["classroom"]
    services.addresses.count("class_acts", address_of(request))
    await _check_teacher(request)
    await services.classrooms.delete(name)
    return Response(status_code=204) if wants_json(request) else RedirectResponse("/class?gone=1", 303)


async def _check_teacher(request: Request) -> None:
    services, name = Services.of(request), request.path_params["classroom"]
    await services.classrooms.find(name)
    if await services.classrooms.role(name, session_of(request)) != TEACHER:
        raise ServerError("not the teacher")


async def state(request: Request) -> Response:
    """How far a class is: to a teacher all of it, to a pupil their own part."""
    services, name = Services.of(request), request.path_params["classroom"]
    known = await services.classrooms.find(name)
    role = await services.classrooms.role(name, session_of(request))
    pupil = pupil_of(role)
    if role != TEACHER and pupil not in known.state.pupils:
        raise ServerError("not in this class")
    return json_response(class_json(known, pupil))


async def issue(request: Request) -> Response:
    """A link and its QR code: for another teacher, for a pupil's new device, or a pupil's own second one."""
    services, name = Services.of(request), request.path_params["classroom"]
    services.addresses.count("class_acts", address_of(request))
    fields, classrooms = await fields_of(request), services.classrooms
    known = await classrooms.find(name)
    role, session = await classrooms.role(name, session_of(request)), session_of(request)
    pupil = number(fields, "pupil", 0)
    if session and role == TEACHER and fields.get("anew") == "1" and not pupil:
        secret = await classrooms.issue_anew(name, session)
    elif role == TEACHER:
        wanted = pupil_role(known.state.pupil(pupil).number) if pupil else TEACHER
        secret = await classrooms.issue(name, wanted)
    elif pupil_of(role) in known.state.pupils:
        secret = await classrooms.issue(name, role, instead=False)  # it opens a second device beside this one
    else:
        raise ServerError("not in this class")
    url = f"{services.address}/class/{name}/come#{secret}"
    picture = await services.off_loop.run(partial(qr_code, url))
    return json_response(Invitation(url, picture, services.config.reach), 201)


async def come_in(request: Request) -> Response:
    """Exchange a secret for a role of this browser; the secret stays good for another device."""
    services, name = Services.of(request), request.path_params["classroom"]
    with services.addresses.trying(address_of(request)):
        secret = (await decoded(request, Secret)).secret
        await services.classrooms.find(name)
        if not SECRET.fullmatch(secret):
            raise ServerError("invitation used")
        token, is_new = await session_to_play(request)
        await services.classrooms.come_in(name, secret, hashed(token))
    return _gone_to(request, name, f"/class/{name}", token if is_new else None)


async def match(request: Request) -> Response:
    """Note the practice game of a lesson that I have played, as its table knows it; sent again, only once."""
    services = Services.of(request)
    services.addresses.count("class_acts", address_of(request))
    game = (await decoded(request, PlayedMatch)).game
    task, is_passed = await judged_match(services.registry, game, session_of(request))
    name = request.path_params["classroom"]
    return json_response(Noted(await note_match(request, name, task, is_passed=is_passed)))


async def export(request: Request) -> Response:
    """Who has got how far, as CSV, for a teacher."""
    services, name = Services.of(request), request.path_params["classroom"]
    await _check_teacher(request)
    services.addresses.count("class_acts", address_of(request))
    text = class_csv((await services.classrooms.find(name)).state, hearer_of(request))
    headers = {"content-disposition": 'attachment; filename="class.csv"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=CSV)


_TEXT = {"type": "string"}
_FORM = {"type": "object", "additionalProperties": {"type": "string"}}
_NEW = {
    "type": "object",
    "properties": {
        "name": _TEXT,
        "edition": {"enum": ["", "classic", "access"]},
        "language": {"enum": ["", *languages()]},
        "lesson": {"type": "array", "items": _TEXT, "description": "names of lessons, in their order"},
        "set": {"type": "string", "description": "a set of puzzles: its link, its query or names of puzzles"},
        "kind": {"type": "string", "description": "puzzles of a kind, drawn by chance"},
        "level": {"enum": list(LEVELS)},
        "count": {"type": "integer", "minimum": 1, "maximum": 50},
    },
    "required": ["name"],
}
_REFUSED = (400, 403, 404, 409, 413, 429, 503)
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/class",
        create,
        Operation(
            "openClass", {201: Created, 303: None}, (400, 404, 409, 413, 429, 503), body=_NEW, is_form=True
        ),
        method="POST",
    ),
    DescribedRoute("/api/class/{classroom}", state, Operation("classroom", {200: JSON}, (403, 404))),
    DescribedRoute(
        "/class/{classroom}/join",
        join,
        Operation("joinClass", {201: Created, 303: None}, _REFUSED, body=_FORM, is_form=True),
        method="POST",
    ),
    DescribedRoute(
        "/class/{classroom}/act/{act}",
        act,
        Operation("actInClass", {200: JSON, 303: None}, _REFUSED, body=_FORM, is_form=True),
        method="POST",
    ),
    DescribedRoute(
        "/class/{classroom}/away",
        away,
        Operation("leaveDevice", {201: Created, 303: None}, (404, 429, 503)),
        method="POST",
    ),
    DescribedRoute(
        "/class/{classroom}/delete",
        delete,
        Operation("deleteClass", {204: None, 303: None}, (403, 404, 429, 503)),
        method="POST",
    ),
    DescribedRoute(
        "/api/class/{classroom}/key",
        issue,
        Operation("issueClassKey", {201: Invitation}, (400, 403, 404, 429, 503), body=_FORM, is_form=True),
        method="POST",
    ),
    DescribedRoute(
        "/api/class/{classroom}/come",
        come_in,
        Operation("comeIntoClass", {201: Created}, (400, 404, 410, 429, 503), body=Secret),
        method="POST",
    ),
    DescribedRoute(
        "/api/class/{classroom}/match",
        match,
        Operation("noteMatch", {200: Noted}, (400, 403, 404, 409, 429, 503), body=PlayedMatch),
        method="POST",
    ),
    DescribedRoute(
        "/class/{classroom}/class.csv", export, Operation("exportClass", {200: CSV}, (403, 404, 429))
    ),
]
