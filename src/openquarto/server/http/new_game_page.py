"""The page with the form of a new game: shown on its own, and again where it was filled in wrongly."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from openquarto.match.opponent import FRIENDLY, HERE, LINK, OPPONENTS, opponent_name
from openquarto.players.roster import NUMBERS
from openquarto.rules.error import QuartoError
from openquarto.server.http.clock_choices import game_clocks, turn_clocks
from openquarto.server.http.game_form import Fields, read_game_form
from openquarto.server.http.responses import hearer_of, page_response
from openquarto.server.services import Services
from openquarto.speech.refusal import refuse


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
    by_turn, by_game = turn_clocks(hearer), game_clocks(hearer)
    values = {
        "choice": form,
        "has_lobby": Services.of(request).lobby is not None,
        "opponents": opponents,
        "errors": said,
        "turn_clocks": by_turn,
        "game_clocks": by_game,
        "known_clocks": [value for value, _ in (*by_turn, *by_game)],
        "start": is_wanted and is_ours,
    }
    return page_response(request, "new", values, status)
