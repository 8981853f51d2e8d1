"""What was measured, as lines of text."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median

from benchmarks.server.load import Load, Side
from benchmarks.server.under_attack import Outcome

ATTACK_HEAD = (
    f"{'attack':>14} {'p50 ms':>7} {'p99 ms':>7} {'worst':>7} {'loop late':>9} {'flags':>5} {'no answer':>9} "
    f"{'lost':>4} {'page':>7} {'level 3':>7} {'log lines':>9} {'done':>10} {'refused':>8}"
)


def load_rows(load: Load) -> Iterator[str]:
    """One load on both servers, with what we want where we want something."""
    ours, bare = load.ours, load.bare
    yield f"{load.sockets:,} sockets that ping as the page does, {load.moves:,.0f} moves/s"
    yield f"{'':>34} {'ours':>9} {'bare':>9}"
    pairs = zip(ours.rounds, bare.rounds, load.quotients, strict=True)
    for at, (mine, theirs, quotient) in enumerate(pairs, 1):
        yield _costs(f"CPU a move, round {at}", mine.cost, theirs.cost, quotient)
    yield _costs("median", ours.cost, bare.cost, median(load.quotients)) + "   (to reach: 2.0)"
    yield _pair("of that, pings", ours, bare, lambda side: f"{100 * side.ping_share:.0f} %")
    yield _pair("pings a move", ours, bare, lambda side: f"{_pings(side):.2f}")
    yield _pair("a ping where all are idle", ours, bare, lambda side: f"{side.idle.ping:.0f} µs")
    yield _pair("an idle page, a second", ours, bare, lambda side: f"{side.idle.page:.1f} µs", "10 µs")
    yield _pair("the same without pings", ours, bare, lambda side: f"{side.idle.silent:.1f} µs")
    yield f"{'garbage collected while idle':>34} {ours.idle.garbage:>6.0f} ms"
    yield _pair("act to done, half of them", ours, bare, lambda side: f"{side.quantile(0.5):.1f} ms")
    yield _pair("99 of 100", ours, bare, lambda side: f"{side.quantile(0.99):.1f} ms", "50 ms")
    lag = max(each.lag for each in ours.rounds)
    yield f"{'event loop late at worst':>34} {lag:>6.0f} ms {'':>9}   (to reach: 50 ms)"
    yield _pair("memory", ours, bare, lambda side: f"{side.memory:.0f} MB", "400 MB")
    yield _pair("unanswered", ours, bare, lambda side: str(sum(each.unanswered for each in side.rounds)), "0")


def _costs(name: str, ours: float, bare: float, quotient: float) -> str:
    return f"{name:>34} {ours:>6.0f} µs {bare:>6.0f} µs   {quotient:.2f} times"


def _pings(side: Side) -> float:
    return sum(each.pings for each in side.rounds) / sum(each.moves for each in side.rounds)


def _pair(name: str, ours: Side, bare: Side, text: Callable[[Side], str], wanted: str = "") -> str:
    reach = f"   (to reach: {wanted})" if wanted else ""
    return f"{name:>34} {text(ours):>9} {text(bare):>9}{reach}"


def attack_row(name: str, outcome: Outcome) -> str:
    """What honest people noticed of one attack; times in milliseconds."""
    noticed = outcome.noticed
    actions = sorted(noticed.actions)
    times = [_at(actions, 0.5), _at(actions, 0.99), _at(actions, 1.0)]
    return (
        f"{name:>14} {' '.join(f'{each:>7.0f}' for each in times)} {noticed.lag:>9.0f} {noticed.flags:>5} "
        f"{noticed.unanswered:>9} {len(noticed.lost):>4} {_at(sorted(noticed.pages), 1.0):>7.0f} "
        f"{_at(sorted(noticed.replies), 1.0):>7.0f} {len(outcome.log):>9} "
        f"{outcome.done:>10,} {outcome.refused:>8,}"
    )


def _at(values: Sequence[float], part: float) -> float:
    """A quantile in milliseconds; nothing where there are no values."""
    return 1000 * values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")
