"""Whether a story is sound: what each page was told is what the file says, once and in order."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec

from openquarto.server.game.events import Acted, RematchOpened, Wished, decode_event
from openquarto.server.game.referee_time import MOST_AHEAD
from openquarto.server.game.snapshot import Snapshot, replay_log
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.store.protocol import StoredEvent
from openquarto.speech.manner import Manner
from openquarto.wire.table import Sitter
from tests.server.faults.client import Client
from tests.server.faults.play import Story

GRAIN = 0.002  # seconds that two readings of one clock may differ by
# A server whose database is cut off says so; what has one of these words is a mistake of ours all the same.
MISTAKES = ("Traceback", "went wrong", "could not be sent", "could not be played")


def faults_of(story: Story) -> list[str]:
    """Everything that is wrong with a story; nothing is what is wanted."""
    found = [*_of_the_file(story)]
    if found:
        return found
    snapshots = [*replay_log(story.log)]
    seqs = _named(story.log)
    for client in story.clients:
        problems = (*sight_faults(client, snapshots), *_of_answers(client, seqs, story.log))
        found += [f"{client.name}: {problem}" for problem in problems]
    return [*found, *_of_the_clock(story)]


def tally(story: Story) -> tuple[int, int, int]:
    """How many actions were acknowledged, how many of them are not kept, and how many are kept once more."""
    kept = Counter(name for logged in story.log if (name := name_of(logged)))
    done = {each.data["id"] for client in story.clients for each in client.heard if each.kind == "done"}
    return len(done), len(done - set(kept)), sum(kept.values()) - len(kept)


def _of_the_file(story: Story) -> Iterator[str]:
    if story.integrity != "ok":
        yield f"the file is broken: {story.integrity}"
    if [logged.seq for logged in story.log] != list(range(1, len(story.log) + 1)):
        yield "the log has a hole, or something twice"
    names = [name for logged in story.log if (name := name_of(logged))]
    yield from (f"{name} is in the log {count} times" for name, count in Counter(names).items() if count > 1)
    if is_mistaken(story.complaints) if story.is_shared else story.complaints:
        yield f"the server complained: {story.complaints}"
    if not story.is_settled:
        waiting = {client.name: (client.seen, client.queue, client.lines) for client in story.clients}
        yield f"it did not come to rest: {waiting}"


def is_mistaken(complaints: str) -> bool:
    """Whether a server complains of more than that its database was away."""
    return any(word in complaints for word in MISTAKES)


def sight_faults(client: Client, snapshots: Sequence[Snapshot]) -> Iterator[str]:
    """A page's view is a beginning of the log: each event once, in order, with its board."""
    sitters = {each.data["table"]["seat"] for each in client.heard if each.kind == "table"}
    if len(sitters) != 1:
        yield f"sat at {sitters}"
        return
    projection = Projection(cast("Sitter", sitters.pop()), Manner(language="en"))
    for each in client.heard:
        if each.kind not in ("table", "news"):
            continue
        if each.kind == "table" and each.v < each.seen:
            yield f"saw {each.seen}, and then a table of {each.v}"
        if each.kind == "news" and each.v != each.seen + 1:
            yield f"saw {each.seen}, and then news of {each.v}"
        if each.v > len(snapshots):
            yield f"saw {each.v}, and {len(snapshots)} are kept"
        elif _shown(each.data, each.kind) != _expected(projection, snapshots[each.v - 1]):
            yield f"saw another table at {each.v} than the log tells of"
    if client.seen != len(snapshots):
        yield f"saw {client.seen} in the end, and {len(snapshots)} are kept"
    if client.is_gone:
        yield "was sent away"


def _of_answers(client: Client, seqs: Mapping[str, int], log: Sequence[StoredEvent]) -> Iterator[str]:
    """What is done is in the log, what is refused is not, and everything is answered."""
    answered: dict[str, str] = {}
    for each in client.heard:
        name = each.data.get("id", "")
        if each.kind == "done":
            if name not in seqs:
                yield f"{name} was done, and is not kept"
            elif not seqs[name] <= each.seen:
                yield f"{name} was done at {seqs[name]} before its news, at {each.seen}"
        if each.kind == "refused" and name in seqs:
            yield f"{name} was refused ({each.data['code']}), and is kept as {seqs[name]}"
        answered[name] = each.kind
    yield from (f"{name} was never answered" for name in client.asked if name not in answered)
    for name, seq in seqs.items():
        event = decode_event(log[seq - 1])
        seat = event.seat if isinstance(event, Acted | Wished) else client.seat
        if name in client.asked and seat != client.seat:
            yield f"{name} was done by {seat}"


def _of_the_clock(story: Story) -> Iterator[str]:
    """The referee's time goes forward, and only while a server runs.

    Where a database is shared, nobody knows how long no process ran: at most 2 s of that count.
    """
    times = [logged.at for logged in story.log]
    if times != sorted(times):
        yield "the referee's time went back"
    ran = sum(end - since for since, end in story.lives)
    ends = story.broken.count("kill") + story.broken.count("stop")
    if times[-1] - times[0] > ran + GRAIN + (MOST_AHEAD * ends if story.is_shared else 0.0):
        yield f"the clocks went {times[-1] - times[0]:.3f} s while servers ran {ran:.3f} s"
    if story.kept_time + (MOST_AHEAD if story.is_shared else 0.0) < times[-1]:
        yield "the time that is kept is before the last event"


def name_of(logged: StoredEvent) -> str:
    event = decode_event(logged)
    return event.id if isinstance(event, Acted | Wished | RematchOpened) else ""


def _named(log: Sequence[StoredEvent]) -> dict[str, int]:
    return {name: logged.seq for logged in log if (name := name_of(logged))}


def _shown(data: Mapping[str, Any], kind: str) -> object:
    return data["table"]["view"] if kind == "table" else data["view"]


def _expected(projection: Projection, snapshot: Snapshot) -> object:
    return msgspec.to_builtins(projection.shown(Update(snapshot, snapshot.at)))
