"""What the eye gets from the real screen: contrasts, focus rings, and sixteen different pieces."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Page

from tests.page.screen import (
    Mask,
    Pixels,
    contrast,
    grey,
    luminance,
    painted,
    share_that_differs,
    shot,
    text_contrast,
)
from tests.page.states import STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LETTERS = "ABCDEFGHIJKLMNOP"
LIGHT, DARK = LETTERS[:8], LETTERS[8:]
MARK = (255, 0, 255)
SOFT = ".p-grain,.p-rings,.p-foot,.p-glint,.p-shadow{display:none}"
FACES = f"{SOFT} .p-body,.p-top{{fill:#f0f}}"
OUTLINES = f"{SOFT} .p-outline{{stroke:#f0f}}"
NO_SHADOW = ".p-shadow{display:none}"
NO_PIECES = ".piece{display:none!important}"
SCHEMES = pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])


def told(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with capsys.disabled():
        print(f"\n{line}", end="")  # noqa: T201  a figure to keep


def homes(page: Page) -> dict[str, Pixels]:
    """Every piece in its home, from one picture of the stock."""
    scale = page.evaluate("devicePixelRatio")
    boxes = page.evaluate(
        """() => { const stock = document.querySelector("#stock").getBoundingClientRect();
        return [...document.querySelectorAll("#stock td")].map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return [cell.dataset.piece, x - stock.x, y - stock.y, width, height]; }); }"""
    )
    whole = shot(page, page.locator("#stock"))
    pictures = {}
    for piece, *box in boxes:
        left, top, width, height = (round(scale * each) for each in box)
        pictures[piece] = whole[top : top + height, left : left + width]
    return pictures


def marked(pixels: Pixels) -> Mask:
    """Where a layer was painted in a colour that nothing else has."""
    mask: Mask = (pixels == MARK).all(axis=-1)
    return mask


def seen_as(page: Page, kind: str) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})


@SCHEMES
def test_light_and_dark_wood(
    open_seat: Callable[..., Seat], scheme: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The mean of the visible faces, for each piece and the one that differs by colour alone."""
    seat = open_seat(color_scheme=scheme, device_scale_factor=2)
    seat.sit()
    painted(seat.page, [FACES])
    faces = {piece: marked(pixels) for piece, pixels in homes(seat.page).items()}
    painted(seat.page, [])
    for kind in SIGHTS:
        seen_as(seat.page, kind)
        means = {
            piece: float(luminance(pixels)[faces[piece]].mean()) for piece, pixels in homes(seat.page).items()
        }
        ratios = [float(contrast(means[one], means[other])) for one, other in zip(LIGHT, DARK, strict=True)]
        told(capsys, f"light:dark wood, {scheme}, {kind}: {min(ratios):.1f} to {max(ratios):.1f}")
        assert min(ratios) >= 7, kind


@SCHEMES
def test_outlines(open_seat: Callable[..., Seat], scheme: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The outline against the well that it stands in, where no piece throws its shadow."""
    seat = open_seat(color_scheme=scheme, device_scale_factor=3)
    seat.sit()
    painted(seat.page, [OUTLINES])
    lines = {piece: marked(pixels) for piece, pixels in homes(seat.page).items()}
    painted(seat.page, [NO_SHADOW])
    drawn = homes(seat.page)
    painted(seat.page, [NO_PIECES])
    wells = homes(seat.page)
    ratios = {
        piece: float(
            contrast(np.median(luminance(drawn[piece])[line]), np.median(luminance(wells[piece])[line]))
        )
        for piece, line in lines.items()
    }
    told(capsys, f"outline on the well, {scheme}: {min(ratios.values()):.1f} to {max(ratios.values()):.1f}")
    assert min(ratios.values()) >= 3, ratios


@SCHEMES
def test_focus_rings(open_seat: Callable[..., Seat], scheme: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What changes by 3:1 when something gets the focus is as large as a line of 2 px round it."""
    seat = open_seat(color_scheme=scheme)
    STATES["give"](seat)
    page = seat.page
    widths = {}
    page.keyboard.press("Tab")  # from now on the focus is one of the keyboard
    for name in (
        '#board [data-square="c2"]',
        '#stock [data-piece="P"]',
        "#quarto",
        "#menu-button",
        "#line",
        "#ok",
    ):
        part = page.locator(name)
        page.evaluate("document.activeElement.blur()")
        before = luminance(shot(page, part, margin=9))
        part.focus()
        changed = contrast(before, luminance(shot(page, part, margin=9))) >= 3
        box = part.bounding_box()
        assert box
        widths[name] = float(changed.sum()) / (2 * (box["width"] + box["height"]))
    told(capsys, f"focus ring at 3:1, {scheme}: {min(widths.values()):.1f} to {max(widths.values()):.1f} px")
    assert min(widths.values()) >= 2, widths


@SCHEMES
def test_words_on_wood_and_on_the_button(
    open_seat: Callable[..., Seat], scheme: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What axe does not measure: burnt-in letters and notes, and the button with its shade."""
    seat = open_seat(color_scheme=scheme, device_scale_factor=2)
    STATES["give"](seat)
    page = seat.page
    ratios = {}
    for name in (".letters span", ".digits span", "#stock .gone .note", "#quarto span"):
        parts = page.locator(name).all()
        ratios[name] = min(text_contrast(shot(page, part, margin=-2)) for part in parts)
    told(
        capsys, f"words on wood and button, {scheme}: {', '.join(f'{each:.1f}' for each in ratios.values())}"
    )
    assert min(ratios.values()) >= 4.5, ratios


LOOKS = [
    pytest.param("light", "none", "classic", id="classic, light"),
    pytest.param("light", "active", "access", id="access, forced colours"),
    *(
        pytest.param(scheme, forced, edition, marks=pytest.mark.long)
        for scheme in ("light", "dark")
        for forced in ("none", "active")
        for edition in ("classic", "access")
        if (scheme, forced, edition) not in (("light", "none", "classic"), ("light", "active", "access"))
    ),
]


@pytest.mark.parametrize(("scheme", "forced", "edition"), LOOKS)
def test_sixteen_pieces_differ(
    open_seat: Callable[..., Seat], scheme: str, forced: str, edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in the same well of a small phone, without colour; what stands there differs in more than 2 %."""
    seat = open_seat(320, 568, color_scheme=scheme, forced_colors=forced)
    seat.sit(edition=edition)
    page = seat.page
    use = page.locator('#stock [data-piece="C"] use')
    # A copy, which the page does not draw anew when something else arrives.
    use.evaluate("use => use.parentElement.replaceWith(use.parentElement.cloneNode(true))")
    named = use.get_attribute("href")
    assert named
    pictures = {}
    for piece in LETTERS:
        use.evaluate("(use, name) => use.setAttribute('href', name)", f"{named[:-1]}{piece}")
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        pictures[piece] = grey(shot(page, page.locator('#stock [data-piece="C"]')))
    shares = {
        one + other: share_that_differs(pictures[one], pictures[other])
        for one, other in combinations(LETTERS, 2)
    }
    least = min(shares, key=lambda pair: shares[pair])
    told(capsys, f"pieces, {edition}, {scheme}, forced {forced}: {100 * shares[least]:.1f} % ({least})")
    assert 120 == len(shares)
    assert shares[least] > 0.02, least
