"""What pa11y and Lighthouse find on the pages that everybody meets: nothing, and 100 of 100."""

import json
import subprocess
from collections.abc import Callable

import pytest

from page_checks import node
from tests.packaging.source_tree import ROOT
from tests.page.states import STATES
from tests.page.table import CHROMIUM, SWITCHES, Seat

pytestmark = pytest.mark.needs("chromium", "node", "audits")

TOOLS = ("pa11y", "lighthouse")
PAGES = ("home, with games", "new", "rules", "give", "won")


def found(tool: str, seats: list[Seat]) -> dict[str, list[str]]:
    """What a tool finds at the address of each page, with its cookies."""
    pages = [
        {
            "url": seat.page.url,
            "cookies": [
                {name: cookie[name] for name in ("name", "value", "domain", "path")}
                for cookie in seat.page.context.cookies()
            ],
        }
        for seat in seats
    ]
    task = {"chromium": CHROMIUM, "switches": SWITCHES, "tool": tool, "pages": pages}
    command = [node(), "tests/page/audits.js", json.dumps(task)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert 0 == done.returncode, done.stdout + done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.more
@pytest.mark.parametrize("tool", TOOLS)
def test_a_table_passes(open_seat: Callable[..., Seat], tool: str) -> None:
    seat = open_seat()
    STATES["give"](seat)
    assert {seat.page.url: []} == found(tool, [seat])


@pytest.mark.long
@pytest.mark.parametrize("tool", TOOLS)
def test_every_page_passes(open_seat: Callable[..., Seat], tool: str) -> None:
    seats = [open_seat() for _ in PAGES]
    for seat, name in zip(seats, PAGES, strict=True):
        STATES[name](seat)
    assert {seat.page.url: [] for seat in seats} == found(tool, seats)
