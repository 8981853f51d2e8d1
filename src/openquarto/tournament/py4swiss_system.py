"""The Dutch system as the library py4swiss has it (MIT), told what it wants to know as a report in TRF."""

from collections.abc import Sequence

from py4swiss.engines.common import PairingError
from py4swiss.engines.dutch import Engine
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from openquarto.rules.seat import Seat
from openquarto.tournament.swiss import Entrant, NoPairingError, Past, SwissRound

_PLAYED = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}
_GIVEN = {1.0: ResultToken.FULL_POINT_BYE, 0.5: ResultToken.HALF_POINT_BYE, 0.0: ResultToken.ZERO_POINT_BYE}
_FORFEITS = {1.0: ResultToken.FORFEIT_WIN, 0.0: ResultToken.FORFEIT_LOSS}
_COLOURS = {Seat.FIRST: ColorToken.WHITE, Seat.SECOND: ColorToken.BLACK}
# In the last round of a chess tournament the leaders' colours need not be even. Here seats are even to the
# end: the library never learns which round is the last.
_NEVER_LAST = 10_000


def pair(entrants: Sequence[Entrant], apart: frozenset[frozenset[int]]) -> SwissRound:
    """A round; raises NoPairingError."""
    forbidden = {(min(each), max(each)) for each in apart}
    absent = {entrant.rank for entrant in entrants if not entrant.is_present}
    report = ParsedTrf(
        player_sections=[_section(entrant) for entrant in entrants],
        x_section=XSection(number_of_rounds=_NEVER_LAST, zeroed_ids=absent, forbidden_pairs=forbidden),
    )
    try:
        found = Engine.generate_pairings(report)
    except PairingError:
        raise NoPairingError from None
    pairs = tuple((each.white, each.black) for each in found if each.black)
    return SwissRound(pairs, next((each.white for each in found if not each.black), None))


def _section(entrant: Entrant) -> PlayerSection:
    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=entrant.rank,
        rank=entrant.rank,
        points_times_ten=round(10 * sum(past.points for past in entrant.past)),
        results=[_round_result(past) for past in entrant.past],
    )


def _round_result(past: Past) -> RoundResult:
    if past.is_played and past.seat:
        return RoundResult(id=past.opponent, color=_COLOURS[past.seat], result=_PLAYED[past.points])
    if past.is_bye:
        token = ResultToken.PAIRING_ALLOCATED_BYE
    elif past.seat:  # a forfeit: it may be played another day, but no bye follows a point without a game
        return RoundResult(id=past.opponent, color=_COLOURS[past.seat], result=_FORFEITS[past.points])
    else:
        token = _GIVEN[past.points]
    return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)
