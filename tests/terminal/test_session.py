"""A session: whole games by typed lines, wishes, files, clocks, and everything kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.match import Mask, Settings
from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.notation import Record
from openquarto.players.roster import NAMES
from openquarto.rules import Give, Line, Outcome, Piece, Place, Reason, Seat, Square, Variant
from openquarto.rules.action import Action, Call
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.false_call import FalseCall
from openquarto.speech import Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.speech.command import Act, Save, Wish
from openquarto.terminal.autosave import Autosave, SavedGame, data_folder, unfinished
from openquarto.terminal.session import TerminalSession
from openquarto.view import View

FIRST, SECOND = Seat.FIRST, Seat.SECOND
ROW = ("give A", "a1", "give B", "b1", "give C", "c1", "give D", "d1")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    return tmp_path


class Time:
    """A clock that runs when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def two(settings: Settings | None = None) -> TerminalSession:
    return TerminalSession(Arrangement(settings or Settings()))


def said(session: TerminalSession, *lines: str) -> str:
    """Everything that is said when these lines are typed."""
    return "\n".join(sentence for line in lines for sentence in session.hear(line))


class Script:
    """A player that plays a list."""

    def __init__(self, *actions: Action) -> None:
        self._actions: Iterator[Action] = iter(actions)

    def choose(self, _view: View) -> Action:
        return next(self._actions)


def against(*actions: Action, me: Seat = FIRST) -> TerminalSession:
    """A session against a computer that plays these actions."""
    session = TerminalSession(Arrangement.against("random", Settings(), me=me))
    session._players = {me.other: Script(*actions)}
    return session


# Games


@pytest.mark.parametrize(
    ("lines", "outcome", "sentence"),
    [
        ((*ROW, "quarto row 1"), Outcome(Reason.CALLED, FIRST), "In common: light, round.\nFirst wins."),
        ((*ROW, "give E", "quarto row 1"), Outcome(Reason.MISSED, SECOND), "Missed: row 1 after turn 4."),
        ((*ROW, "quarto", "row 1"), Outcome(Reason.CALLED, FIRST), "Which line?"),
        ((*ROW, "quarto column d", "quarto row 1"), None, "You have already called."),
        ((*ROW, "give E", "a2", "quarto row 2"), None, "Not a quarto."),
        (
            (*ROW, "give E", "a2", "quarto row 1"),
            None,
            "That was a quarto, but it has expired.\nOnly lines through a2 can be called now.",
        ),
        ((*ROW, "quarto"), None, "diagonal a4. Only lines through d1 can be called now."),
        (("give A", "resign", "yes"), Outcome(Reason.RESIGNED, FIRST), "Second resigns.\nFirst wins."),
        (("give A", "resign", "no"), None, "Cancelled."),
        (("give A", "draw", "yes"), Outcome(Reason.AGREED, None), "Second offers a draw.\nYes or no?"),
        (("give A", "draw", "no"), None, "First declines the draw."),
    ],
)
def test_games_by_typed_lines(lines: tuple[str, ...], outcome: Outcome | None, sentence: str) -> None:
    session = two()
    assert sentence in said(session, *lines)
    assert outcome == session.match.outcome


def test_a_false_call_may_lose() -> None:
    session = two(Settings(false_call=FalseCall.LOSES))
    assert "A false call loses the game." in session.begin()
    assert "Second loses: false call." in said(session, "give A", "a1", "quarto row 1")


def test_the_prompt_tells_that_a_line_is_asked_for() -> None:
    session = two()
    said(session, "give A", "a1", "give B", "b1")
    assert "First, give?" == session.prompt
    said(session, "quarto")
    assert "First, line?" == session.prompt
    said(session, "nonsense")  # the question still waits
    assert "First, line?" == session.prompt
    said(session, "stock")
    assert "First, give?" == session.prompt
    said(session, "quarto", "row 1")
    assert "First, give?" == session.prompt


def test_the_last_look_comes_on_every_full_board() -> None:
    session = two(Settings(variant=Variant.parse("traits=c")))
    pieces, squares = "AIBJCKDLEMFNGOHP", [f"{c}{r}" for r in "1234" for c in "abcd"]
    for piece, square in zip(pieces, squares, strict=True):
        said(session, f"give {piece}", square)
    assert session.prompt.endswith("look?")
    assert "done" in said(session, "help")
    said(session, "done")
    assert "Draw." in said(session, "done")
    assert session.prompt == "new?"


def test_automatic_calling_needs_no_call() -> None:
    session = two(Settings(variant=Variant.parse("auto")))
    assert "Quarto: row 1. In common: light, round." in said(session, *ROW)
    assert Outcome(Reason.CALLED, FIRST) == session.match.outcome


# The computer


def test_the_computer_plays_its_whole_turn_at_once() -> None:
    session = against(Place(Square.b2), Give(Piece.P))
    said(session, "give A")
    assert session.is_thinking
    told = ("The computer: b2, light round tall solid.", "You get dark square short hollow.")
    assert told == session.think()
    assert not session.is_thinking


def test_the_computer_takes_a_missed_quarto() -> None:
    row = Line.parse("a1-d1")
    session = against(
        *(Place(Square.a1), Give(Piece.B), Place(Square.c1), Give(Piece.D), Call(row)),
    )
    for lines in (["give A"], ["b1", "give C"], ["d1", "give E"]):
        said(session, *lines)
        told = session.think()
    assert ("The computer calls Quarto: row 1.", "In common: light, round.", "The computer wins.") == told[:3]


def test_taking_back_from_the_computer_goes_back_to_my_own_move() -> None:
    session = against(Place(Square.b2), Give(Piece.P), Place(Square.c3), Give(Piece.O))
    said(session, "give A")
    session.think()
    said(session, "a1", "give B")
    session.think()
    assert [
        "Taken back.",
        "c3 is empty again.",
        "Back in the stock: light round tall hollow, dark square short solid.",
        "Your turn: give.",
    ] == said(session, "back").split("\n")
    assert (Square.a1, None) == (session.match.whole_view().last, session.match.whole_view().hand)
    assert "Taken back.\na1 is empty again.\nYour turn: place." == said(session, "undo")
    assert (Square.b2, Piece.P) == (session.match.whole_view().last, session.match.whole_view().hand)
    assert said(session, "back").startswith("Taken back.\nb2 is empty again.\nBack in the stock: light round")
    assert () == session.match.game.actions
    assert "Nothing to take back." == said(session, "back")


def test_the_computer_plays_on_when_a_draw_is_offered() -> None:
    session = against()
    assert "Draw offered.\nThe computer declines the draw." == said(session, "draw")


def test_what_is_typed_in_the_computers_turn_is_refused() -> None:
    session = against(me=SECOND)
    assert "Not your turn." in said(session, "give A")
    assert "It is your opponent's turn." in said(session, "help")


@pytest.mark.parametrize("opponent", NAMES)
def test_whole_games_against_the_real_ones(opponent: str) -> None:
    session = TerminalSession(Arrangement.against(opponent, Settings(), me=SECOND))
    for _ in range(200):
        if session.match.outcome:
            break
        if session.is_thinking:
            session.think()
        else:
            action = next(
                each
                for each in session.match.whole_view(session.match.to_act).permitted
                if not isinstance(each, Call)
            )
            session.match.act(SECOND, action)
    assert session.match.outcome


# Wishes that two people have to agree on


def test_two_people_agree_to_take_back() -> None:
    session = two()
    would = "That would put back in the stock: light round tall hollow.\nYes or no?"
    assert f"First asks to take the move back.\n{would}" in said(session, "give A", "a1", "give B", "back")
    back = "Taken back.\nBack in the stock: light round tall hollow.\nSecond gives now."
    assert back == said(session, "yes")
    assert session.match.whole_view().hand is None
    assert "There is no question to answer." == said(session, "yes")


def test_a_game_that_counts_takes_nothing_back() -> None:
    assert "No taking back: this is a serious game." in said(two(Settings(counts=True)), "give A", "back")


def test_a_question_is_forgotten_when_something_else_is_typed() -> None:
    session = two()
    said(session, "give A", "resign", "board")
    assert "There is no question to answer." == said(session, "yes")
    assert session.match.outcome is None


def test_new_asks_first_and_lets_the_other_give_first() -> None:
    session = TerminalSession(Arrangement(Settings(first="Ada", second="Bo", first_clock=TurnClock(60))))
    said(session, "give A")
    first_file = session.autosave.path
    assert "End this game" in said(session, "new")
    assert "New game.\nPlayer Bo gives now." == said(session, "yes")
    assert (None, TurnClock(60)) == (
        session.arrangement.settings.first_clock,
        session.match.settings.second_clock,
    )
    said(session, "give A")
    assert first_file != session.autosave.path


def test_the_turns_of_a_game_that_is_over_are_told_one_by_one() -> None:
    session = two()
    assert "You can step through the turns once the game is over." == said(session, "next")
    said(session, *ROW, "quarto row 1")
    assert said(session, "previous").startswith("Turn 3 of 4.\nSecond: c1, light round short solid.")
    assert "Start.\nFirst gives light round tall solid." == said(session, "start")
    assert said(session, "next").startswith("Turn 1 of 4.")
    assert said(session, "turn 2").startswith("Turn 2 of 4.")
    assert said(session, "last").endswith("First wins.")
    assert "There are turns 0 to 4." == said(session, "turn 9")


def test_repeat_says_it_again() -> None:
    session = two()
    assert "There is nothing to repeat." == said(session, "repeat")
    once = said(session, "give A")
    assert once == said(session, "repeat") == said(session, "again")


def test_language_and_manner_change_at_once() -> None:
    session = two()
    assert "Langue\u00a0: français." == said(session, "language fr")
    assert "First" not in session.prompt
    said(session, "langue english", "pieces letters", "squares nato")
    assert "First gives D R T H.\nSecond: Bravo 2, D R T H." == said(session, "drth", "bravo 2")


@pytest.mark.parametrize("language", languages())
def test_every_language_plays(language: str) -> None:
    session = TerminalSession(Arrangement(), Manner(language=language))
    greeting = session.begin()
    assert "Gigamic" in " ".join(greeting)
    before = len(session.events)
    said(session, "b2", "give A", "b2", "give B")
    assert 3 == len(session.events) - before


# What is kept


def kept() -> SavedGame:
    found = unfinished()
    assert found
    return found


def test_every_action_is_kept_and_the_game_goes_on_from_there() -> None:
    time = Time()
    settings = Settings(first="Ada", first_clock=TurnClock(60), second_clock=GameClock(450, 5))
    arrangement = Arrangement.against("random", settings, me=FIRST)
    session = TerminalSession(arrangement, now=time)
    said(session, "give A")
    session.think()
    time.seconds += 7
    actions = len(kept().record.actions)
    assert actions == len(session.match.game.actions)
    said(
        session,
        f"{next(square for square in ['a1', 'b2'] if square != str(session.match.whole_view().last))}",
    )
    assert actions + 1 == len(kept().record.actions)
    time.seconds += 500  # the machine was switched off
    again = TerminalSession(now=time)
    assert f"Resuming your game of {kept().name}." == again.resume(kept())[0]
    assert session.match.game == again.match.game
    assert arrangement == again.arrangement
    assert 53.0 == again.clocks[FIRST]
    assert again.autosave.path == session.autosave.path


def test_a_game_that_is_over_is_not_offered() -> None:
    session = two()
    assert unfinished() is None
    said(session, "give A")
    assert kept().name
    said(session, "resign", "yes")
    assert unfinished() is None


def test_files_that_are_no_games_are_passed_over(data: Path) -> None:
    said(two(), "give A")
    (data_folder() / "broken.qgn").write_bytes(b"\xff\x00 nonsense")
    assert kept().record.actions


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").write_text("")
    monkeypatch.setenv("OPENQUARTO_DATA", str(data / "file"))
    session = two()
    assert "cannot be written" in said(session, "give A")
    assert "cannot be written" not in said(session, "a1")
    assert 2 == len(session.match.game.actions)


@pytest.mark.parametrize("language", languages())
def test_a_game_that_cannot_be_kept_is_never_said_to_be(data: Path, language: str) -> None:
    (data / "games").write_text("no folder")
    words = catalogue(language)
    session = TerminalSession(Arrangement(Settings()), Manner(language=language))
    folder = {"file": str(data / "games")}
    assert words.say("game-not-kept", **folder) == session.obey(Act(Give(Piece.A)))[-1]
    assert (words.say("game-not-kept", **folder),) == session.obey(Save())
    assert (words.say("goodbye-not-kept", **folder),) == session.obey(Wish.QUIT)
    assert words.say("goodbye-kept") != words.say("goodbye-not-kept", **folder)


def test_a_game_that_is_kept_in_the_end_is_said_to_be(data: Path) -> None:
    (data / "games").write_text("no folder")
    session = two()
    said(session, "give A")
    (data / "games").unlink()
    assert "Goodbye. Your game is kept. Start again to continue it." in said(session, "a1", "quit")
    assert 2 == len(Record.parse(next((data / "games").glob("*.qgn")).read_text()).actions)


def test_a_touch_tells_too_that_the_game_cannot_be_kept(data: Path) -> None:
    (data / "games").write_text("no folder")
    session = two(Settings(mask=Mask()))
    assert "This game is not kept" in said(session, "touch 5")


def test_two_games_that_begin_in_one_second_have_two_files() -> None:
    keepers = [Autosave(), Autosave()]
    for autosave in keepers:
        autosave.keep(Record.parse("A *"))
    assert keepers[0].path != keepers[1].path


# Files by name


def test_save_and_load(data: Path) -> None:
    file = data / "my game.qgn"
    session = two()
    assert f"Saved as {file}." in said(session, "give A", "b2", f"save {file}")
    assert "already exists" in said(session, "give B", f"save {file}")
    assert "Cancelled." == said(session, "no")
    other = two()
    told = said(other, f'load "{file}"')
    assert f"Loaded {file}." in told
    assert "Second: b2, light round tall solid." in told
    assert (Give(Piece.A), Place(Square.b2)) == other.match.game.actions
    assert "Saved as" in said(session, f"save {file}", "yes")
    assert 3 == len(Record.parse(file.read_text()).actions)


def test_a_game_that_has_begun_is_not_left_unasked(data: Path) -> None:
    file = data / "game.qgn"
    file.write_text("P b2 *\n")
    session = two()
    assert "Loaded" in said(session, f"load {file}")  # nothing had begun
    session = two()
    said(session, "give A")
    assert f"Leave this game and continue {file}? Yes or no?" == said(session, f"load {file}")
    assert "Cancelled." == said(session, "no")
    assert ["A"] == [str(action) for action in session.match.game.actions]
    assert "Loaded" in said(session, f"load {file}", "yes")
    assert ["P", "b2"] == [str(action) for action in session.match.game.actions]


def test_nobody_is_asked_to_resign_a_game_that_is_over() -> None:
    session = two()
    said(session, *ROW, "quarto row 1")
    assert "The game is over. Type new for another one." == said(session, "resign")
    assert not session.is_asking


def test_help_offers_a_call_only_where_one_may_be_made() -> None:
    session = two()
    assert "You may call" not in said(session, "help", "give A", "help")
    assert "You may call before you give: quarto row 2." in said(session, "a1", "help")
    assert "You may call" not in said(session, "quarto row 1", "help")
    assert "You may call before you place: quarto row 2." in said(session, "give B", "help")


def test_a_strangers_record_is_gone_on_with(data: Path) -> None:
    file = data / "games.qgn"
    file.write_text('[First "Ada"] A b2B 1/2-1/2\n[Termination "agreed"] A b2B 1/2-1/2\n\nA b2B a1 *\n')
    session = TerminalSession(Arrangement.against("random", Settings(), me=FIRST))
    told = said(session, f"load {file}")
    assert "holds 3 games. This is number 3." in told
    assert "Your turn: give." in told
    assert FIRST is session.arrangement.me
    assert PERSON != session.arrangement.sitters[SECOND]


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("missing.qgn", None, "There is no file"),
        ("bytes.qgn", b"\xff\xfe\xff", "is not a text file"),
        ("empty.qgn", b"", "There is no game in"),
        ("faulty.qgn", b"A b9B *", "is not a valid record. Line 1, column 3:"),
        (".", None, "cannot be read"),
        ("~nobody-here/x.qgn", None, "There is no file"),
        ("nul\0.qgn", None, "cannot be read"),
    ],
)
def test_files_that_cannot_be_used(data: Path, name: str, content: bytes | None, sentence: str) -> None:
    path = data / name
    if content is not None:
        path.write_bytes(content)
    session = two()
    said(session, "give A")
    assert sentence in said(session, f"load {name if name.startswith('~') else path}")
    assert (Give(Piece.A),) == session.match.game.actions


def test_a_file_that_cannot_be_written(data: Path) -> None:
    assert "cannot be written" in said(two(), f"save {data / 'no' / 'folder.qgn'}")


# Clocks


def test_the_clock_warns_once_and_falls() -> None:
    time = Time()
    session = TerminalSession(
        Arrangement(Settings(first_clock=TurnClock(60), second_clock=TurnClock(60))), now=time
    )
    assert "Clock: 1 minute per turn." in session.begin()
    assert 50.0 == session.seconds_to_tick
    time.seconds += 50
    assert ("First: 10 seconds left.",) == session.tick()
    assert (10.0, ()) == (session.seconds_to_tick, session.tick())
    said(session, "give A")
    assert 50.0 == session.seconds_to_tick
    time.seconds += 61
    assert ("Second is out of time.", "First wins.") == session.tick()
    assert "The game is over." == said(session, "b2")
    assert session.seconds_to_tick is None


def test_nobody_pays_for_the_time_before_the_game_begins() -> None:
    time = Time()
    session = TerminalSession(Arrangement(Settings(first_clock=TurnClock(60))), now=time)
    time.seconds += 100  # somebody was asked whether to go on with another game
    session.begin()
    assert 60.0 == session.clocks[FIRST]


def test_a_move_after_the_flag_is_answered_with_the_flag() -> None:
    time = Time()
    session = TerminalSession(
        Arrangement(Settings(first_clock=TurnClock(5), second_clock=TurnClock(5))), now=time
    )
    time.seconds += 5
    assert "First is out of time.\nSecond wins.\nThe game is over." == said(session, "give A")


def test_only_my_own_clock_warns_me() -> None:
    time = Time()
    clock = TurnClock(60)
    session = TerminalSession(
        Arrangement.against("random", Settings(first_clock=clock, second_clock=clock), me=SECOND), now=time
    )
    time.seconds += 51
    assert () == session.tick()
    assert session.think()
    time.seconds += 50.5
    assert ("10 seconds left.",) == session.tick()
