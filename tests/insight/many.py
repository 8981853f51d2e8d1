"""Checks as many claims as one likes, over all variants: `python -m tests.insight.many --claims 1000000`."""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from tqdm import tqdm

from openquarto.claims.json_form import claim_json
from openquarto.insight.review import overlooked_in
from openquarto.rules.variant import VARIANTS
from tests.insight.claimed import Examiner, careless, careless_game, game_faults, plain

CHUNK = 5_000  # claims of one process at a time
USUAL, EARLY = 11, 9  # the fewest pieces placed; what is earlier costs more to check by the rules alone
PRESSING = 12  # from so many on, the pressure of drawn turns is claimed too
MOST_FAULTS = 5


@dataclass
class Count:
    """What was checked, by kind, and what was found to be false."""

    kinds: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def claims(self) -> int:
        """How many claims were checked."""
        return self.kinds.total()

    def add(self, other: "Count") -> None:
        """Take another count in."""
        self.kinds += other.kinds
        self.positions += other.positions
        self.faults += other.faults


def check_claims(claims: int, seed: int) -> Count:
    """Check at least so many claims of positions and games that follow from the seed."""
    examiner, pressing, count = Examiner(pressure=False), Examiner(pressure=True), Count()
    for number in range(seed * 1_000_000, (seed + 1) * 1_000_000):
        variant = VARIANTS[number % len(VARIANTS)]
        position = careless(variant, number, EARLY if number % 16 == 0 else USUAL)
        count.positions += 1
        asked = pressing if position.placed >= PRESSING else examiner
        for claimed in asked.claims(position):
            count.kinds[claimed.claim["kind"]] += 1
            if faults := asked.faults(claimed):
                count.faults.append(f"{position} {claimed.turn}: {claimed.claim}: {faults}")
        if number % 8 == 0:
            _check_game(number, count)
        if count.claims >= claims or len(count.faults) > MOST_FAULTS:
            return count
    return count


def _check_game(seed: int, count: Count) -> None:
    """The quartos that were overlooked in a game."""
    game = careless_game(VARIANTS[seed // 8 % len(VARIANTS)], seed)
    for claim in map(plain, map(claim_json, overlooked_in(game))):
        count.kinds["overlooked"] += 1
        if faults := game_faults(claim, game):
            count.faults.append(f"{game!r}: {claim}: {faults}")


def main() -> int:
    """Check them on all cores, and print how many there were of each kind."""
    parser = argparse.ArgumentParser(description="Check claims by the rules alone.")
    parser.add_argument("--claims", type=int, default=1_000_000)
    parser.add_argument("--processes", type=int, help="default: one a core")
    parser.add_argument("--seed", type=int, default=1000)
    options = parser.parse_args()
    began, count = time.monotonic(), Count()
    chunks = -(-options.claims // CHUNK)
    bar = tqdm(total=options.claims, unit=" claims", disable=not sys.stderr.isatty())
    with ProcessPoolExecutor(options.processes) as pool, bar:
        work = [pool.submit(check_claims, CHUNK, options.seed + chunk) for chunk in range(chunks)]
        for done in as_completed(work):
            count.add(done.result())
            bar.update(done.result().claims)
    for kind, number in count.kinds.most_common():
        print(f"{kind:<14}{number:>10,}")
    print(
        f"{count.claims:,} claims of {count.positions:,} positions in {len(VARIANTS)} variants checked in "
        f"{time.monotonic() - began:.0f} s; {len(count.faults)} refuted, seed {options.seed}"
    )
    print("\n".join(count.faults[:MOST_FAULTS]), end="")
    return bool(count.faults)


if __name__ == "__main__":
    sys.exit(main())
