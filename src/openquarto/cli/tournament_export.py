"""What a tournament is written as: TRF16, CSV, its log, a page to be printed."""

import argparse
import time
from collections.abc import Callable

from openquarto.cli import tournament_file
from openquarto.cli.command import EXIT_SOUND
from openquarto.tournament.log import Log, line_of
from openquarto.tournament.sheet import sheet
from openquarto.tournament.tables import pairings_csv, standings_csv
from openquarto.tournament.trf import trf16


def _trf(log: Log, _language: str) -> str:
    date = time.strftime("%Y/%m/%d", time.localtime(log.entries[0].at))
    return trf16(log.state, date=date)


_FORMS: dict[str, Callable[[Log, str], str]] = {
    "trf": _trf,
    "standings": lambda log, _: standings_csv(log.state),
    "pairings": lambda log, _: pairings_csv(log.state),
    "log": lambda log, _: "".join(f"{line_of([entry])}\n" for entry in log.entries),
    "print": lambda log, language: sheet(log.state, language),
}
FORMS = tuple(_FORMS)


def export(options: argparse.Namespace) -> int:
    """Write it."""
    text = _FORMS[options.form](tournament_file.read(options.file), options.language)
    if options.output:
        options.output.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return EXIT_SOUND
