"""Looks into built kernels and wheels: the right machine, no newer system than promised, no path of ours."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path

from wheel_archive import read_wheel
from wheel_platforms import OLDEST_GLIBC, PLATFORMS, Platform

ELF_MACHINES = {"x86_64": "EM_X86_64", "aarch64": "EM_AARCH64"}
MACH_MACHINES = {"x86_64": 0x01000007, "aarch64": 0x0100000C}
PE_MACHINES = {"x86_64": 0x8664, "aarch64": 0xAA64}
MACH_MAGIC, BUILD_VERSION, CODE_SIGNATURE, DYLIBS = 0xFEEDFACF, 0x32, 0x1D, {0xC, 0x1F, 0x80000018}
ALLOWED_DLLS = re.compile(r"python3\.dll|kernel32\.dll|api-ms-win-crt-[a-z]+-l1-1-0\.dll", re.IGNORECASE)
LARGEST = 250_000  # bytes of a kernel


def faults_of_kernel(platform: Platform, data: bytes) -> Iterator[str]:
    """What is wrong with a kernel that was built for a platform."""
    machine = platform.target.partition("-")[0]
    look = {"linux": _elf_faults, "macos": _mach_faults, "windows": _pe_faults}[platform.system]
    try:
        yield from look(data, machine, is_musl=platform.target.endswith("musl"))
    except Exception as error:  # noqa: BLE001  each reader has errors of its own
        yield f"it is no file of its kind: {error}"
    if len(data) > LARGEST:
        yield f"{len(data)} bytes are more than {LARGEST}"
    if b"PyInit__kernel" not in data:
        yield "it exports no PyInit__kernel"
    for path in {str(Path.home()), str(Path.cwd()), os.sep + "tmp" + os.sep, sys.prefix}:
        if len(path) > 3 and path.encode() in data:
            yield f"it holds a path of this machine: {path}"


def _elf_faults(data: bytes, machine: str, *, is_musl: bool) -> Iterator[str]:
    file = import_module("elftools.elf.elffile").ELFFile(BytesIO(data))  # of requirements/wheels.txt
    if file["e_machine"] != ELF_MACHINES[machine]:
        yield f"it is for {file['e_machine']}"
    tags = list(file.get_section_by_name(".dynamic").iter_tags())
    needed = [tag.needed for tag in tags if tag.entry.d_tag == "DT_NEEDED"]
    if needed != (["libc.so"] if is_musl else ["libc.so.6"]):
        yield f"it needs {', '.join(needed)}"
    if any(tag.entry.d_tag in {"DT_RPATH", "DT_RUNPATH"} for tag in tags):
        yield "it looks for libraries in a folder of its own"
    if versions := file.get_section_by_name(".gnu.version_r"):
        for _, auxiliaries in versions.iter_versions():
            for each in auxiliaries:
                wanted = re.fullmatch(r"GLIBC_(\d+)\.(\d+)(\.\d+)?", each.name)
                if not wanted or (int(wanted[1]), int(wanted[2])) > OLDEST_GLIBC:
                    yield f"it needs {each.name}"


def _mach_faults(data: bytes, machine: str, *, is_musl: bool) -> Iterator[str]:  # noqa: ARG001
    magic, processor, _, _, count = struct.unpack_from("<5I", data)
    if (magic, processor) != (MACH_MAGIC, MACH_MACHINES[machine]):
        yield f"it is for the processor {processor:#x}"
        return
    at, found = 32, {}
    for _ in range(count):
        command, size = struct.unpack_from("<2I", data, at)
        found[command] = at
        if command in DYLIBS:
            name = data[at + struct.unpack_from("<I", data, at + 8)[0] : at + size].rstrip(b"\0").decode()
            if name != "/usr/lib/libSystem.B.dylib":
                yield f"it needs {name}"
        at += size
    if BUILD_VERSION not in found or struct.unpack_from("<I", data, found[BUILD_VERSION] + 12)[0] != 11 << 16:
        yield "it is not for macOS 11.0 and later"
    if machine == "aarch64" and CODE_SIGNATURE not in found:
        yield "it is not signed, and Apple's processors load nothing unsigned"


def _pe_faults(data: bytes, machine: str, *, is_musl: bool) -> Iterator[str]:  # noqa: ARG001
    file = import_module("pefile").PE(data=data)  # of requirements/wheels.txt
    if file.FILE_HEADER.Machine != PE_MACHINES[machine]:
        yield f"it is for the machine {file.FILE_HEADER.Machine:#x}"
    dlls = [entry.dll.decode() for entry in file.DIRECTORY_ENTRY_IMPORT]
    if "python3.dll" not in dlls:
        yield "it does not import the stable ABI of python3.dll"
    yield from (f"it needs {dll}" for dll in dlls if not ALLOWED_DLLS.fullmatch(dll))


def faults_of_wheel(path: Path) -> Iterator[str]:
    """What is wrong with a wheel, told by our own eyes, by abi3audit, and for Linux by auditwheel."""
    wheel = read_wheel(path)
    kernels = [name for name in wheel.files if "_kernel." in name and not name.endswith(".pyi")]
    if path.name.endswith("py3-none-any.whl"):
        yield from (f"it holds {name}" for name in kernels)
        return
    platform = next(each for each in PLATFORMS.values() if path.name.endswith(f"-{each.tag}.whl"))
    if [f"openquarto/kernel/{platform.extension}"] != kernels:
        yield f"it holds {kernels}"
        return
    yield from faults_of_kernel(platform, wheel.files[kernels[0]])
    yield from _told("abi3audit", "--strict", "--assume-minimum-abi3", "3.11", path)
    if "manylinux" in platform.tag:
        yield from _told("auditwheel", "show", path, expecting=platform.tag.split(".")[0])


def _told(module: str, *arguments: str | Path, expecting: str = "") -> Iterator[str]:
    """What another tool objects to."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or expecting not in done.stdout.replace("\n", " "):
        yield f"{module}: {done.stdout}{done.stderr}"
