"""My statistics: what counts, for whom, and which level suits."""

import pytest

from openquarto.match.opponent import HERE, LINK
from openquarto.players.level import LEVELS
from openquarto.rules.seat import Seat
from openquarto.server.game.events import Wished
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.statistics import Statistics, Tally, statistics_of
from openquarto.server.room.summary import Summary
from tests.server.room.played import FULL, QUARTO, lost, snapshots, won

NAMES = tuple(LEVELS)


def of(*games: Snapshot, seat: Seat = Seat.SECOND) -> Statistics:
    return statistics_of([(seat, Summary.of(game)) for game in games])


def test_nothing_was_played() -> None:
    assert (Statistics(), 0, 3) == (of(), of().played, of().next_level)


def test_games_count_by_level_and_by_link() -> None:
    by_link = snapshots(f"{QUARTO} #a1-a4", opponent=LINK)[-1]
    drawn = snapshots(FULL, opponent="oak")[-1]
    told = of(won(), lost(), drawn, by_link)
    assert {3: Tally(("won", "lost")), 8: Tally(("drawn",))} == told.levels
    assert (Tally(("won",)), 4, 2, 0) == (told.by_link, told.played, told.taken, told.left_over)


def test_the_same_games_give_the_same() -> None:
    games = (won(), lost(), won("oak"))
    assert of(*games) == of(*games)


def test_only_what_was_played_to_its_end_here_counts() -> None:
    running = snapshots(QUARTO)[-1]
    at_one_screen = snapshots(f"{QUARTO} #a1-a4", opponent=HERE)[-1]
    from_a_record = snapshots(
        "#a1-a4", record='[FirstPlayer "pine"]\n\n1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1 *'
    )[-1]
    assert from_a_record.match.outcome
    assert 0 == of(running, at_one_screen, from_a_record).played


def test_quartos_that_were_missed_and_taken() -> None:
    """Second lets the quarto pass, first calls it before placing."""
    game = snapshots(f"{QUARTO} P #a1-a4")[-1]
    mine, theirs = of(game), of(game, seat=Seat.FIRST)
    assert (0, 0, 1) == (mine.taken, mine.left_over, mine.missed)
    assert (1, 1, 0) == (theirs.taken, theirs.left_over, theirs.missed)


def test_nothing_of_a_live_quarto_is_in_a_summary() -> None:
    assert () == Summary.of(snapshots(QUARTO)[-1]).missed
    assert () == Summary.of(snapshots(f"{QUARTO} P")[-1]).missed


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ({}, 3),
        ({1: "w"}, 2),
        ({3: "w"}, 4),
        ({3: "lw", 5: "w"}, 6),
        ({10: "w"}, 10),
        ({3: "l"}, 3),
        ({3: "ll"}, 3),
        ({3: "lll"}, 2),
        ({3: "lllw", 4: "lll"}, 2),
        ({3: "dll"}, 3),
        ({1: "lll", 2: "lll", 3: "lll"}, 1),
    ],
)
def test_the_level_that_suits(results: dict[int, str], level: int) -> None:
    names = {"w": "won", "l": "lost", "d": "drawn"}
    levels = {number: Tally(tuple(names[each] for each in told)) for number, told in results.items()}  # type: ignore[misc]
    assert level == Statistics(levels=levels).next_level


def test_a_level_is_known_by_its_number() -> None:
    assert [*range(1, len(NAMES) + 1)] == [*of(*map(won, NAMES)).levels]


def test_a_game_that_nobody_claimed_is_nobodys() -> None:
    claimed = snapshots("M", then=[Wished("first", "resign")])[-1]
    assert 1 == of(claimed).played
