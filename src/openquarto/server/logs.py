"""The log on the standard error: a line of text or of JSON, bounded in number, without what people sent.

A message of ours names no address, token, game or player. An exception's own text may, so only its class and
where it was raised are written; of a message from elsewhere only the part that is always the same.
"""

import asyncio
import json
import logging
import sys
import time
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from openquarto.about import COMMAND

LOG = logging.getLogger(__name__)
LogFormat = Literal["text", "json"]
MOST_LINES = 20  # of one message in a minute
MINUTE = 60.0


def configure_logging(log_format: LogFormat, *, worker: int = 0) -> None:
    """Write everything that is logged from now on to the standard error, in this format.

    Each of several workers puts its number into its lines.
    """
    handler = logging.StreamHandler(sys.stderr)
    if worker:
        handler.addFilter(WorkerField(worker))
    handler.setFormatter(JsonFormatter() if log_format == "json" else TextFormatter())
    handler.addFilter(LineLimit())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)


def log_loop_error(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Log what nobody has caught; asyncio's own line would show objects and with them addresses."""
    LOG.error("something went wrong in the event loop", exc_info=context.get("exception"))


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """What a line says: its event, the fields given with it, and the class and places of an exception."""
    is_ours = record.name.partition(".")[0] == COMMAND
    fields: dict[str, object] = {"event": record.getMessage() if is_ours else str(record.msg)}
    more = getattr(record, "fields", {})
    fields |= more if isinstance(more, Mapping) else {}
    if record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        places = traceback.extract_tb(error.__traceback__)
        fields["error"] = type(error).__name__
        fields["trace"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return fields


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, event and fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Render a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        return json.dumps({"time": at, "level": record.levelname.lower(), **fields_of(record)})


class TextFormatter(logging.Formatter):
    """A line that people read, with the trace of an exception below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Render a record."""
        fields = fields_of(record)
        event, trace = fields.pop("event"), fields.pop("trace", [])
        said = " ".join([f"{record.levelname}: {event}", *(f"{key}={fields[key]}" for key in fields)])
        return "\n  ".join([said, *(trace if isinstance(trace, list) else [])])


class WorkerField(logging.Filter):
    """Adds the number of a worker to the fields of every line."""

    def __init__(self, worker: int) -> None:
        super().__init__()
        self._worker = worker

    def filter(self, record: logging.LogRecord) -> bool:
        """Add it; every record is written."""
        record.fields = {"worker": self._worker, **getattr(record, "fields", {})}
        return True


class LineLimit(logging.Filter):
    """Lets so many lines of one message through in a minute; the next one says how many there were not."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        key, now = (record.name, str(record.msg)), time.monotonic()
        since, count = self._lines.get(key, (now, 0))
        if now - since >= MINUTE:
            if count > MOST_LINES:
                record.fields = {**getattr(record, "fields", {}), "not_written": count - MOST_LINES}
            since, count = now, 0
        self._lines[key] = since, count + 1
        return count < MOST_LINES
