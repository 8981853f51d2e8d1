"""Round robin by Berger tables: everybody meets everybody, with seats as even as they can be."""

from collections.abc import Sequence

Pair = tuple[int, int]


def berger(players: int) -> list[list[Pair]]:
    """The rounds for an even number of players, each a list of first and second, numbered from 1.

    Of four: 1–4 2–3, then 4–3 1–2, then 2–4 3–1. The last player alternates seats.
    """
    others = players - 1
    rounds = []
    for number in range(others):
        top = number * (players // 2) % others  # who meets the last player
        pairs = [(top, others) if number % 2 == 0 else (others, top)]
        pairs += [((top + step) % others, (top - step) % others) for step in range(1, players // 2)]
        rounds.append([(first + 1, second + 1) for first, second in pairs])
    return rounds


def schedule(players: Sequence[int], *, is_double: bool) -> list[tuple[list[Pair], list[int]]]:
    """All rounds as pairs and those who have a bye.

    In a double one the last two rounds of the first half change places, as the federations advise, so that
    nobody has the same seat three times where the halves meet.
    """
    odd = len(players) % 2 == 1
    table = berger(len(players) + odd)
    if is_double:
        first_half = [*table[:-2], *reversed(table[-2:])]
        table = first_half + [[(second, first) for first, second in pairs] for pairs in table]
    numbered = dict(enumerate(players, 1))
    rounds = []
    for pairs in table:
        met = [(numbered[one], numbered[two]) for one, two in pairs if one in numbered and two in numbered]
        playing = {player for pair in met for player in pair}
        rounds.append((met, [player for player in players if player not in playing]))
    return rounds
