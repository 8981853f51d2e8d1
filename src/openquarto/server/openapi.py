"""The HTTP part described for programs, from the same types that are sent."""

from functools import cache
from typing import Any

import msgspec

from openquarto.about import NAME, VERSION
from openquarto.rules.outcome import FalseCall
from openquarto.rules.variant import Calling
from openquarto.speech.catalogue import languages
from openquarto.view.edition import Edition
from openquarto.wire.http import (
    Created,
    Health,
    Invitation,
    Language,
    MyGame,
    Problem,
    Refusal,
    SitDown,
    Title,
    Wanted,
    Words,
)

_STRUCTS = (Created, Health, Invitation, Language, MyGame, Problem, Refusal, SitDown, Title, Wanted, Words)
_REF = "#/components/schemas/{name}"
_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, schemas = msgspec.json.schema_components(_STRUCTS, ref_template=_REF)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": NAME,
            "version": VERSION,
            "description": "Tables of the board game Quarto. What happens at a table goes over its socket: "
            "see docs/wire.md.",
        },
        "paths": _paths(),
        "components": {"schemas": {**schemas, "Choice": _choice()}},
    }


def _paths() -> dict[str, Any]:
    html, text, svg = _media("text/html"), _media("text/plain"), _media("image/svg+xml")
    gone = _refusals("404")
    return {
        "/": {"get": _operation("home", "The way in, and my games", {"200": html})},
        "/new": {"get": _operation("new", "A choice filled in", {"200": html}, _choice_parameters())},
        "/tables": {
            "post": {
                **_operation(
                    "createTable",
                    "Open a table",
                    {"201": _json("Created"), "303": None, **_refusals("400", "403", "413", "429", "503")},
                ),
                "requestBody": {
                    "content": {
                        kind: {"schema": _ref("Choice")}
                        for kind in ("application/json", "application/x-www-form-urlencoded")
                    }
                },
            }
        },
        "/table/{game}": {"get": _operation("table", "A table", {"200": html, **gone}, [_GAME])},
        "/table/{game}/record.qgn": {
            "get": _operation("record", "The record of a game", {"200": text, **gone}, [_GAME])
        },
        "/table/{game}/print": {"get": _operation("print", "To be printed", {"200": html, **gone}, [_GAME])},
        "/table/{game}/picture.svg": {
            "get": _operation("picture", "The table drawn", {"200": svg, **gone}, [_GAME])
        },
        "/position": {
            "get": _operation("position", "A position", {"200": html, **_refusals("400")}, _position())
        },
        "/position.svg": {
            "get": _operation("drawPosition", "The same drawn", {"200": svg, **_refusals("400")}, _position())
        },
        "/without-sight": {"get": _operation("guide", "How to play without sight", {"200": html})},
        "/rules": {"get": _operation("rules", "The rules in a minute", {"200": html})},
        "/api/games": {
            "get": _operation(
                "games",
                "My games, the one that changed last first",
                {"200": {"application/json": {"schema": {"type": "array", "items": _ref("MyGame")}}}},
            )
        },
        "/api/games/{game}": {
            "patch": {
                **_operation(
                    "rename",
                    "Give a game a title",
                    {"204": None, **_refusals("400", "403", "404", "413")},
                    [_GAME],
                ),
                "requestBody": {"required": True, "content": _json("Title")},
            },
            "delete": _operation(
                "leave",
                "Have nothing to do with a game any more; alone, forget it",
                {"204": None, **_refusals("403", "404")},
                [_GAME],
            ),
        },
        "/api/games/{game}/invitation": {
            "post": {
                **_operation(
                    "invite",
                    "A link to the free seat, or to mine for another device",
                    {"201": _json("Invitation"), **_refusals("400", "403", "404", "409")},
                    [_GAME],
                ),
                "requestBody": {"required": True, "content": _json("Wanted")},
            }
        },
        "/api/games/{game}/seat": {
            "post": {
                **_operation(
                    "sitDown",
                    "Take the seat of an invitation, once",
                    {"201": _json("Created"), **_refusals("400", "404", "409", "410", "429")},
                    [_GAME],
                ),
                "requestBody": {"required": True, "content": _json("SitDown")},
            }
        },
        "/api/name": {"delete": _operation("forgetMe", "Forget my name in games by link", {"204": None})},
        "/join/{game}": {"get": _operation("join", "The way in with a link", {"200": html, **gone}, [_GAME])},
        "/privacy": {"get": _operation("privacy", "What is kept, and how long", {"200": html})},
        "/language": {
            "post": {
                **_operation(
                    "language",
                    "Speak another language",
                    {"204": None, "303": None, **_refusals("400", "403")},
                ),
                "requestBody": {
                    "required": True,
                    "content": {
                        **_json("Language"),
                        "application/x-www-form-urlencoded": {"schema": _ref("Language")},
                    },
                },
            }
        },
        "/words/{language}/{edition}.json": {
            "get": _operation(
                "words", "The words of the page", {"200": _json("Words"), "304": None, **gone}, _words()
            )
        },
        "/healthz": {"get": _operation("health", "That the server answers", {"200": _json("Health")})},
        "/metrics": {"get": _operation("metrics", "Figures, for this machine", {"200": text, **gone})},
        "/openapi.json": {"get": _operation("openapi", "This document", {"200": {"application/json": {}}})},
        "/robots.txt": {"get": _operation("robots", "For search engines", {"200": text})},
    }


def _operation(
    name: str, summary: str, answers: dict[str, Any], parameters: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    responses = {
        status: {"description": _MEANINGS[status], **({"content": content} if content else {})}
        for status, content in answers.items()
    }
    return {"operationId": name, "summary": summary, "parameters": parameters or [], "responses": responses}


_MEANINGS = {
    "200": "Here it is",
    "201": "Opened",
    "204": "Done",
    "303": "Done; see there",
    "304": "As you have it",
    "400": "Refused, with a sentence",
    "403": "Not yours to ask",
    "404": "There is none",
    "409": "Not as things are",
    "410": "Used, or never was",
    "413": "Too large",
    "429": "Too many; wait a minute",
    "503": "It could not be written, and nothing has changed",
}


def _refusals(*statuses: str) -> dict[str, Any]:
    """Refusals come as JSON to programs and as pages to people."""
    return {status: {**_json("Problem"), "text/html": {}} for status in statuses}


def _media(kind: str) -> dict[str, Any]:
    return {kind: {}}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": _ref(name)}}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def _choice() -> dict[str, Any]:
    """What a table can be like; everything may be left out."""
    seconds = {"type": "string", "description": "seconds a turn, or 60/turn, 450+5, - for none"}
    return {
        "type": "object",
        "properties": {
            "opponent": {
                "type": "string",
                "description": "level1 to level10, perfect, random, here, link",
            },
            "variant": {"type": "string", "description": "classic, or flags such as blocks+traits=cs+auto"},
            "traits": {"type": "array", "items": {"enum": ["c", "s", "h", "f"]}},
            "blocks": {"type": "boolean"},
            "calling": {"enum": [each.value for each in Calling]},
            "false_call": {"enum": [each.value for each in FalseCall]},
            "edition": {"enum": [each.value for each in Edition]},
            "clock": {**seconds, "description": "for both, or mine and the other's with a comma"},
            "clock_me": seconds,
            "clock_other": seconds,
            "counts": {"type": "boolean"},
            "mask": {"enum": ["none", "me", "them", "both"]},
            "mask_pieces": {
                "type": "boolean",
                "description": "name the piece that the opponent places, once",
            },
            "mask_touches": {
                "type": "string",
                "description": "touches a turn, 1 to 99; empty for any number",
            },
            "first": {"enum": ["lot", "me", "them"]},
            "record": {"type": "string", "description": "a record whose last game goes on; it says the rest"},
            "name_me": {"type": "string", "maxLength": 24},
            "name_other": {"type": "string", "maxLength": 24},
        },
    }


def _choice_parameters() -> list[dict[str, Any]]:
    properties = {**_choice()["properties"], "start": {"enum": ["1"]}, "lang": {"enum": list(languages())}}
    return [_query(name, schema) for name, schema in properties.items()]


def _position() -> list[dict[str, Any]]:
    return [
        {**_query("text", {"type": "string"}), "required": True},
        _query("edition", {"enum": [each.value for each in Edition]}),
    ]


def _words() -> list[dict[str, Any]]:
    choices = {"language": list(languages()), "edition": [each.value for each in Edition]}
    return [
        *(
            {"name": name, "in": "path", "required": True, "schema": {"enum": values}}
            for name, values in choices.items()
        ),
        _query("masked", {"enum": ["1"]}),
    ]


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}
