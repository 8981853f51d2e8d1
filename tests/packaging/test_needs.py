"""@pytest.mark.needs: a test whose part is missing is left out and counted, or fails."""

import os
from pathlib import Path

import pytest

import system
from tests.marking import more

CONFTEST = Path(__file__).parents[1] / "conftest.py"
LEFT_OUT = "2 tests that need a bell, 1 test that needs a moon"

pytest_plugins = ["pytester"]

TESTS = """
    import pytest

    @pytest.fixture
    def broken_without_bell():
        raise AssertionError("a fixture ran although its part is missing")

    @pytest.mark.needs("floor")
    def test_floor():
        pass

    @pytest.mark.needs("bell")
    def test_bell(broken_without_bell):
        pass

    @pytest.mark.needs("bell", "floor")
    def test_bell_and_floor():
        pass

    @pytest.mark.needs("moon")
    def test_moon():
        pass

    @pytest.mark.skip(reason="not for want of a part")
    def test_skipped():
        pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder of tests with our conftest.py and a table of one present and two missing parts."""
    table = """
import system
system.PARTS = {
    "floor": system.Part("a floor", "test", lambda: True, ("floor",)),
    "bell": system.Part("a bell", "test", lambda: False, ("bell", "clapper")),
    "moon": system.Part("a moon", "test", lambda: False, ("moon",)),
}
"""
    pytester.makeconftest(table + CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = needs\naddopts = --strict-markers -p no:cacheprovider")
    pytester.makepyfile(TESTS)
    tools = Path(system.__file__).parent
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (tools, tools.parent))))
    monkeypatch.delenv("OPENQUARTO_REQUIRE", raising=False)
    return pytester


@pytest.mark.parametrize("processes", more(["0", "2"], but=["2"]))
def test_left_out_and_counted_in_one_line(project: pytest.Pytester, processes: str) -> None:
    result = project.runpytest_subprocess("-n", processes)
    assert result.ret == 0
    result.assert_outcomes(passed=1, skipped=4)
    result.stdout.fnmatch_lines([f"left out: {LEFT_OUT}; install with: apt-get install -y bell clapper moon"])


def test_fails_where_all_is_required(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENQUARTO_REQUIRE", "all")
    result = project.runpytest_subprocess()
    assert result.ret == 1
    result.assert_outcomes(passed=1, skipped=1, errors=3)
    result.stdout.fnmatch_lines(["*needs a bell; install with: apt-get install -y bell clapper"])
    result.stdout.no_fnmatch_line("left out:*")


def test_nothing_left_out_says_nothing(project: pytest.Pytester) -> None:
    result = project.runpytest_subprocess("-k", "floor and not bell")
    result.assert_outcomes(passed=1, deselected=4)
    result.stdout.no_fnmatch_line("left out:*")


@pytest.mark.parametrize(("mark", "named"), [('needs("ghost")', "ghost"), ("needs", "no part")])
def test_an_unknown_part_stops_the_run(project: pytest.Pytester, mark: str, named: str) -> None:
    project.makepyfile(f"import pytest\n@pytest.mark.{mark}\ndef test_it():\n    pass")
    result = project.runpytest_subprocess()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*test_it needs {named}; the parts * are floor, bell, moon"])
