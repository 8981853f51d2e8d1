"""A page of the real server in a real browser, and how a player uses it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

# A game in which second makes a quarto in column a with the last placement, and has not called yet.
QUARTO = "M b4 A a2 J a3 H d4 F b3 I a4 G d3 O b2 D a1"
# All sixteen squares: nobody calls, and the last look follows.
FULL = "A a1 P b1 B c1 O d1 C a2 N b2 D c2 M d2 I a3 H b3 J c3 G d3 K a4 F b4 L c4 E d4"
# Many pages of one address, and no waiting for the computer.
LIMITED = (
    *("MESSAGES", "GAMES", "TRIES", "INVITATIONS", "RENAMES", "EXPORTS", "PICTURES", "SHARE", "ANALYSES"),
    *("TOURNAMENTS", "PAIRINGS", "CLUB", "CLASSES", "CLASS_ACTS"),
)
QUIET = {
    "OPENQUARTO_PACE": "0",
    "OPENQUARTO_LOBBY": "on",
    "OPENQUARTO_ANALYSIS_NICENESS": "0",  # else other tests, which share the cores, leave it nothing
    **{f"OPENQUARTO_LIMITS_{name}": "100000" for name in LIMITED},
}
# Debian's Chromium, quiet and without its sandbox, which root cannot have.
PATIENCE = 30_000  # milliseconds for anything that must come: it costs nothing where it comes at once
expect.set_options(timeout=PATIENCE)
CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Without a window the browser still loads pages of its own for its address field, which cost as much as ours.
# Of several such lists Chromium heeds the last: those of Playwright that a page can notice stand here again.
WITHOUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *(
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsFirstBalancedModeAutoEnable",
    ),
    *("HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning"),
)
WHAT_FITS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@contextmanager
def serving(folder: Path, port: int = 0, **environment: str) -> Iterator[str]:
    """The server as a process of its own; the address that it prints is the one it listens on."""
    command = [
        sys.executable,
        "-m",
        "openquarto",
        "serve",
        "--port",
        str(port),
        "--database",
        str(folder / "q.sqlite"),
    ]
    with subprocess.Popen(
        command, env={**os.environ, **QUIET, **environment}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(r"http://[\w.:\[\]]+", line)
        assert address, line
        try:
            yield address.group()
        finally:
            process.terminate()


@dataclass
class Seat:
    """Somebody at a table in a browser."""

    page: Page
    base: str

    def sit(self, **choice: Any) -> None:  # noqa: ANN401  a list for traits, text for the rest
        """Open a table and wait until it can be played at."""
        fields = {"opponent": "here", "first": "me", **choice}
        answer = self.page.request.post(
            f"{self.base}/tables", form=fields, headers={"Accept": "application/json", "Origin": self.base}
        )
        assert answer.ok, answer.text()
        self.page.goto(f"{self.base}{answer.json()['url']}")
        self.ready()

    def ready(self) -> None:
        self.page.wait_for_selector("body.ready")
        self.page.wait_for_function("() => document.querySelector('#log li')")

    def click(self, moves: str, *, tap: bool = False) -> None:
        """Give and place with the pointer; each is waited for."""
        for move in moves.split():
            cell = self.page.locator(f'[data-piece="{move}"], [data-square="{move}"]')
            cell.tap() if tap else cell.click()
            if tap and len(move) == 1:
                cell.tap()  # a gift by finger is confirmed
            self.happened(move)

    def quick(self, moves: str) -> None:
        """The same where only the position matters."""
        self.page.evaluate(
            """async (moves) => {
              for (const move of moves) {
                const cell = document.querySelector(`[data-piece="${move}"], [data-square="${move}"]`);
                const has = (kind) => cell.classList.contains(kind);
                const isThere = () => (cell.dataset.square ? !has("empty") : has("gone"));
                cell.click();
                for (let count = 0; !isThere(); count++) {
                  if (count > 1000) throw new Error(`${move} does not happen`);
                  await new Promise((resume) => setTimeout(resume, 5));
                }
              }
            }""",
            moves.split(),
        )

    def press(self, moves: str) -> None:
        """The same with the keyboard alone: s and b change the grid, digits and arrows the place."""
        for move in moves.split():
            if len(move) == 1:
                self.page.keyboard.press("s")
                self._flip_to(move)
            else:
                self.page.keyboard.press("b")
                self.page.keyboard.press(f"Digit{move[1]}")
                self.page.keyboard.press(f"Shift+Digit{'abcd'.index(move[0]) + 1}")
            self.page.keyboard.press("Enter")
            self.happened(move)

    def _flip_to(self, piece: str) -> None:
        here = self.page.evaluate("document.activeElement.dataset.piece")
        for trait in range(4):
            if (ord(here) - 65 ^ ord(piece) - 65) & 8 >> trait:
                self.page.keyboard.press(f"Digit{trait + 1}")
        assert piece == self.page.evaluate("document.activeElement.dataset.piece")

    def type(self, moves: str) -> None:
        """The same with the command field alone."""
        for move in moves.split():
            self.say(f"give {move}" if len(move) == 1 else move)
            self.happened(move)

    def say(self, line: str) -> None:
        self.page.locator("#line").fill(line)
        self.page.locator("#line").press("Enter")

    def happened(self, move: str) -> None:
        """Wait until the table shows it; a gift may have been placed by the computer meanwhile."""
        if len(move) == 1:
            expect(self.page.locator(f'#stock [data-piece="{move}"]')).to_have_class(re.compile("gone"))
        else:
            expect(self.page.locator(f'#board [data-square="{move}"]')).not_to_have_class(re.compile("empty"))

    def heard(self, words: str, *, urgent: bool = False) -> None:
        """Wait until the live region says it."""
        expect(self.page.locator("#assertive" if urgent else "#polite")).to_contain_text(words)

    def call(self, line: str) -> None:
        self.page.locator("#quarto").click()
        self.page.locator(f'[data-line="{line}"]').click()

    @property
    def hand(self) -> str | None:
        """The piece in hand."""
        used = self.page.locator("#saucer use").get_attribute("href")
        return used[-1] if used else None

    @property
    def tab_stops(self) -> list[str]:
        """What Tab reaches from the top of the page, once round."""
        self.page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
        stops: list[str] = []
        for _ in range(20):
            self.page.keyboard.press("Tab")
            stop = self.page.evaluate(
                "document.activeElement === document.body ? '' :"
                " document.activeElement.id || document.activeElement.closest('[id]').id"
            )
            if not stop or stop in stops:
                break
            stops.append(stop)
        return stops


def launch(chromium: Any, *more: str) -> Browser:  # noqa: ANN401  Playwright's own type is not exported
    switches = [*SWITCHES, f"--disable-features={','.join(WITHOUT)}", *more]
    browser: Browser = chromium.launch(executable_path=CHROMIUM, args=switches)
    return browser


def tree(page: Page) -> dict[str, list[str]]:
    """The names of everything in the accessibility tree, by role."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    names: dict[str, list[str]] = {}
    for node in nodes:
        if not node.get("ignored"):
            names.setdefault(node["role"]["value"], []).append(node.get("name", {}).get("value", ""))
    return names
