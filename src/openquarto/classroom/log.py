"""An entry of a class's log, as JSON and back."""

import msgspec

from openquarto.classroom.error import ClassroomError
from openquarto.classroom.event import AnyEvent
from openquarto.rules.error import QuartoError


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its number, when it happened in seconds of the world's time, and who did it."""

    seq: int
    at: float
    by: str  # teacher, pupil 7
    event: AnyEvent

    @property
    def body(self) -> bytes:
        """The entry as it is kept."""
        return msgspec.json.encode(self)


_decode = msgspec.json.Decoder(LogEntry).decode


def entry_of(body: bytes) -> LogEntry:
    """An entry from its body; raises ClassroomError for one that this version cannot read."""
    try:
        return _decode(body)
    except (msgspec.MsgspecError, QuartoError) as error:
        raise ClassroomError("class unreadable", entry=0, why=str(error)) from None
