"""How long reasons take to be heard: median and longest seconds for each kind of claim, in every language.

python benchmarks/reasons.py [positions]
"""

import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from openquarto.speech import Manner, languages
from tests.speech.reasoned import Reasoned, reasons
from tests.speech.sound import seconds

POSITIONS = 120


def heard(reason: Reasoned, manner: Manner) -> tuple[float, str]:
    """How long the sentences of a reason take, and what they are."""
    said = " ".join(reason.tell(manner).sentences)
    return seconds(said, manner), said


def measure(positions: int) -> None:
    """Print a table in whole sentences, and briefly for all; then what takes longest."""
    found = reasons(0, positions)
    print(f"{len(found)} reasons of {positions} positions, median / longest seconds of their sentences")
    longest: dict[str, tuple[float, str]] = {}
    table: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    with ThreadPoolExecutor() as pool:
        for language in languages():
            manner = Manner(language=language)
            told = list(pool.map(lambda reason, manner=manner: heard(reason, manner), found))
            for reason, (time, _) in zip(found, told, strict=True):
                kinds = " + ".join(claim.kind for claim in reason.claims)
                table[kinds][language].append(time)
                table["all"][language].append(time)
            longest[language] = max(told)
            brief = replace(manner, terse=True)
            table["all, brief"][language] = [
                time for time, _ in pool.map(lambda reason, manner=brief: heard(reason, manner), found)
            ]
    print("| |", " | ".join(languages()), "|")
    for kinds in sorted(table):
        cells = (f"{median(times):.1f} / {max(times):.1f}" for times in table[kinds].values())
        print(f"| {kinds} |", " | ".join(cells), "|")
    for language, (time, said) in longest.items():
        print(f"{language} {time:.1f} {said}")


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS)
