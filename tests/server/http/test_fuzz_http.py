"""Requests made up from /openapi.json, allowed by it or not: each answer is one that it describes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from openquarto.server.http.openapi import document
from openquarto.server.http.routes import games, operation, pages, seats, static
from openquarto.server.http.security import HEADERS
from tests.server.complaints import Complaints
from tests.server.serving import Running, running

# A server beside the test may draw by chance while Hypothesis does, which takes it for a strategy.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
ROUTES = [*pages.ROUTES, *static.ROUTES, *games.ROUTES, *seats.ROUTES, *operation.ROUTES]
ACCEPTED = ["application/json", "text/html"]
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
# As programs read it: through JSON.
SCHEMA: Any = schemathesis.openapi.from_dict(json.loads(json.dumps(document(ROUTES))))
OPERATIONS: dict[str, APIOperation[Any, Any, Any, Any]] = {
    each.ok().label: each.ok() for each in SCHEMA.get_all_operations()
}


@pytest.fixture(scope="module")
def complaints() -> Iterator[Complaints]:
    with Complaints() as noted:
        yield noted


@pytest.mark.parametrize("label", OPERATIONS)
@settings(suppress_health_check=[*HealthCheck])  # a schema without parameters has one example, and so on
@given(data=st.data())
def test_every_request_is_answered_as_described(
    server: Running, complaints: Complaints, label: str, data: st.DataObject
) -> None:
    called = OPERATIONS[label]
    is_valid = data.draw(st.booleans(), "is valid") or not (called.body or called.query)
    mode = GenerationMode.POSITIVE if is_valid else GenerationMode.NEGATIVE
    case: Case[Any] = data.draw(called.as_strategy(generation_mode=mode), "case")
    me = server.somebody()
    if "game" in case.path_parameters and data.draw(st.integers(0, 3), "of a game that there is"):
        case.path_parameters["game"] = me.open(opponent="link", name_me="Ada")
    accept = data.draw(st.sampled_from(ACCEPTED), "accept")
    headers = {"accept": accept, "cookie": me.cookie_header}
    response = case.call(base_url=me.origin, headers=headers, allow_redirects=False)
    assert [] == complaints.taken()
    case.validate_response(response, checks=CHECKS)
    for name, value in HEADERS.items():
        assert [value] == response.headers[name]


# Deeper than Hypothesis lets the interpreter recurse, which is more than a server usually does.
DEEP = [b'{"x":' + b"[" * 4000, b'{"x":' + b"[" * 2000 + b"]" * 2000 + b"}", b"[" * 4096]
HUGE = [b'{"title": 1' + b"0" * 400 + b"}", b'{"opponent": 1e999, "secret": -1e999}', b'{"seat": "\\ud800"}']
KINDS = ["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""]


@pytest.mark.parametrize("label", [label for label, each in OPERATIONS.items() if each.body])
@given(
    body=st.binary(max_size=200) | st.sampled_from(DEEP + HUGE),
    headers=st.fixed_dictionaries(
        {"content-type": st.sampled_from(KINDS), "accept": st.sampled_from(ACCEPTED)}
    ),
)
@example(body=DEEP[0], headers={"content-type": KINDS[0]})
@example(body=DEEP[1], headers={"content-type": KINDS[0]})
@example(body=DEEP[2], headers={"content-type": KINDS[0]})
def test_bodies_that_are_nothing_are_refused(
    server: Running, complaints: Complaints, label: str, body: bytes, headers: dict[str, str]
) -> None:
    called, me = OPERATIONS[label], server.somebody()
    path = called.path.replace("{game}", me.open(opponent="link"))
    answer = me.ask(called.method.upper(), path, body, headers)
    assert [] == complaints.taken()
    assert str(answer.status) in called.responses.status_codes


def test_a_mistake_of_ours_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server, Complaints() as complaints:
        (tmp_path / "web/pages/rules.html").write_text("{{ 1 / 0 }}", encoding="utf-8")
        assert 500 == server.somebody().ask("GET", "/rules").status
        assert [text for text in complaints.taken() if "ZeroDivisionError" in text]
        assert [] == complaints.taken()
