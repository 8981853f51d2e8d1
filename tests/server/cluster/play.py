"""Plays a schedule: real processes at one real database, people who go from one to the other, faults."""

import asyncio
import random
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from openquarto.server.store.protocol import StoredEvent
from tests.server.cluster.contest import Contest, asked
from tests.server.cluster.database import Database
from tests.server.cluster.hosts import Host, Uptime
from tests.server.cluster.pages import Page
from tests.server.cluster.schedule import Fault, Schedule
from tests.server.faults.forks import Forks, held_port
from tests.server.faults.play import Counter
from tests.server.faults.schedule import Mind
from tests.server.serving import Somebody

PATIENCE = 120.0  # seconds for all that was asked to be answered
WHOLE = 20.0  # seconds after the last fault within which everybody has seen everything
EVENTS = "select seq, kind, body, at, credit from event where game = '{game}' order by seq"


@dataclass
class Game:
    """One game: its pages, and what is kept of it."""

    name: str
    people: Sequence[Somebody]
    pages: list[Page] = field(default_factory=list)
    log: list[StoredEvent] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)  # a seat for each session that has one


@dataclass
class Story:
    """What came of a schedule."""

    schedule: Schedule
    games: list[Game] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # the faults that came about
    is_answered: bool = False  # whether all that was asked was
    is_whole: bool = False  # and everybody has seen everything soon after the last fault
    is_absence_told: bool = True  # where somebody did not come back
    contest: Contest | None = None
    could_write: float = 0.0  # seconds
    complaints: dict[str, str] = field(default_factory=dict)


@dataclass
class Stage:
    """All that a schedule is played on."""

    story: Story
    database: Database
    hosts: list[Host]
    uptime: Uptime
    tries: int = 1  # for what is asked before anything is broken: where a bug is planted, it may show then
    counter: Counter = field(default_factory=Counter)
    database_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def pages(self) -> list[Page]:
        return [page for game in self.story.games for page in game.pages]


def play(schedule: Schedule, ready: Forks, database: Database, *, bug: str = "", options: str = "") -> Story:
    """The story of a schedule, with a planted bug or other options of the database if they are named."""
    story, schema = Story(schedule), database.primary.schema()
    with tempfile.TemporaryDirectory() as folder, _hosts(story, ready, Path(folder)) as (hosts, uptime):
        knobs = f"hasty;lose:{schedule.loss}:{schedule.seed}" + (f";{bug}" if bug else "")
        for host in hosts:
            host.database, host.knobs = database.address(schema, options), knobs
        asyncio.run(_whole(Stage(story, database, hosts, uptime, 100 if bug or options else 1)))
        story.complaints = {host.name: host.complaints for host in hosts}
    for game in story.games:
        game.log = [StoredEvent(*row) for row in database.rows(schema, EVENTS.format(game=game.name))]
        query = f"select seat from sitter where game = '{game.name}'"  # noqa: S608
        game.seats = [seat for (seat,) in database.rows(schema, query)]
    if story.contest:
        story.contest.read(database, schema)
    story.could_write = uptime.seconds
    return story


@contextmanager
def _hosts(story: Story, ready: Forks, folder: Path) -> Iterator[tuple[list[Host], Uptime]]:
    uptime, hosts = Uptime(), list[Host]()
    with ExitStack() as stack:
        for number in range(story.schedule.processes):
            port = stack.enter_context(held_port())
            hosts.append(Host(ready, folder / f"process{number}", port, uptime))
        try:
            yield hosts, uptime
        finally:
            for host in hosts:
                host.kill()


async def _whole(stage: Stage) -> None:
    story, schedule = stage.story, stage.story.schedule
    stage.uptime.set("database", is_up=True)
    stage.database.watch = lambda is_up: stage.uptime.set("database", is_up=is_up)
    await asyncio.gather(*(host.start() for host in stage.hosts))
    for number in range(schedule.games):
        game = await asyncio.to_thread(_seated, stage, number)
        story.games.append(game)
        game.pages = [*_pages(stage, game, number)]
    ports = [host.port for host in stage.hosts]
    story.contest = await asyncio.to_thread(Contest, ports, schedule.seed, stage.tries)
    faults = [asyncio.create_task(_break(stage, fault)) for fault in schedule.faults]
    contest = asyncio.create_task(story.contest.run())
    running = {page.name: asyncio.create_task(page.run()) for page in stage.pages}
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await _answers(stage, [*faults, contest])
                story.is_answered = True
            async with asyncio.timeout(WHOLE):
                await _rest(stage)
                story.is_whole = True
        if story.is_whole and schedule.goodbye:
            await _goodbye(stage, running)
    finally:
        stage.uptime.count()
        for task in (*faults, contest, *running.values()):
            task.cancel()
        problems = await asyncio.gather(*faults, contest, *running.values(), return_exceptions=True)
    for problem in problems:
        if isinstance(problem, Exception):
            raise problem


def _seated(stage: Stage, number: int) -> Game:
    """Two who play by link, at any process each, and others."""
    schedule, chance = stage.story.schedule, random.Random(f"{stage.story.schedule.seed} seats {number}")
    ports = [host.port for host in stage.hosts]
    me, you = Somebody(chance.choice(ports)), Somebody(chance.choice(ports))
    game = me.open(opponent="link", first="me", clock=schedule.clock)
    invited = asked(me, f"/api/games/{game}/invitation", {"seat": "other"}, stage.tries)
    secret = str(invited["url"]).partition("#")[2]
    asked(you, f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"}, stage.tries)
    tabs = [(me, you)[number % 2] for number in range(schedule.tabs)]
    return Game(game, [me, you, *tabs, *(Somebody(ports[0]) for _ in range(schedule.watchers))])


def _pages(stage: Stage, game: Game, number: int) -> Iterator[Page]:
    schedule, ports = stage.story.schedule, [host.port for host in stage.hosts]
    for who, somebody in enumerate(game.people):
        chance = random.Random(f"{schedule.seed} page {number} {who}")
        name, mind, port = (
            f"{schedule.seed}-{number}-{who}",
            Mind(chance, schedule.goal, is_sensible=schedule.is_sensible),
            chance.choice(ports),
        )
        cookies: Mapping[str, str] = dict(somebody.cookies)
        yield Page(
            name,
            game.name,
            port,
            port,
            cookies,
            chance,
            mind,
            stage.counter.count,
            ports=ports,
            echo=schedule.echo,
        )


async def _break(stage: Stage, fault: Fault) -> None:
    await stage.counter.reach(fault.after)
    await asyncio.sleep(fault.pause)
    stage.story.broken.append(fault.kind)
    host = stage.hosts[fault.whom % len(stage.hosts)]
    match fault.kind:
        case "kill":
            await host.again(signal.SIGKILL, fault.length)
        case "stop":
            await host.again(signal.SIGTERM, fault.length)
        case "freeze":
            await host.freeze(fault.length)
        case "dark" | "night":
            await asyncio.gather(*(each.again(signal.SIGKILL, fault.length) for each in stage.hosts))
        case "line":
            for page in stage.pages:
                page.cut()
        case _:
            await _break_database(stage, fault)


async def _break_database(stage: Stage, fault: Fault) -> None:
    database = stage.database
    if fault.kind == "backends":
        if stage.database_lock.locked():
            stage.story.broken.remove(fault.kind)  # it is away
            return
        async with stage.database_lock:  # nor does it go away in the middle of it
            await asyncio.to_thread(database.primary.cut)
        return
    async with stage.database_lock:
        match fault.kind:
            case "slow":
                await database.slow(fault.length)
            case "doubt":
                await database.doubt(fault.length)
            case "crash":
                await database.crash(fault.length)
            case _:
                await database.promote(fault.length, is_slow=fault.whom % 2 == 0)
                await database.follow()


async def _answers(stage: Stage, others: Sequence["asyncio.Task[None]"]) -> None:
    """Wait until all is said and answered, and nothing breaks any more."""
    goal = stage.story.schedule.goal
    while True:
        await asyncio.sleep(0.03)
        is_said = all(not page.queue and page.view for page in stage.pages)
        is_over = all(page.seen >= goal or page.view["ending"] for page in stage.pages if page.view)
        if all(task.done() for task in others) and (is_said and is_over):
            return
        if is_said and is_over:
            stage.counter.release()


async def _rest(stage: Stage) -> None:
    """Wait until everybody has seen the same, and who is there, for a while."""
    calm = 0
    while calm < 3:
        before = [page.seen for page in stage.pages]
        await asyncio.sleep(0.05)
        is_calm = before == [page.seen for page in stage.pages] and all(
            not page.queue for page in stage.pages
        )
        for game in stage.story.games:
            is_calm &= 1 == len({page.seen for page in game.pages})
            is_calm &= all(page.present.get("first") and page.present.get("second") for page in game.pages)
        calm = calm + 1 if is_calm else 0


async def _goodbye(stage: Stage, running: Mapping[str, "asyncio.Task[None]"]) -> None:
    """A process ends for good, and so do the pages of a player there; the other one is told in time."""
    game = stage.story.games[0]
    leaving = [page for page in game.pages if page.seat == "second"]
    for page in leaving:
        page.ports = page.ports[:1]
        page.port = page.ports[0]
        page.cut()
    staying = [page for page in game.pages if page.seat == "first"]
    for page in stage.pages:
        if page not in leaving:
            page.ports = page.ports[1:]
    await asyncio.sleep(0.3)
    stage.story.broken.append("goodbye")
    for page in leaving:
        running[page.name].cancel()
    stage.hosts[0].kill()
    stage.story.is_absence_told = False
    with suppress(TimeoutError):
        async with asyncio.timeout(WHOLE):
            while any(page.present["second"] for page in staying):  # noqa: ASYNC110  nobody else tells
                await asyncio.sleep(0.05)
            stage.story.is_absence_told = True
