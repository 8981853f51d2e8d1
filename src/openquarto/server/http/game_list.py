"""My games on a page: in groups with those first that wait for me, searched, and a page at a time."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, get_args
from urllib.parse import urlencode

from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.server.http.elapsed import ago
from openquarto.server.http.my_games import MOST_LOOKED_AT, Mine, listed
from openquarto.server.room.agreement import opponent
from openquarto.server.room.projection import Projection
from openquarto.server.room.statistics import result_of
from openquarto.speech.announce import ending
from openquarto.speech.manner import Manner
from openquarto.speech.name import line_name, piece_name
from openquarto.speech.template import capital
from openquarto.wire.http import MyGame

Shown = Literal["all", "turn", "running", "ended"]
SHOWN: tuple[Shown, ...] = get_args(Shown)
PAGE = 24  # games
LONGEST_SEARCH = 100  # letters


@dataclass(frozen=True, slots=True)
class Search:
    """What is asked for on the page of my games."""

    text: str = ""
    shown: Shown = "all"
    page: int = 1

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Search":
        """A search from an address; what cannot be meant is left out."""
        shown, page = query.get("show", ""), query.get("page", "")
        is_number = page.isascii() and page.isdigit() and len(page) < len(str(MOST_LOOKED_AT)) + 1
        return cls(
            text=" ".join(query.get("q", "")[:LONGEST_SEARCH].split()),
            shown=next((each for each in SHOWN if each == shown), "all"),
            page=max(1, int(page)) if is_number else 1,
        )

    def url(self, page: int) -> str:
        """The address of another page of what was found."""
        asked = {"q": self.text, "show": "" if self.shown == "all" else self.shown, "page": page}
        return f"/games?{urlencode({name: value for name, value in asked.items() if value})}"


@dataclass(frozen=True, slots=True)
class Card:
    """A game in a list: the plain data, and words for it."""

    game: MyGame
    heading: str  # my own title, or against whom I play
    status: str  # whose turn it is, or how it ended
    line: str  # of the quarto that won
    hand: str  # the piece that I am to place
    when: str
    changed: datetime
    shown: list[int]  # places of the squares of `game.shown`
    last: int | None  # likewise


def in_order(games: Sequence[Mine]) -> list[Mine]:
    """Those first that wait for me, then those that wait for somebody else, then those that are over.

    Among the first, those with a clock and those by link come before the rest: there somebody waits.
    """

    def key(game: Mine) -> tuple[int, bool, bool]:
        if not game.is_my_turn:
            return (2 if game.is_over else 1, False, False)
        return 0, not game.summary.is_timed, not game.summary.arrangement.by_link

    return sorted(games, key=key)


def card(game: Mine, manner: Manner) -> Card:
    """A game as a page shows it."""
    plain, summary = listed(game, manner), game.summary
    lines = [] if plain.masked else [capital(line_name(each.line, manner)) for each in summary.view.shown[:1]]
    its = Manner(language=manner.language, edition=summary.arrangement.settings.edition)
    return Card(
        game=plain,
        heading=game.info.title or _against(game, manner),
        status=_ended(game, its) if game.is_over else plain.status,
        line="".join(lines),
        hand=piece_name(Piece[plain.hand], its) if plain.hand and game.is_my_turn else "",
        when=ago(time.time() - game.info.changed, manner.words),
        changed=datetime.fromtimestamp(game.info.changed, UTC),
        shown=[Square[name].index for name in plain.shown],
        last=Square[plain.last].index if plain.last and not plain.is_over else None,
    )


def _ended(game: Mine, manner: Manner) -> str:
    """How a game ended; that it is over is seen."""
    outcome = game.summary.view.outcome
    hearer = Projection(game.role, manner).hearer(game.summary)
    return " ".join(ending(outcome, hearer)) if outcome else ""


def _against(game: Mine, manner: Manner) -> str:
    """Whom I play: the computer, somebody by link, or two at one screen."""
    arrangement, seat, words = game.summary.arrangement, game.seat, manner.words
    settings = arrangement.settings
    if arrangement.by_link and seat:
        return settings.name(seat.other) or words.say("link-elsewhere")
    if arrangement.computer is None and not (settings.first or settings.second):
        return words.say("page-here")
    return opponent(arrangement, manner)


def found(games: Sequence[Mine], manner: Manner, search: Search) -> list[Mine]:
    """The games that are asked for: every word must stand somewhere in what is told of a game."""
    wanted = search.text.casefold().split()
    kept = [game for game in games if _is_among(game, search.shown)]
    return [game for game in kept if not wanted or _tells(game, manner, wanted)]


def _is_among(game: Mine, shown: Shown) -> bool:
    match shown:
        case "turn":
            return game.is_my_turn
        case "running":
            return not game.is_over
        case "ended":
            return game.is_over
        case _:
            return True


def _tells(game: Mine, manner: Manner, wanted: Sequence[str]) -> bool:
    """Whether title, players, result, variant or date hold every word."""
    arrangement = game.summary.arrangement
    result = result_of(game.summary, game.seat) if game.seat else None
    day = datetime.fromtimestamp(game.info.changed, UTC).astimezone()
    texts = (
        game.info.title,
        _against(game, manner),
        opponent(arrangement, manner),
        manner.words.say(f"games-{result}") if result else "",
        str(arrangement.settings.variant),
        f"{day:%Y-%m-%d %d.%m.%Y %d/%m/%Y}",
    )
    told = " ".join(texts).casefold()
    return all(word in told for word in wanted)
