"""One game, whatever an engine does in it: who forfeits, why, and a record that can be read."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from openquarto.notation.read import read_one
from openquarto.rules import FalseCall, GameClock, Outcome, Reason, Seat, TurnClock
from openquarto.workshop.arena.contest import Contest, Entrant, Round, names_of, plain
from openquarto.workshop.arena.contest_players import ContestPlayers, with_names
from openquarto.workshop.arena.error import ArenaError
from openquarto.workshop.arena.playing import Played, play
from tests.engine.talk import OURS, bad

EMPTY = "4/4/4/4 - - classic"
FIRST_GAME, SECOND_GAME = Round(1, 1), Round(1, 2)


def engine(command: Sequence[str], **options: str) -> Entrant:
    return Entrant("Engine", None, tuple(command), tuple(options.items()))


@contextmanager
def seated(one: Entrant, two: Entrant, **settings: object) -> Iterator[ContestPlayers]:
    wanted = {"movetime": 200, "patience": 5.0} | settings
    players = ContestPlayers(Contest(players=(one, two), **wanted))  # type: ignore[arg-type]
    try:
        yield players
    finally:
        players.close(politely=False)


RANDOM = Entrant("random", "random")


@pytest.mark.parametrize(
    ("mode", "kind", "sentence"),
    [
        ("crash@go", "crash", "ended with status 3 before it said bestmove; its last words: thinking hard"),
        ("killed@go", "crash", "by SIGKILL"),
        ("close@go", "crash", "closed its output"),
        ("hang@go", "time", "did not say its bestmove within 0.2"),
        ("unstoppable", "time", "did not say its bestmove within 0.2"),
        ("bytes@go", "output", "wrote a line of more than"),
        ("lines@go", "output", "lines before it said bestmove"),
        ("turn=zz", "illegal turn", "expected a turn such as b4A, got 'zz'"),
        ("turn=a1", "illegal turn", "expected"),
        ("turn=", "illegal turn", "expected a turn"),
        ("hang@isready", "silence", "did not say readyok"),
        ("crash@uginewgame", "crash", "before it said readyok"),
        ("hang@uginewgame", "silence", "did not say readyok"),
        ("crash@start", "crash", "ended with status 3 before it said ugiok"),
    ],
)
def test_whatever_an_engine_does_it_loses_that_game(mode: str, kind: str, sentence: str) -> None:
    patience = 0.5 if "hang" in mode else 5.0
    movetime = 20 if kind == "time" else 20_000
    with seated(engine(bad(mode)), RANDOM, movetime=movetime, grace=0.2, patience=patience) as players:
        for played, seat in ((FIRST_GAME, Seat.FIRST), (SECOND_GAME, Seat.SECOND)):
            game = play(players, played, EMPTY if seat is Seat.FIRST else "4/4/4/4 A - classic")
            assert (1, kind) == (game.winner, game.forfeit)
            assert sentence in game.sentence
            record = read_one(game.record)
            assert Outcome(Reason.TIME if kind == "time" else Reason.ABANDONED, seat.other) == record.outcome
            assert (kind, game.sentence) == (record.tags["Forfeit"], record.tags["Fault"])
            assert ("Engine", "random") == (
                record.tags[seat.name.title()],
                record.tags[seat.other.name.title()],
            )


def test_an_engine_that_answers_twice_is_found_out() -> None:
    with seated(engine(bad("twice")), RANDOM) as players:
        # Its M is legal at first; then its second answer, or M again, is not.
        games = [play(players, Round(1, game), EMPTY) for game in (1, 2)]
    assert {"output", "illegal turn"} >= {game.forfeit for game in games}
    assert [1, 1] == [game.winner for game in games]


def test_two_engines_play_and_take_each_others_seats() -> None:
    one, two = engine(OURS, Level="willow"), engine(OURS, Level="pine")
    one, two = with_names((one, two), 60.0)
    with seated(one, two, patience=60.0, nodes=1000) as players:
        records = [read_one(play(players, played, EMPTY).record) for played in (FIRST_GAME, SECOND_GAME)]
    first, second = ({record.tags[seat] for record in records} for seat in ("First", "Second"))
    assert first == second == {one.name, two.name}
    assert one.name != two.name
    assert ["1.1", "1.2"] == [record.tags["Round"] for record in records]


def test_who_lets_the_flag_fall_has_forfeited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also a player of ours: here an hour passes whenever anybody looks at the clock."""
    hours = iter(range(10**6))
    monkeypatch.setattr("openquarto.workshop.arena.playing.time.monotonic", lambda: 3600.0 * next(hours))
    with seated(RANDOM, RANDOM, clocks=(TurnClock(60), None)) as players:
        game = play(players, FIRST_GAME, EMPTY)
    assert (1, "time", "the flag fell") == (game.winner, game.forfeit, game.sentence)
    assert Outcome(Reason.TIME, Seat.SECOND) == read_one(game.record).outcome


def test_clocks_go_with_the_players() -> None:
    with seated(RANDOM, RANDOM, clocks=(GameClock(30, 2), TurnClock(60))) as players:
        controls = [
            read_one(play(players, played, EMPTY).record).tags["TimeControl"]
            for played in (FIRST_GAME, SECOND_GAME)
        ]
    assert ["30+2,60/turn", "60/turn,30+2"] == controls


def test_time_to_start_and_to_greet_is_nobodys_turn() -> None:
    """An engine that takes its time for uginewgame does not lose by it; its clock has all of its time."""
    with seated(engine(OURS, Level="willow"), RANDOM, clocks=(TurnClock(60), None), movetime=None) as players:
        game = play(players, FIRST_GAME, EMPTY)
    assert game.forfeit is None


def test_a_false_call_loses_where_that_is_agreed() -> None:
    with seated(engine(bad("turn=a1#a1-d1")), RANDOM, false_call=FalseCall.LOSES) as players:
        game = play(players, SECOND_GAME, "4/4/4/4 A - classic")
    assert (1, "false call", None) == (game.winner, game.reason, game.forfeit)


def test_the_same_game_again_and_another_seed() -> None:
    willow, pine = Entrant("willow", "willow"), Entrant("pine", "pine")
    with seated(willow, pine) as players, seated(willow, pine, seed=2) as other:
        first = play(players, FIRST_GAME, EMPTY)
        play(players, SECOND_GAME, EMPTY)
        assert first == play(players, FIRST_GAME, EMPTY)
        assert first.record != play(other, FIRST_GAME, EMPTY).record
        assert first.record != play(players, Round(2, 1), EMPTY).record
    assert first == Played.parse(bytes(first))


def test_what_an_engine_says_cannot_command_a_terminal_or_a_record() -> None:
    assert "a�[2Jb" == plain("a\x1b[2Jb")
    assert ("Eng (1)", "Eng (2)") == names_of("Eng", "Eng")
    assert (24, 24) == tuple(map(len, names_of("x" * 99, "x" * 99)))
    assert ("x" * 24, "?") == names_of("x" * 99, "")


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("Oak", Entrant("oak", "oak")),
        ("10", Entrant("ebony", "ebony")),
        ("perfect", Entrant("ebony", "ebony")),
        ("random", RANDOM),
        ("./my engine", Entrant("./my", None, ("./my", "engine"))),
        ("ugi:oak", Entrant("oak", None, ("oak",))),
        ("ugi:'a b' c", Entrant("a b", None, ("a b", "c"))),
    ],
)
def test_how_players_are_asked_for(text: str, entrant: Entrant) -> None:
    assert entrant == Entrant.parse(text, {})


def test_an_option_that_an_engine_does_not_have_is_refused() -> None:
    with pytest.raises(ArenaError, match="has no option 'Hsah'; its options are: Hash, Threads"):
        with_names((engine(OURS, Hsah="1"), RANDOM), 60.0)
    one, _ = with_names((engine(OURS, hash="1"), RANDOM), 60.0)  # case does not count in names of options
    assert one.name.startswith("OpenQuarto")
