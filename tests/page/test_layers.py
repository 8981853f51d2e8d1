"""The folders of the page's modules: an import goes down the list and never up, also that of a type."""

import re
from pathlib import Path

import pytest

from tests.packaging.source_tree import ROOT

JS = ROOT / "src/openquarto/web/js"
MAY_IMPORT = {
    "pages": {
        *("analysis", "analysis_setup", "analysis_model", "task", "attempt", "review"),
        *("after", "table"),
        *(
            "dialogs",
            "panels",
            "coach",
            "forms",
            "input",
            "net",
            "view",
            "model",
            "puzzle",
            "puzzle_rating",
            "puzzle_model",
            "progress",
            "lessons",
            "kernel",
            "workers",
            "offline",
            "clock",
            "club",
            "clock_model",
        ),
    },
    "clock": {"clock_model", "dialogs", "view", "model"},
    "clock_model": set(),
    "analysis": {
        *("analysis_model", "kernel", "after", "table", "dialogs", "panels", "input", "net", "view", "model"),
    },
    "task": {"attempt", "review", "table", "panels", "input", "net", "view", "model"},
    "attempt": {"review", "table", "net", "view", "model"},
    "review": {"after", "table", "net", "view", "model"},
    "after": {"table", "lessons", "dialogs", "panels", "net", "view", "model"},
    "table": {"dialogs", "input", "net", "view", "model"},
    "dialogs": {"panels", "coach", "input", "net", "view", "model"},
    "panels": {"net", "view", "model"},
    "coach": {"view", "model"},
    "club": set(),
    "forms": {"net", "view", "model"},
    "input": {"view", "model"},
    "net": {"model"},
    "view": {"model"},
    "analysis_setup": {"analysis_model", "table", "view", "model"},
    "analysis_model": {"model"},
    "puzzle": {"puzzle_rating", "panels", "net", "view", "model", "puzzle_model", "progress"},
    "puzzle_rating": {"view", "model", "puzzle_model", "progress"},
    "puzzle_model": {"progress"},
    "lessons": {"panels", "forms", "net", "view", "model", "progress"},
    "progress": set(),
    "workers": {"kernel", "model"},
    "kernel": {"analysis_model", "model"},
    "offline": {"kernel", "net", "view", "model"},
    "model": set(),
}
FILES = sorted(file for file in JS.rglob("*") if file.suffix in (".js", ".ts"))
IMPORTED = re.compile(r'(?:\bfrom |\bimport\(|\bimport )"([^"]+)"')


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(JS)))
def test_a_module_imports_only_what_lies_below_it(file: Path) -> None:
    folder = file.parent.name
    for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
        other = (file.parent / name).resolve()
        assert other.is_file(), name
        assert other.parent.name in {folder, *MAY_IMPORT[folder]}, name


def test_every_folder_is_listed_and_small_enough_to_be_looked_through() -> None:
    folders = [folder for folder in JS.iterdir() if folder.is_dir()]
    assert set(MAY_IMPORT) == {folder.name for folder in folders}
    for folder in folders:
        most = 22 if folder.name == "pages" else 12  # entries are as many as there are pages
        assert most >= len(list(folder.iterdir())), folder


def test_the_readme_says_the_same() -> None:
    text = (JS / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)/` \|.*\| (.*) \|$", text, flags=re.MULTILINE)
    told = {folder: set(re.findall(r"`(\w+)`", names)) for folder, names in rows}
    everything = MAY_IMPORT["pages"]
    assert MAY_IMPORT == {**told, "pages": everything}
