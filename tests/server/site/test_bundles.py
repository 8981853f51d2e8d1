"""Bundles of modules and style sheets: each module once, after what it needs; the rest is refused."""

import json
import subprocess
from pathlib import Path

import pytest

from openquarto.server.site.assets import ENTRIES
from openquarto.server.site.bundles import UnbundledError, bundle_path, bundles, style_sheets
from page_checks import node
from tests.packaging.source_tree import ROOT

WEB = ROOT / "src/openquarto/web"
SOURCES = {
    str(file.relative_to(WEB)): file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("js/**/*.js"))
}
ENTRY = "js/pages/table.js"


def run(made: dict[str, str], folder: Path, entry: str = ENTRY) -> object:
    """What `globalThis.seen` holds after the bundle of an entry has run."""
    for path, text in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (folder / "run.js").write_text(
        f'globalThis.seen = [];\nawait import("./{bundle_path(entry)}");\n'
        "await new Promise((resume) => setTimeout(resume));\nconsole.log(JSON.stringify(globalThis.seen));\n",
        encoding="utf-8",
    )
    done = subprocess.run([node(), "run.js"], cwd=folder, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.mark.needs("node")
def test_what_is_imported_comes_first_and_once(tmp_path: Path) -> None:
    made = bundles(
        {
            ENTRY: 'import { b as c } from "../view/b.js";\nimport * as a from "../model/a.js";\n'
            "globalThis.seen.push(c(), a.size, await Promise.resolve(3));\n",
            "js/view/b.js": 'import {\n  size,\n  Large,\n} from "../model/a.js";\n'
            "const inner = size;\nexport function b() {\n  return new Large().of(inner);\n}\n",
            "js/model/a.js": 'globalThis.seen.push("a");\nexport const size = 2;\nconst inner = 10;\n'
            "export class Large {\n  of(number) {\n    return number * inner;\n  }\n}\n",
        },
        ENTRIES,
    )
    assert ["bundles/pages-table.js"] == list(made)
    assert ["a", 20, 2, 3] == run(made, tmp_path)


@pytest.mark.needs("node")
def test_what_is_imported_later_is_another_file_and_shares_every_module(tmp_path: Path) -> None:
    made = bundles(
        {
            ENTRY: 'import { count } from "../model/count.js";\ncount();\n'
            'void import("../panels/end.js").then(({ end }) => end());\n'
            'void import("../panels/other.js").then(({ other }) => other());\n',
            "js/model/count.js": "let times = 0;\nexport const count = () => seen.push(++times);\n",
            "js/panels/end.js": 'import { count } from "../model/count.js";\n'
            'import { both } from "../view/both.js";\nimport { only } from "../view/only.js";\n'
            "export const end = () => (count(), both(), only());\n",
            "js/panels/other.js": 'import { both } from "../view/both.js";\nexport const other = both;\n',
            "js/view/both.js": "let asked = 0;\n"
            "export const both = () => globalThis.seen.push(`both ${++asked}`);\n",
            "js/view/only.js": 'export const only = () => globalThis.seen.push("only");\n',
        },
        ENTRIES,
    )
    first = "bundles/pages-table"
    assert {f"{first}.js", f"{first}--panels-end.js", f"{first}--panels-other.js"} == set(made)
    assert "only" not in made[f"{first}.js"]
    assert [1, 2, "both 1", "only", "both 2"] == run(made, tmp_path)


def test_comments_on_their_own_lines_are_left_out() -> None:
    source = (
        "// What it is.\n\n/** @type {import('./x.js').X} */\nconst a = 1; // one\n/* and\n * more */\n"
        'const b = "// no comment"; /** @type {A | import("../model/a.js").A} */ (a);\n'
    )
    kept = (
        'const a = 1; // one\nconst b = "// no comment"; /** @type {A | import("../model/a.js").A} */ (a);\n'
    )
    assert "\n" + kept == bundles({ENTRY: source}, ENTRIES)[bundle_path(ENTRY)]


@pytest.mark.parametrize(
    "line",
    [
        'import part from "../view/part.js";',
        "export default 1;",
        "export let a = 1;",
        "export { a };",
        'export * from "../view/part.js";',
        'import { part } from "elsewhere";',
    ],
)
def test_what_a_bundle_would_make_something_else_of_is_refused(line: str) -> None:
    with pytest.raises(UnbundledError, match=r"js/pages/table.js: (?:import|export)"):
        bundles({ENTRY: f"const a = 1;\n{line}\n", "js/view/part.js": ""}, ENTRIES)


def test_modules_that_import_one_another_are_refused() -> None:
    sources = {ENTRY: 'import { a } from "./a.js";\n', "js/pages/a.js": 'import { b } from "./b.js";\n'}
    with pytest.raises(UnbundledError, match=r"a\.js → js/pages/b\.js → js/pages/a\.js"):
        bundles({**sources, "js/pages/b.js": 'import { a } from "./a.js";\n'}, ENTRIES)


def test_what_is_needed_at_once_cannot_be_asked_for_later() -> None:
    sources = {
        ENTRY: 'import { a } from "./a.js";\nvoid import("./a.js");\n',
        "js/pages/a.js": "export const a = 1;\n",
    }
    with pytest.raises(UnbundledError, match="both at once and when"):
        bundles(sources, ENTRIES)


@pytest.mark.needs("node")
def test_every_bundle_of_the_page_is_javascript(tmp_path: Path) -> None:
    made = bundles(SOURCES, ENTRIES)
    assert {"bundles/pages-table.js", "bundles/pages-start.js", "bundles/pages-join.js"} <= set(made)
    for path, text in made.items():
        file = tmp_path / path.replace("/", "-").replace(".js", ".mjs")
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([node(), "--check", str(file)], capture_output=True, text=True, check=False)
        assert 0 == done.returncode, done.stderr


def test_no_text_of_several_lines_could_be_taken_for_a_comment() -> None:
    """Only comments are left out: no template of the page has a line that begins like one."""
    for path, source in SOURCES.items():
        for template in source.split("`")[1::2]:
            assert not any(line.lstrip().startswith(("//", "/*")) for line in template.split("\n")[1:]), path


def test_a_style_sheet_has_those_in_it_that_it_imports() -> None:
    sheets = style_sheets(
        {"all.css": '@import "a.css";\n@import "b.css";\n', "a.css": "a {}\n", "b.css": "b {}\n"}
    )
    assert "a {}\nb {}\n" == sheets["all.css"]
    assert "a {}\n" == sheets["a.css"]
