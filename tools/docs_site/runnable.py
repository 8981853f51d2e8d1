"""Examples that readers can run in the page, by the Python of the offline package that `make offline` made.

Pages of examples that need no file, no process and no network are listed here; a test runs them all in a
browser. Without the package the site is the same, but for the buttons.
"""

import json
import shutil
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src/openquarto/offline_package"
SCRIPTS = Path(__file__).parents[2] / "src/openquarto/web/js/offline"
SHARED = ("python.js", "kernel_instances.js")
FOLDER = "_static/run"  # of the built site
SCRIPT = "run/examples.js"
PAGES = ("tutorial", "rules", "notation", "understanding")


def megabytes() -> int | None:
    """How much a browser fetches where nothing is compressed; None if there is no package."""
    listed = PACKAGE / "package.json"
    if not listed.is_file():
        return None
    files: list[dict[str, int]] = json.loads(listed.read_text(encoding="utf-8"))["files"]
    return round(sum(file["size"] for file in files) / 1e6)


def add(site: Path) -> bool:
    """Put Python beside the scripts of a built site; false if there is no package."""
    if megabytes() is None:
        shutil.rmtree(site / FOLDER, ignore_errors=True)
        return False
    for file in (*(SCRIPTS / name for name in SHARED), *sorted(PACKAGE.iterdir())):
        if file.suffix != ".br":
            shutil.copy2(file, site / FOLDER / file.name)
    return True
