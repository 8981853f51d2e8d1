"""What the operator has told the other workers, taken over by one that is started again."""

from openquarto.server.services import Services
from openquarto.server.siblings import ask_siblings
from openquarto.wire.admin import Banned, Bans, Counters, Figures


async def adopt(services: Services) -> None:
    """Shut out whom the others shut out, and open no games where they do not: both are in memory alone."""
    for answers in (await ask_siblings(services.config, Bans())).values():
        for line in answers:
            if isinstance(line, Banned) and line.minutes != 0:
                services.bans.ban(line.network, line.minutes or 0.0)
    for answers in (await ask_siblings(services.config, Counters())).values():
        for line in answers:
            if isinstance(line, Figures) and not line.figures.get("accepts_games", 1.0):
                services.registry.accepts_games = False
