"""What a supervisor tells a worker that it starts, and what the worker reports: one line of JSON each."""

import msgspec

from openquarto.server.config import Config
from openquarto.server.error import ServerError


class Order(msgspec.Struct, frozen=True):
    """The settings of a worker, by its standard input: on a command line everybody could read them."""

    config: Config
    port: int  # the one that was found, where any was asked for


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """It serves."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """It cannot serve: the code of a fault, and its fields."""

    code: str
    fields: dict[str, str]

    @classmethod
    def of(cls, refusal: ServerError) -> "Refused":
        """The report of a refusal."""
        fault = refusal.faults[0]
        return cls(fault.code, {name: str(value) for name, value in fault.fields.items()})

    @property
    def error(self) -> ServerError:
        """The refusal again."""
        return ServerError(self.code, **self.fields)


class Drained(msgspec.Struct, frozen=True, tag="drained"):
    """The operator has asked it to leave: nobody should start it again."""


Report = Ready | Refused | Drained
ENCODER = msgspec.json.Encoder()
decode_order = msgspec.json.Decoder(Order).decode
decode_report = msgspec.json.Decoder(Report).decode
