"""The empty wood of the page, in a light and a dark theme: the page lays its own pieces and marks on it."""

from functools import cache

from openquarto.drawing import platter, stock_and_hand, wood
from openquarto.drawing.palette import EDGE, LIT_EDGE, PLATTER, WELL
from openquarto.drawing.shapes import element

# What each colour of the wood becomes by night. The pieces stay as they are, so their contrast does too.
_NIGHT = dict(
    zip(
        (*PLATTER, LIT_EDGE, *EDGE, *WELL),
        ("#BF8F5D", "#B08050", "#A57545", "#D2A36E", "#5E3D20", "#74502C", "#3E2711", "#8F613A", "#99693F"),
        strict=True,
    )
)


@cache
def page_pictures() -> dict[str, str]:
    """Pictures by their file names: `board-light.svg`, `board-dark.svg` and so on."""
    day = {
        "board": _picture(platter.empty_board(""), "-40 -24 1100 1060"),
        "tray": _picture(stock_and_hand.empty_tray(""), "-40 -24 680 664"),
        "saucer": _picture(stock_and_hand.empty_saucer(""), "-40 -24 480 408"),
        "home": _picture(stock_and_hand.home(""), "-68.25 -66 136.5 132"),
        "gone": _picture(stock_and_hand.left_home(""), "-68.25 -66 136.5 132"),
    }
    light = {f"{name}-light.svg": picture for name, picture in day.items()}
    dark = {f"{name}-dark.svg": _by_night(picture) for name, picture in day.items()}
    return light | dark


def _picture(inside: str, box: str) -> str:
    """One picture; the box leaves room for the shadow on every side."""
    definitions = element("defs", wood.definitions(""))
    return element("svg", definitions, inside, xmlns="http://www.w3.org/2000/svg", viewBox=box) + "\n"


def _by_night(picture: str) -> str:
    for day, night in _NIGHT.items():
        picture = picture.replace(day, night)
    return picture
