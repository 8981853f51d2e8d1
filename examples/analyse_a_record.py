"""Where was this game lost? `python analyse_a_record.py [FILE.qgn]` names each slip and its reason."""

import sys
from pathlib import Path

from openquarto.insight import review
from openquarto.notation import RecordError, read
from openquarto.speech import Hearer
from openquarto.speech.reason import tell_turn, value_words

HERE = Path(__file__).parent


def main(file: str = str(HERE / "games.qgn")) -> None:
    record = next(read(Path(file).read_text(encoding="utf-8")))  # the first game of the file
    if isinstance(record, RecordError):
        raise SystemExit(str(record))
    reviewed = review(record.game)
    hearer = Hearer()
    print(f"turns {len(reviewed.turns)}, slips {len(reviewed.slips)}, missed {len(reviewed.overlooked)}")
    for slip in reviewed.slips:
        before, after = value_words(slip.before, hearer), value_words(slip.after, hearer)
        print(f"{slip.turn}: {before}, then {after}; better: {', '.join(slip.keep[:3])}")
        for sentence in tell_turn(slip.claims, slip.after, hearer).sentences:
            print("  ", sentence)


if __name__ == "__main__":
    main(*sys.argv[1:2])
