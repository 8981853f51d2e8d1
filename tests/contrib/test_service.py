"""What operators and releases are given: the systemd unit, the container, and the workflow."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.packaging.source_tree import ROOT


@pytest.mark.needs("systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """As it is, but for the program, which has to be there."""
    text = (ROOT / "contrib/openquarto.service").read_text(encoding="utf-8")
    assert "/opt/openquarto/bin/openquarto serve" in text
    unit = tmp_path / "openquarto.service"
    unit.write_text(text.replace("/opt/openquarto/bin/openquarto", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)  # noqa: S607
    assert (0, []) == (done.returncode, [line for line in done.stderr.splitlines() if str(unit.name) in line])


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container, each in one line."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", "").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


def test_the_container_runs_without_root_with_one_volume_and_a_health_check() -> None:
    words = [word for word, _ in instructions()]
    found = dict(instructions())
    assert 1 == words.count("VOLUME") == words.count("HEALTHCHECK") == words.count("USER")
    user, _, group = found["USER"].partition(":")
    assert int(user) > 0 < int(group)
    assert words.index("USER") > max(at for at, word in enumerate(words) if word == "RUN")
    assert "/healthz" in found["HEALTHCHECK"]
    assert '["/data"]' == found["VOLUME"]
    assert "OPENQUARTO_DATA=/data" in found["ENV"]


def test_the_container_copies_what_is_there_and_installs_by_hashes() -> None:
    copied = [
        rest.split()[0] for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")
    ]
    assert copied
    assert all((ROOT / name).exists() for name in copied)
    assert "--require-hashes" in " ".join(rest for word, rest in instructions() if word == "RUN")


def test_what_the_container_leaves_out_is_read_by_podman_and_by_docker() -> None:
    """Docker knows one name only, podman that one too; beside it another file could say something else."""
    files = [*ROOT.glob("*.dockerignore"), *ROOT.glob("*.containerignore")]
    assert [ROOT / ".dockerignore"] == files
    assert {".git", ".venv", "build", "**/*.so"} <= set(files[0].read_text(encoding="utf-8").split())


@pytest.mark.parametrize("file", ["Containerfile", "docs/install.md"])
def test_podman_is_told_to_keep_the_health_check(file: str) -> None:
    """What it builds by default is of a format that knows none."""
    builds = re.findall(r"podman build .*", (ROOT / file).read_text(encoding="utf-8"))
    assert builds
    assert all("--format docker" in each for each in builds)


def test_a_release_is_built_by_our_own_command_and_published_without_a_password() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    jobs = import_module("yaml").safe_load(text)["jobs"]  # it has no types
    assert "make wheels" in [step.get("run") for step in jobs["build"]["steps"]]
    assert ("build", "try") == (jobs["try"]["needs"], jobs["publish"]["needs"])
    assert {"id-token": "write", "attestations": "write", "contents": "read"} == jobs["publish"][
        "permissions"
    ]
    assert "secrets." not in text
