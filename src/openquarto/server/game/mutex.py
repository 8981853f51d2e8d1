"""An asyncio lock that can also be taken without waiting."""

import asyncio
from collections import deque


class Mutex:
    """A fair lock: those who wait get it in their order.

    asyncio.Lock has no try-acquire, and without one every action would cost a task.
    """

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Take the lock if it is free; whether it was."""
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    def release(self) -> None:
        """Hand the lock to the next one who waits, before anybody else can take it."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.cancelled():
                following.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over at the same moment
                self.release()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.release()
