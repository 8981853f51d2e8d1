"""What all requests share, put together: the same for a server and for a page that is its own server."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from openquarto.server.analysis.analysis_worker import AnalysisWorker
from openquarto.server.analysis.analyst import Analyst
from openquarto.server.analysis.fair_play import FairPlay
from openquarto.server.bans import Bans
from openquarto.server.bot_access import BotAccess
from openquarto.server.bots import BotFile
from openquarto.server.classrooms.classrooms import Classrooms
from openquarto.server.config import Config
from openquarto.server.drain import Drain
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import RefereeTime, SharedTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Addresses
from openquarto.server.metrics import Metrics
from openquarto.server.off_loop import OffLoop
from openquarto.server.pictures import PictureMaker
from openquarto.server.records import RecordReader
from openquarto.server.room.lobby import Lobby
from openquarto.server.room.registry import Registry
from openquarto.server.room.successions import Successions
from openquarto.server.security_events import SecurityEvents
from openquarto.server.services import Services
from openquarto.server.site.offline_package import OfflinePackage
from openquarto.server.site.templates import Templates
from openquarto.server.store.health import StoreHealth
from openquarto.server.store.protocol import Store
from openquarto.server.tournaments.tournaments import Tournaments


@dataclass(frozen=True, slots=True)
class Site:
    """What is served, and where."""

    config: Config
    store: Store
    web: Traversable
    port: int
    is_offline: bool = False  # it runs in a browser, for one person


@dataclass(frozen=True, slots=True)
class Parts:
    """What depends on where this runs: who thinks, who analyses, and what is done beside the event loop."""

    computers: Computers
    workers: Sequence[AnalysisWorker]
    loading: OffLoop
    off_loop: OffLoop


async def build_services(site: Site, parts: Parts, events: SecurityEvents, bans: Bans) -> Services:
    """What all requests of one site share."""
    config, store, limits = site.config, site.store, site.config.limits
    kept = await store.time()
    now = SharedTime(kept) if store.channel else RefereeTime(kept)
    registry = Registry(TableServices(store, parts.computers, now, limits, parts.loading))
    addresses, analyst = Addresses(limits), Analyst(parts.workers)
    health, drain = StoreHealth(store), Drain(registry, config.drain)
    metrics = _metrics(registry, addresses, analyst, events)
    metrics.gauge("ready", "1 as /readyz is 200", lambda: not (health.problem or drain.is_asked))
    templates = Templates(site.web, config.docs_url, is_offline=site.is_offline)
    return Services(
        config=config,
        registry=registry,
        lobby=Lobby(registry) if config.has_lobby and not site.is_offline else None,
        successions=Successions(registry, await store.unconfirmed()),
        tournaments=Tournaments(registry, parts.loading),
        classrooms=Classrooms(store.classrooms, parts.loading),
        templates=templates,
        is_offline=site.is_offline,
        package=None if site.is_offline else OfflinePackage.found(templates),
        addresses=addresses,
        bans=bans,
        bots=BotAccess(BotFile(config.bots_path), limits),
        metrics=metrics,
        records=RecordReader(parts.off_loop),
        pictures=PictureMaker(parts.off_loop),
        analyst=analyst,
        fair_play=FairPlay(registry),
        security_events=events,
        health=health,
        drain=drain,
        off_loop=parts.off_loop,
        address=config.address(site.port),
    )


def _metrics(registry: Registry, addresses: Addresses, analyst: Analyst, events: SecurityEvents) -> Metrics:
    metrics = Metrics()
    metrics.gauge("tables", "tables in memory", lambda: len(registry))
    metrics.gauge("sockets", "open sockets", lambda: addresses.sockets)
    _measure_store(metrics, registry.store)
    metrics.counter_by("refused", "what was refused, by reason", "reason", events.counts.items)
    metrics.gauge("analyses_waiting", "analyses that are not answered yet", lambda: analyst.waiting)
    metrics.counter("analyses", "analyses that were computed", lambda: analyst.computed)
    metrics.counter("analysis_cache_hits", "analyses that were cached", lambda: analyst.hits)
    metrics.counter("analysis_seconds", "how long analyses took in all", lambda: analyst.seconds)
    return metrics


def _measure_store(metrics: Metrics, store: Store) -> None:
    stats, channel = store.stats, store.channel
    metrics.counter("commits", "commits to the disk", lambda: stats.commits)
    metrics.counter("commit_seconds", "how long commits took in all", lambda: stats.seconds)
    metrics.counter("changes_failed", "changes that could not be written", lambda: stats.failed)
    metrics.counter("changes_unknown", "of these, those that may be kept all the same", lambda: stats.unknown)
    metrics.counter("commits_in_doubt", "commits whose answer was lost", lambda: stats.doubted)
    metrics.counter("log_clashes", "changes another process was quicker with", lambda: stats.clashes)
    if channel:
        metrics.gauge("channel_up", "1 as other processes are heard", lambda: channel.is_connected)
