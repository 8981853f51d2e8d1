"""Who stands where: points, then the tie-breaks of the kind, each by its rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openquarto.tournament.card import Card, cards, points
from openquarto.tournament.settings import TieBreak
from openquarto.tournament.state import Tournament
from openquarto.tournament.tie_break import TIE_BREAK_RULES, direct_encounter


@dataclass(frozen=True, slots=True)
class Row:
    """A place in the standings; players whom nothing tells apart share one."""

    place: int
    player: int
    points: float
    played: int  # rounds that count for it
    tie_breaks: Mapping[TieBreak, float]


def standings(tournament: Tournament) -> list[Row]:
    """The players from the first on; those who withdrew stay among them, those who never came do not."""
    made: dict[int, Card] = dict(cards(tournament))
    totals = {number: points(card) for number, card in made.items()}
    values = {number: _values(tournament, number, made, totals) for number in made}
    shown = sorted(made, key=lambda number: (-totals[number], number))
    values = _with_encounters(tournament.settings.tie_breaks, shown, made, totals, values)

    def key(number: int) -> tuple[float, ...]:
        return (-totals[number], *(-values[number][each] for each in tournament.settings.tie_breaks))

    ranks = {number: rank for rank, number in enumerate(tournament.ranked)}
    ordered = sorted(shown, key=lambda number: (*key(number), ranks[number]))
    rows: list[Row] = []
    for index, number in enumerate(ordered, 1):
        is_shared = bool(rows) and key(rows[-1].player) == key(number)
        played = sum(entry.points is not None for entry in made[number])
        rows.append(
            Row(rows[-1].place if is_shared else index, number, totals[number], played, values[number])
        )
    return rows


def _values(
    tournament: Tournament, number: int, made: Mapping[int, Card], totals: Mapping[int, float]
) -> dict[TieBreak, float]:
    return {
        each: TIE_BREAK_RULES[each](number, made, totals)
        for each in tournament.settings.tie_breaks
        if each is not TieBreak.DIRECT_ENCOUNTER
    }


def _with_encounters(
    order: Sequence[TieBreak],
    shown: Sequence[int],
    made: Mapping[int, Card],
    totals: Mapping[int, float],
    values: Mapping[int, Mapping[TieBreak, float]],
) -> dict[int, dict[TieBreak, float]]:
    """The direct encounter needs to know who is tied: those with the same points and the same before it."""
    if TieBreak.DIRECT_ENCOUNTER not in order:
        return {number: dict(values[number]) for number in shown}
    before = order[: order.index(TieBreak.DIRECT_ENCOUNTER)]
    groups: dict[tuple[float, ...], list[int]] = {}
    for number in shown:
        groups.setdefault((totals[number], *(values[number][each] for each in before)), []).append(number)
    met = {
        number: value for tied in groups.values() for number, value in direct_encounter(tied, made).items()
    }
    return {number: {TieBreak.DIRECT_ENCOUNTER: met[number], **values[number]} for number in shown}
