"""A rating over time as SVG: the line, the band in which it lies with 95 %, and the last value in figures."""

from collections.abc import Sequence
from html import escape

from openquarto.drawing.shapes import element

WIDTH, HEIGHT = 640, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 20, 20, 40
_TWO_SIDED_95 = 1.96
Points = Sequence[tuple[float, float, float]]  # time, rating, deviation


def plot(points: Points, title: str) -> str:
    """The picture; its title tells a screen reader what the line shows."""
    low = min(rating - _TWO_SIDED_95 * off for _, rating, off in points) // 100 * 100
    high = max(rating + _TWO_SIDED_95 * off for _, rating, off in points) // 100 * 100 + 100
    begin, end = points[0][0], points[-1][0]

    def x(at: float) -> float:
        share = (at - begin) / (end - begin) if end > begin else 0.5
        return round(_LEFT + share * (WIDTH - _LEFT - _RIGHT), 1)

    def y(rating: float) -> float:
        return round(_TOP + (high - rating) / (high - low) * (HEIGHT - _TOP - _BOTTOM), 1)

    upper = [f"{x(at)},{y(rating + _TWO_SIDED_95 * off)}" for at, rating, off in points]
    lower = [f"{x(at)},{y(rating - _TWO_SIDED_95 * off)}" for at, rating, off in points]
    line = [f"{x(at)},{y(rating)}" for at, rating, _ in points]
    dots = [element("circle", cx=x(at), cy=y(rating), r=4, fill="#241B13") for at, rating, _ in points]
    step = max(100, round((high - low) / 5 / 100) * 100)
    marks = range(int(low), int(high) + 1, step)
    return element(
        "svg",
        element("title", escape(title)),
        *(_mark(mark, y(mark)) for mark in marks),
        element("polygon", points=" ".join([*upper, *reversed(lower)]), fill="#A06E42", fill_opacity=0.3),
        element("polyline", points=" ".join(line), fill="none", stroke="#241B13", stroke_width=2.5),
        *dots,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        font_family="sans-serif",
        font_size=14,
    )


def _mark(rating: int, y: float) -> str:
    line = element("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=y, y2=y, stroke="#888", stroke_width=0.5)
    return line + element("text", str(rating), x=_LEFT - 8, y=y + 5, text_anchor="end", fill="#241B13")
