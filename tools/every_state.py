"""Pictures of every state of the page: `python tools/every_state.py FOLDER [word ...]`, words choose by name.

Each state at six sizes, light and dark, and in forced colours; needs Chromium and what the tests need.
"""

import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402  the folder of the tests comes first

from tests.page.axe import Look, wear  # noqa: E402
from tests.page.states import STATES  # noqa: E402
from tests.page.table import Seat, launch, serving  # noqa: E402

SIZES = ((320, 568), (390, 844), (844, 390), (720, 450), (768, 1024), (1440, 900))
LOOKS = {
    **{
        f"{width} {scheme}": Look(scheme, width=width, height=height)
        for width, height in SIZES
        for scheme in ("light", "dark")
    },
    "1440 forced": Look(forced="active"),
}


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if not words or any(word in name for word in words)]
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as base, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for name in names:
            with browser.new_context() as context:
                page = context.new_page()
                STATES[name](Seat(page, base))
                for title, look in LOOKS.items():
                    wear(page, look)
                    file = re.sub(r"\W+", "-", f"{name} {title}").strip("-")
                    page.screenshot(path=folder / f"{file}.png")
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(str(__doc__))
    main(Path(sys.argv[1]), sys.argv[2:])
