"""Checks a built site: links inside it lead to pages and anchors that are there; no other host is asked."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "audio": "src", "video": "src"}


class Page(HTMLParser):
    """What a page links to, what it fetches, and the anchors that it has."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what one tag refers to."""
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        if tag == "link" and "href" in found and found.get("rel") != "canonical":
            self.fetched.add(found["href"])
        if tag in FETCHED and FETCHED[tag] in found:
            self.fetched.add(found[FETCHED[tag]])


def faults(folder: Path) -> list[str]:
    """One sentence for each link, anchor or file that is not as it should be."""
    pages = {file: Page(file) for file in sorted(folder.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        here = file.relative_to(folder).as_posix()
        for address in sorted(page.links | page.fetched):
            parts = urlsplit(address)
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc:
                if address in page.fetched:
                    found.append(f"{here}: asks another host for {address}")
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.append(f"{here}: {address} leads to no file")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{here}: {address} leads to no place in its page")
    return found + [f"{file.relative_to(folder)}: fetches from another host" for file in _styles(folder)]


def _styles(folder: Path) -> list[Path]:
    """Style sheets that fetch something from elsewhere."""
    return [
        file
        for file in sorted(folder.rglob("*.css"))
        if any(word in file.read_text(encoding="utf-8") for word in ("url(http", 'url("http', "url(//"))
    ]
