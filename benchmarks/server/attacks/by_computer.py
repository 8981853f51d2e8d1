"""An attack on the threads in which computers think."""

import time
from contextlib import suppress

from benchmarks.server.attacks.page import Page
from benchmarks.server.attacks.target import Target, abort

TABLES, ADDRESSES = 200, 10  # opened from so many addresses
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]


def perfect_tables(target: Target) -> list[Page]:
    """Tables against the computer that thinks longest."""
    pages = []
    for at in range(ADDRESSES):
        other = target.from_address(f"127.1.0.{at + 1}")
        with suppress(OSError):
            for _ in range(TABLES // ADDRESSES):
                page = Page(other, other.open(opponent="perfect", first="me"))
                page.greet()
                pages.append(page)
    return pages


def computers(target: Target, pages: list[Page]) -> int:
    """Act at all tables as soon as the computer has; how often."""
    count = 0
    while target.is_going_on and pages:
        for page in tuple(pages):
            try:
                while page.has_news:
                    page.hear()
                if page.view["isMyTurn"] and page.ask("act", action=_action(page))["t"] == "done":
                    count += 1
            except OSError:
                abort(page.line)
                pages.remove(page)
        time.sleep(0.01)
    return count


def _action(page: Page) -> str:
    """The first thing that can be done."""
    board: list[str | None] = page.view["board"]
    hand = page.view["hand"]
    if hand:
        return SQUARES[board.index(None)]
    return next((each for each in "ABCDEFGHIJKLMNOP" if each not in board), "=")
