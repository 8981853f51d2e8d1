"""The eight platforms of our wheels, and how zig compiles the kernel in C for each, on one machine.

The extension is in the limited API, so that headers of any Python from 3.11 on will do, with one
configuration of our own (wheel_headers/pyconfig.h). Windows wants to know at link time which DLL has which
name: a list of the stable ABI (abi3info) is turned into the import library of python3.dll.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

HEADERS = Path(__file__).parent / "wheel_headers"
SOURCES = ("python.c", "python_batch.c", "batch.c", "search.c", "variant.c")
# As pyproject.toml compiles it; nothing of this machine gets into the file.
FLAGS = ("-std=c11", "-O3", "-g0", "-fno-sanitize=undefined", "-Wno-psabi", "-Wall", "-Wextra", "-Werror")
OLDEST_GLIBC = (2, 17)
OLDEST_PYTHON = (3, 11)


class Platform(NamedTuple):
    """One platform: how zig names it, how wheels do, and what the extension is called there."""

    target: str
    tag: str
    extension: str
    flags: tuple[str, ...] = ()
    machine: str = ""  # as dlltool names it; only on Windows

    @property
    def system(self) -> str:
        """linux, macos or windows."""
        return self.target.split("-")[1].partition(".")[0]


def _platforms() -> dict[str, Platform]:
    glibc = ".".join(map(str, OLDEST_GLIBC))
    found = {}
    for machine in ("x86_64", "aarch64"):
        manylinux = f"manylinux_2_17_{machine}.manylinux2014_{machine}"
        found[f"linux-glibc-{machine}"] = Platform(
            f"{machine}-linux-gnu.{glibc}", manylinux, "_kernel.abi3.so"
        )
        found[f"linux-musl-{machine}"] = Platform(
            f"{machine}-linux-musl", f"musllinux_1_2_{machine}", "_kernel.abi3.so"
        )
    for machine, apple, microsoft, dll in (
        ("x86_64", "x86_64", "amd64", "i386:x86-64"),
        ("aarch64", "arm64", "arm64", "arm64"),
    ):
        lookup = (  # the Python that loads it has the names; its own must not tell where it was built
            *("-Wl,-undefined,dynamic_lookup", "-Wl,-install_name,@rpath/_kernel.abi3.so"),
        )
        found[f"macos-{apple}"] = Platform(
            f"{machine}-macos.11.0", f"macosx_11_0_{apple}", "_kernel.abi3.so", lookup
        )
        found[f"windows-{microsoft}"] = Platform(
            f"{machine}-windows-gnu", f"win_{microsoft}", "_kernel.pyd", machine=dll
        )
    return found


PLATFORMS = _platforms()


def compile_kernel(platform: Platform, sources: Path, folder: Path) -> Path:
    """Compile the kernel of a folder of sources for a platform; where the file is."""
    folder.mkdir(parents=True)
    headers = copy_headers(folder / "include")
    built = folder / platform.extension
    libraries = [import_library(platform, folder)] if platform.system == "windows" else []
    command: list[str | Path] = ["cc", "-target", platform.target, *FLAGS, "-shared", "-s", *platform.flags]
    command += ["-I", headers, "-I", ".", *SOURCES, *libraries, "-o", built]
    if platform.system != "windows":
        command.insert(1, "-fPIC")
    zig(command, cwd=sources)
    return built


def copy_headers(folder: Path) -> Path:
    """The headers of this Python with our configuration: they include theirs by its place beside them."""
    shutil.copytree(sysconfig.get_path("include"), folder)
    shutil.copy2(HEADERS / "pyconfig.h", folder / "pyconfig.h")
    return folder


def import_library(platform: Platform, folder: Path) -> Path:
    """What the linker for Windows has to know of python3.dll: the names of the stable ABI of Python 3.11."""
    stable = import_module("abi3info")  # of requirements/wheels.txt
    names = []
    for items, kind in ((stable.FUNCTIONS, ""), (stable.DATAS, " DATA")):
        for symbol, item in items.items():
            if item.ifdef is None and (item.added.major, item.added.minor) <= OLDEST_PYTHON:
                names.append(symbol.name + kind)
    definition, library = folder / "python3.def", folder / "python3.lib"
    definition.write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *sorted(names), ""]), encoding="ascii")
    zig(["dlltool", "-m", platform.machine, "-d", definition, "-l", library], cwd=folder)
    return library


def zig(arguments: list[str | Path], *, cwd: Path) -> None:
    """Run zig; raises CalledProcessError, with what it said on our own standard error."""
    subprocess.run([sys.executable, "-m", "ziglang", *map(str, arguments)], cwd=cwd, check=True)
