"""Whole matches in processes of their own: the same for any number of them, and through the death of any."""

import os
import signal
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from openquarto.notation import Record, read
from openquarto.workshop.arena.archive import Archive
from openquarto.workshop.arena.arena import MOST_IN_A_ROW, Arena
from openquarto.workshop.arena.contest import Contest, Entrant, Round
from openquarto.workshop.arena.error import ArenaError
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.arena.sprt import Sprt
from openquarto.workshop.arena.standing import Standing, Trial
from openquarto.workshop.arena.worker import Assignment, Refusal
from openquarto.workshop.error import WorkshopError
from openquarto.workshop.jobs import Job, Jobs
from tests.engine.talk import bad
from tests.workshop.arena import crowd

WILLOW, PINE = Entrant("willow", "willow"), Entrant("pine", "pine")
CONTEST = Contest(players=(WILLOW, PINE), seed=3)


def played(pairs: int, processes: int, contest: Contest = CONTEST) -> Arena:
    arena = Arena(contest, Archive(contest), pairs=pairs, processes=processes)
    arena.run()
    return arena


def test_the_same_games_for_one_process_and_for_two() -> None:
    one, two = played(4, 1), played(4, 2)
    assert one.standing == two.standing
    assert 8 == len(one.standing.games)
    assert [Round(pair, game) for pair in (1, 2, 3, 4) for game in (1, 2)] == sorted(one.standing.games)
    records = {number: Record.parse(game.record) for number, game in one.standing.games.items()}
    for pair in (1, 2, 3, 4):
        first, second = records[Round(pair, 1)], records[Round(pair, 2)]
        assert first.start == second.start
        assert (4, first.tags["First"], first.tags["Second"]) == (
            first.start.placed,
            second.tags["Second"],
            second.tags["First"],
        )
    assert 4 == len({record.start for record in records.values()})


def game(winner: int | None, forfeit: str | None = None, reason: str = "called") -> Played:
    return Played(winner, reason, "", forfeit, f"because of {forfeit}" if forfeit else "")


def test_the_standing_adds_up() -> None:
    games = {
        Round(1, 1): game(0),
        Round(1, 2): game(None, reason="full board"),
        Round(2, 1): game(0, "crash", "abandoned"),
        Round(2, 2): game(0, "crash", "abandoned"),
        Round(3, 1): game(1, "time", "time"),
    }
    standing = Standing(games)
    assert (3, 1, 1) == standing.results
    assert ((2, 0, 1), (1, 1, 0)) == standing.seats
    assert (0, 0, 0, 1, 1) == standing.score.counts  # the third pair is not whole
    assert {"abandoned": 2, "called": 1, "full board": 1, "time": 1} == standing.ends
    assert {"time": (1, "because of time")} == standing.forfeits(0)
    assert {"crash": (2, "because of crash")} == standing.forfeits(1)
    assert (1, 1, 0) == standing.up_to(1).results


def test_the_test_takes_pairs_in_their_order() -> None:
    trial = Trial(Sprt(0, 200))
    late = {Round(pair, number): game(0) for pair in range(2, 40) for number in (1, 2)}
    assert trial.advance(late) is None
    assert 0 == trial.pairs
    late |= {Round(1, 1): game(1), Round(1, 2): game(1)}
    assert "H1" == trial.advance(late)
    assert 2 < trial.pairs < 39
    assert (trial.pairs, "H1") == (sum(trial.counts), trial.advance(late))


def test_a_decided_test_ends_the_match_and_what_came_later_does_not_count() -> None:
    contest = Contest(players=(Entrant("oak", "oak"), Entrant("random", "random")))
    arenas = []
    for processes in (1, 2):
        arena = Arena(contest, Archive(contest), pairs=500, processes=processes, sprt=Sprt(0, 300))
        arena.run()
        arenas.append(arena)
    one, two = arenas
    assert one.trial
    assert two.trial
    assert "H1" == one.trial.verdict
    assert (one.trial.pairs, one.standing) == (two.trial.pairs, two.standing)
    assert one.trial.pairs == one.standing.score.pairs < 100


def test_an_engine_that_breaks_down_in_every_game_is_given_up() -> None:
    contest = Contest(players=(WILLOW, Entrant("Bad", None, bad("crash@go"))), movetime=100, patience=5.0)
    arena = played(50, 1, contest)
    assert MOST_IN_A_ROW == len(arena.standing.games)
    assert "Bad failed in 10 games one after the other" in str(arena.trouble)
    assert {"crash": MOST_IN_A_ROW} == {kind: n for kind, (n, _) in arena.standing.forfeits(1).items()}


def test_an_engine_that_answers_wrongly_plays_on() -> None:
    contest = Contest(players=(WILLOW, Entrant("Bad", None, bad("turn=zz"))), movetime=100, patience=5.0)
    arena = played(10, 2, contest)
    assert (20, 0, 0) == arena.standing.results
    assert arena.trouble is None


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks for processes in /proc")
def test_a_killed_worker_is_replaced_and_its_engine_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine hangs for a minute, so it would be left over; the game is played again by another worker."""
    mark = f"killed worker {os.getpid()}"
    monkeypatch.setenv(crowd.MARK, mark)
    contest = Contest(
        players=(Entrant("Bad", None, bad("hang@go")), WILLOW), movetime=1_500, grace=0.0, patience=5.0
    )
    arena = Arena(contest, Archive(contest), pairs=1, processes=1)
    killed: list[int] = []

    def kill() -> None:
        crowd.wait_until(lambda: any("bad.py" in command for command in crowd.alive(mark).values()))
        killed.extend(crowd.workers(mark))
        for pid in killed:
            os.kill(pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    with crowd.nobody_left(mark):
        killer.start()
        arena.run()
        killer.join()
    assert 1 == len(killed)
    assert (0, 0, 2) == arena.standing.results
    assert {"time"} == set(arena.standing.forfeits(0))


def test_a_game_that_kills_every_worker_ends_the_match() -> None:
    arena = Arena(CONTEST, Archive(CONTEST), pairs=1)
    doomed = Mock(task=Assignment(Round(1, 2), "4/4/4/4 - - classic"))
    for _ in range(3):
        assert arena.trouble is None
        arena._take(doomed, None)
    assert "a worker process ended 3 times in game 1.2, so the match was ended" == str(arena.trouble)


def test_what_a_worker_cannot_do_is_said_in_its_sentence() -> None:
    arena = Arena(CONTEST, Archive(CONTEST), pairs=1)
    with pytest.raises(ArenaError, match="expected a table"):
        arena._take(Mock(), Refusal("expected a table"))


def test_an_archive_goes_on_and_is_extended(tmp_path: Path) -> None:
    job, output = tmp_path / "match", tmp_path / "games.qgn"
    archive = Archive(CONTEST, job=job, output=output)
    Arena(CONTEST, archive, pairs=2).run()
    archive.close()
    before = dict(archive.games)
    with pytest.raises(ArenaError, match="holds a match that has begun: add --resume"):
        Archive(CONTEST, job=job, output=output)
    again = Archive(CONTEST, job=job, output=output, resume=True)
    assert before == again.games
    arena = Arena(CONTEST, again, pairs=3)
    fresh: list[None] = []
    arena.run(lambda: fresh.append(None))
    again.write(arena.standing.games)
    again.close()
    assert 2 == len(fresh)
    assert played(3, 1).standing == arena.standing
    records = [record for record in read(output.read_text()) if isinstance(record, Record)]
    assert ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"] == [record.tags["Round"] for record in records]


def test_other_settings_are_refused(tmp_path: Path) -> None:
    job = tmp_path / "match"
    Archive(CONTEST, job=job).close()
    other = Contest(players=(WILLOW, PINE), seed=4, nodes=7)
    with pytest.raises(ArenaError, match="other settings: seed 3 there, 4 here; nodes - there, 7 here"):
        Archive(other, job=job, resume=True)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    text, games = tmp_path / "text", tmp_path / "games.qgn"
    text.write_text("not a table of jobs at all, but long enough to be looked at" * 99)
    with pytest.raises(WorkshopError, match="cannot be used as a file of jobs: file is not a database"):
        Archive(CONTEST, job=text, resume=True)
    others = Jobs(tmp_path / "others")
    others.add([Job("a", b"1"), Job("b", b"2")])
    others.finish("a", b"x")
    others.close()
    with pytest.raises(ArenaError, match="holds something else than a match"):
        Archive(CONTEST, job=tmp_path / "others", resume=True)
    games.write_text("*")
    with pytest.raises(ArenaError, match="exists already"):
        Archive(CONTEST, job=tmp_path / "new", output=games, resume=True)
    assert "*" == games.read_text()
    with pytest.raises(ArenaError, match="there is no folder"):
        Archive(CONTEST, job=tmp_path / "no" / "such" / "folder")
