"""Undo when tables have gone on by themselves, and what many undos cost."""

import random
from collections.abc import Callable
from contextlib import suppress

import pytest

from openquarto.tournament import Log, acts, standings
from openquarto.tournament import log as log_module
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Event, Forgotten, Paired, Undone
from openquarto.tournament.json_form import state_json
from openquarto.tournament.log import TABLE, LogEntry, line_of, log_of, read_lines
from openquarto.tournament.replay import after
from openquarto.tournament.state import ByeKind, Tournament
from openquarto.tournament.trf import trf16
from tests.tournament.evening import begun, do


@pytest.fixture
def arena() -> Log:
    """Four play; two more have come in, and the tables have paired them by themselves."""
    log = begun(4, kind="arena", place="tables")
    do(log, acts.pair(log.state))
    do(log, acts.enter(log.state, "Xenia"))
    do(log, acts.enter(log.state, "Yann"))
    do(log, acts.pair(log.state), by=TABLE)
    return log


def steps_counted(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """The events that logs replay from now on."""
    steps: list[Event] = []

    def counted(state: Tournament | None, event: Event) -> Tournament:
        steps.append(event)
        return after(state, event)

    monkeypatch.setattr(log_module, "after", counted)
    return steps


def test_an_entry_is_not_undone_when_the_tables_have_paired_it(arena: Log) -> None:
    before, seq = arena.state, arena.seq
    with pytest.raises(TournamentError, match="round 2 has been paired since") as refused:
        arena.undo()
    assert "undo too late" == refused.value.faults[0].code
    assert (before, seq) == (arena.state, arena.seq)
    # There is a way on: they leave, or the round is taken back and the entry with it.
    do(arena, acts.take_back(arena.state))
    do(arena, acts.remove(arena.state, 6))
    do(arena, arena.undo())
    do(arena, arena.undo())
    assert before == arena.state


def test_a_round_is_not_undone_when_the_tables_have_paired_the_next_one() -> None:
    log = begun(4, kind="arena", place="tables")
    do(log, acts.pair(log.state))
    for board in (1, 2):
        do(log, acts.enter_result(log.state, 1, board, "1-0", how="table"), by=TABLE)
    do(log, acts.pair(log.state), by=TABLE)
    with pytest.raises(TournamentError, match="round 2 has been paired since"):
        log.undo()


def test_what_does_not_replay_is_not_kept(arena: Log) -> None:
    before, seq = arena.state, arena.seq
    for event in (
        Undone(7),
        Undone(1),
        Undone(seq + 1),
        Paired(3, ((1, 1, 99),)),
        Paired(3, (), ((99, "bye", 0),)),
    ):
        with pytest.raises(TournamentError):
            arena.append(event, at=0.0)
        assert (before, seq) == (arena.state, arena.seq)


def test_of_an_act_that_cannot_be_nothing_is_kept(arena: Log) -> None:
    before, seq = arena.state, arena.seq
    with pytest.raises(TournamentError):
        arena.add([*acts.enter(arena.state, "Zoë"), Undone(7)], at=0.0)
    assert (before, seq) == (arena.state, arena.seq)


def test_a_copy_goes_its_own_way(arena: Log) -> None:
    copy = arena.copy()
    do(copy, acts.enter(copy.state, "Zoë"))
    assert arena.seq + 1 == copy.seq
    assert 7 not in arena.state.players


def test_an_entry_whose_name_was_forgotten_can_be_undone() -> None:
    log = begun(4)
    do(log, acts.enter(log.state, "Late"))
    do(log, [Forgotten(5)])
    do(log, log.undo())
    assert 5 not in log.state.players
    assert log.state == again(log).state


def again(log: Log) -> Log:
    return read_lines([line_of(log.entries)])


def by_all_means(log: Log) -> Tournament:
    """The state as it is defined: every entry that was not undone, one after the other."""
    undone = {entry.event.entry for entry in log.entries if isinstance(entry.event, Undone)}
    state: Tournament | None = None
    for entry in log.entries:
        if entry.seq not in undone and not isinstance(entry.event, Undone):
            state = after(state, entry.event)
    assert state
    return state


Wish = Callable[[Log, random.Random], list[Event]]
WISHES: tuple[Wish, ...] = (
    lambda log, _: [*log.undo()],
    lambda log, _: acts.enter(log.state, f"Late {log.seq}"),
    lambda log, chance: acts.remove(log.state, chance.randint(1, 12)),
    lambda log, chance: acts.withdraw(log.state, chance.randint(1, 12)),
    lambda log, chance: acts.come_back(log.state, chance.randint(1, 12)),
    lambda log, chance: acts.excuse(
        log.state, chance.randint(1, 12), len(log.state.rounds) + 1, ByeKind.HALF
    ),
    lambda log, _: acts.take_back(log.state),
    lambda log, _: acts.pair(log.state),
    lambda log, chance: acts.report(log.state, chance.randint(1, 12), "1-0"),
    lambda log, _: acts.end(log.state),
    lambda log, _: acts.reopen(log.state),
)


@pytest.mark.parametrize("kind", ["arena", "round robin", "knock-out"])
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_and_undone_the_log_replays_and_every_page_can_be_told(seed: int, kind: str) -> None:
    chance = random.Random(seed)
    log = begun(chance.randint(3, 8), kind=kind, place="tables")
    for _ in range(120):
        with suppress(TournamentError):
            do(log, chance.choice((WISHES[0], *WISHES))(log, chance))
        if pending := [*log.state.pending]:
            played, board = chance.choice(pending)
            with suppress(TournamentError):
                result = acts.enter_result(log.state, played.number, board.number, "1-0", how="table")
                do(log, result, by=TABLE)
        if log.state.is_arena and log.state.rounds:
            with suppress(TournamentError):
                do(log, acts.pair(log.state), by=TABLE)
        assert log.state == by_all_means(log)
        assert {row.player for row in standings(log.state)} <= {*log.state.players}
    assert log.state == again(log).state
    assert state_json(again(log)) == state_json(log)
    assert trf16(log.state)


def test_many_undos_are_replayed_in_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    log = begun(8)
    do(log, acts.pair(log.state))
    for number in range(700):
        do(log, acts.enter_result(log.state, 1, 1, "1-0" if number % 2 else "0-1", corrects=True))
    for _ in range(700):
        do(log, log.undo())
    steps = steps_counted(monkeypatch)
    assert log.state == log_of(log.entries).state
    assert 10 == len(steps)  # what is left of 1410 entries
    do(log, log.undo())
    assert len(steps) <= 20 + log_module.EVERY


def test_an_undo_in_a_long_log_replays_only_the_end_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    log = begun(8)
    do(log, acts.pair(log.state))
    for number in range(1000):
        do(log, acts.enter_result(log.state, 1, 1, "1-0" if number % 2 else "0-1", corrects=True))
    steps = steps_counted(monkeypatch)
    for undos in range(1, 11):
        do(log, log.undo())
        assert len(steps) <= undos * log_module.EVERY * 2  # once to try it, once to do it


def test_entries_that_come_later_are_read_on(arena: Log) -> None:
    known = log_of(arena.entries[:5])
    do(arena, acts.take_back(arena.state))
    do(arena, arena.undo())
    rest: list[LogEntry] = arena.entries[5:]
    known.extend(rest)
    assert known.state == arena.state
