"""Quick words: what two players by link say to one another with one press. Nothing of it is kept."""

from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.table import Table
from openquarto.server.limits import MINUTE, Limits, Rate
from openquarto.server.room.audience import Audience
from openquarto.server.seat_names import SEAT_NAMES
from openquarto.wire.messages import QuickWord, Spoken


class QuickWords:
    """The quick words of one table, so many a minute for each of its players."""

    def __init__(self, table: Table, audience: Audience, limits: Limits) -> None:
        self._table = table
        self._audience = audience
        self._rates = {seat: Rate(limits.words, MINUTE) for seat in Seat}
        self._last_ids: dict[Seat, str] = {}

    def say(self, seat: Seat, word: QuickWord, id: str) -> None:  # noqa: A002
        """Tell both players what one of them said; raises ServerError if nobody would hear it.

        Who watches is told nothing: it is between the two. What is asked twice by the same id is said once.
        """
        if not self._table.last.arrangement.by_link:
            raise ServerError("not here")
        if self._last_ids.get(seat) == id:
            return
        if seat.other not in self._audience.presence.announced.seats:
            raise ServerError("nobody hears")
        if not self._rates[seat].take():
            raise ServerError("too many words")
        self._last_ids[seat] = id
        self.tell(seat, word)
        self._audience.tell_elsewhere(SEAT_NAMES[seat], word)

    def tell(self, seat: Seat, word: QuickWord) -> None:
        """Tell the players who are here."""
        for viewer in tuple(self._audience.viewers):
            if viewer.projection.seat is not None and viewer.wants_words:
                hearer = viewer.hearer
                text = hearer.says(f"talk-{word.replace(' ', '-')}")
                sentence = hearer.says("talk-said", who=hearer.addressed(seat), text=text)
                viewer.put(Spoken(SEAT_NAMES[seat], word, sentence))
