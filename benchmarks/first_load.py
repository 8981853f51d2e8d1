"""How soon a table is ready for somebody who comes for the first time, on a slow telephone line."""

import shutil
import statistics
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))

GOAL = 1.5  # seconds
LATENCY = 150  # milliseconds a request
RATE = 1_600_000 / 8  # bytes a second
TIMES = 7
WATCH = """
  const watch = () => {
    if (!document.body?.classList.contains("ready")) return void requestAnimationFrame(watch);
    window.readyAt = performance.now(); // in the frame that shows it
  };
  watch();
"""


def visit(browser: "Browser", address: str) -> tuple[float, int, int]:
    """Seconds until the table is ready, requests and bytes, with nothing kept from before."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        speed = {"downloadThroughput": RATE, "uploadThroughput": RATE}
        session.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, **speed})
        asked: list[str] = []
        sizes: list[float] = []
        session.on("Network.requestWillBeSent", lambda told: asked.append(told["request"]["url"]))
        session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        page.goto(address, wait_until="commit")
        page.wait_for_selector("body.ready", state="attached")
        ready = page.evaluate("window.readyAt")
        page.wait_for_load_state("networkidle")
        return ready / 1000, len(asked), int(sum(sizes))


def measure() -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  may be missing, and is only needed here

    from tests.page.table import Seat, launch, serving  # noqa: PLC0415  the same

    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as base, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        owner = browser.new_page()
        Seat(owner, base).sit()
        visits = [visit(browser, owner.url) for _ in range(TIMES)]
        seconds = statistics.median(took for took, _, _ in visits)
        _, requests, size = visits[-1]
        worst = max(took for took, _, _ in visits)
        goal = "" if seconds <= GOAL else f" (to reach: {GOAL})"
        print(
            f"first load: ready after {seconds:.2f} s{goal}, at worst {worst:.2f} s of {TIMES} visits; "
            f"{requests} requests, {size / 1000:.0f} kB",
            flush=True,
        )
        browser.close()


if __name__ == "__main__":
    if shutil.which("chromium") is None or find_spec("playwright") is None:
        print("first load: not measured, for want of Chromium and Playwright; `make test` brings them")
    else:
        measure()
