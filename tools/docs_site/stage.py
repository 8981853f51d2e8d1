"""Lays the pages of the repository out as the source of the site: copies them, and sets their links anew.

The pages stay plain Markdown that any code host shows. What a site wants beside that is added here, to the
copy: where a page stands, the programs of examples/ as pages. A link to a file that is no page leads to a
copy of that file; one to a folder becomes text.
"""

import re
import shutil
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

ROOT = Path(__file__).parents[2]
PROJECT = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
SAMPLES = "contrib/README.md"  # what lies there for operators
FENCED = re.compile(r"(^(?:```|~~~).*?^(?:```|~~~)|<!--.*?-->)", re.DOTALL | re.MULTILINE)
EMPTY_END = re.compile(r"\n\n+(```|~~~)$")  # doctest wants an empty line after an answer, readers do not
ANCHOR = re.compile(r'<a id="([\w-]+)"></a>')
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def place(path: PurePosixPath) -> PurePosixPath | None:
    """Where a file of the repository stands in the source of the site; None if it is no part of it."""
    if path.parts[0] == "docs":
        inside = PurePosixPath(*path.parts[1:])
    elif str(path) in PROJECT:
        inside = PurePosixPath("project", path.name.lower())
    elif str(path) == SAMPLES:
        inside = path
    elif path.parts[0] == "examples" and path.suffix in {".md", ".py"}:
        inside = path.with_suffix(".md")
    else:
        return None
    return inside.with_name("index.md") if inside.name == "README.md" else inside


def lay_out(target: Path) -> list[str]:
    """Copy pages, pictures and programs into a folder; the names of the pages, without their endings."""
    shutil.rmtree(target, ignore_errors=True)
    names = []
    for file in _files():
        where = place(PurePosixPath(file.relative_to(ROOT).as_posix()))
        if where is None:
            continue
        copy = target / where
        copy.parent.mkdir(parents=True, exist_ok=True)
        if where.suffix != ".md":
            shutil.copy2(file, copy)
            continue
        copy.write_text(page(file, target), encoding="utf-8")
        names.append(str(where.with_suffix("")))
    return sorted(names)


def page(file: Path, target: Path) -> str:
    """The text of a page of the site."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return _program(file.name, text)
    here = PurePosixPath(file.relative_to(ROOT).as_posix())
    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(lambda link: _link(link, here, target), part) for part in parts[::2]]
    parts[1::2] = [EMPTY_END.sub(r"\n\1", part) for part in parts[1::2]]
    parts[::2] = [ANCHOR.sub(r"[]{#\1}", part) for part in parts[::2]]
    return "".join(parts)


def _files() -> list[Path]:
    pages = [ROOT / name for name in (*PROJECT, SAMPLES)]
    found = [path for name in ("docs", "examples") for path in sorted((ROOT / name).rglob("*"))]
    return pages + [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def _link(link: re.Match[str], here: PurePosixPath, target: Path) -> str:
    mark, words, address = link.groups()
    if "[" in words:  # a picture that is a link
        words = LINK.sub(lambda inner: _link(inner, here, target), words)
    path, hash_, anchor = address.partition("#")
    if "://" in address or address.startswith("mailto:") or not path:
        return f"{mark}[{words}]({address})"
    wanted = PurePosixPath(normpath(here.parent / path))
    if ROOT.joinpath(wanted, "README.md").is_file():
        wanted /= "README.md"
    if ROOT.joinpath(wanted).is_dir():
        return words
    where = place(wanted) or _beside(wanted, target)
    own = place(here)
    assert own is not None
    return f"{mark}[{words}]({relpath(where, own.parent)}{hash_}{anchor})"


def _beside(wanted: PurePosixPath, target: Path) -> PurePosixPath:
    """A copy of a file that is no page, so that the link leads to it everywhere."""
    where = PurePosixPath("source") / wanted
    if ROOT.joinpath(wanted).is_file():
        copy = target / where
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / wanted, copy)
    return where


def _program(name: str, text: str) -> str:
    """A program as a page: the first sentence of its docstring, then all of it."""
    about = text.split('"""', 2)[1].strip().split("\n\n")[0]
    return f"# {name}\n\n{about}\n\n```python\n{text}```\n"
