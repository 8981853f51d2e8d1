"""tools/page_checks.py: where nothing was fetched it says so, and it is red where everything is required."""

from pathlib import Path

import pytest

import page_checks
from tests.packaging.source_tree import ROOT

LINE = "the page's JavaScript cannot be checked here: npm could not fetch its checkers\n"


@pytest.mark.parametrize(("required", "code"), [("", 0), ("all", 1)])
def test_nothing_was_fetched(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    required: str,
    code: int,
) -> None:
    monkeypatch.setenv("OPENQUARTO_REQUIRE", required)
    assert code == page_checks.main(tmp_path)
    assert LINE == capsys.readouterr().out


@pytest.mark.needs("node", "typescript")
def test_what_is_wrong_is_found(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A file that breaks a rule, is not formatted and not of one type, checked as the page's files are."""
    for name in ("eslint.config.js", ".prettierrc.json", "tsconfig.json", "package.json"):
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (tmp_path / "tests/page").mkdir(parents=True)
    (tmp_path / "tests/page/right.js").write_text("export const alsoRight = 2;\n", encoding="utf-8")
    file = tmp_path / "src/openquarto/web/js/model/wrong.js"
    file.parent.mkdir(parents=True)
    file.write_text("/** @type {number} */\nexport var wrong = 'a'\n", encoding="utf-8")
    assert 0 != page_checks.main(tmp_path)
    told = capfd.readouterr()
    assert "wrong.js" in told.out + told.err
    assert "TS2322" in told.out
    assert "no-var" in told.out
    file.write_text("/** A number. */\nexport const right = 1;\n", encoding="utf-8")
    assert 0 == page_checks.main(tmp_path)
