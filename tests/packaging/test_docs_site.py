"""The site of the docs: its links are set right, it is built without a warning, its pictures are small."""

import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest
from PIL import Image

import screenshots
from docs_site import check, navigation, stage
from openquarto.speech import languages
from tests.packaging.source_tree import ROOT

PICTURES = ROOT / "docs/pictures"
MOST_BYTES = 1_500_000


@pytest.mark.parametrize(
    ("page", "where"),
    [
        ("docs/rules.md", "rules.md"),
        ("docs/adr/README.md", "adr/index.md"),
        ("CONTRIBUTING.md", "project/contributing.md"),
        ("examples/my_player.py", "examples/my_player.md"),
        ("examples/games.qgn", None),
        ("src/openquarto/about.py", None),
    ],
)
def test_where_a_page_stands(page: str, where: str | None) -> None:
    found = stage.place(PurePosixPath(page))
    assert where == (None if found is None else str(found))


def test_links_are_set_anew_and_code_is_left_alone(tmp_path: Path) -> None:
    page = stage.page(ROOT / "CONTRIBUTING.md", tmp_path)
    assert "[docs/rules.md](../rules.md)" in page
    assert "[SECURITY.md](security.md)" in page
    assert "[tests/marking.py](../source/tests/marking.py)" in page
    assert (tmp_path / "source/tests/marking.py").is_file()
    fenced = ROOT / "docs/how-to/players.md"
    assert "```text\npython my_player.py\n" in stage.page(fenced, tmp_path)
    assert "[my_player.py](../examples/my_player.md)" in stage.page(fenced, tmp_path)


def test_every_page_stands_in_the_order_once() -> None:
    names = [
        "index",
        "rules",
        "faq",
        "a-new-page",
        "adr/index",
        "adr/0001",
        "server",
        "api/index",
        "api/rules",
    ]
    found = [name for pages in navigation.sections(names).values() for name in pages]
    assert sorted(set(names) - {"index"}) == sorted(found)
    trees = navigation.trees(names)
    listed = re.findall(r"^/(.+)$", "\n".join(trees.values()), re.MULTILINE)
    assert sorted(set(names) - {"index"}) == sorted(listed)
    assert "/api/rules" in trees["api/index"]


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ('<a href="b.html#there">b</a>', None),
        ('<a href="c.html">c</a>', "a.html: c.html leads to no file"),
        ('<a href="b.html#gone">b</a>', "a.html: b.html#gone leads to no place in its page"),
        ('<a href="https://quarto.example">x</a>', None),
        (
            '<script src="https://quarto.example/x.js"></script>',
            "a.html: asks another host for https://quarto.example/x.js",
        ),
        ('<img src="data:image/png;base64,AA">', None),
    ],
)
def test_what_is_wrong_with_a_built_page_is_found(page: str, fault: str | None, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(page, encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="there"></p>', encoding="utf-8")
    assert ([] if fault is None else [fault]) == check.faults(tmp_path)


def test_a_style_sheet_that_fetches_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        "@font-face { src: url(https://quarto.example/a.woff) }", encoding="utf-8"
    )
    assert ["a.css: fetches from another host"] == check.faults(tmp_path)


def test_there_is_a_start_page_in_every_language() -> None:
    pages = {
        code: ROOT / ("docs/index.md" if code == "en" else f"docs/start/{code}.md") for code in languages()
    }
    texts = {code: page.read_text(encoding="utf-8") for code, page in pages.items()}
    assert 7 == len(texts)
    links = {
        code: len(re.findall(r"\]\((?!\w\w\.md|\.\./index|start/)", text)) for code, text in texts.items()
    }
    assert 1 == len({count for code, count in links.items() if code != "en"}), links
    for code, text in texts.items():
        assert f"without-sight/{code}.md" in text


def test_every_picture_that_the_script_makes_is_there_and_small() -> None:
    sizes = {}
    for name in screenshots.NAMES:
        with Image.open(PICTURES / f"{name}.webp") as picture:
            sizes[name] = picture.size
    assert {name: shot.size for name, shot in screenshots.SHOTS.items()} == {
        name: size for name, size in sizes.items() if name in screenshots.SHOTS
    }
    assert sum((PICTURES / f"{name}.webp").stat().st_size for name in sizes) < MOST_BYTES


@pytest.mark.more
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, ROOT / "tools/build_docs.py", tmp_path / "site"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900)
    assert 0 == done.returncode, done.stdout + done.stderr
    page = (tmp_path / "site/start/fr.html").read_text(encoding="utf-8")
    assert 'lang="fr"' in page
    assert (tmp_path / "site/searchindex.js").is_file()
    assert "Position.parse" in (tmp_path / "site/api/rules.html").read_text(encoding="utf-8")
