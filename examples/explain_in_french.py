"""Why is this position worth what it is worth? In French, or in any of the seven languages.

`python explain_in_french.py ["POSITION"] [LANGUAGE]`
"""

import sys

from openquarto import Position
from openquarto.insight import explain
from openquarto.speech import Hearer, Manner
from openquarto.speech.reason import headline, tell_position


def main(position: str = "ABCH/LK2/1M2/4 P -", language: str = "fr") -> None:
    explained = explain(Position.parse(position))
    hearer = Hearer(manner=Manner(language=language))
    print(headline(explained.value, explained.line[0], hearer))
    told = tell_position(explained.claims, explained.value, hearer)
    print(*told.sentences)
    for row in told.rows:
        print(f"{row.heading}: {row.text}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
