"""The examples of the site to read, run in its pages: each prints what is printed beside it."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from docs_site import runnable
from tests.page.test_offline_static import hosted

pytestmark = [pytest.mark.long, pytest.mark.needs("chromium", "offline package")]
ROOT = Path(runnable.__file__).parents[2]
PROMPT = re.compile(r"(>>>|\.\.\.)( |$)")
PYTHON_IS_THERE_MS = 60_000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([sys.executable, ROOT / "tools/build_docs.py", folder], cwd=ROOT, check=True, timeout=900)
    with hosted(folder) as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 320, "height": 640})
    yield context.new_page()
    context.close()


def run(example: Locator) -> str:
    """What an example prints."""
    example.get_by_role("button", name="Run").click()
    expect(example.get_by_role("button", name="Stop")).to_be_hidden(timeout=PYTHON_IS_THERE_MS)
    return example.locator("pre").text_content() or ""


def answers(text: str) -> str:
    """What stands between the prompts of an example."""
    return without_blank_lines("\n".join(line for line in text.split("\n") if not PROMPT.match(line)))


def without_blank_lines(text: str) -> str:
    """As the site shows them: it leaves out the marks by which doctest knows an empty line from an end."""
    return "".join(f"{line}\n" for line in text.split("\n") if line)


@pytest.mark.parametrize("name", runnable.PAGES)
def test_every_example_prints_what_stands_beside_it(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}/{name}.html")
    blocks = page.locator("div.highlight-pycon")
    texts = [unescape(block.text_content() or "") for block in blocks.all()]
    assert texts
    checker, wrong = doctest.OutputChecker(), []
    for text, block in zip(texts, blocks.all(), strict=True):
        wanted, printed = answers(text), without_blank_lines(run(block.locator("+ .run")))
        if not checker.check_output(wanted, printed, doctest.ELLIPSIS):
            wrong.append((text, printed))
    assert not wrong


def test_an_example_is_changed_stopped_and_put_back(page: Page, site: str) -> None:
    page.goto(f"{site}/tutorial.html")
    example = page.locator(".run").first
    run(example)
    editor = example.get_by_role("textbox")
    editor.fill("print(6 * 7)\nhalf")
    editor.press("Control+Enter")
    expect(example.locator("pre")).to_have_text(
        "42\nTraceback (most recent call last):\n  ...\nNameError: name 'half' is not defined\n"
    )
    editor.fill("while True: pass")
    editor.press("Control+Enter")
    example.get_by_role("button", name="Stop").click()
    expect(example.get_by_role("status")).to_contain_text("It was stopped")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    example.get_by_role("button", name="As it was").click()
    expect(editor).to_be_hidden()
    last = page.locator(".run").last
    run(last)  # all before it are run again
    expect(last.get_by_role("status")).not_to_contain_text("cannot")


def test_without_the_package_there_is_no_button(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runnable, "PACKAGE", tmp_path / "none")
    (tmp_path / runnable.FOLDER).mkdir(parents=True)
    assert not runnable.add(tmp_path)
    assert not (tmp_path / runnable.FOLDER).exists()
