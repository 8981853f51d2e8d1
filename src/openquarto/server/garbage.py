"""When the garbage collector runs: it stops everything meanwhile, so it looks at little, at quiet moments."""

import asyncio
import gc
import time

QUIET, LONG = 30, 3600  # seconds between two full collections, the last one quiet, or not
THOROUGH = 3600  # seconds between two that look at everything again
IDLING = 0.05  # seconds of the processor in a second that counts as quiet


def settle() -> None:
    """Collect once before anybody comes; what is there by now stays, and is not looked at again."""
    collect()
    gc.set_threshold(5000, 20, 1_000_000)


def collect(*, thoroughly: bool = False) -> None:
    """Collect what has come since the last time, or everything; what survives is not looked at again.

    With thousands of sockets open everything takes half a second, and what came in half a minute little. What
    dies later in a cycle waits for the next thorough one.
    """
    if thoroughly:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def collect_regularly() -> None:
    """Collect at quiet moments, or after long without one; for as long as the server runs."""
    waited, since_thorough = 0, 0
    while True:
        spent = time.process_time()
        await asyncio.sleep(1.0)
        is_quiet = time.process_time() - spent < IDLING
        waited, since_thorough = waited + 1, since_thorough + 1
        if waited >= (QUIET if is_quiet else LONG):
            is_thorough = since_thorough >= THOROUGH
            collect(thoroughly=is_thorough)
            waited, since_thorough = 0, 0 if is_thorough else since_thorough
