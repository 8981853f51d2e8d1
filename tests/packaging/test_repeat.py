"""What drives programs of others is run a second time, with new fixtures, and the run says so."""

import subprocess
import sys
from pathlib import Path

from tests.packaging.source_tree import ROOT

CONFTEST = "from tests.conftest import pytest_runtest_protocol, pytest_terminal_summary\n"
TESTS = """
import pytest

tries = []

@pytest.fixture(scope="module")
def desk():
    tries.append("desk")
    return len(tries)

@pytest.mark.repeatable
def test_moody(desk):
    assert desk == 2, "in a mood"

@pytest.mark.repeatable
def test_broken():
    assert False, "broken"

@pytest.mark.needs("tmux")
def test_driven():
    tries.append("driven")
    assert tries.count("driven") == 2, "slow"

@pytest.mark.needs("tmux")
@pytest.mark.once
def test_secret():
    tries.append("secret")
    assert tries.count("secret") == 2, "told"

def test_steady(desk):
    assert desk > 0
"""


def test_a_test_in_a_mood_is_run_again_and_told_of(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(TESTS)
    paths = f"pythonpath={ROOT} {ROOT / 'tools'}"
    settings = ["--rootdir", str(tmp_path), "-o", paths, "-c", "/dev/null"]
    command = [sys.executable, "-m", "pytest", "-q", *settings, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    told = done.stdout
    assert "2 failed, 3 passed" in told
    assert "run twice (passed): test_it.py::test_moody: AssertionError: in a mood" in told
    assert "run twice (passed): test_it.py::test_driven: AssertionError: slow" in told
    assert not [line for line in told.splitlines() if line.startswith("run twice") and "test_secret" in line]
    assert "run twice (failed): test_it.py::test_broken: AssertionError: broken" in told
