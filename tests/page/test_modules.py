"""The page's logic by `node --test`, its types by `tsc`, and that the two ends of the wire agree."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest

import page_types
from openquarto.server.site.assets import Assets
from openquarto.server.site.words import words
from openquarto.view.edition import Edition
from page_checks import node
from tests.packaging.source_tree import ROOT

JS = ROOT / "src/openquarto/web/js"
MODULES = sorted(JS.rglob("*.js"))


def run(*arguments: str) -> None:
    done = subprocess.run([node(), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr


@pytest.mark.needs("node")
def test_the_logic() -> None:
    run("--test", *(str(file) for file in sorted((ROOT / "tests/page").glob("*.test.js"))))


@pytest.mark.needs("node", "typescript")
def test_the_types() -> None:
    run("node_modules/typescript/bin/tsc", "--project", ".")


def test_the_types_of_the_wire_are_up_to_date() -> None:
    assert page_types.declarations() == page_types.TARGET.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", MODULES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_module_is_short_and_says_what_it_is(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith("// ")
    assert len(text.splitlines()) <= 250
    assert [] == [line for line in text.splitlines() if len(line) > 110]
    for imported in re.findall(r'from "(.*?)"', text):
        assert (file.parent / imported).is_file(), imported


def test_the_first_load_is_small() -> None:
    """All that a new table asks for, compressed; the page itself has the rest of the 100 kB."""
    assets = Assets(JS.parent)
    page = (JS.parent / "pages/table.html").read_text(encoding="utf-8")
    assert "bundle('js/pages/table.js')" in page
    assert "asset('at_table.css')" in page
    wood = [f"art/{name}-light.svg" for name in ("board", "tray", "saucer", "home", "gone")]
    bundle = assets.bundle("js/pages/table.js").removeprefix(assets.url(""))
    paths = ("style.css", "at_table.css", *wood, "art/pieces.svg", "js/pages/theme.js", bundle)
    loaded = [assets.find(path) for path in paths]
    sizes = [len(each.small or each.body) for each in loaded if each]
    assert len(loaded) == len(sizes)
    assert 80_000 >= sum(sizes) + len(gzip.compress(words("en", Edition.CLASSIC)))


def test_nothing_comes_from_elsewhere() -> None:
    """No foreign address, no inline script or style: the page is ours and our rules for browsers hold."""
    web = JS.parent
    files = [*web.rglob("*.html"), *web.rglob("*.css"), *MODULES]
    for file in files:
        text = file.read_text(encoding="utf-8")
        for address in re.findall(r"https?://[\w./-]+", text):
            assert address == "http://www.w3.org/2000/svg", (file, address)
        if file.suffix == ".html":
            assert not re.search(r"\sstyle=|\son\w+=|<style", text), file
            for script in re.findall(r"<script([^>]*)>", text):
                assert "src=" in script or "application/json" in script, file


def test_the_page_never_looks_for_a_line() -> None:
    """Sides are read for names and homes alone: what cannot see a quarto cannot tell it."""
    users = {
        file.stem for file in MODULES if re.search(r"\bside\(|\bflipped\(", file.read_text(encoding="utf-8"))
    }
    assert {"geometry", "words", "reading", "keyboard"} >= users
