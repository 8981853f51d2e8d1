"""What `make wheels` makes: sound tags, lists and kernels, and a whole visit without a compiler."""

import base64
import hashlib
import json
import subprocess
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

import wheels
from openquarto.about import VERSION
from tests.packaging.empty_environment import bare, environment_with, run
from tests.packaging.source_tree import copy_tree
from wheel_archive import Wheel, write_wheel
from wheel_checks import faults_of_kernel, faults_of_wheel
from wheel_platforms import PLATFORMS

HERE = "linux-glibc-x86_64"
EARLY = "4/4/NM2/1IO1 J - classic"
LATE = "1J1E/L2B/4/KOH1 I - classic"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_tree(tmp_path_factory.mktemp("released") / "tree")


@pytest.fixture(scope="module")
def plain(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every machine, from the source distribution."""
    folder = tmp_path_factory.mktemp("plain")
    sdist = wheels.build_sdist(tree, folder / "dist")
    source = wheels.unpack(sdist, folder / "source")
    return write_wheel(wheels.plain_wheel(source, folder / "wheel"), folder / "dist", ["py3-none-any"])


@pytest.fixture(scope="module")
def without_kernel(plain: Path) -> Path:
    return environment_with(plain, plain.parent / "else where")


def openquarto(elsewhere: Path, *arguments: str, text: str = "") -> str:
    return run(elsewhere / "venv/bin/openquarto", *arguments, cwd=elsewhere, env=bare(elsewhere), text=text)


def check_list(wheel: Path) -> None:
    """Every file is in the list with its hash and size, and the list names no other."""
    with zipfile.ZipFile(wheel) as archive:
        record = f"openquarto-{VERSION}.dist-info/RECORD"
        rows = [row.rsplit(",", 2) for row in archive.read(record).decode().splitlines()]
        assert sorted(archive.namelist()) == sorted(name for name, _, _ in rows)
        for name, digest, size in rows:
            data = archive.read(name)
            if name != record:
                expected = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                assert (f"sha256={expected}", str(len(data))) == (digest, size), name


def test_there_are_eight_platforms() -> None:
    assert 8 == len(PLATFORMS) == len({each.tag for each in PLATFORMS.values()})
    assert {"linux", "macos", "windows"} == {each.system for each in PLATFORMS.values()}


def test_the_plain_wheel_is_for_every_machine(plain: Path) -> None:
    assert f"openquarto-{VERSION}-py3-none-any.whl" == plain.name
    assert [] == [*faults_of_wheel(plain)]
    check_list(plain)
    with zipfile.ZipFile(plain) as archive:
        told = archive.read(f"openquarto-{VERSION}.dist-info/WHEEL").decode()
        assert "openquarto/kernel/kernel.wasm" in archive.namelist()
    assert "Root-Is-Purelib: true\nTag: py3-none-any\n" in told


@pytest.mark.more
def test_it_solves_and_plays_in_plain_python(without_kernel: Path) -> None:
    """Neither the kernel in C nor wasmtime is there."""
    found = json.loads(openquarto(without_kernel, "solve", LATE, "--json"))
    assert ("W3", 7) == (found["value"], found["nodes"])
    assert '"value": "W11"' in openquarto(without_kernel, "solve", EARLY, "--json")
    typed = ["give A", "quit"]
    printed = openquarto(
        without_kernel, "terminal", "--opponent", "walnut", "--first", "me", text="\n".join(typed)
    )
    assert "Traceback" not in printed
    told = [json.loads(line) for line in openquarto(without_kernel, "doctor", "--json").splitlines()]
    assert "slow" == next(each["state"] for each in told if each["subject"] == "kernel")


def test_files_are_written_the_same_every_time(tmp_path: Path) -> None:
    wheel = Wheel("openquarto-1", {"openquarto/a,b.py": b"", "openquarto-1.dist-info/METADATA": b"Name: x\n"})
    kernel = tmp_path / "_kernel.abi3.so"
    kernel.write_bytes(b"kernel")
    tags = ["cp311-abi3-manylinux_2_17_x86_64", "cp311-abi3-manylinux2014_x86_64"]
    first, second = (write_wheel(wheel, tmp_path / name, tags, kernel) for name in ("1", "2"))
    assert "openquarto-1-cp311-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.whl" == first.name
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as archive:
        assert b'"openquarto/a,b.py",sha256=' in archive.read("openquarto-1.dist-info/RECORD")
        told = archive.read("openquarto-1.dist-info/WHEEL").decode().splitlines()
    assert ["Root-Is-Purelib: false", *(f"Tag: {tag}" for tag in tags)] == told[2:]


@pytest.mark.more
@pytest.mark.needs("wheels")
@pytest.mark.parametrize("name", PLATFORMS)
def test_a_kernel_for_another_machine_is_noticed(name: str, native_kernel: bytes) -> None:
    """The one that is built here is a kernel for this machine, if for any."""
    assert [*faults_of_kernel(PLATFORMS[name], native_kernel)] or name == HERE


@pytest.fixture(scope="module")
def native_kernel() -> bytes:
    from openquarto.kernel import _kernel  # noqa: PLC0415

    assert _kernel.__file__
    return Path(_kernel.__file__).read_bytes()


# The wheel for this machine, as it is released


@pytest.fixture(scope="module")
def released(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    _, _, built = wheels.build_all([HERE], tree, tmp_path_factory.mktemp("dist"))
    return built


@pytest.fixture(scope="module")
def elsewhere(released: Path) -> Path:
    return environment_with(released, released.parent / "else where")


@pytest.mark.more
@pytest.mark.needs("wheels")
def test_the_wheel_of_this_machine_is_sound(released: Path) -> None:
    assert f"openquarto-{VERSION}-cp311-abi3-manylinux_2_17_x86_64.manylinux2014_x86_64.whl" == released.name
    assert [] == [*faults_of_wheel(released)]
    check_list(released)


@pytest.mark.more
@pytest.mark.needs("wheels")
def test_a_whole_visit_without_a_compiler(elsewhere: Path) -> None:
    assert "doctor" in openquarto(elsewhere, "--help")
    assert '"nodes": 7,' in openquarto(elsewhere, "solve", LATE, "--json")
    assert "in C, the quickest" in openquarto(elsewhere, "doctor")
    typed = ["give A", "a1", "give B", "b1", "give C", "c1", "give D", "d1", "quarto row 1", "quit"]
    assert "In common: light, round." in openquarto(
        elsewhere, "terminal", "--opponent", "here", text="\n".join(typed)
    )


@pytest.mark.more
@pytest.mark.needs("wheels")
def test_it_serves_the_page(elsewhere: Path) -> None:
    command: list[str | Path] = [elsewhere / "venv/bin/openquarto", "play", "--no-browser"]
    server = subprocess.Popen(command, cwd=elsewhere, env=bare(elsewhere), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        address = server.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310  our own
            assert (200, True) == (answer.status, b"OpenQuarto" in answer.read())
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.more
@pytest.mark.needs("compiler")
def test_a_wheel_from_the_source_distribution_is_that_of_the_tree(tree: Path, tmp_path: Path) -> None:
    """With the kernel in C, as `pip install` builds it; all files but the compiled one are the same bytes."""
    sdist = wheels.build_sdist(tree, tmp_path / "dist")
    with tarfile.open(sdist) as archive:
        assert any(name.endswith("/docs/install.md") for name in archive.getnames())
    found = []
    for number, source in enumerate((tree, wheels.unpack(sdist, tmp_path / "source"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        wheels._setuptools("build_wheel", source, folder)
        (built,) = folder.glob("*.whl")
        with zipfile.ZipFile(built) as archive:
            names = [name for name in archive.namelist() if not name.endswith((".so", "RECORD"))]
            found.append({name: archive.read(name) for name in names})
    assert found[0] == found[1]
