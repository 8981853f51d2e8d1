"""tools/system.py: root installs a missing part, anyone else is told how."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import system

SCRIPT = Path(system.__file__)
MISSING = "missing: a bell; install with: apt-get install -y bell clapper\n"
UPDATE = "apt-get update"
INSTALL = "apt-get install -y -o DPkg::Lock::Timeout=300 bell clapper"


@dataclass
class Machine:
    """A machine with a floor and no bell, where apt-get and sudo only write down how they were called."""

    folder: Path
    is_root: bool = False
    is_vital: bool = False
    require: str = ""
    oldest: tuple[int, int] = system.OLDEST_PYTHON

    @property
    def bell(self) -> Path:
        return self.folder / "bell"

    @property
    def calls(self) -> list[str]:
        log = self.folder / "calls"
        return log.read_text(encoding="utf-8").splitlines() if log.exists() else []

    def program(self, name: str, action: str) -> None:
        file = self.folder / name
        file.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.folder}/calls"\n{action}\n', encoding="utf-8")
        file.chmod(0o755)

    def run(self) -> tuple[int, str]:
        code = f"""
import os, sys
from pathlib import Path
sys.path.insert(0, {str(SCRIPT.parent)!r})
import system
os.geteuid = lambda: {0 if self.is_root else 1000}
system.OLDEST_PYTHON = {self.oldest}
has_bell = Path({str(self.bell)!r}).exists
system.PARTS = {{
    "floor": system.Part("a floor", "setup", lambda: True, ("floor",)),
    "bell": system.Part("a bell", "setup", has_bell, ("bell", "clapper"), is_vital={self.is_vital}),
    "moon": system.Part("a moon", "test", lambda: False, ("moon",)),
}}
sys.exit(system.main(["setup"]))
"""
        # The path holds the false programs alone: the real apt-get must be out of reach.
        env = {"PATH": str(self.folder), "OPENQUARTO_REQUIRE": self.require}
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
        )
        assert done.stderr == ""
        return done.returncode, done.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.program("apt-get", "exit 100")
    machine.program("sudo", "exit 100")
    return machine


def test_root_updates_then_installs(machine: Machine) -> None:
    machine.is_root = True
    machine.require = "all"
    machine.program("apt-get", f'{shutil.which("touch")} "{machine.bell}"')
    assert machine.run() == (0, "")
    assert machine.calls == [UPDATE, INSTALL]


def test_root_is_told_when_installing_did_not_help(machine: Machine) -> None:
    machine.is_root = True
    assert machine.run() == (0, MISSING)
    assert machine.calls == [UPDATE, INSTALL]


def test_others_are_told_the_line_and_go_on(machine: Machine) -> None:
    assert machine.run() == (0, MISSING)
    assert machine.calls == []


def test_a_vital_part_stops_the_step(machine: Machine) -> None:
    machine.is_vital = True
    assert machine.run() == (1, MISSING)
    assert machine.calls == []


def test_where_all_is_required_a_missing_part_is_an_error(machine: Machine) -> None:
    machine.require = "all"
    assert machine.run() == (1, MISSING)


def test_nothing_missing_says_nothing(machine: Machine) -> None:
    machine.is_root = True
    machine.bell.touch()
    assert machine.run() == (0, "")
    assert machine.calls == []


def test_an_old_python_is_turned_away(machine: Machine) -> None:
    machine.oldest = (9, 0)
    code, printed = machine.run()
    assert code == 1
    assert re.fullmatch(r"OpenQuarto needs Python 9\.0 or newer; .* is 3\..*\n", printed)


def test_the_oldest_python_is_the_packages_own() -> None:
    oldest = ".".join(map(str, system.OLDEST_PYTHON))
    assert f'requires-python = ">={oldest}"' in (SCRIPT.parents[1] / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("part", system.PARTS.values(), ids=system.PARTS)
def test_every_part_of_the_table_is_whole(part: system.Part) -> None:
    assert part.stage in {"setup", "test", "more", "long"}
    assert part.packages
    assert part.probe() in {True, False}


@pytest.mark.needs("compiler")
def test_the_compiler_is_found_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system.has_compiler()
    monkeypatch.setenv("PATH", os.devnull)
    assert not system.has_compiler()
