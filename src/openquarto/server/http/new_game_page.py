"""The page with the form of a new game: shown on its own, and again where it was filled in wrongly."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from openquarto.match.opponent import FRIENDLY, HERE, LINK, OPPONENTS, opponent_name
from openquarto.players.roster import NUMBERS
from openquarto.rules.clock import LONGEST
from openquarto.rules.error import QuartoError
from openquarto.server.http.game_form import Fields, read_game_form
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.speech.manner import Hearer
from openquarto.speech.refusal import refuse

TURN_CLOCKS = (15, 30, 60, 120, 300, 900, LONGEST)  # seconds
GAME_CLOCKS = (
    (3, 2),
    (5, 0),
    (5, 3),
    (10, 0),
    (10, 5),
    (15, 10),
    (30, 0),
)  # minutes, seconds that a turn adds


def new_game_page(request: Request, fields: Fields | None = None, status: int = 200) -> Response:
    """The form as a page, with its faults."""
    form = read_game_form(request.query_params if fields is None else fields)
    if form.opponent == LINK and Services.of(request).is_offline:  # an old address; it is not offered there
        form = replace(form, opponent=FRIENDLY)
    hearer = hearer_of(request)
    said = refuse(QuartoError(*form.faults), hearer) if request.query_params or fields else ()
    is_wanted = request.query_params.get("start") == "1" and not form.faults
    # A link elsewhere must not begin games: only an address that was typed, or a page of ours.
    is_ours = request.headers.get("sec-fetch-site") in ("none", "same-origin")
    opponents = [
        {
            "value": f"level{number}" if (number := NUMBERS.get(name)) else name,
            "name": opponent_name(name, hearer.words),
            "number": number,
            "about": hearer.words.say(f"about-{name}"),
            "level": name,
        }
        for name in OPPONENTS
        if name != HERE
    ]
    turn_clocks, game_clocks = _turn_clocks(hearer), _game_clocks(hearer)
    values = {
        "choice": form,
        "opponents": opponents,
        "errors": said,
        "turn_clocks": turn_clocks,
        "game_clocks": game_clocks,
        "known_clocks": [value for value, _ in (*turn_clocks, *game_clocks)],
        "start": is_wanted and is_ours,
    }
    return page_response(request, "new", values, status)


def _turn_clocks(hearer: Hearer) -> list[tuple[str, str]]:
    """The clocks to choose from that limit each turn: what is sent, and how it is called."""
    minute = 60

    def called(seconds: int) -> str:
        if seconds == LONGEST:
            return hearer.says("page-clock-day")
        if seconds > minute:
            return hearer.says("page-clock-minutes", minutes=seconds // minute)
        return hearer.says("page-clock-seconds", seconds=seconds)

    return [(str(seconds), called(seconds)) for seconds in TURN_CLOCKS]


def _game_clocks(hearer: Hearer) -> list[tuple[str, str]]:
    """Those with one bank of time for the whole game."""
    return [
        (
            f"{minutes * 60}+{increment}",
            hearer.says(
                "clocks-increment" if increment else "clocks-minutes", minutes=minutes, increment=increment
            ),
        )
        for minutes, increment in GAME_CLOCKS
    ]
