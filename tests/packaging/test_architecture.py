"""The map of the code is true: its pictures are of the code as it is, and every module has its line."""

import re
from pathlib import Path

import pytest

import architecture
from tests.packaging.source_tree import ROOT

PAGES = architecture.pages()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_map_is_up_to_date(page: Path) -> None:
    assert PAGES[page] == page.read_text(encoding="utf-8"), "run python tools/architecture.py"


def test_every_module_has_a_line_that_says_something() -> None:
    text = (ROOT / "docs/modules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w.]+)` \| (.*) \|$", text, re.MULTILINE)
    assert [] == [name for name, about in rows if len(about) < 20]
    modules = [path for path in (ROOT / "src/openquarto").rglob("*.py") if path.name != "__init__.py"]
    assert {path.name for path in modules} <= {name for name, _ in rows}


def test_every_file_that_the_map_names_is_there() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    names = set(re.findall(r"`(?:\w+/)*(\w+\.(?:py|js|c|h|md|json))`", text))
    known = {
        path.name for folder in ("src", "kernel", "docs", "tests") for path in (ROOT / folder).rglob("*.*")
    }
    assert set() == names - known
