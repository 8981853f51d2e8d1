"""The state machine: each line with what it calls for, and nothing that makes it fall over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.engine.limits import Limits
from openquarto.engine.moves import position_words, read_position
from openquarto.engine.option import Choices
from openquarto.engine.session import Forget, Halt, Leave, Order, Prepare, Say, Search, Session
from openquarto.rules import CLASSIC, VARIANTS, FalseCall, Game, Position, Variant
from tests.strategies import games

BUSY = "because a search is going on"


def said(orders: tuple[Order, ...]) -> list[str]:
    return [order.line for order in orders if isinstance(order, Say)]


def after(*lines: str) -> Session:
    session = Session()
    for line in lines:
        session.handle(line)
    return session


def searched(orders: tuple[Order, ...]) -> Search:
    (order,) = orders
    assert isinstance(order, Search)
    return order


def test_the_greeting() -> None:
    name, author, *options, end = said(Session().handle("ugi"))
    assert name.startswith("id name OpenQuarto ")
    assert "id author the OpenQuarto contributors" == author
    assert ["Hash", "Threads", "Level", "Variant", "MultiPV", "Book", "Seed"] == [
        line.split()[2] for line in options
    ]
    levels = (
        "var willow var poplar var pine var larch var walnut var birch var ash var oak var maple var ebony"
    )
    assert f"option name Level type combo default exact {levels} var random var exact" in options
    assert "ugiok" == end


def test_ready() -> None:
    assert (Prepare(Choices()), Say("readyok")) == Session().handle("isready")
    assert (Say("readyok"),) == after("go infinite").handle("isready")


@pytest.mark.parametrize(
    "line", ["", "   ", "\t", "stop", "setoption name Hash value 8", "position startpos"]
)
def test_lines_without_an_answer(line: str) -> None:
    assert () == Session().handle(line)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("xyzzy", "expected a command such as isready, got 'xyzzy'"),
        ("UGI", "got 'UGI'"),
        ("setoption Hash 8", "expected setoption name NAME value VALUE, got 'Hash 8'"),
        ("setoption name  value 8", "expected setoption name"),
        (
            "setoption name Contempt value 8",
            "one of the options Hash, Threads, Level, Variant, MultiPV, Book and Seed",
        ),
        ("setoption name Hash", "expected a number from 1 to "),
        ("setoption name Hash value 0", "for Hash, got '0'"),
        ("setoption name Hash value ٣", "for Hash, got '٣'"),
        ("setoption name Threads value 257", "expected a number from 1 to 256 for Threads, got '257'"),
        ("setoption name Level value 11", "expected a number from 1 to 10, or willow, poplar"),
        ("setoption name Seed value -1", "expected a number from 0 to 2147483647 for Seed, got '-1'"),
        ("setoption name Book value yes", "expected true or false for Book, got 'yes'"),
        ("setoption name Variant value Blocks", "for Variant, got 'Blocks'"),
        ("position", "expected startpos or fen, then perhaps moves, got ''"),
        ("position startpos M", "got 'startpos M'"),
        ("position fen", "got 'fen'"),
        ("position fen moves M", "got 'fen moves M'"),
        ("position fen 4/4/4/4 -", "got 2 in"),
        ("position fen 4/4/4/4 - - classic 1", "got 5 in"),
        ("position fen AA2/4/4/4 A d4", "A stands on a1 and b1; the piece in hand, A, also stands on a1"),
        ("position startpos moves M M", "move 2, 'M': expected M to be placed, got M"),
        (
            "position startpos moves M b4 a2J",
            "expected a whole turn before the last move, got 'b4' as move 2",
        ),
        ("position startpos moves M b4#a1-d1A", "expected a ? after #a1-d1, because the call is false"),
        ("position startpos moves M b4A a1=", "move 3, 'a1=': expected a piece to be given, got ="),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(line: str, sentence: str) -> None:
    (told,) = said(Session().handle(line))
    assert told.startswith("info string ")
    assert sentence in told


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "go sideways",
            "expected a limit such as movetime, nodes, depth, infinite or p1time, got 'sideways'",
        ),
        ("go movetime", "expected a number of at most 12 digits after movetime, got ''"),
        ("go movetime -1", "got '-1'"),
        ("go nodes 1 nodes 2", "expected each limit at most once, got 'nodes' twice"),
        ("go depth 1234567890123", "of at most 12 digits after depth"),
    ],
)
def test_a_search_that_cannot_be_is_answered_at_once(line: str, sentence: str) -> None:
    session = Session()
    told, answer = said(session.handle(line))
    assert sentence in told
    assert "bestmove none" == answer
    assert not session.is_searching


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("startpos", "4/4/4/4 - - classic"),
        ("startpos moves", "4/4/4/4 - - classic"),
        ("startpos moves M b4A", "4/4/4/1M2 A b4 classic"),
        ("startpos moves M b4", "4/4/4/1M2 - b4 classic"),
        ("fen 4/4/4/4 M -", "4/4/4/4 M - classic"),
        ("fen 4/4/4/4 M - blocks", "4/4/4/4 M - blocks"),
        ("fen 4/4/4/4 M - auto+blocks moves a1B", "M3/4/4/4 B a1 blocks+auto"),
        ("fen ABCD/4/4/4 E d1 moves #a1-a4?", "ABCD/4/4/4 E d1 classic"),
    ],
)
def test_positions(line: str, position: str) -> None:
    order = searched(after(f"position {line}").handle("go depth 3"))
    assert (position, Limits(depth=3)) == (str(order.position), order.limits)


def test_a_refused_position_leaves_none() -> None:
    session = after("position startpos moves M", "position startpos moves X")
    assert [
        "info string expected a position first, because the last one was refused",
        "bestmove none",
    ] == said(session.handle("go nodes 1"))
    assert "response none" == said(session.handle("query p1turn"))[-1]
    session.handle("uginewgame")
    assert "4/4/4/4 - - classic" == str(searched(session.handle("go")).position)


def test_a_game_that_is_over_is_not_searched() -> None:
    session = after("position fen ABCD/4/4/4 E d1 moves #a1-d1")
    assert ["info string expected no search, because the game is over", "bestmove none"] == said(
        session.handle("go infinite")
    )


@pytest.mark.parametrize(
    ("line", "gameover", "p1turn", "result"),
    [
        ("startpos", "false", "true", "none"),
        ("startpos moves M", "false", "false", "none"),
        ("fen ABCD/4/4/4 E d1 moves #a1-d1", "true", "false", "p2win"),
        ("fen ABC1/4/4/4 D c1 auto moves d1", "true", "false", "p1win"),
        ("fen MICH/FAKE/LOJD/BNG1 P c4 moves d4= =", "true", "false", "draw"),
        ("fen MICH/FAKE/LOJD/BNG1 P c4 moves d4=", "false", "false", "none"),
    ],
)
def test_queries(line: str, gameover: str, p1turn: str, result: str) -> None:
    session = after(f"position {line}")
    assert [f"response {gameover}", f"response {p1turn}", f"response {result}"] == [
        said(session.handle(f"query {word}"))[0] for word in ("gameover", "p1turn", "result")
    ]
    assert "response none" == said(session.handle("query meaning"))[-1]


@pytest.mark.parametrize("text", ["oak", "8", "Oak", "chêne", "Eiche", "roble", "quercia", "eik", "carvalho"])
def test_a_level_is_had_by_its_name_in_every_language(text: str) -> None:
    assert "oak" == searched(after(f"setoption name Level value {text}").handle("go")).choices.level


def test_options() -> None:
    session = after(
        "setoption name Hash value 3",
        "setoption  name  multipv  value  5",
        "setoption name Level value 3",
        "setoption name Variant value traits=cs+blocks",
        "setoption name Book value false",
        "setoption name Threads value 2",
        "setoption name Seed value 7",
    )
    order = searched(session.handle("go"))
    assert Choices(3, 2, "pine", Variant.parse("blocks+traits=cs"), 5, book=False, seed=7) == order.choices
    assert "4/4/4/4 - - blocks+traits=cs" == str(order.position)


@pytest.mark.parametrize("line", ["go", "position startpos", "setoption name Hash value 1", "uginewgame"])
def test_what_has_to_wait_for_a_search(line: str) -> None:
    session = after("go movetime 100")
    (told,) = said(session.handle(line))
    assert BUSY in told
    assert (Say("bestmove M"),) == session.found("M")
    assert BUSY not in str(session.handle(line))


def test_the_end_of_a_search() -> None:
    session = after("go nodes 9")
    assert (Halt(),) == session.handle("stop")
    assert (Say("bestmove M"),) == session.found("M")
    assert () == session.handle("stop")
    assert () == session.found("B")


def test_an_infinite_search_is_answered_after_stop_alone() -> None:
    early = after("go infinite")
    assert () == early.found("M")
    assert (Say("bestmove M"),) == early.handle("stop")
    late = after("go infinite")
    assert (Halt(),) == late.handle("stop")
    assert (Say("bestmove M"),) == late.found("M")
    early.handle("go infinite")
    assert () == early.found("B")  # the next one waits again


def test_new_game_and_quit() -> None:
    assert (Forget(),) == Session().handle("uginewgame")
    assert (Leave(),) == Session().handle("quit")
    assert (Halt(), Leave()) == after("go").handle("quit")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_all_variants(variant: Variant) -> None:
    by_option = after(f"setoption name Variant value {variant}", "position startpos moves M")
    by_text = after(f"position fen 4/4/4/4 - - {variant} moves M")
    by_both = after(f"setoption name Variant value {variant}", "position fen 4/4/4/4 M -")
    for session in (by_option, by_text, by_both):
        assert Position.parse(f"4/4/4/4 M - {variant}") == searched(session.handle("go")).position


words = st.sampled_from(
    (
        *("ugi", "isready", "setoption", "name", "value", "Hash", "Threads", "Level", "Variant", "MultiPV"),
        *("position", "startpos", "fen", "moves", "go", "movetime", "nodes", "depth", "infinite", "p1time"),
        *("stop", "query", "gameover", "p1turn", "result", "quit", "uginewgame", "M", "b4A", "a1#a1-a4"),
        *("#a1-d1?", "=", "4/4/4/4", "-", "blocks", "1", "0", "-5", "9" * 20, "ABCD/4/4/4", "d1", "\0", "ü"),
    )
)
nonsense = st.lists(st.one_of(st.lists(words, max_size=9).map(" ".join), st.text(max_size=40)), max_size=12)


@given(nonsense)
def test_nothing_makes_it_fall_over(lines: list[str]) -> None:
    session = Session()
    for line in lines:
        for order in session.handle(line):
            if isinstance(order, Say):
                assert order.line.isprintable()
                assert order.line.split()[0] in (
                    "info",
                    "bestmove",
                    "response",
                    "id",
                    "option",
                    "ugiok",
                    "readyok",
                )


@given(games())
def test_games_are_read_as_they_are_written(game: Game) -> None:
    if game.false_call is FalseCall.GOES_ON:
        read = read_position(position_words(game), CLASSIC)
        assert (game.positions, game.actions) == (read.positions, read.actions)
