"""What we rely on in uvicorn and websockets without their promise: tells when a new version changes it."""

import inspect
import re
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from openquarto.server.net import uvicorn_internals as internals

PROTOCOL = internals.WebSocketsSansIOProtocol
METHODS = {
    "connection_made": ["self", "transport"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "handle_connect": ["self", "event"],
    "handle_ping": ["self"],
    "resume_writing": ["self"],
    "run_asgi": ["self"],
    "send": ["self", "message"],
    "receive": ["self"],
    "send_receive_event_to_app": ["self"],
}
FIELDS = (
    "config",
    "app",
    "loop",
    "conn",
    "queue",
    "frames",
    "writable",
    "transport",
    "handshake_initiated",
    "handshake_complete",
    "close_sent",
    "disconnected",
    "curr_msg_data_type",
)


HTTP = internals.H11Protocol
HTTP_METHODS = {
    "connection_made": ["self", "transport"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "handle_websocket_upgrade": ["self", "event"],
    "on_response_complete": ["self"],
    "send_400_response": ["self", "msg"],
    "timeout_keep_alive_handler": ["self"],
}


@pytest.mark.parametrize("name", HTTP_METHODS)
def test_a_method_of_a_http_connection_that_we_override_or_call(name: str) -> None:
    assert HTTP_METHODS[name] == [*inspect.signature(getattr(HTTP, name)).parameters]


@pytest.mark.parametrize("name", ["loop", "conn", "transport", "flow"])
def test_a_field_of_a_http_connection_that_we_read_or_set(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(HTTP.__init__)


def test_all_that_comes_is_read_through_the_connection_that_we_set() -> None:
    source = inspect.getsource(HTTP)
    assert "self.conn.receive_data(data)" in source
    assert "self.conn.next_event()" in source
    assert "except h11.RemoteProtocolError" in source
    assert 1 == source.count("h11.Connection(")


@pytest.mark.parametrize("name", METHODS)
def test_a_method_that_we_override_or_call(name: str) -> None:
    assert METHODS[name] == [*inspect.signature(getattr(PROTOCOL, name)).parameters]


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_we_read_or_set(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(PROTOCOL.__init__)


def test_frames_are_masked_as_the_protocol_says() -> None:
    masked = bytes(byte ^ mask for byte, mask in zip(b"Hello", b"abcda", strict=True))
    assert b"Hello" == internals.apply_mask(masked, b"abcd")


@pytest.mark.parametrize("name", ["uvicorn", "websockets", "h11"])
def test_versions_that_were_not_tried_are_not_allowed(name: str) -> None:
    needed = next(each for text in requires("openquarto") or () if (each := Requirement(text)).name == name)
    assert version(name) in needed.specifier
    assert any(each.operator == "<" for each in needed.specifier)


def test_nothing_else_of_theirs_is_imported_elsewhere() -> None:
    source = Path(internals.__file__).parents[1]
    private = re.compile(r"^(from|import) (uvicorn[._]\w|websockets|h11)", re.MULTILINE)
    found = [path.name for path in source.rglob("*.py") if private.search(path.read_text(encoding="utf-8"))]
    assert ["uvicorn_internals.py"] == found
