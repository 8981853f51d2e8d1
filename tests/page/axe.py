"""What axe finds on a page, and what it cannot decide, in every look that a system can ask for."""

from importlib.resources import files
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.page.screen import shot, text_contrast

SOURCE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LEAST = 4.5
# What axe leaves undecided: a text of two lines over different parts of the table, for it does not see that a
# notice is opaque; and texts of a drawing, a single letter or one over shapes.
UNDECIDED = {"elmPartiallyObscuring", "shortTextContent", "imgNode"}


class Look(NamedTuple):
    """How a system shows the page."""

    scheme: str = "light"
    forced: str = "none"
    motion: str = "no-preference"
    width: int = 1440
    height: int = 900


LOOKS = {
    "light": Look(),
    "dark": Look(scheme="dark"),
    "forced colours": Look(forced="active"),
    "forced colours, dark": Look(scheme="dark", forced="active"),
    "reduced motion": Look(motion="reduce"),
    "320×256": Look(width=320, height=256),
    "844×390": Look(width=844, height=390),
}


def wear(page: Page, look: Look) -> None:
    """Show the page that way, and wait until it stands still."""
    media: dict[str, Any] = {"color_scheme": look.scheme, "forced_colors": look.forced}
    page.emulate_media(**media, reduced_motion=look.motion)  # type: ignore[arg-type]
    page.set_viewport_size({"width": look.width, "height": look.height})
    settle(page)


def settle(page: Page) -> None:
    """Colours in the middle of a motion are not those that are read."""
    page.evaluate("() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))")
    page.wait_for_function("() => document.getAnimations().length === 0")


def troubles(page: Page) -> list[str]:
    """What is wrong, and what is undecided; where axe cannot see the ground of a text, it is measured."""
    settle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations', 'incomplete'] })")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for kind in ("violations", "incomplete")
        for each in found[kind]
        for node in each["nodes"]
        if kind == "violations" or not _is_measured(page, node)
    ]


def _is_measured(page: Page, node: dict[str, Any]) -> bool:
    reasons = {(check["data"] or {}).get("messageKey") for check in node["any"]}
    if not reasons or not reasons <= UNDECIDED:
        return False
    text = page.locator(node["target"][0])
    text.scroll_into_view_if_needed()
    return text_contrast(shot(page, text)) >= LEAST
