"""The code of the pages for newcomers passes a type checker as strict as ours, so that theirs may be."""

import doctest
import subprocess
import sys
from pathlib import Path

import openquarto
from openquarto import rules
from tests.packaging.source_tree import ROOT

PAGES = ("README.md", "docs/tutorial.md", "docs/notation.md")


def test_the_examples_pass_mypy_strict(tmp_path: Path) -> None:
    scripts = []
    for page in PAGES:
        examples = doctest.DocTestParser().get_examples((ROOT / page).read_text(encoding="utf-8"))
        scripts.append(tmp_path / f"{Path(page).stem.lower()}_page.py")
        scripts[-1].write_text("".join(example.source for example in examples), encoding="utf-8")
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        tmp_path,
        *scripts,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert "Success: no issues found in 3 source files\n" == done.stdout, done.stdout + done.stderr


def test_the_front_door_lists_every_name_of_the_rules() -> None:
    assert sorted(["__version__", *rules.__all__]) == sorted(openquarto.__all__)
