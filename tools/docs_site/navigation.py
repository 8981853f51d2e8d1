"""Which pages the site has and in which order: by what somebody came for."""

from collections.abc import Iterable
from fnmatch import fnmatch

START = "index"
# Patterns of page names under each heading; a page stands where it is found first.
SECTIONS: dict[str, tuple[str, ...]] = {
    "Play": (
        "start/*",
        "install",
        "rules",
        "page",
        "offline",
        "terminal",
        "mask",
        "levels",
        "clock",
        "print-a-set",
        "without-sight/*",
        "faq",
    ),
    "Learn": ("lessons", "puzzles", "understanding", "teaching"),
    "Meet": ("club", "lobby"),
    "Host": (
        *("server", "server-*", "server/*", "hosting*", "operating*", "contrib/*"),
        *("security", "threat-model"),
    ),
    "How to": ("how-to/index", "how-to/*", "examples/index", "examples/*"),
    "Use from Python": (
        "tutorial",
        "reference",
        "reference/*",
        "notation",
        "kernel",
        "book",
        "environments",
        "api/index",
        "api/*",
    ),
    "Command line and engines": ("command-line", "command-line/*", "protocol", "bots", "arena", "science"),
    "Build on it": (
        "architecture",
        "project/contributing",
        "modules",
        "wire",
        "speech",
        "terms",
        "readers",
        "*",
    ),
}
# Pages that are found from the page above them, and would only make the list long.
FOLDED = (
    "start/*",
    "without-sight/*",
    "how-to/*",
    "examples/*",
    "api/*",
    "adr/*",
    "reference/*",
    "command-line/*",
)
TREE = "```{{toctree}}\n:hidden:\n:caption: {caption}\n:maxdepth: 1\n\n{pages}\n```\n"


def sections(names: Iterable[str]) -> dict[str, list[str]]:
    """Every page but the first, under its heading; what no pattern names is told by the last one."""
    left = sorted(set(names) - {START})
    found: dict[str, list[str]] = {}
    for caption, patterns in SECTIONS.items():
        found[caption] = []
        for pattern in patterns:
            taken = [name for name in left if fnmatch(name, pattern)]
            found[caption] += taken
            left = [name for name in left if name not in taken]
    return found


def trees(names: Iterable[str]) -> dict[str, str]:
    """What is added to pages so that the site knows its order: to the first, and to the head of a fold."""
    names = list(names)
    added: dict[str, str] = {START: ""}
    for caption, pages in sections(names).items():
        shown = []
        for name in pages:
            head = _head(name, names)
            if head is None or head == name:
                shown.append(name)
            else:
                added.setdefault(head, "")
        if shown:
            added[START] += "\n" + TREE.format(caption=caption, pages="\n".join(f"/{each}" for each in shown))
    for head in [each for each in added if each != START]:
        below = [name for name in sorted(names) if name != head and _head(name, names) == head]
        added[head] += "\n" + TREE.format(caption="", pages="\n".join(f"/{each}" for each in below)).replace(
            ":caption: \n", ""
        )
    return added


def _head(name: str, names: list[str]) -> str | None:
    """The page from which a folded page is found; None if it is not folded."""
    if not any(fnmatch(name, pattern) for pattern in FOLDED):
        return None
    folder = name.split("/", maxsplit=1)[0]
    heads = {"start": "start/fr", "without-sight": "without-sight/en", "reference": "reference"}
    head = heads.get(folder, "command-line" if folder == "command-line" else f"{folder}/index")
    return head if head in names else None
