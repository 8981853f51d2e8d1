"""Read a file of games: `python read_records.py [FILE.qgn]` tells how each ended, or its fault."""

import sys
from pathlib import Path

from openquarto.notation import RecordError, read

HERE = Path(__file__).parent


def main(file: str = str(HERE / "games.qgn")) -> None:
    text = Path(file).read_text(encoding="utf-8")
    for number, found in enumerate(read(text), 1):
        if isinstance(found, RecordError):
            print(f"{number}. {found}")
            continue
        players = " – ".join(found.tags.get(seat, "?") for seat in ("First", "Second"))
        outcome = found.game.outcome
        ended = f"{outcome.winner or 'nobody'} wins, {outcome.reason}" if outcome else "not over"
        print(f"{number}. {players}: {len(found.game.actions)} actions, {ended}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
