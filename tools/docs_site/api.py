"""The reference from docstrings: one page for each package that programs import most."""

import pkgutil
from importlib import import_module
from pathlib import Path

PACKAGES = (
    *("rules", "view", "notation", "kernel", "insight", "players", "match", "engine", "puzzles", "lessons"),
    *("speech", "drawing", "notebook", "environments"),
)
MODULE = """\
## {name}

```{{eval-rst}}
.. automodule:: {name}
   :members:
   :show-inheritance:
```
"""
INDEX = """\
# Modules and docstrings

The packages that programs import most, with what their docstrings say.
[The reference](../reference.md) tells the same in the order
in which it is needed, with examples; begin there.

| package | |
|---|---|
{rows}
"""


def write(target: Path) -> list[str]:
    """Write the pages into a folder; their names."""
    target.mkdir(parents=True, exist_ok=True)
    rows = []
    for package in PACKAGES:
        name = f"openquarto.{package}"
        about = (import_module(name).__doc__ or "").strip().split("\n")[0]
        rows.append(f"| [`{name}`]({package}.md) | {about} |")
        modules = "\n".join(MODULE.format(name=each) for each in _modules(name))
        (target / f"{package}.md").write_text(f"# {name}\n\n{about}\n\n{modules}", encoding="utf-8")
    (target / "index.md").write_text(INDEX.format(rows="\n".join(rows)), encoding="utf-8")
    return ["api/index", *(f"api/{package}" for package in PACKAGES)]


def _modules(package: str) -> list[str]:
    """The public modules of a package, those below it too."""
    found = import_module(package)
    if not hasattr(found, "__path__"):
        return [package]
    names = [each.name for each in pkgutil.walk_packages(found.__path__, f"{package}.")]
    return [name for name in sorted(names) if "._" not in name]
