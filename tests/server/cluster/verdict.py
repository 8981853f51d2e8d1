"""Whether a story of several processes is sound: the log is the order in which everything happened."""

from collections import Counter
from collections.abc import Iterator, Sequence

from openquarto.rules.error import QuartoError
from openquarto.server.game.events import Acted, Wished, decode_event
from openquarto.server.game.snapshot import replay_log
from openquarto.server.store.protocol import StoredEvent
from tests.server.cluster.pages import Page
from tests.server.cluster.play import Game, Story
from tests.server.faults.verdict import is_mistaken, name_of, sight_faults

GRACE = 2.0  # seconds that a fault may cost those whose clock runs
GRAIN = 0.1  # seconds for reading clocks, on a busy machine
UNKNOWN = "not known"  # the one refusal that says neither yes nor no


def faults_of(story: Story) -> list[str]:
    """Everything that is wrong with a story; nothing is what is wanted."""
    found: list[str] = []
    for game in story.games:
        found += _of_the_game(game, story)
    if story.contest:
        found += story.contest.faults()
    if not story.is_answered:
        queues = {page.name: page.queue for game in story.games for page in game.pages if page.queue}
        found.append(f"not all was answered in time: {queues}")
    elif not story.is_whole:
        told = {page.name: (page.seen, dict(page.present)) for game in story.games for page in game.pages}
        found.append(f"not everybody has seen everything in time: {told}")
    if not story.is_absence_told:
        found.append("somebody has gone, and nobody was told")
    for name, text in story.complaints.items():
        if is_mistaken(text):
            found.append(f"{name} made a mistake: {text[-1500:]}")
    return found


def tally(story: Story) -> tuple[int, int, int]:
    """How many actions were acknowledged, how many of them are not kept, and how many are kept once more."""
    kept = Counter(name for game in story.games for each in game.log if (name := name_of(each)))
    done = {name for game in story.games for page in game.pages for name in page.acknowledged}
    return len(done), len(done - set(kept)), sum(kept.values()) - len(kept)


def _of_the_game(game: Game, story: Story) -> Iterator[str]:
    if not game.log:
        yield "a game was opened, and is not kept"
        return
    if [logged.seq for logged in game.log] != list(range(1, len(game.log) + 1)):
        yield "the log has a hole, or something twice"
        return
    names = [name for logged in game.log if (name := name_of(logged))]
    yield from (f"{name} is in the log {count} times" for name, count in Counter(names).items() if count > 1)
    try:
        snapshots = [*replay_log(game.log)]
    except QuartoError as problem:
        yield f"something in the log is not legal where it stands: {problem}"
        return
    if sorted(game.seats) != ["first", "second"]:
        yield f"the seats of those who play: {game.seats}"
    for page in game.pages:
        problems = [*_of_answers(page, game.log)]
        problems += [
            problem
            for problem in sight_faults(page, snapshots)
            if story.is_whole or "in the end" not in problem
        ]
        yield from (f"{page.name}: {problem}" for problem in problems)
    yield from _of_the_order(game)
    yield from _of_the_clock(game.log, story)


def _of_answers(page: Page, log: Sequence[StoredEvent]) -> Iterator[str]:
    """What is done is in the log, at what was told or before; what is refused is not."""
    seqs = {name: logged.seq for logged in log if (name := name_of(logged))}
    for each in (*page.heard, *page.echoed):
        name = each.data.get("id", "")
        if each.kind == "done" and name not in seqs:
            yield f"{name} was done, and is not kept"
        elif each.kind == "done" and not seqs[name] <= each.v:
            yield f"{name} was done at {seqs[name]}, and it was told at {each.v}"
        elif each.kind == "refused" and name in seqs and each.data["code"] != UNKNOWN:
            yield f"{name} was refused ({each.data['code']}), and is kept as {seqs[name]}"
    for name, seq in seqs.items():
        event = decode_event(log[seq - 1])
        if name in page.asked and isinstance(event, Acted | Wished) and event.seat != page.seat:
            yield f"{name} was done by {event.seat}"


def _of_the_order(game: Game) -> Iterator[str]:
    """What was acknowledged before something else was asked for, of any process, stands before it."""
    acknowledged = {name: at for page in game.pages for name, at in page.acknowledged.items()}
    sent = {name: at for page in game.pages for name, at in page.sent.items()}
    names = [name for logged in game.log if (name := name_of(logged))]
    for place, late in enumerate(names):
        for early in names[:place]:
            if late in acknowledged and acknowledged[late] < sent.get(early, 0.0):
                yield f"{late} was acknowledged before {early} was sent, and stands after it"


def _of_the_clock(log: Sequence[StoredEvent], story: Story) -> Iterator[str]:
    """The referee's time goes forward, and nobody pays for much that nobody could use."""
    times = [logged.at for logged in log]
    if times != sorted(times):
        yield "the referee's time went back"
    paid, allowed = times[-1] - times[0], story.could_write + GRACE * len(story.broken) + GRAIN
    if paid > allowed:
        yield f"the clocks went {paid:.3f} s, and {allowed:.3f} s could be used"
