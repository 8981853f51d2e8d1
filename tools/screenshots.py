"""The pictures of the docs, made from the program as it is: `python tools/screenshots.py [NAME ...]`.

`make screenshots` makes all of them in docs/pictures, as WebP. A test holds their names and sizes, not their
pixels: those differ with fonts and browsers. It needs Chromium and what the tests need.
"""

import asyncio
import io
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402  the folder of the tests comes first
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from openquarto.rules.action import Give, Place, parse_action  # noqa: E402
from openquarto.speech.command import Act  # noqa: E402
from tests.page.axe import Look, wear  # noqa: E402
from tests.page.states import STATES  # noqa: E402
from tests.page.table import Seat, launch, serving  # noqa: E402

FOLDER = ROOT / "docs/pictures"
QUALITY = 82
DESK, PHONE = (1280, 800), (390, 844)
MIDGAME = "A b2 P c3 F d1 K a4 C b1 N"
TERMINAL = "terminal"
PATIENCE = 180_000  # milliseconds: a machine may be busy, and a picture has no hurry


class Shot(NamedTuple):
    """One picture: a state of the page, as a system shows it."""

    state: str
    scheme: str = "light"
    size: tuple[int, int] = DESK


SHOTS = {
    "page": Shot("table"),
    "page-dark": Shot("table", scheme="dark"),
    "page-phone": Shot("table", size=PHONE),
    "analysis": Shot("analysis", size=(1280, 860)),
    "review": Shot("review"),
    "puzzle": Shot("task, square, right"),
    "lesson": Shot("lesson"),
    "club": Shot("club, arbiter, round"),
    "clock": Shot("clock, running", size=PHONE),
    "class": Shot("class, progress"),
}
NAMES = (*SHOTS, TERMINAL)


def main(names: list[str]) -> None:
    """Make the pictures that are asked for, or all of them."""
    wanted = names or list(NAMES)
    svg = terminal_svg() if TERMINAL in wanted else ""  # its loop cannot run within Playwright's
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        with serving(Path(kept)) as base:
            for name in wanted:
                if name in SHOTS:
                    keep(name, _page(browser, base, SHOTS[name]))
        if svg:
            keep(TERMINAL, _drawn(browser, svg))
        browser.close()


def keep(name: str, png: bytes) -> None:
    """Write one picture, and say how large it is."""
    file = FOLDER / f"{name}.webp"
    Image.open(io.BytesIO(png)).convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size:,} bytes", flush=True)


def _page(browser: Browser, base: str, shot: Shot) -> bytes:
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        look = Look(shot.scheme, width=shot.size[0], height=shot.size[1])
        page.set_viewport_size({"width": shot.size[0], "height": shot.size[1]})
        seat = Seat(page, base)
        if shot.state == "table":
            seat.sit(name_me="Ada", name_other="Grace")
            seat.quick(MIDGAME)
        else:
            STATES[shot.state](seat)
        wear(page, look)
        page.evaluate("() => window.scrollTo(0, 0)")
        page.mouse.move(0, 0)
        return page.screenshot()


def terminal_svg() -> str:
    """The full screen in the middle of a game, as Textual draws it; without the font that it would fetch."""
    os.environ["COLORTERM"] = "truecolor"  # as a terminal of today says of itself, before Textual asks
    from tests.terminal.stage import LARGE, sit, stage  # noqa: PLC0415  it patches Textual

    drawn: list[str] = []

    async def play() -> None:
        async with stage(sit(), LARGE) as player:
            await player.press("i")
            for text in MIDGAME.split():
                action = parse_action(text)
                assert isinstance(action, Give | Place)
                player.app.do(Act(action))
            await player.pilot.pause()
            drawn.append(player.app.export_screenshot(title="openquarto terminal"))

    with tempfile.TemporaryDirectory() as kept:
        os.environ["OPENQUARTO_DATA"] = kept
        asyncio.run(play())
    svg = re.sub(r"@font-face\s*{.*?}", "", drawn[0], flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


def _drawn(browser: Browser, svg: str) -> bytes:
    with browser.new_context() as context:
        page = context.new_page()
        page.set_viewport_size({"width": 1200, "height": 900})
        page.set_content(f'<body style="margin:0">{svg}</body>')
        page.evaluate("() => { const svg = document.querySelector('svg'); svg.setAttribute('width', 1100); }")
        return page.locator("svg").screenshot()


if __name__ == "__main__":
    if unknown := set(sys.argv[1:]) - set(NAMES):
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    main(sys.argv[1:])
