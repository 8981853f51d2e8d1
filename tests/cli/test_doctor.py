"""`openquarto doctor`: every finding with what to do, whatever is wrong, and never a traceback."""

import json
import os
import sqlite3
import subprocess
import sys
import tomllib
import webbrowser
from importlib.util import find_spec
from pathlib import Path

import pytest

from openquarto.cli import main
from openquarto.cli.doctor_checks import CHECKS, Finding, State, findings
from openquarto.cli.extras import EXTRAS
from tests.packaging.source_tree import ROOT

NATIVE = "openquarto.kernel._kernel"


def doctor(
    *arguments: str, blocked: tuple[str, ...] = (), **environment: str
) -> tuple[int, dict[str, dict[str, str]], str]:
    """Run it in a Python of its own in which some modules cannot be imported: status, findings, errors."""
    program = (
        f"import sys; sys.modules |= dict.fromkeys({blocked!r}); "
        f"from openquarto.cli import main; sys.exit(main(['doctor', '--json', *{arguments!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    return done.returncode, {each["subject"]: each for each in told}, done.stderr


def test_all_is_well_where_everything_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["doctor"])
    told = capsys.readouterr().out
    assert "ok    kernel          in C, the quickest\n" in told
    assert "Nothing is broken: you can play in the browser" in told


def test_the_findings_are_json_lines_too() -> None:
    status, told, errors = doctor()
    assert (0, "") == (status, errors)
    assert {"version", "kernel", "solver", "book", "terminal", "browser", "network", "data", "database"} <= {
        *told
    }
    assert all({"subject", "state", "found", "advice"} == {*each} for each in told.values())


def test_the_extras_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {*project["optional-dependencies"]} == {*EXTRAS}
    assert all(find_spec(module) for extra in EXTRAS.values() for module in extra.modules)


@pytest.mark.parametrize(
    ("blocked", "state", "part"),
    [
        ((NATIVE,), "good", "as WebAssembly"),
        ((NATIVE, "wasmtime"), "slow", "in plain Python"),
    ],
)
def test_a_kernel_that_is_not_there(blocked: tuple[str, ...], state: str, part: str) -> None:
    status, told, _ = doctor(blocked=blocked)
    assert (0, state) == (status, told["kernel"]["state"])
    assert part in told["kernel"]["found"]
    assert ("pip install 'openquarto[wasm]'" in told["kernel"]["advice"]) is (state == "slow")
    assert "good" == told["solver"]["state"]


def test_a_kernel_that_was_named_in_vain() -> None:
    status, told, errors = doctor(OPENQUARTO_KERNEL="quick")
    assert (1, "bad", "") == (status, told["kernel"]["state"], errors)
    assert "unset OPENQUARTO_KERNEL" in told["kernel"]["advice"]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, told, errors = doctor(OPENQUARTO_DATA=str(tmp_path / "file" / "games"))
    assert (1, "bad", "") == (status, told["data"]["state"], errors)
    assert "OPENQUARTO_DATA" in told["data"]["advice"]


def test_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    status, told, _ = doctor(OPENQUARTO_DATA=str(tmp_path / "new" / "games"))
    assert (0, "good") == (status, told["data"]["state"])
    assert not (tmp_path / "new").exists()


def test_a_terminal_without_unicode() -> None:
    _, told, _ = doctor(PYTHONIOENCODING="ascii")
    assert "PYTHONUTF8=1" in told["terminal"]["advice"]


def found(subject: str) -> Finding:
    return next(each for each in findings() if each.subject == subject)


def test_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_browser() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", no_browser)
    assert State.MISSING is found("browser").state
    assert "--no-browser" in found("browser").advice


def test_the_docs_name_every_extra() -> None:
    table = (
        (ROOT / "docs/install.md").read_text(encoding="utf-8").partition("## Extras")[2].partition("\n## ")[0]
    )
    assert [] == [name for name in EXTRAS if f"`{name}`" not in table]


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_that_is_left_out(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    absent = EXTRAS[extra].modules[0]
    monkeypatch.setattr(
        "openquarto.cli.doctor_checks.find_spec", lambda name: None if name == absent else find_spec(name)
    )
    told = found(f"extra {extra}")
    assert (State.MISSING, f"pip install 'openquarto[{extra}]'") == (told.state, told.advice)
    assert absent in told.found


def test_a_book_that_was_damaged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from openquarto.kernel import book  # noqa: PLC0415

    book.shipped.cache_clear()
    monkeypatch.setattr(book, "shipped_bytes", lambda: b"no book\n")
    try:
        assert 1 == main(["doctor"])
    finally:
        book.shipped.cache_clear()
    assert "\nBroken: solver, book.\n" in capsys.readouterr().out


@pytest.mark.parametrize("subject", CHECKS)
def test_a_check_that_fails_altogether_is_a_finding(subject: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing() -> Finding:
        raise sqlite3.OperationalError("out of order")

    monkeypatch.setitem(CHECKS, subject, failing)
    assert Finding(subject, State.BAD, "OperationalError: out of order") in [*findings()]


# Where only the kernel in plain Python is there


def plainly(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = (
        f"import sys; sys.modules |= dict.fromkeys(({NATIVE!r}, 'wasmtime')); "
        f"from openquarto.cli import main; sys.exit(main({arguments!r}))"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_what_searches_says_that_it_is_slow_and_answers() -> None:
    done = plainly("solve", "1J1E/L2B/4/KOH1 I - classic", "--json")
    assert (0, "W3") == (done.returncode, json.loads(done.stdout)["value"])
    assert "the solver is in plain Python here" in done.stderr
    assert 1 == len(done.stderr.splitlines())


@pytest.mark.parametrize("command", [("prove",), ("book", "build"), ("book", "check")])
def test_what_would_take_days_is_refused_in_a_sentence(command: tuple[str, ...]) -> None:
    done = plainly(*command)
    assert (2, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith(f"openquarto: {' '.join(command)} would take days")
    assert 1 == len(done.stderr.splitlines())


def test_what_searches_nothing_says_nothing() -> None:
    done = plainly("count", "1")
    assert (0, "") == (done.returncode, done.stderr)
