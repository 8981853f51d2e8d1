"""The site that a browser has kept, as somebody uses it who has no network; in Chromium and in Firefox.

Both are asked by the same functions of JavaScript, so that one story tells of both.
"""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol

from playwright.sync_api import Browser, Frame, Page
from playwright.sync_api import Error as PlaywrightError

from tests.page.firefox import Firefox, FirefoxError, firefox

PATIENCE = 300.0  # seconds: Python is compiled in a browser, on a machine that is busy with other tests
PAUSE = 0.2
LOAD = """path => {
  window.isLeft = true;
  location.href = path;
}"""
IS_LOADED = (
    "() => !window.isLeft && document.readyState === 'complete' && Boolean(document.querySelector('h1'))"
)
SEND = """async form => {
  const answer = await fetch("/tables", {
    method: "POST", body: new URLSearchParams(form), headers: { Accept: "application/json" },
  });
  return [answer.status, await answer.json()];
}"""
SPEAK = """async language => {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return (await fetch("/language", { method: "POST", headers, body: JSON.stringify({ language }) })).ok;
}"""
TYPE = """text => {
  document.querySelector("#line").value = text;
  document.querySelector("#line").form.requestSubmit();
}"""


class Window(Protocol):
    """A tab of a browser, and the frame that it shows the kept site in."""

    def open(self, address: str) -> None:
        """Load a page, from wherever it comes."""
        ...

    def outside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the page itself."""
        ...

    def inside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the frame."""
        ...


class ChromiumWindow:
    """A tab of Chromium, by Playwright."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def open(self, address: str) -> None:
        """Load a page."""
        self._page.goto(address, timeout=PATIENCE * 1000)

    def outside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the page."""
        return _evaluated(self._page.main_frame, function, arguments)

    def inside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the frame."""
        frames = self._page.main_frame.child_frames
        if not frames:
            raise LookupError("there is no frame")
        return _evaluated(frames[0], function, arguments)


class FirefoxWindow:
    """A tab of Firefox, by WebDriver BiDi."""

    def __init__(self, browser: Firefox) -> None:
        self._browser = browser
        self._tab = browser.new_tab()

    def open(self, address: str) -> None:
        """Load a page."""
        self._browser.open(self._tab, address)

    def outside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the page."""
        return self._browser.run(self._tab, function, *arguments)

    def inside(self, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function answers in the frame."""
        return self._browser.run(self._browser.frame(self._tab), function, *arguments)


def _evaluated(frame: Frame, function: str, arguments: tuple[object, ...]) -> Any:  # noqa: ANN401  as it comes
    return frame.evaluate(f"given => ({function})(...given)", list(arguments))


@contextmanager
def a_window(name: str, browser: Browser) -> Iterator[Window]:
    """A tab as large as a phone's, in a browser that has kept nothing yet."""
    if name == "firefox":
        with firefox() as started:
            yield FirefoxWindow(started)
        return
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    yield ChromiumWindow(context.new_page())
    context.close()


class KeptSite:
    """Uses the kept site; every step waits for what has to come of it."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def keep(self, base: str) -> None:
        """Press the button on the home page of a server, and wait until all is kept."""
        self.window.open(base)
        self.until(
            "a button to keep it", "() => !document.querySelector('[data-keep-now]').hidden", is_outside=True
        )
        assert re.search(
            r"\d\.\d MB", self.window.outside("() => document.querySelector('[data-told]').textContent")
        )
        self.window.outside("() => document.querySelector('[data-keep-now]').click()")
        told = "() => document.querySelector('[data-told]').textContent.startsWith('Kept')"
        self.until("that it is kept", told, is_outside=True)

    def start(self, address: str) -> None:
        """Open an address that no server answers any more."""
        self.window.open(address)
        self.until("the kept site", IS_LOADED)

    def go(self, path: str, ready: str = "() => true") -> None:
        """A page of the site, until it is ready."""
        self.window.inside(LOAD, path)
        self.until(path, IS_LOADED)
        self.until(f"{path} to be ready", ready)

    def until(self, what: str, function: str, *arguments: object, is_outside: bool = False) -> Any:  # noqa: ANN401
        """The first answer that is true; pages that are just changing are asked again."""
        problem: Exception | None = None
        ask = self.window.outside if is_outside else self.window.inside
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if found := ask(function, *arguments):
                    return found
            except (PlaywrightError, FirefoxError, LookupError) as moving:
                problem = moving
            time.sleep(PAUSE)
        raise AssertionError(f"waited in vain for {what}: {problem or ''} {self._shown()}")

    def _shown(self) -> str:
        """What can be read, without and within the frame."""
        texts = []
        for look in (self.window.outside, self.window.inside):
            with suppress(PlaywrightError, FirefoxError, LookupError):
                texts.append(look("() => `${location.href} ${document.body.innerText.slice(-1000)}`"))
        return "\n".join(texts)

    def sit(self, **choice: str) -> str:
        """A new table; its address."""
        status, told = self.window.inside(SEND, {"opponent": "here", "first": "me", **choice})
        assert 200 <= status < 300, (status, told)
        self.go(told["url"], "() => document.body.classList.contains('ready')")
        return str(told["url"])

    def type(self, text: str) -> None:
        """A line in the command field."""
        self.window.inside(TYPE, text)

    def text(self, selector: str) -> str:
        """What is written somewhere."""
        found = "each => document.querySelector(each)?.textContent ?? ''"
        return str(self.window.inside(found, selector))

    def shows(self, selector: str, words: str) -> str:
        """Wait until something contains words; all that it says then."""
        function = """(selector, words) => {
          const text = document.querySelector(selector)?.textContent ?? "";
          return text.includes(words) && text;
        }"""
        return str(self.until(f"{words!r} in {selector}", function, selector, words))

    def act(self, moves: str) -> None:
        """Give and place, each as soon as the table shows the one before."""
        for move in moves.split():
            self.type(f"give {move}" if len(move) == 1 else move)
            self.until(move, HAPPENED, move)

    def speak(self, language: str) -> None:
        """Choose a language, as the header does."""
        assert self.window.inside(SPEAK, language)

    def fetch(self, path: str) -> str:
        """What the site answers."""
        return str(self.window.inside("async path => (await fetch(path)).text()", path))

    def fetch_json(self, path: str) -> Any:  # noqa: ANN401  as it comes
        """The same, read."""
        return json.loads(self.fetch(path))


HAPPENED = """move => {
  const cell = document.querySelector(`[data-piece="${move}"], [data-square="${move}"]`);
  return cell.dataset.square ? !cell.classList.contains("empty") : cell.classList.contains("gone");
}"""
