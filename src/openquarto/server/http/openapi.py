"""Routes that describe themselves, and the OpenAPI document that is put together from them."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from openquarto.about import NAME, VERSION
from openquarto.wire import http as wire

Handler = Callable[[Request], Awaitable[Response]]
Content = type[msgspec.Struct] | type[list[Any]] | str | None  # a struct as JSON, a media type, or nothing
HTML, TEXT, SVG, JSON = "text/html", "text/plain", "image/svg+xml", "application/json"
FORM = "application/x-www-form-urlencoded"
_REF = "#/components/schemas/{name}"
_MEANINGS = {
    200: "Here it is",
    201: "Opened",
    204: "Done",
    303: "Done; see there",
    304: "As you have it",
    400: "Refused, with a sentence",
    401: "Nobody that is let in",
    403: "Not yours to ask",
    404: "There is none",
    409: "Not as things are",
    410: "Used, or never was",
    413: "Too large",
    429: "Too many; wait a minute",
    503: "It could not be done just now, and nothing has changed",
}


@dataclass(frozen=True, slots=True)
class Operation:
    """What programs need to know to call a route."""

    id: str
    answers: Mapping[int, Content]
    refusals: tuple[int, ...] = ()
    query: Mapping[str, Mapping[str, Any]] | None = None  # optional parameters and their schemas
    path: Mapping[str, Mapping[str, Any]] | None = None  # parameters of the path that are no plain text
    body: type[msgspec.Struct] | Mapping[str, Any] | None = None  # a struct, or a schema of form fields
    is_form: bool = False  # the body may also come as a form


class DescribedRoute(Route):
    """A route with its description; the summary is the first sentence of the handler's docstring."""

    def __init__(self, path: str, handler: Handler, operation: Operation, *, method: str = "GET") -> None:
        super().__init__(path, handler, methods=[method])
        self.handler = handler
        self.method = method.lower()
        self.operation = operation


def document(routes: Iterable[object]) -> dict[str, Any]:
    """The OpenAPI document of all routes that describe themselves."""
    described = [route for route in routes if isinstance(route, DescribedRoute)]
    paths: dict[str, dict[str, Any]] = {}
    for route in described:
        path = re.sub(r":\w+}", "}", route.path)
        paths.setdefault(path, {})[route.method] = _operation(route)
    _, schemas = msgspec.json.schema_components(_structs(described), ref_template=_REF)
    about = "Tables of the board game Quarto. What happens at a table goes over its socket: see docs/wire.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": NAME, "version": VERSION, "description": about},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _structs(routes: Iterable[DescribedRoute]) -> list[Any]:
    """Every struct that is sent or taken, once."""
    found: list[Any] = [wire.Problem, wire.Refusal]
    for route in routes:
        body = route.operation.body
        found += [content for content in route.operation.answers.values() if not isinstance(content, str)]
        found += [body] if isinstance(body, type) else []
    return list(dict.fromkeys(each for each in found if each is not None))


def _operation(route: DescribedRoute) -> dict[str, Any]:
    operation = route.operation
    refusals = {status: {JSON: {"schema": _schema(wire.Problem)}, HTML: {}} for status in operation.refusals}
    answers = {status: _content(content) for status, content in operation.answers.items()}
    described: dict[str, Any] = {
        "operationId": operation.id,
        "summary": (route.handler.__doc__ or "").split(".\n")[0].rstrip("."),
        "parameters": [*_path_parameters(route), *_query_parameters(operation)],
        "responses": {
            str(status): {"description": _MEANINGS[status], **({"content": content} if content else {})}
            for status, content in {**answers, **refusals}.items()
        },
    }
    if operation.body is not None:
        kinds = (JSON, FORM) if operation.is_form else (JSON,)
        described["requestBody"] = {"content": {kind: {"schema": _schema(operation.body)} for kind in kinds}}
    return described


def _content(content: Content) -> dict[str, Any]:
    if content is None:
        return {}
    return {content: {}} if isinstance(content, str) else {JSON: {"schema": _schema(content)}}


def _schema(kind: object) -> dict[str, Any]:
    if isinstance(kind, Mapping):
        return dict(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _path_parameters(route: DescribedRoute) -> list[dict[str, Any]]:
    known = route.operation.path or {}
    return [
        {"name": name, "in": "path", "required": True, "schema": dict(known.get(name, {"type": "string"}))}
        for name in route.param_convertors
    ]


def _query_parameters(operation: Operation) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "schema": dict(schema)}
        for name, schema in (operation.query or {}).items()
    ]
