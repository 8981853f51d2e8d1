"""Builds the site of the docs: `python tools/build_docs.py [FOLDER]`, without a warning or not at all.

The folder is build/site unless another one is named. It can be served by any host of static files, and asks
no other host for anything.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from docs_site import api, check, navigation, runnable, stage

SETTINGS = Path(__file__).parent / "docs_site"


def main(target: Path) -> int:
    """Lay the pages out, build, check; the status."""
    source = target.with_name(f"{target.name}-source")
    shutil.rmtree(target, ignore_errors=True)
    names = stage.lay_out(source)
    names += api.write(source / "api")
    for name, tree in navigation.trees(names).items():
        with (source / f"{name}.md").open("a", encoding="utf-8") as page:
            page.write(tree)
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "sphinx",
        "--quiet",
        "--fail-on-warning",
        "--fresh-env",
        "--jobs",
        "auto",
        "-c",
        SETTINGS,
        source,
        target,
    ]
    # Sphinx of a Python path that begins with our folder would take our modules for its own.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    status = subprocess.run(command, env=environment, check=False).returncode
    if not status and not runnable.add(target):
        print("examples cannot be run in the pages: `make offline` builds what they need")
    found = [] if status else check.faults(target)
    for fault in found:
        print(fault, file=sys.stderr)
    if not status and not found:
        print(f"{len(names)} pages: {target / 'index.html'}")
    return status or int(bool(found))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/site").absolute()))
