"""One game with its log as bytes: how a browser keeps it without a server, and brings it to one."""

import msgspec

from openquarto.server.store.protocol import GameInfo, StoredEvent
from openquarto.wire.table import Sitter


class KeptGame(msgspec.Struct, frozen=True):
    """One game with its log, as it lies on the shelf of a browser."""

    game: str
    changed: float
    seats: list[tuple[bytes, Sitter]]
    by_link: bool
    titles: list[tuple[bytes, str]]
    version: int
    log: list[StoredEvent]

    @classmethod
    def of(cls, info: GameInfo, log: list[StoredEvent]) -> "KeptGame":
        """A game, to be kept."""
        seats, titles = [*info.seats.items()], [*info.titles.items()]
        return cls(info.game, info.changed, seats, info.by_link, titles, info.version, log)

    @classmethod
    def read(cls, body: bytes) -> "KeptGame":
        """A game that was kept; raises msgspec.MsgspecError."""
        return _decode(body)

    @property
    def written(self) -> bytes:
        """The same as bytes."""
        return _encode(self)

    @property
    def info(self) -> GameInfo:
        """What is known of it beside its log."""
        seats, titles = dict(self.seats), dict(self.titles)
        return GameInfo(self.game, "", self.changed, seats, self.by_link, titles, self.version)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(KeptGame).decode
