"""The door of a table: one thing happens behind it at a time, and those who come meanwhile wait in a row."""

import asyncio


class Door:
    """A lock that can also be taken without waiting, by whoever finds it open."""

    def __init__(self) -> None:
        self._is_shut = False
        self._row: list[asyncio.Future[None]] = []

    @property
    def is_open(self) -> bool:
        """Whether nothing happens behind it."""
        return not self._is_shut

    def shut(self) -> None:
        """Go in; it must be open."""
        assert not self._is_shut
        self._is_shut = True

    def open(self) -> None:
        """Come out; the next one of the row goes in before anybody else can."""
        while self._row:
            following = self._row.pop(0)
            if not following.cancelled():
                following.set_result(None)
                return
        self._is_shut = False

    async def __aenter__(self) -> None:
        if not self._is_shut:
            self._is_shut = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._row.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # let in at the same moment
                self.open()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.open()
