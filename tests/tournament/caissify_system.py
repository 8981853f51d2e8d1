"""The Dutch system as caissify-pairings has it, an implementation of other hands: to compare with."""

from collections.abc import Sequence

from caissify_pairings.engines.dutch import DutchEngine

from openquarto.rules.seat import Seat
from openquarto.tournament.swiss import Entrant, SwissRound

NEVER_LAST = 10_000
COLOURS = {Seat.FIRST: "white", Seat.SECOND: "black"}


def pair(entrants: Sequence[Entrant], apart: frozenset[frozenset[int]]) -> SwissRound:
    scores = {
        each.rank: [sum(past.points for past in each.past[:at]) for at in range(len(each.past) + 1)]
        for each in entrants
    }
    players, met = [], set()
    for each in entrants:
        met |= {(each.rank, past.opponent) for past in each.past if past.is_played}
        if each.is_present:
            players.append(
                {
                    "id": each.rank,
                    "name": "",
                    "score": scores[each.rank][-1],
                    "rating": 0,
                    "starting_number": each.rank,
                    "pairing_number": each.rank,
                    "color_hist": [COLOURS[past.seat] for past in each.past if past.is_played and past.seat],
                    "float_history": floats(each, scores),
                    "bye_count": sum(past.is_bye for past in each.past),
                    "forfeit_win_count": sum(
                        past.seat is not None and not past.is_played and past.points == 1
                        for past in each.past
                    ),
                }
            )
    met |= {(min(each), max(each)) for each in apart}
    found = DutchEngine(players, met, len(entrants[0].past) + 1, NEVER_LAST).generate_pairings()
    pairs = tuple((each["white_id"], each["black_id"]) for each in found if each["black_id"])
    return SwissRound(pairs, next((each["white_id"] for each in found if not each["black_id"]), None))


def floats(entrant: Entrant, scores: dict[int, list[float]]) -> list[str]:
    found = []
    for at, past in enumerate(entrant.past):
        if not past.is_played:
            found.append("down")
            continue
        mine, other = scores[entrant.rank][at], scores[past.opponent][at]
        found.append("down" if mine > other else "up" if mine < other else "none")
    return found
