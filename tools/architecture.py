"""Draws the rooms of the code and the arrows between them from the import graph: so the picture stays true.

`python tools/architecture.py` rewrites docs/pictures/rooms.svg and server-rooms.svg, and the list of modules
in docs/modules.md from their first lines; a test holds that all of it is up to date. Rows are the layers
of pyproject.toml. An arrow that follows from others is left out.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
WIDTH, HEIGHT, GAP, ROW = 118, 46, 22, 84  # of a box, between two in a row, from row to row
MARGIN = 24
LANE = "lane to "
MAP = ROOT / "docs/modules.md"
BEGIN, END = "<!-- modules -->", "<!-- end of modules -->"
Places = dict[str, tuple[float, float]]
STYLE = """
  .room { fill: #fbf6ec; stroke: #8a6f4a; stroke-width: 1.5 }
  .name { fill: #33291c; font: 600 15px system-ui, sans-serif; text-anchor: middle }
  .files { fill: #6b5a43; font: 12px system-ui, sans-serif; text-anchor: middle }
  .arrow { fill: none; stroke: #8a6f4a; stroke-width: 1.3; marker-end: url(#head) }
  .head { fill: #8a6f4a }
  @media (prefers-color-scheme: dark) {
    .room { fill: #2a241c; stroke: #b99a6d } .name { fill: #f3e9d8 } .files { fill: #c7b594 }
    .arrow { stroke: #b99a6d } .head { fill: #b99a6d }
  }
"""


@dataclass(frozen=True)
class Picture:
    """One container of the import contracts, and where its picture stands."""

    container: str
    contract: str
    target: Path
    about: str

    def layers(self) -> list[list[str]]:
        """The layers from top to bottom, as the contract names them."""
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        contracts = settings["tool"]["importlinter"]["contracts"]
        found = next(each for each in contracts if each["name"] == self.contract)
        return [[name.strip() for name in layer.split("|")] for layer in found["layers"]]


PICTURES = (
    Picture(
        "openquarto",
        "Each layer imports only from those below it",
        ROOT / "docs/pictures/rooms.svg",
        "The packages of OpenQuarto in their layers: each imports only from those below it",
    ),
    Picture(
        "openquarto.server",
        "The rooms of the server import only from those below them",
        ROOT / "docs/pictures/server-rooms.svg",
        "The rooms of the server in their layers: each imports only from those below it",
    ),
)


def draw(picture: Picture, graph: grimp.ImportGraph) -> str:
    """The picture as SVG."""
    layers = picture.layers()
    edges = _needed(_edges(picture.container, layers, graph))
    rows, paths = _with_lanes(layers, edges)
    places = _places(_ordered(rows, paths))
    width = round(max(x for x, _ in places.values()) + WIDTH / 2 + MARGIN)
    height = 2 * MARGIN + (len(layers) - 1) * ROW + HEIGHT
    arrows = [_arrow([places[name] for name in path]) for path in paths]
    boxes = [_box(name, places[name], _files(picture.container, name)) for layer in layers for name in layer]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
                f'aria-label="{escape(picture.about)}">'
            ),
            f"<title>{escape(picture.about)}</title>",
            f"<style>{STYLE}</style>",
            (
                '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
                'markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>'
            ),
            *arrows,
            *boxes,
            "</svg>\n",
        ]
    )


def _edges(container: str, layers: list[list[str]], graph: grimp.ImportGraph) -> set[tuple[str, str]]:
    """Who imports whom; only downwards, as the contract says, so that declared exceptions are left out."""
    order = {name: row for row, layer in enumerate(layers) for name in layer}
    return {
        (importer, imported)
        for importer in order
        for imported in order
        if order[importer] < order[imported]
        and graph.direct_import_exists(
            importer=f"{container}.{importer}", imported=f"{container}.{imported}", as_packages=True
        )
    }


def _needed(edges: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The edges that do not follow from others: the transitive reduction."""
    below: dict[str, set[str]] = {}

    def reach(name: str) -> set[str]:
        if name not in below:
            direct = {imported for importer, imported in edges if importer == name}
            below[name] = direct.union(*map(reach, direct))
        return below[name]

    return {
        (importer, imported)
        for importer, imported in edges
        if not any(imported in reach(between) for one, between in edges if one == importer)
    }


def _with_lanes(
    layers: list[list[str]], edges: set[tuple[str, str]]
) -> tuple[list[list[str]], list[list[str]]]:
    """The rows with a lane for each arrow that passes through, and the way of each arrow from row to row."""
    order = {name: row for row, layer in enumerate(layers) for name in layer}
    rows = [list(layer) for layer in layers]
    paths = []
    for importer, imported in sorted(edges, key=lambda edge: (order[edge[0]], order[edge[1]], edge)):
        path = [importer]
        for row in range(order[importer] + 1, order[imported]):
            lane = f"{LANE}{imported} {row}"  # arrows to one box share their lane
            if lane not in rows[row]:
                rows[row].append(lane)
            path.append(lane)
        paths.append([*path, imported])
    return rows, paths


def _ordered(rows: list[list[str]], paths: list[list[str]]) -> list[list[str]]:
    """The rows with each box or lane near what it is joined to: a few sweeps of barycentres, up and down."""
    joined: dict[str, set[str]] = {}
    for path in paths:
        for one, other in pairwise(path):
            joined.setdefault(one, set()).add(other)
            joined.setdefault(other, set()).add(one)
    for sweep in range(8):
        places = _places(rows)
        steps = range(1, len(rows)) if sweep % 2 == 0 else range(len(rows) - 2, -1, -1)
        for row in steps:
            beside = {*rows[row - 1 if sweep % 2 == 0 else row + 1]}

            def middle(name: str, beside: set[str] = beside, places: Places = places) -> float:
                near = [places[other][0] for other in joined.get(name, ()) if other in beside]
                return sum(near) / len(near) if near else places[name][0]

            rows[row].sort(key=middle)
            places = _places(rows)
    return rows


def _places(rows: list[list[str]]) -> Places:
    """The middle of each box or lane."""
    lengths = [sum(map(_width, row)) + GAP * (len(row) - 1) for row in rows]
    places = {}
    for number, row in enumerate(rows):
        left = MARGIN + (max(lengths) - lengths[number]) / 2
        for name in row:
            places[name] = (left + _width(name) / 2, MARGIN + HEIGHT / 2 + number * ROW)
            left += _width(name) + GAP
    return places


def _width(name: str) -> float:
    return 10 if name.startswith(LANE) else WIDTH


def _arrow(points: list[tuple[float, float]]) -> str:
    """From the bottom of one box to the top of another, down the lanes between them."""
    (x, y), bends = points[0], []
    y += HEIGHT / 2
    start = f"M{x:.0f} {y:.0f}"
    for x2, y2 in points[1:]:
        is_last = (x2, y2) == points[-1]
        top, bottom = y2 - HEIGHT / 2 - (2 if is_last else 0), y2 + HEIGHT / 2
        half = (y + top) / 2
        bends.append(f"C{x:.0f} {half:.0f} {x2:.0f} {half:.0f} {x2:.0f} {top:.0f}")
        if not is_last:
            bends.append(f"L{x2:.0f} {bottom:.0f}")
        x, y = x2, bottom
    return f'<path class="arrow" d="{start}{"".join(bends)}"/>'


def _box(name: str, place: tuple[float, float], files: int) -> str:
    x, y = place
    count = f"{files} modules" if files > 1 else f"{name}.py"
    return (
        f'<g><rect class="room" x="{x - WIDTH / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{WIDTH}" '
        f'height="{HEIGHT}" rx="9"/><text class="name" x="{x:.0f}" y="{y - 2:.0f}">{name}</text>'
        f'<text class="files" x="{x:.0f}" y="{y + 15:.0f}">{count}</text></g>'
    )


def _files(container: str, name: str) -> int:
    folder = ROOT / "src" / container.replace(".", "/") / name
    return sum(path.name != "__init__.py" for path in folder.rglob("*.py"))


def pages() -> dict[Path, str]:
    """Everything that is written, by its file."""
    graph = grimp.build_graph("openquarto", cache_dir=None)
    drawn = {picture.target: draw(picture, graph) for picture in PICTURES}
    before, rest = MAP.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    return {**drawn, MAP: f"{before}{BEGIN}\n{_modules()}{END}{after}"}


def _modules() -> str:
    """A table for each folder, a row for each module: its name and its first sentence."""
    tables = []
    for folder, suffix in ((ROOT / "src/openquarto", ".py"), (ROOT / "src/openquarto/web/js", ".js")):
        found = sorted(path for path in folder.rglob(f"*{suffix}") if path.name != "__init__.py")
        for room in sorted({path.parent for path in found}):
            rows = [f"| `{path.name}` | {_first_line(path)} |" for path in found if path.parent == room]
            name = room.relative_to(ROOT / "src/openquarto")
            tables += [
                f"## {'openquarto' if str(name) == '.' else name}\n",
                "| module | |",
                "|---|---|",
                *rows,
                "",
            ]
    tables += ["## kernel (C)\n", "| file | |", "|---|---|"]
    tables += [
        f"| `{path.name}` | {_first_line(path)} |" for path in sorted((ROOT / "kernel").glob("*.[ch]"))
    ]
    return "\n".join(tables) + "\n"


def _first_line(path: Path) -> str:
    """What a file says of itself first, whatever its language."""
    line = path.read_text(encoding="utf-8").split("\n", 1)[0]
    return line.strip('"/* ').replace("|", "\\|")


if __name__ == "__main__":
    for target, text in pages().items():
        target.write_text(text, encoding="utf-8")
        print(target.relative_to(ROOT))
