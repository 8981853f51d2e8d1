"""Which games of a tournament count for ratings, and for which list."""

from collections.abc import Iterable, Mapping

from openquarto.players.level import LEVELS
from openquarto.players.roster import shown_name
from openquarto.ratings.periods import RatedGame, Ratings, ratings_of
from openquarto.rules.variant import Variant
from openquarto.tournament.event import Resulted, nameless
from openquarto.tournament.log import Log
from openquarto.tournament.state import Tournament

# Elo above the first level, as docs/levels.md has it measured, on a scale where a club's 1500 is its middle.
LEVEL_ELO = (0, 103, 256, 411, 564, 734, 904, 1061, 1221, 1300)
FIRST_LEVEL = 900


def anchors() -> dict[str, float]:
    """The levels by the names that people read, at their measured strength."""
    return {shown_name(level): float(FIRST_LEVEL + elo) for level, elo in zip(LEVELS, LEVEL_ELO, strict=True)}


def line_set(tournament: Tournament) -> str:
    """The list that a tournament counts for: games with blocks and without are two."""
    return "blocks" if Variant.parse(tournament.settings.variant).blocks else "lines"


def rated_games(tournament: Tournament, club: str = "") -> list[RatedGame]:
    """Every game that was played at a board of a tournament that counts; a forfeit shows no strength.

    Somebody whose name was forgotten is nobody else in another tournament: `club` tells them apart.
    """

    def name(player: int) -> str:
        called = tournament.name(player)
        return f"{called}{club}" if called == nameless(player) else called

    if not tournament.settings.rated:
        return []
    return [
        RatedGame(
            name(board.first),
            name(board.second),
            board.result.first / (board.result.first + board.result.second),
        )
        for each in tournament.rounds
        for board in each.boards
        if board.result and board.result.is_played
    ]


def club_ratings(logs: Iterable[Log]) -> Mapping[str, Ratings]:
    """The ratings of a club by line set, from all its tournaments, each of which is one period."""
    periods: dict[str, list[tuple[float, list[RatedGame]]]] = {}
    for number, log in enumerate(logs):
        if games := rated_games(log.state, f"#{number}"):
            at = max(each.at for each in log.entries if isinstance(each.event, Resulted))
            periods.setdefault(line_set(log.state), []).append((at, games))
    return {name: ratings_of(each, anchors()) for name, each in periods.items()}
