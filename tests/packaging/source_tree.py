"""The files of this project as a fresh clone would have them."""

import shutil
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]


def ignored_names() -> list[str]:
    """Return the patterns of .gitignore, which here name files or folders wherever they are."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split("\n")
    return [".git", *(line.strip("/") for line in lines if line and not line.startswith("#"))]


def source_files(folder: Path = ROOT) -> Iterator[Path]:
    """Yield every file that is, or could be, committed. Asks no git, so that it works in any copy."""
    patterns = ignored_names()
    for entry in sorted(folder.iterdir()):
        if any(fnmatch(entry.name, pattern) for pattern in patterns):
            continue
        if entry.is_dir():
            yield from source_files(entry)
        else:
            yield entry


def copy_tree(target: Path) -> Path:
    for file in source_files():
        copy = target / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    return target
