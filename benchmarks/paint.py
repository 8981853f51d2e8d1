"""How soon the page answers to the eye: a whole game by click and one by keyboard, from press to paint."""

import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

GOAL = 100  # milliseconds
# The browser's own measure of every press, from its time stamp to the next frame (16 ms at least).
# And the whole way: from the press over the server and back, until the frame that shows the piece.
OBSERVE = """() => {
  window.slow = {};
  const before = performance.interactionCount;
  window.presses = () => {
    const slow = Object.values(window.slow);
    const quick = Math.max(0, performance.interactionCount - before - slow.length);
    return [...slow, ...Array(quick).fill(16)];
  };
  window.moves = [];
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) window.slow[id] = Math.max(window.slow[id] ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  let pressed = 0;
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, (event) => (pressed = event.timeStamp), { capture: true });
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const shown = async () => {
    const start = pressed;
    await frame();
    await new Promise((resume) => setTimeout(resume)); // after that frame was painted
    window.moves.push(performance.now() - start);
  };
  new MutationObserver(() => void shown()).observe(document.querySelector("#log"), { childList: true });
}"""


def told(times: list[float]) -> str:
    """Median, 95 of 100, and the worst."""
    ranks = statistics.quantiles(times, n=20, method="inclusive")
    worst = f"worst {max(times):.0f} ms" + ("" if max(times) <= GOAL else f" (to reach: {GOAL})")
    return f"{len(times)} times, median {statistics.median(times):.0f} ms, p95 {ranks[18]:.0f} ms, {worst}"


def measure() -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  may be missing, and is only needed here

    from tests.page.table import FULL, Seat, launch, serving  # noqa: PLC0415  the same

    ways: dict[str, Callable[[Seat, str], None]] = {"click": Seat.click, "keyboard": Seat.press}
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as base, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for name, play in ways.items():
            with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
                seat = Seat(context.new_page(), base)
                seat.sit()
                seat.page.locator("#board td").first.focus()
                seat.page.evaluate(OBSERVE)
                play(seat, FULL)
                seat.page.wait_for_timeout(200)
                presses, moves = seat.page.evaluate("[window.presses(), window.moves]")
            print(f"page by {name}: press to next paint: {told(presses)}")
            print(f"page by {name}: press to the move on the screen: {told(moves)}")
        browser.close()


if __name__ == "__main__":
    if shutil.which("chromium") is None or find_spec("playwright") is None:
        print("page: not measured, for want of Chromium and Playwright; `make test` brings them")
    else:
        measure()
        load = os.getloadavg()[0] / (os.cpu_count() or 1)
        print(f"page: load of the machine: {load:.1f} a processor")
