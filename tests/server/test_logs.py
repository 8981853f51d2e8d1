"""The log: a line of text or of JSON, bounded, and nothing in it of what people are called or sent."""

import json
import logging
import sys

import pytest

from openquarto.server.logs import MOST_LINES, JsonFormatter, LineLimit, TextFormatter, log_loop_error
from openquarto.server.security_events import SecurityEvents


def record(
    message: str = "refused", name: str = "openquarto.server.x", **fields: object
) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.WARNING, __file__, 1, message, ("198.51.100.1",), None)
    made.fields = fields
    return made


def failed() -> logging.LogRecord:
    made = record("a request failed: %.0s")
    try:
        {"": 0}["Tr7-secret-token"]
    except KeyError:
        made.exc_info = sys.exc_info()
    return made


def test_a_line_of_json() -> None:
    line = json.loads(JsonFormatter().format(record("refused%.0s", reason="host", count=3)))
    assert line.pop("time").endswith("+00:00")
    assert {"level": "warning", "event": "refused", "reason": "host", "count": 3} == line


def test_a_line_of_text() -> None:
    assert "WARNING: refused reason=host" == TextFormatter().format(record("refused%.0s", reason="host"))


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()])
def test_an_exception_is_its_class_and_place(formatter: logging.Formatter) -> None:
    text = formatter.format(failed())
    assert "KeyError" in text
    assert "test_logs.py" in text
    assert "secret" not in text


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()])
def test_a_message_from_elsewhere_is_only_its_fixed_part(formatter: logging.Formatter) -> None:
    text = formatter.format(record("lost %s", name="asyncio"))
    assert "lost %s" in text
    assert "198.51.100.1" not in text


def test_the_event_loop_shows_no_objects(caplog: pytest.LogCaptureFixture) -> None:
    context = {"message": "Task for 198.51.100.1", "exception": ValueError("198.51.100.1")}
    log_loop_error(None, context)  # type: ignore[arg-type]
    told = TextFormatter().format(caplog.records[0])
    assert told.startswith("ERROR: something went wrong in the event loop error=ValueError")
    assert "198.51" not in told


def test_lines_of_one_message_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("openquarto.server.logs.time.monotonic", lambda: now[0])
    limit = LineLimit()
    written = [limit.filter(record("a request failed")) for _ in range(100)]
    assert MOST_LINES == sum(written)
    assert limit.filter(record("another"))
    now[0] = 60.0
    next_one = record("a request failed")
    assert limit.filter(next_one)
    assert {"not_written": 100 - MOST_LINES} == vars(next_one)["fields"]


def test_refusals_are_counted_all_and_logged_seldom(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    events = SecurityEvents(now=lambda: now[0])
    for _ in range(1_000):
        events.count("host")
        events.count_code("too many games")
        events.count_code("no such game")  # says nothing about security
    events.report()
    assert (1_000, 1_000, 0) == (events.counts["host"], events.counts["limit"], events.counts["origin"])
    now[0] = 60.0
    events.report()
    events.report()
    lines = [vars(each)["fields"] for each in caplog.records]
    assert [("host", 1), ("limit", 1), ("host", 999), ("limit", 999)] == [
        (line["reason"], line["count"]) for line in lines
    ]
